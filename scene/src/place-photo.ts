import type { Placement } from '@afterimage/contract/look.ts';
import type { PrintArea } from '@afterimage/contract/print.ts';
import type { Matrix } from './drawing.ts';
import type { Point } from './matrix.ts';

/** A photo's upright pixels and the place that it must cover: millimetres, with `bleedMm` beyond it on each side. */
export interface PhotoFrame {
  photo: { width: number; height: number };
  place: PrintArea;
  bleedMm: number;
}

/** A photo as it fits: just covering, in the middle, upright. */
export const asItFits: Placement = { zoom: 1, x: 0, y: 0, rotation: 0 };
export const mostZoom = 20;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const rotatePoint = ({ x, y }: Point, degrees: number): Point => {
  const [cos, sin] = [cosOf(degrees), sinOf(degrees)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};
// Quarter turns are exact, so that a photo laid on its side fits as it would upright.
const cosOf = (degrees: number): number =>
  degrees % 180 === 90 || degrees % 180 === -90 ? 0 : Math.cos(radians(degrees));
const sinOf = (degrees: number): number => (degrees % 180 === 0 ? 0 : Math.sin(radians(degrees)));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How large the photo lies: `mmPerPixel`, and the slack to each side in millimetres, along the photo's own edges. The
 * frame, seen from the turned photo, takes the room of its bounding box; what covers that covers the frame.
 */
function fitOf({ photo, place, bleedMm }: PhotoFrame, { zoom, rotation }: Pick<Placement, 'zoom' | 'rotation'>) {
  const [width, height] = [place.width + 2 * bleedMm, place.height + 2 * bleedMm];
  const [cos, sin] = [Math.abs(cosOf(rotation)), Math.abs(sinOf(rotation))];
  const needed = { width: width * cos + height * sin, height: width * sin + height * cos };
  const mmPerPixel = Math.max(needed.width / photo.width, needed.height / photo.height) * zoom;
  return {
    mmPerPixel,
    slackX: Math.max(0, (photo.width * mmPerPixel - needed.width) / 2),
    slackY: Math.max(0, (photo.height * mmPerPixel - needed.height) / 2),
  };
}

/** Where the photo's centre lies from the place's centre, in millimetres along the photo's own edges. */
function offsetOf(frame: PhotoFrame, placement: Placement): Point {
  const { slackX, slackY } = fitOf(frame, placement);
  return { x: placement.x * slackX, y: placement.y * slackY };
}

/** The placement whose photo lies at `offset`, or as near to it as still covers. */
function placementAt(
  frame: PhotoFrame,
  { zoom, rotation }: Pick<Placement, 'zoom' | 'rotation'>,
  offset: Point,
): Placement {
  const { slackX, slackY } = fitOf(frame, { zoom, rotation });
  const share = (value: number, slack: number): number => (slack > 1e-9 ? clamp(value / slack, -1, 1) : 0);
  return { zoom, rotation, x: share(offset.x, slackX), y: share(offset.y, slackY) };
}

/** Maps the photo's full-size pixels to millimetres on the surface. */
export function photoMatrix(frame: PhotoFrame, placement: Placement): Matrix {
  const { photo, place } = frame;
  const { mmPerPixel } = fitOf(frame, placement);
  const offset = offsetOf(frame, placement);
  const angle = place.rotation + placement.rotation;
  const [a, b] = [cosOf(angle) * mmPerPixel, sinOf(angle) * mmPerPixel];
  const corner = rotatePoint(
    { x: offset.x - (photo.width * mmPerPixel) / 2, y: offset.y - (photo.height * mmPerPixel) / 2 },
    angle,
  );
  return [a, b, -b, a, place.x + place.width / 2 + corner.x, place.y + place.height / 2 + corner.y];
}

/** How many of the photo's pixels are printed on an inch. */
export function effectiveDpi(frame: PhotoFrame, placement: Placement): number {
  return 25.4 / fitOf(frame, placement).mmPerPixel;
}

/** The photo moved by millimetres on the surface, right and down, as far as it still covers. */
export function panBy(frame: PhotoFrame, placement: Placement, move: Point): Placement {
  const [offset, own] = [offsetOf(frame, placement), rotatePoint(move, -frame.place.rotation - placement.rotation)];
  return placementAt(frame, placement, { x: offset.x + own.x, y: offset.y + own.y });
}

/** The photo enlarged by `factor`; what lies at `point` (millimetres on the surface) stays there as far as it can. */
export function zoomAbout(frame: PhotoFrame, placement: Placement, factor: number, point?: Point): Placement {
  const zoom = clamp(placement.zoom * factor, 1, mostZoom);
  const { place } = frame;
  const fixed = point
    ? rotatePoint(
        { x: point.x - place.x - place.width / 2, y: point.y - place.y - place.height / 2 },
        -place.rotation - placement.rotation,
      )
    : { x: 0, y: 0 };
  const zoomFactor = zoom / placement.zoom;
  const offset = offsetOf(frame, placement);
  return placementAt(
    frame,
    { zoom, rotation: placement.rotation },
    { x: fixed.x - (fixed.x - offset.x) * zoomFactor, y: fixed.y - (fixed.y - offset.y) * zoomFactor },
  );
}

/** The same angle from -180 to 180 degrees. */
export function normalAngle(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360;
  return angle > 180 ? angle - 360 : angle;
}

/**
 * The photo turned to `rotation` degrees clockwise. What lies in the middle of the place stays there as far as it can,
 * and the zoom stays the same, so that turning there and back changes nothing.
 */
export function rotateTo(frame: PhotoFrame, placement: Placement, rotation: number): Placement {
  const next = { zoom: placement.zoom, rotation: normalAngle(rotation) };
  const zoomFactor = fitOf(frame, next).mmPerPixel / fitOf(frame, placement).mmPerPixel;
  const offset = offsetOf(frame, placement);
  return placementAt(frame, next, { x: offset.x * zoomFactor, y: offset.y * zoomFactor });
}

/** A quarter turn from where the photo is, clockwise; `-1` the other way round. */
export function quarterTurn(frame: PhotoFrame, placement: Placement, turns: 1 | -1 = 1): Placement {
  return rotateTo(frame, placement, placement.rotation + 90 * turns);
}
