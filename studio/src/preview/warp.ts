type Spot = { x: number; y: number };

/**
 * The CSS transform that lays a box of `width` by `height` pixels, its origin at its top left, onto four corners
 * (clockwise from the top left, in pixels): Heckbert's map of a square to a quadrilateral.
 */
export function warpTo(corners: readonly [Spot, Spot, Spot, Spot], width: number, height: number): string {
  const [a, b, c, d] = corners;
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [u, v] = [width, height];
  const columns = [
    [(b.x - a.x + g * b.x) / u, (b.y - a.y + g * b.y) / u, 0, g / u],
    [(d.x - a.x + h * d.x) / v, (d.y - a.y + h * d.y) / v, 0, h / v],
    [0, 0, 1, 0],
    [a.x, a.y, 0, 1],
  ];
  return `matrix3d(${columns.flat().map(plain).join(', ')})`;
}

/** CSS knows no numbers like 1e-7 everywhere. */
const plain = (value: number): string => String(Number(value.toFixed(9)));
