import type { PictureCorners } from '@afterimage/contract/print.ts';
import { unit, unitOffset } from '@afterimage/sample/print-map.ts';
import { againstPerspective, perspectiveOf } from '@afterimage/contract/values/picture-corners.ts';
import type { PrintMap } from './compose-preview.ts';

/** A face by its id, and its corners in pixels of the photograph. */
export interface DrawnFace {
  id: string;
  corners: PictureCorners;
}

type Corner = PictureCorners[number];

/** Makes the map of a photograph from the corners of its flat faces; of two that overlap the later one is seen. */
export function drawnMap(faces: readonly DrawnFace[], size: { width: number; height: number }): PrintMap {
  const box = boxOf(
    faces.flatMap(({ corners }) => corners),
    size,
  );
  const count = box.width * box.height;
  const map: PrintMap = {
    width: size.width,
    height: size.height,
    box,
    faces: faces.map(({ id }) => id),
    face: new Uint8Array(count),
    u: new Uint16Array(count),
    v: new Uint16Array(count),
    coverage: new Uint8Array(count),
    light: null,
  };
  for (const [index, { corners }] of faces.entries()) addFace(map, index + 1, corners);
  return map;
}

/** The part of the photograph that shows these points, with a pixel around for the edges. */
function boxOf(points: readonly Corner[], { width, height }: { width: number; height: number }): PrintMap['box'] {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = within(Math.floor(Math.min(...points.map(({ x }) => x))) - 1, width - 1);
  const top = within(Math.floor(Math.min(...points.map(({ y }) => y))) - 1, height - 1);
  const right = within(Math.ceil(Math.max(...points.map(({ x }) => x))) + 1, width);
  const bottom = within(Math.ceil(Math.max(...points.map(({ y }) => y))) + 1, height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

const placed = (share: number): number => Math.min(65_535, Math.max(0, Math.round(share * unit) + unitOffset));

function addFace({ box, face, u, v, coverage }: PrintMap, number: number, corners: PictureCorners): void {
  const perspective = perspectiveOf(corners);
  for (let row = 0; row < box.height; row += 1)
    for (let column = 0; column < box.width; column += 1) {
      const point = { x: box.left + column + 0.5, y: box.top + row + 0.5 };
      const share = Math.min(1, insideBy(point, corners) + 0.5);
      const at = row * box.width + column;
      if (share <= 0 || (share < 0.5 && face[at] !== 0)) continue;
      const { x, y } = againstPerspective(perspective, point);
      face[at] = number;
      coverage[at] = Math.round(255 * share);
      u[at] = placed(x);
      v[at] = placed(y);
    }
}

/** How far a point lies inside the corners, in pixels; negative outside. */
function insideBy(point: Corner, corners: PictureCorners): number {
  let least = Infinity;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % 4] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    least = Math.min(least, (dx * (point.y - from.y) - dy * (point.x - from.x)) / Math.hypot(dx, dy));
  }
  return least;
}
