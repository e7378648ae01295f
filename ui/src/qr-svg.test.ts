import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrFile } from './qr-svg.ts';

it('S1.13 the code that is downloaded is read back as the address of the viewer', async () => {
  const url = 'https://prints.example/de/ar/0123456789abcdefghjkmnpqrs';
  const { data, info } = await sharp(Buffer.from(qrFile(url)), { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(url);
});
