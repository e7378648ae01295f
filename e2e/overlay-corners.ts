import type { Raster } from '../server/src/print/pdf-pages.ts';

/** How much a pixel is of the overlay, 0 to 1, from its red, green and blue. */
export type Inkness = (red: number, green: number, blue: number) => number;

/** Of a medium that is one flat magenta: what no print, hand or desk has. */
export const magenta: Inkness = (red, green, blue) => Math.min(1, Math.max(0, (Math.min(red, blue) - green) / 255));

const samples = 60;
const reach = 10;

/**
 * The corners of a flat-coloured quadrilateral in a screenshot, measured by nothing but its pixels: along each side of
 * `about`, where it is expected within ten pixels, the places where the colour turns are found to a fraction of a pixel,
 * a line is laid through them, and neighbouring lines are cut. Eight numbers, in outer pixel coordinates (the top left
 * pixel reaches from 0 to 1), clockwise from the top left; null when a side is not there.
 */
export function overlayCorners(image: Raster, about: readonly number[], ink: Inkness): number[] | null {
  const corners = [0, 1, 2, 3].map((n) => ({ x: about[2 * n] ?? 0, y: about[2 * n + 1] ?? 0 }));
  const sides = corners.map((from, n) => lineAlong(image, from, corners[(n + 1) % 4] ?? from, ink));
  const cornerList: number[] = [];
  for (const [n, side] of sides.entries()) {
    const before = sides[(n + 3) % 4];
    const cut = side && before && crossing(before, side);
    if (!cut) return null;
    cornerList.push(cut.x, cut.y);
  }
  return cornerList;
}

interface Point {
  x: number;
  y: number;
}
/** nx x + ny y = d */
interface Line {
  nx: number;
  ny: number;
  d: number;
}

function lineAlong(image: Raster, from: Point, to: Point, ink: Inkness): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Clockwise: outwards is to the left of the way.
  const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const points: Point[] = [];
  for (let n = 0; n < samples; n += 1) {
    const along = 0.1 + (0.8 * (n + 0.5)) / samples;
    const foot = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
    const turn = turningPoint((t) => inkAt(image, foot.x + out.x * t, foot.y + out.y * t, ink));
    if (turn !== null) points.push({ x: foot.x + out.x * turn, y: foot.y + out.y * turn });
  }
  return points.length < samples / 2 ? null : fitted(points);
}

/** Where, going outwards, a brightness of 1 falls below a half for the first time. */
function turningPoint(value: (t: number) => number): number | null {
  const step = 0.25;
  let before = value(-reach);
  if (before < 0.5) return null;
  for (let t = -reach + step; t <= reach; t += step) {
    const here = value(t);
    if (here < 0.5) return t - step + (step * (before - 0.5)) / (before - here);
    before = here;
  }
  return null;
}

function inkAt({ width, height, data }: Raster, x: number, y: number, ink: Inkness): number {
  const [u, v] = [Math.min(Math.max(x - 0.5, 0), width - 1.001), Math.min(Math.max(y - 0.5, 0), height - 1.001)];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const at = (column: number, row: number) => {
    const pixel = (row * width + column) * 4;
    return ink(data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0);
  };
  const [fx, fy] = [u - left, v - top];
  const above = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
  const below = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
  return above * (1 - fy) + below * fy;
}

/** Total least squares, once more without what lies farther away than most. */
function fitted(points: readonly Point[]): Line {
  const line = lineThrough(points);
  const away = ({ x, y }: Point) => Math.abs(line.nx * x + line.ny * y - line.d);
  const most = 3 * (points.map(away).toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0) + 0.2;
  return lineThrough(points.filter((point) => away(point) <= most));
}

function lineThrough(points: readonly Point[]): Line {
  const mean = { x: 0, y: 0 };
  for (const { x, y } of points) {
    mean.x += x / points.length;
    mean.y += y / points.length;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2;
    xy += (x - mean.x) * (y - mean.y);
    yy += (y - mean.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  return { nx, ny, d: nx * mean.x + ny * mean.y };
}

function crossing(one: Line, other: Line): Point | null {
  const det = one.nx * other.ny - one.ny * other.nx;
  if (Math.abs(det) < 1e-6) return null;
  return { x: (one.d * other.ny - other.d * one.ny) / det, y: (one.nx * other.d - other.nx * one.d) / det };
}
