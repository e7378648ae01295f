import { isConvexQuad, quadArea, type Quad } from '../geometry/quadrilateral.ts';

/**
 * Share of the smaller quadrilateral's area that the other one covers, 0 … 1 (clipping after Sutherland and Hodgman
 * 1974). 0 when one of them is not convex.
 */
export function overlap(a: Quad, b: Quad): number {
  if (!isConvexQuad(a) || !isConvexQuad(b)) return 0;
  let points: number[] = [...a];
  for (let i = 0; i < 4 && points.length > 0; i += 1) {
    const [x0, y0] = [b[2 * i]!, b[2 * i + 1]!];
    const [x1, y1] = [b[(2 * i + 2) % 8]!, b[(2 * i + 3) % 8]!];
    const side = (x: number, y: number) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    const clipped: number[] = [];
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [points[k]!, points[k + 1]!];
      const [u, v] = [points[(k + 2) % points.length]!, points[(k + 3) % points.length]!];
      const [here, there] = [side(x, y), side(u, v)];
      if (here >= 0) clipped.push(x, y);
      if (here < 0 !== there < 0) {
        const t = here / (here - there);
        clipped.push(x + t * (u - x), y + t * (v - y));
      }
    }
    points = clipped;
  }
  let area = 0;
  for (let k = 0; k < points.length; k += 2)
    area += points[k]! * points[(k + 3) % points.length]! - points[(k + 2) % points.length]! * points[k + 1]!;
  return Math.min(1, area / 2 / Math.min(quadArea(a), quadArea(b)));
}
