export type Corner = readonly [x: number, y: number];
/** Corners clockwise, as y goes down; convex. */
export type Polygon = readonly Corner[];

/** What of a polygon lies on the right of the line from one point to another, where a clockwise one has its inside. */
export function cutBy(polygon: Polygon, [ax, ay]: Corner, [bx, by]: Corner): Polygon {
  const side = ([x, y]: Corner): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  if (polygon.every((corner) => side(corner) >= 0)) return polygon;
  const clipped: Corner[] = [];
  polygon.forEach((corner, at) => {
    const before = polygon[at === 0 ? polygon.length - 1 : at - 1]!;
    const [from, to] = [side(before), side(corner)];
    if (from >= 0 !== to >= 0) {
      const share = from / (from - to);
      clipped.push([before[0] + (corner[0] - before[0]) * share, before[1] + (corner[1] - before[1]) * share]);
    }
    if (to >= 0) clipped.push(corner);
  });
  return clipped.length < 3 ? [] : clipped;
}

/** What two convex polygons have in common. */
export const common = (one: Polygon, other: Polygon): Polygon =>
  other.reduce<Polygon>((clipped, corner, at) => cutBy(clipped, corner, other[(at + 1) % other.length]!), one);

export const middleOf = (polygon: Polygon): Corner => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

/** Scaled about a point. */
export const scaled = (polygon: Polygon, [x, y]: Corner, factor: number): Polygon =>
  polygon.map(([cornerX, cornerY]) => [x + (cornerX - x) * factor, y + (cornerY - y) * factor]);
