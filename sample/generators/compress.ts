import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Bytes that a picture of 960 × 1200 may cost; smaller ones in proportion to the square root of their pixels. */
const budgets = { avif: 16_500, webp: 20_500 };
const qualities = { avif: [48, 37, 28], webp: [62, 46, 32] };
const fullPixels = 960 * 1200;

/** The finest step of quality that stays within the budget. */
async function compressed(
  source: Buffer | string,
  width: number,
  height: number,
  format: 'avif' | 'webp',
): Promise<Buffer> {
  const budget = budgets[format] * ((width * height) / fullPixels) ** 0.72;
  const pixels = await sharp(source)
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let made = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    const image = sharp(pixels.data, { raw: pixels.info });
    made = await (
      format === 'avif' ? image.avif({ quality, effort: 2 }) : image.webp({ quality, effort: 4 })
    ).toBuffer();
    if (made.length <= budget) break;
  }
  return made;
}

/** Writes a picture's sizes, each as AVIF and WebP, as `<path>-<width>.<format>`. */
export async function writeSizes(
  source: Buffer | string,
  path: string,
  sizes: { width: number; height: number; widths: number[] },
): Promise<void> {
  for (const width of sizes.widths) {
    const height = Math.round((sizes.height * width) / sizes.width);
    for (const format of ['avif', 'webp'] as const) {
      await writeFile(`${path}-${width}.${format}`, await compressed(source, width, height, format));
    }
  }
}
