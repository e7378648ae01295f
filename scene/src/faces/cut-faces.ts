import type { Matrix } from '../drawing.ts';
import { inverse, mapped, type Point } from '../matrix.ts';
import { photoMatrix } from '../place-photo.ts';
import type { SceneItem, SceneSurface } from '../scene.ts';
import type { Face } from './find-faces.ts';

export type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

/** A face of which more is cut off than this is hardly seen at all: nobody meant it to be in the picture. */
const mostHidden = 0.92;
/** Less than this is not missed: a box is no exact outline of a face. */
const leastHidden = 0.06;
/** Points on each side of a face at which it is looked whether they are printed. */
const points = 24;

/** The slots on whose prints a face is cut off, by the faces of each photo. */
export function slotsWithCutFaces(
  surfaces: readonly SceneSurface[],
  facesOf: (photoId: string) => readonly Face[],
): Set<number> {
  const items = surfaces.flatMap((surface) =>
    surface.itemList.flatMap((item) => (item.kind === 'photo' && item.photo ? [{ surface, item }] : [])),
  );
  return new Set(
    items.flatMap(({ surface, item }) =>
      facesOf(item.photo?.id ?? '').some((face) => isCut(face, item, surface)) ? [item.slot] : [],
    ),
  );
}

/** Whether a part of a face is beyond what is printed and stays after the cut, while the rest is seen. */
export function isCut(face: Face, item: PhotoItem, surface: SceneSurface): boolean {
  const hidden = hiddenShare(face, item, surface);
  return hidden > leastHidden && hidden < mostHidden;
}

/** Whether so much of a face is on the finished print that it was meant to be there. */
export const isSeen = (face: Face, item: PhotoItem, surface: SceneSurface): boolean =>
  hiddenShare(face, item, surface) < mostHidden;

/** How much of a face is not on the finished print, from 0 to 1; what the photo itself lacks does not count. */
function hiddenShare(face: Face, { photo, place, bleedMm, outline }: PhotoItem, surface: SceneSurface): number {
  if (!photo) return 0;
  const { width, height, look } = photo;
  const matrix = photoMatrix({ photo, place, bleedMm }, look.placement);
  const toPlace = placeMatrix(place);
  let [all, hidden] = [0, 0];
  for (const { x, y } of pointsOf(face)) {
    if (x < 0 || y < 0 || x > 1 || y > 1) continue;
    const onSurface = mapped(matrix, { x: x * width, y: y * height });
    const inPlace = mapped(toPlace, onSurface);
    const shown =
      isWithin(inPlace, place.width, place.height, outline) &&
      isWithin(onSurface, surface.widthMm, surface.heightMm, surface.outline);
    all += 1;
    if (!shown) hidden += 1;
  }
  return all === 0 ? 0 : hidden / all;
}

/** Points all over the ellipse in a face's box: the corners of the box are no face. */
function pointsOf({ left, top, width, height }: Face): Point[] {
  return Array.from({ length: points * points }, (_, at) => ({
    x: ((at % points) + 0.5) / points,
    y: (Math.floor(at / points) + 0.5) / points,
  }))
    .filter(({ x, y }) => Math.hypot(x - 0.5, y - 0.5) <= 0.5)
    .map(({ x, y }) => ({ x: left + x * width, y: top + y * height }));
}

/** Maps the surface to a place's own millimetres, from its top left corner, along its edges. */
export function placeMatrix({ x, y, width, height, rotation }: PhotoItem['place']): Matrix {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return inverse([
    cos,
    sin,
    -sin,
    cos,
    x + halfWidth - cos * halfWidth + sin * halfHeight,
    y + halfHeight - sin * halfWidth - cos * halfHeight,
  ]);
}

function isWithin({ x, y }: Point, width: number, height: number, outline: SceneSurface['outline']): boolean {
  if (outline === 'rectangle') return x >= 0 && y >= 0 && x <= width && y <= height;
  return ((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2 <= 1;
}
