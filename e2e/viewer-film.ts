import { setTimeout as wait } from 'node:timers/promises';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { type Raster, withPages } from '../server/src/print/test-pdfium.ts';
import { compose } from '../tracker/src/geometry/homography.ts';
import { say } from './account-steps.ts';
import { cornersOf, type FilmSize, swaying, type HeldView, writeFilm } from './camera-film.ts';

/**
 * PDFium lays pictures on whole pixels, which are therefore as small as can be had: a face is so long, or as fine as a
 * press.
 */
const longest = 4000;
const finest = 600;

/** A printed face as it comes from the press: its print file, rasterised, cut at the trim. */
interface PrintedFace {
  face: PrintSurface;
  pxPerMm: number;
  picture: Buffer;
  width: number;
  height: number;
}

/** The faces of a paid order's print file, as soon as the shop has made it. */
async function printedFaces(shop: string, project: Project): Promise<PrintedFace[]> {
  const pdf = await printFile(shop);
  const faces = project.printTemplate?.surfaceList ?? [];
  return withPages(pdf, async (pages) => {
    const printed: PrintedFace[] = [];
    for (const [index, face] of faces.entries()) {
      const inches = (Math.max(face.widthMm, face.heightMm) + 2 * face.bleedMm) / 25.4;
      const dpi = Math.min(finest, Math.floor(longest / inches));
      const pxPerMm = dpi / 25.4;
      const whole = await pages[index]?.raster(dpi);
      if (!whole) throw new Error(`The print file has no page for ${face.title}.`);
      const bleed = Math.round(face.bleedMm * pxPerMm);
      const [width, height] = [Math.round(face.widthMm * pxPerMm), Math.round(face.heightMm * pxPerMm)];
      const raw = { width: whole.width, height: whole.height, channels: 4 as const };
      const picture = await sharp(whole.data, { raw })
        .extract({ left: bleed, top: bleed, width, height })
        .flatten({ background: face.background })
        .png()
        .toBuffer();
      printed.push({ face, pxPerMm, picture, width, height });
    }
    return printed;
  });
}

/** The newest print file on the operator's desk. */
async function printFile(shop: string): Promise<Buffer> {
  for (let tries = 0; tries < 120; tries += 1) {
    const desk = await (await fetch(`${shop}/dev/orders`)).text();
    const [, address] = /href="(\/print-files\/[^"]+)"/.exec(desk) ?? [];
    if (address) return Buffer.from(await (await fetch(shop + address.replaceAll('&amp;', '&'))).arrayBuffer());
    await wait(250);
  }
  throw new Error('The print file was not made.');
}

/** What was filmed: where the outer corners of each of the show's targets lie, in pixels of the frame, by its number. */
export interface Filmed {
  size: FilmSize;
  frames: number;
  corners: (frame: number, target: number) => number[] | null;
}

/** From the project's printed photos to a film of the face with the first of them, held by a hand; null: out of sight. */
export async function filmProject(
  path: string,
  { shop, project, show }: { shop: string; project: Project; show: ViewerShow },
  {
    size,
    frames,
    around,
    seen,
  }: { size: FilmSize; frames: number; around?: Partial<HeldView>; seen?: (frame: number) => boolean },
): Promise<Filmed> {
  const faces = await printedFaces(shop, project);
  const placed = show.targetList.map((target) => ({ target, ...placeOf(faces, target.title, project) }));
  const [first] = placed;
  if (!first) throw new Error('Nothing plays on this print.');
  const swayed = swaying(first.face, size, frames, around);
  const viewList = swayed.map((view, index) => (seen && !seen(index) ? null : view));
  await writeFilm(path, size, [{ picture: first.face.picture, viewList }]);
  return {
    size,
    frames,
    corners(frame, index) {
      const [view, found] = [viewList[frame], placed[index]];
      if (!view || found?.face !== first.face) return null;
      const { target, place } = found;
      const { pxPerMm } = found.face;
      // Pixels of the target's picture, through millimetres of the face, to pixels of the printed face.
      const [sx, sy] = [(target.widthMm / target.width) * pxPerMm, (target.heightMm / target.height) * pxPerMm];
      const [ox, oy] = [place.x * pxPerMm, place.y * pxPerMm];
      const onFace = [sx, 0, ox + sx / 2 - 0.5, 0, sy, oy + sy / 2 - 0.5, 0, 0, 1];
      return cornersOf(target, compose(view, onFace));
    },
  };
}

/** What is printed where the show's first target lies, as RGBA: what another tracker would be given. */
export async function pictureOf(
  shop: string,
  { project, show }: { project: Project; show: ViewerShow },
): Promise<Raster> {
  const [target] = show.targetList;
  if (!target) throw new Error('Nothing plays on this print.');
  const { face, place } = placeOf(await printedFaces(shop, project), target.title, project);
  const [left = 0, top = 0, width = 0, height = 0] = [place.x, place.y, place.width, place.height].map((mm) =>
    Math.round(mm * face.pxPerMm),
  );
  const { data, info } = await sharp(face.picture)
    .extract({ left, top, width, height })
    .resize(target.width, target.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The address in the QR code of a paid order's print, read from the print itself. */
export async function addressOnPrint(shop: string, project: Project): Promise<string> {
  for (const { picture } of await printedFaces(shop, project)) {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    try {
      return decodeQR({ width: info.width, height: info.height, data });
    } catch {
      // This face has none.
    }
  }
  throw new Error('No face of the print has a code that can be read.');
}

function placeOf(faces: readonly PrintedFace[], title: string, project: Project) {
  const slot = project.projectCustomizationItemList.find((item) => item.title === title)?.customizationId;
  for (const face of faces)
    for (const item of face.face.itemList)
      if (item.kind === 'photo' && item.slot === slot) return { face, place: item.place };
  throw new Error(`No face shows ${title}.`);
}

export const showOf = (shop: string, code: string) => say<ViewerShow>(shop, `/viewers/${code}`);
