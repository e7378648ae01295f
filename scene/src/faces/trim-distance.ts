import { mapped, type Point } from '../matrix.ts';
import { photoMatrix } from '../place-photo.ts';
import type { SceneSurface } from '../scene.ts';
import { isSeen, type PhotoItem, placeMatrix } from './cut-faces.ts';
import type { Face } from './find-faces.ts';

/** Points on the outline of a face, and on that of a round print. */
const facePoints = 72;
const edgePoints = 360;

/**
 * How far the nearest face of a photo is from the trim, in millimeters; negative when it is cut off, also by the edge of its
 * own place. Null when no face is seen. What the photo itself lacks does not count.
 */
export function trimDistanceMm(faces: readonly Face[], item: PhotoItem, surface: SceneSurface): number | null {
  const distances = faces.flatMap((face) => (isSeen(face, item, surface) ? distancesOf(face, item, surface) : []));
  return distances.length > 0 ? Math.min(...distances) : null;
}

/** The distances of the points on a face's outline. */
function distancesOf(face: Face, { photo, place, bleedMm, outline }: PhotoItem, surface: SceneSurface): number[] {
  if (!photo) return [];
  const { width, height, look } = photo;
  const matrix = photoMatrix({ photo, place, bleedMm }, look.placement);
  const toPlace = placeMatrix(place);
  return outlineOf(face).map(({ x, y }) => {
    const point = mapped(matrix, { x: x * width, y: y * height });
    const toTrim = inset(point, surface.widthMm, surface.heightMm, surface.outline);
    // An edge within the sheet is no trim: it can cut a face, but nothing moves there.
    const toEdge = inset(mapped(toPlace, point), place.width, place.height, outline);
    return toEdge < 0 ? Math.min(toTrim, toEdge) : toTrim;
  });
}

/** The outline of the ellipse in a face's box, as far as it is in the photo, in shares of the photo. */
function outlineOf({ left, top, width, height }: Face): Point[] {
  return circle(facePoints)
    .map(({ x, y }) => ({ x: left + ((x + 1) / 2) * width, y: top + ((y + 1) / 2) * height }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= 1 && y <= 1);
}

const circle = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });

/** How far within its edge a point of a shape is, negative beyond it. */
function inset({ x, y }: Point, width: number, height: number, outline: SceneSurface['outline']): number {
  if (outline === 'rectangle') return Math.min(x, y, width - x, height - y);
  const [fromMiddleX, fromMiddleY] = [x - width / 2, y - height / 2];
  const toEdge = Math.min(
    ...circle(edgePoints).map((edge) =>
      Math.hypot((edge.x * width) / 2 - fromMiddleX, (edge.y * height) / 2 - fromMiddleY),
    ),
  );
  const isWithin = (fromMiddleX / (width / 2)) ** 2 + (fromMiddleY / (height / 2)) ** 2 <= 1;
  return isWithin ? toEdge : -toEdge;
}
