import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { productList } from '../src/products.ts';
import { pictureFolder, readMade } from './made.ts';

const sheetFile = fileURLToPath(new URL('../../.cache/sheet.png', import.meta.url));
const tile = { width: 320, height: 400, gap: 8 };
const columns = 8;

/** Lays pictures on one sheet: those whose names hold one of the words, or every product's first main view. */
export async function contactSheet(words: readonly string[]): Promise<{ file: string; count: number }> {
  const made = readMade();
  const mains = productList.map(({ slug, variation }) => `${slug}-${variation[0]?.color ?? 'natural'}-main`);
  const names =
    words.length > 0
      ? Object.keys(made).filter((name) => words.some((word) => name.includes(word)))
      : mains.filter((name) => made[name]);
  if (names.length === 0) throw new Error('There is no picture of that name.');
  const across = Math.min(columns, names.length);
  const pictures = names.map(async (name, index) => ({
    input: await sharp(join(pictureFolder, `${name}-320.avif`))
      .resize(tile.width, tile.height, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
    left: tile.gap + (index % across) * (tile.width + tile.gap),
    top: tile.gap + Math.floor(index / across) * (tile.height + tile.gap),
  }));
  const width = tile.gap + across * (tile.width + tile.gap);
  const height = tile.gap + Math.ceil(names.length / across) * (tile.height + tile.gap);
  await mkdir(join(sheetFile, '..'), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#fbf9f5' } })
    .composite(await Promise.all(pictures))
    .png()
    .toFile(sheetFile);
  return { file: sheetFile, count: names.length };
}
