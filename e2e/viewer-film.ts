import { setTimeout as wait } from 'node:timers/promises';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { type Raster, withPages } from '../server/src/print/pdf-pages.ts';
import { compose, invert, project } from '../tracker/src/geometry/homography.ts';
import { callShop } from './account-steps.ts';
import { asBent, cornersOf, type FilmedView, type FilmSize, type HeldView, swaying, writeFilm } from './camera-film.ts';
import { type MugView, mugView, turningMug } from './mug-film.ts';

/**
 * PDFium lays pictures on whole pixels, which are therefore as small as can be had: a face is so long, or as fine as a
 * press.
 */
const longest = 4000;
const finest = 600;

/** A printed face as it comes from the press: its print file, rasterised, cut at the trim. */
interface PrintedSurface {
  face: PrintSurface;
  pxPerMm: number;
  picture: Buffer;
  width: number;
  height: number;
}

/** The faces of a paid order's print file, as soon as the shop has made it. */
async function printedSurfaces(shop: string, project: Project): Promise<PrintedSurface[]> {
  const pdf = await printFile(shop, project);
  const surfaces = project.printTemplate?.surfaceList ?? [];
  return withPages(pdf, async (pages) => {
    const printed: PrintedSurface[] = [];
    for (const [index, face] of surfaces.entries()) {
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

/** A project's print file: on the operator's desk it lies beside the link to its viewer. */
export async function printFile(shop: string, { viewerCode }: Project): Promise<Buffer> {
  for (let tries = 0; tries < 360; tries += 1) {
    const backOfficePage = await (await fetch(`${shop}/dev/orders`)).text();
    const row = backOfficePage.split('<li>').find((one) => one.includes(`/ar/${viewerCode}`)) ?? '';
    const [, address] = /href="(\/print-files\/[^"]+)"/.exec(row) ?? [];
    if (address) return Buffer.from(await (await fetch(shop + address.replaceAll('&amp;', '&'))).arrayBuffer());
    await wait(250);
  }
  throw new Error('The print file was not made.');
}

/** What was filmed, by the number of a frame and of a target of the show. */
export interface Filmed {
  size: FilmSize;
  frames: number;
  /** Where a flat target's outer corners lie, in pixels of the frame; null while it is out of sight. */
  corners: (frame: number, target: number) => number[] | null;
  /** From a pixel of the frame to one of the target's picture, also of a bent one; null beside what is to be seen of it. */
  toTarget: (frame: number, target: number, x: number, y: number) => readonly [number, number] | null;
}

export interface Filming {
  size: FilmSize;
  frames: number;
  /** How the faces are held, in the order in which the show names them. */
  around?: readonly Partial<HeldView & MugView>[];
  seen?: (frame: number) => boolean;
}

/** From a paid order's print file to a film of its faces on which something plays, each in a hand, mugs bent. */
export async function filmProject(
  path: string,
  { shop, project: order, show }: { shop: string; project: Project; show: ViewerShow },
  { size, frames, around = [], seen = () => true }: Filming,
): Promise<Filmed> {
  const surfaces = await printedSurfaces(shop, order);
  const placed = show.targetList.map((target) => ({ target, ...placeOf(surfaces, target.title, order) }));
  const filmed = new Map(
    [...new Set(placed.map(({ face }) => face))].map((face, index) => {
      const views = viewsOf(face, size, frames, around[index]);
      return [face, views.map((view, frame) => (seen(frame) ? view : null))] as const;
    }),
  );
  await writeFilm(
    path,
    size,
    Array.from(filmed, ([{ picture }, viewList]) => ({ picture, viewList })),
  );
  /** From pixels of the target's picture, through millimetres of the face, to pixels of the printed face. */
  const onFace = (index: number) => {
    const placedPrint = placed[index];
    if (!placedPrint) return null;
    const { target, place, face } = placedPrint;
    const [sx, sy] = [target.widthMm / target.width, target.heightMm / target.height].map((mm) => mm * face.pxPerMm);
    const [ox, oy] = [place.x * face.pxPerMm, place.y * face.pxPerMm];
    const map = [sx ?? 1, 0, ox + (sx ?? 1) / 2 - 0.5, 0, sy ?? 1, oy + (sy ?? 1) / 2 - 0.5, 0, 0, 1];
    return { target, face, map };
  };
  const viewOf = (frame: number, index: number) => {
    const facePoint = onFace(index);
    const view = facePoint && filmed.get(facePoint.face)?.[frame];
    return facePoint && view ? { ...facePoint, view } : null;
  };
  return {
    size,
    frames,
    corners(frame, index) {
      const frameView = viewOf(frame, index);
      if (!frameView || 'toPicture' in frameView.view) return null;
      return cornersOf(frameView.target, compose(frameView.view, frameView.map));
    },
    toTarget(frame, index, x, y) {
      const frameView = viewOf(frame, index);
      if (!frameView) return null;
      const at = asBent(frameView.face, frameView.view).toPicture(x, y);
      const back = invert(frameView.map);
      const [u, v] = at && back ? project(back, ...at) : [-1, -1];
      const { width, height } = frameView.target;
      return u >= -0.5 && v >= -0.5 && u <= width - 0.5 && v <= height - 0.5 ? [u, v] : null;
    },
  };
}

function viewsOf(
  { face, width, height }: PrintedSurface,
  size: FilmSize,
  frames: number,
  around: Partial<HeldView & MugView> = {},
): FilmedView[] {
  const picture = { width, height };
  const { widthMm, radiusMm } = face;
  if (radiusMm === undefined) return swaying(picture, size, frames, around);
  return turningMug(size, frames, around).map((view) => mugView(picture, size, { widthMm, radiusMm }, view));
}

/** What is printed where the show's first target lies, as RGBA: what another tracker would be given. */
export async function pictureOf(
  shop: string,
  { project, show }: { project: Project; show: ViewerShow },
): Promise<Raster> {
  const [target] = show.targetList;
  if (!target) throw new Error('Nothing plays on this print.');
  const { face, place } = placeOf(await printedSurfaces(shop, project), target.title, project);
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
  for (const { picture } of await printedSurfaces(shop, project)) {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    try {
      return decodeQR({ width: info.width, height: info.height, data });
    } catch {
      // This face has none.
    }
  }
  throw new Error('No face of the print has a code that can be read.');
}

function placeOf(surfaces: readonly PrintedSurface[], title: string, project: Project) {
  const slot = project.projectCustomizationItemList.find((item) => item.title === title)?.customizationId;
  for (const face of surfaces)
    for (const item of face.face.itemList)
      if (item.kind === 'photo' && item.slot === slot) return { face, place: item.place };
  throw new Error(`No face shows ${title}.`);
}

export const showOf = (shop: string, code: string) => callShop<ViewerShow>(shop, `/viewers/${code}`);
