import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { artworkList, artworkPixels } from '../src/artwork.generated.ts';
import { artworkRows } from './artwork-list.ts';

it('S2.9 a product shows the artwork in 3D that is on its pictures, and each is as large as the server counts on', async () => {
  expect(Object.entries(artworkList)).toEqual(artworkRows());
  for (const name of new Set(Object.values(artworkList))) {
    const file = fileURLToPath(new URL(`../artwork/${name}.webp`, import.meta.url));
    const { width, height } = await sharp(file).metadata();
    expect([width, height], name).toEqual([artworkPixels, artworkPixels]);
  }
});
