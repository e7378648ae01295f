import type { Path } from './drawing.ts';

type Point = readonly [x: number, y: number];
type Curve = Extract<Path[number], readonly ['C', ...number[]]>;
/** Number of line segments that approximate a curve. */
const curveSteps = 8;

/**
 * The mean stroke width of an outline, in its own units: for a stroke much longer than wide, twice its area divided by its
 * perimeter. Holes have the opposite orientation, as in TrueType. 0 for an outline without area.
 */
export function strokeWidth(outline: Path): number {
  let [area, edge] = [0, 0];
  for (const [from, to] of piecesOf(outline)) {
    area += (from[0] * to[1] - to[0] * from[1]) / 2;
    edge += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  return edge === 0 ? 0 : (2 * Math.abs(area)) / edge;
}

function* piecesOf(outline: Path): Generator<[Point, Point]> {
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const step of outline) {
    if (step[0] === 'M') {
      start = [step[1], step[2]];
      at = start;
    } else if (step[0] === 'L' || step[0] === 'Z') {
      const to: Point = step[0] === 'Z' ? start : [step[1], step[2]];
      yield [at, to];
      at = to;
    } else if (step[0] === 'C') {
      const from = at;
      for (let count = 1; count <= curveSteps; count += 1) {
        const to = onCurve(from, step, count / curveSteps);
        yield [at, to];
        at = to;
      }
    }
  }
}

/** A point of a cubic Bézier curve. */
function onCurve(from: Point, [, x1, y1, x2, y2, x, y]: Curve, share: number): Point {
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number, d: number): number =>
    a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3;
  return [mix(from[0], x1, x2, x), mix(from[1], y1, y2, y)];
}
