import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ownPhotographs, photographs } from './photograph-list.ts';
import { checkout, photographFile } from './photographs.ts';

/** A picture as red, green, blue and alpha, four bytes a pixel. */
export type Picture = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

function fileOf(name: string): string {
  const own = ownPhotographs.find((photograph) => photograph.name === name);
  if (own) return join(checkout, own.path);
  const photograph = photographs.find((one) => one.name === name);
  if (!photograph) throw new RangeError(`no photograph is called ${name}`);
  const file = photographFile(photograph);
  if (!existsSync(file)) throw new Error(`${name} is not there: run node bench/tracker/sequences/photographs.ts`);
  return file;
}

/** A photograph by its name, its longest side at most `side` pixels. */
export async function pictureOf(name: string, side: number): Promise<Picture> {
  const { data, info } = await sharp(fileOf(name))
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
