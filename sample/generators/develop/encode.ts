import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Eight bits a channel, from the top left. */
export interface Pixels {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Besides that of the picture itself. */
const smallerWidths = [320, 640, 960];
/** Chosen by eye: a large picture is seen with more pixels than the eye can tell apart. */
const quality = { small: 66, large: 62 };
const effort = 2;

/** What a smaller size loses in crispness comes back by a little sharpening. */
const sharpening = { sigma: 0.5, m1: 0.4, m2: 1.2 };

/** Writes a picture's sizes as `<path>-<width>.avif`; answers their widths, and it as a blur of 12 pixels. */
export async function writeSizes(
  { width, height, bytes }: Pixels,
  path: string,
): Promise<{ width: number; height: number; widths: number[]; placeholder: string }> {
  const source = sharp(bytes, { raw: { width, height, channels: 3 } });
  const widths = [...smallerWidths.filter((each) => each < width), width];
  for (const each of widths) {
    const file = await source
      .clone()
      .resize(each, undefined, { kernel: 'lanczos3' })
      .sharpen(sharpening)
      .avif({ quality: each < 1000 ? quality.small : quality.large, effort })
      .toBuffer();
    await writeFile(`${path}-${each}.avif`, file);
  }
  const tiny = await source.clone().resize(12).webp({ quality: 40 }).toBuffer();
  return {
    width,
    height,
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

export async function writeDraft({ width, height, bytes }: Pixels, path: string): Promise<void> {
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
}
