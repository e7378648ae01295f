import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

export const processPlates = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** How much ink a plate has in a part of the page, 0 to 1; the edges are shares of its width and height. */
type Inked = (area: { left: number; right: number; top: number; bottom: number }) => number;

/** The plates of a PDF's only page, as a press would have them: `tiffsep` of Ghostscript. */
export async function separated(pdf: Buffer): Promise<Map<string, Inked>> {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-plates-'));
  try {
    await writeFile(join(folder, 'in.pdf'), pdf);
    const to = ['-sDEVICE=tiffsep', '-r72', '-o', join(folder, 'page.tif'), join(folder, 'in.pdf')];
    await promisify(execFile)('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...to]);
    const plates = new Map<string, Inked>();
    for (const file of await readdir(folder)) {
      const [, name] = /\((.+)\)\.tif$/.exec(file) ?? [];
      if (name !== undefined) plates.set(name, await inkOf(join(folder, file)));
    }
    return plates;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function inkOf(file: string): Promise<Inked> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return ({ left, right, top, bottom }) => {
    let [sum, count] = [0, 0];
    for (let y = Math.ceil(top * height); y < Math.floor(bottom * height); y += 1)
      for (let x = Math.ceil(left * width); x < Math.floor(right * width); x += 1) {
        sum += 1 - (data[(y * width + x) * channels] ?? 0) / 255;
        count += 1;
      }
    return sum / count;
  };
}
