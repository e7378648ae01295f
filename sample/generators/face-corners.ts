interface Spot {
  x: number;
  y: number;
}

/** The projective map that takes the corners of a rectangle, clockwise from its top left, to four others (Heckbert 1989). */
function projection(to: readonly Spot[]): (u: number, v: number) => Spot {
  const [a, b, c, d] = to as [Spot, Spot, Spot, Spot];
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/** The corners of a whole face on a picture, when those of a place upon it are known. */
export function faceCorners(
  ofPlace: readonly Spot[],
  place: { x: number; y: number; width: number; height: number },
  face: { widthMm: number; heightMm: number },
): Spot[] {
  const at = projection(ofPlace);
  return [
    [0, 0],
    [face.widthMm, 0],
    [face.widthMm, face.heightMm],
    [0, face.heightMm],
  ].map(([x = 0, y = 0]) => at((x - place.x) / place.width, (y - place.y) / place.height));
}
