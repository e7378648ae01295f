import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoHead } from './photo-head.ts';

const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#c08040' } });

describe('what a photo is', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'D7.44 %s is told by its content, with its size',
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer();
      expect(photoHead(bytes)).toEqual({ type: `image/${format}`, size: { width: 64, height: 48 } });
    },
  );

  it('D7.44 WebP without loss and with transparency is told as well', async () => {
    const lossless = await picture().webp({ lossless: true }).toBuffer();
    const clear = await picture().ensureAlpha(0.5).webp().toBuffer();
    for (const bytes of [lossless, clear])
      expect(photoHead(bytes)).toEqual({ type: 'image/webp', size: { width: 64, height: 48 } });
  });

  it('D7.44 HEIC is told by its content, with its size', async () => {
    const bytes = await readFile(new URL('../../../e2e/fixtures/photo.heic', import.meta.url));
    expect(photoHead(bytes)).toEqual({ type: 'image/heic', size: { width: 1200, height: 900 } });
  });

  it('D7.44 the size is that of the upright photo', async () => {
    const sideways = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const upright = await picture().jpeg().withMetadata({ orientation: 3 }).toBuffer();
    expect(photoHead(sideways)?.size).toEqual({ width: 48, height: 64 });
    expect(photoHead(upright)?.size).toEqual({ width: 64, height: 48 });
  });

  it('D7.44 progressive JPEG and one with a large profile before its size are read', async () => {
    const bytes = await picture().jpeg({ progressive: true }).withMetadata({ icc: 'p3' }).toBuffer();
    expect(photoHead(bytes)?.size).toEqual({ width: 64, height: 48 });
  });

  it.each([
    ['nothing', ''],
    ['a text', 'This is not a photo, whatever it is called.'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['an animation', 'GIF89a and what follows it'],
    ['a film', '\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41'],
  ])('D7.44 %s is no photo', (_, content) => {
    expect(photoHead(new TextEncoder().encode(content))).toBeNull();
  });

  it('D7.44 what breaks off has no size, and breaks nothing', async () => {
    const bytes = await picture().jpeg().toBuffer();
    for (const length of [16, 20, 40, 100])
      expect(photoHead(bytes.subarray(0, length))).toEqual({ type: 'image/jpeg', size: null });
    expect(photoHead(new Uint8Array([0xff, 0xd8, 0xff, ...Array<number>(400).fill(0xff)]))?.size).toBeNull();
  });
});
