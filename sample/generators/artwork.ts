import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTarget, measureTrackability } from '@afterimage/tracker';
import sharp, { type Sharp } from 'sharp';
import { cleanLight } from './denoiser/denoise.ts';
import { readExr } from './denoiser/exr.ts';

const artworkFolder = fileURLToPath(new URL('../artwork/', import.meta.url));
const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));
const side = 1600;
const mostBytes = 250_000;
/** The tracker compiles no more than this of a picture's longer side. */
const compiledSide = 1024;

/** Takes the noise from a folder's passes, and leaves the light as plain floats for the film (`develop.py`). */
async function clean(folder: string): Promise<void> {
  const pass = async (name: string) => readExr(await readFile(join(folder, `${name}0001.exr`)));
  const light = await cleanLight(await pass('beauty'), { albedo: await pass('albedo'), normal: await pass('normal') });
  await writeFile(join(folder, 'light.f32'), Float32Array.from(light.values));
}

/** Keeps a developed picture as `artwork/<name>.webp`. */
async function keep(name: string, file: string): Promise<void> {
  for (let quality = 82; ; quality -= 6) {
    const webp = await sharp(file).resize(side, side).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length > mostBytes && quality > 40) continue;
    await writeFile(join(artworkFolder, `${name}.webp`), webp);
    process.stdout.write(`${name} ${webp.length} bytes, quality ${quality}\n`);
    return;
  }
}

async function pixels(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** How well the tracker knows and follows each of the pictures. */
async function rate(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const picture = sharp(join(artworkFolder, `${name}.webp`)).resize(compiledSide, compiledSide);
    const { stars, recognition, coverage, smallestShare, reasons } = measureTrackability(await pixels(picture), {
      widthMm: 100,
    });
    process.stdout.write(
      `${name.padEnd(12)} ${stars.toFixed(1)} stars, recognised ${recognition.toFixed(2)}, coverage ${coverage.toFixed(2)}, ` +
        `from ${smallestShare.toFixed(2)} of the frame ${reasons.map((reason) => JSON.stringify(reason)).join(' ')}\n`,
    );
  }
}

/** Cuts a print of the demo from its artwork, four to five, and compiles what the viewer looks for. */
async function demoPrint(name: string): Promise<void> {
  const cut = sharp(join(artworkFolder, `${name}.webp`)).extract({ left: 160, top: 0, width: 1280, height: side });
  const print = await cut.resize(960, 1200).toBuffer();
  await sharp(print)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(mediaFolder, `${name}.webp`));
  const pack = compileTarget(await pixels(sharp(print).resize(819, compiledSide)), { physicalWidth: 100 });
  await writeFile(join(mediaFolder, `${name}.pack`), pack);
  process.stdout.write(`${name} pack of ${pack.length} bytes\n`);
}

const [command = '', ...words] = process.argv.slice(2);
if (command === 'clean' && words[0]) await clean(words[0]);
if (command === 'keep' && words[0] && words[1]) await keep(words[0], words[1]);
if (command === 'rate') await rate(words);
if (command === 'demo') for (const name of words) await demoPrint(name);
