import type { PictureCorners } from '@afterimage/contract/print.ts';
import { isFaceSeen, perspectiveOf, throughPerspective } from '@afterimage/contract/values/picture-corners.ts';

export interface Point {
  x: number;
  y: number;
}

/** What is moved: a corner by its number, clockwise from the face's top left, or the whole face. */
export type Grip = 0 | 1 | 2 | 3 | 'face';

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Moves a corner, or the face as far as the picture goes; the corners stay as they are when they would not be a face any more. */
export function moved(corners: PictureCorners, grip: Grip, { x, y }: Point): PictureCorners {
  const [a, b, c, d] = corners;
  if (grip === 'face') {
    const xs = corners.map((corner) => corner.x);
    const ys = corners.map((corner) => corner.y);
    const dx = Math.min(1 - Math.max(...xs), Math.max(-Math.min(...xs), x));
    const dy = Math.min(1 - Math.max(...ys), Math.max(-Math.min(...ys), y));
    const shift = (corner: Point): Point => ({ x: within(corner.x + dx), y: within(corner.y + dy) });
    return [shift(a), shift(b), shift(c), shift(d)];
  }
  const at = (index: number, corner: Point): Point =>
    index === grip ? { x: within(corner.x + x), y: within(corner.y + y) } : corner;
  const next: PictureCorners = [at(0, a), at(1, b), at(2, c), at(3, d)];
  return isFaceSeen(next) ? next : corners;
}

/** The upright rectangle between two points of a picture; null when it is too small. */
export function rectangleBetween(from: Point, to: Point): PictureCorners | null {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  const corners: PictureCorners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return isFaceSeen(corners) ? corners : null;
}

const startShare = 0.5;

/** A face in its true proportion about a point of a picture, upright and half as large as fits. */
export function startCorners(
  face: { widthMm: number; heightMm: number },
  picture: { width: number; height: number },
  about: Point = { x: 0.5, y: 0.5 },
): PictureCorners {
  const aspect = face.widthMm > 0 && face.heightMm > 0 ? face.widthMm / face.heightMm : 1;
  const scale = Math.min(picture.width / aspect, picture.height) * startShare;
  const [halfX, halfY] = [(scale * aspect) / picture.width / 2, scale / picture.height / 2];
  const rectangle: PictureCorners = [
    { x: 0.5 - halfX, y: 0.5 - halfY },
    { x: 0.5 + halfX, y: 0.5 - halfY },
    { x: 0.5 + halfX, y: 0.5 + halfY },
    { x: 0.5 - halfX, y: 0.5 + halfY },
  ];
  return moved(rectangle, 'face', { x: about.x - 0.5, y: about.y - 0.5 });
}

/** A rectangle on the face that grows by so many millimeters beyond its edges, or shrinks, as the picture shows it. */
export function outlineAt(
  corners: PictureCorners,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  beyondMm: number,
): Point[] {
  const perspective = perspectiveOf(corners);
  const [x, y] = [beyondMm / widthMm, beyondMm / heightMm];
  return [
    { x: -x, y: -y },
    { x: 1 + x, y: -y },
    { x: 1 + x, y: 1 + y },
    { x: -x, y: 1 + y },
  ].map((point) => throughPerspective(perspective, point));
}

/** The lines that part the face into thirds, which show the perspective. */
export function thirdsOf(corners: PictureCorners): [Point, Point][] {
  const perspective = perspectiveOf(corners);
  return [1 / 3, 2 / 3].flatMap((share): [Point, Point][] => [
    [throughPerspective(perspective, { x: share, y: 0 }), throughPerspective(perspective, { x: share, y: 1 })],
    [throughPerspective(perspective, { x: 0, y: share }), throughPerspective(perspective, { x: 1, y: share })],
  ]);
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
