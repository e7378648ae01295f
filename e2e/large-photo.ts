import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const small = fileURLToPath(new URL('fixtures/coffee.jpg', import.meta.url));

/** A photograph as a phone takes it, with the grain that makes its file large; answers where it lies. */
export async function largePhoto(width: number, height: number, quality = 90): Promise<string> {
  const tile = await sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  })
    .png()
    .toBuffer();
  const bytes = await sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: tile, tile: true, blend: 'soft-light' }])
    .jpeg({ quality })
    .toBuffer();
  const path = join(await mkdtemp(join(tmpdir(), 'afterimage-photo-')), 'from the phone.jpg');
  await writeFile(path, bytes);
  return path;
}
