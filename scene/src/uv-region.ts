import type { ModelRegion } from '@afterimage/contract/print.ts';

/** The corners of a mesh: the numbers of each corner, of which those at `uvAt` and behind it are its texture coordinates. */
export interface CornerList {
  corners: readonly (readonly number[])[];
  /** Three per triangle. */
  indices: readonly number[];
  uvAt: number;
}

/** A part of a mesh: corners as they came, with where each lies on the print as shares of its width and height. */
export interface SplitPart {
  corners: number[][];
  /** Of each corner, from the print's top left. */
  onPrint: [number, number][];
  indices: number[];
}

/** Closer to the edge than this, a corner is on it. */
const tolerance = 1e-5;

/** Where a point of a texture lies on the print that covers the region, as shares from the print's top left. */
export function onPrint(u: number, v: number, region: ModelRegion): [number, number] {
  const [x, y] = [(u - region.x) / region.width, (v - region.y) / region.height];
  const turned: Record<ModelRegion['rotation'], [number, number]> = {
    0: [x, y],
    90: [y, 1 - x],
    180: [1 - x, 1 - y],
    270: [1 - y, x],
  };
  const [across, down] = turned[region.rotation];
  return [region.mirrored ? 1 - across : across, down];
}

interface Corner {
  values: readonly number[];
  print: [number, number];
  /** Its place in the mesh; null for one on a cut. */
  index: number | null;
}

/** The sides of the print: the axis, and the share that lies at least that far inside. */
const sides = [
  (print: [number, number]) => print[0],
  (print: [number, number]) => 1 - print[0],
  (print: [number, number]) => print[1],
  (print: [number, number]) => 1 - print[1],
];

/** Cuts a mesh along the edges of a region of its texture: what the print covers, and the rest. */
export function splitAtRegion(
  { corners, indices, uvAt }: CornerList,
  region: ModelRegion,
): Record<'inside' | 'outside', SplitPart> {
  const parts = { inside: partWriter(), outside: partWriter() };
  const cornerAt = (index: number): Corner => {
    const values = corners[index] ?? [];
    return { values, print: onPrint(values[uvAt] ?? 0, values[uvAt + 1] ?? 0, region), index };
  };
  for (let at = 0; at + 2 < indices.length; at += 3) {
    let polygon = [0, 1, 2].map((corner) => cornerAt(indices[at + corner] ?? 0));
    for (const side of sides) {
      if (polygon.length === 0) break;
      const [inside, outside] = cutAlong(polygon, side);
      parts.outside.add(outside);
      polygon = inside;
    }
    parts.inside.add(polygon);
  }
  return { inside: parts.inside.part, outside: parts.outside.part };
}

/** The polygon on both sides of an edge of the print. */
function cutAlong(polygon: readonly Corner[], side: (print: [number, number]) => number): [Corner[], Corner[]] {
  const distances = polygon.map(({ print }) => side(print));
  if (distances.every((distance) => distance >= -tolerance)) return [[...polygon], []];
  if (distances.every((distance) => distance <= tolerance)) return [[], [...polygon]];
  const [inside, outside]: [Corner[], Corner[]] = [[], []];
  for (const [at, corner] of polygon.entries()) {
    const next = (at + 1) % polygon.length;
    const [here, there] = [distances[at] ?? 0, distances[next] ?? 0];
    if (here >= 0) inside.push(corner);
    if (here <= 0) outside.push(corner);
    const nextCorner = polygon[next];
    if (here * there >= 0 || !nextCorner) continue;
    const cut = between(corner, nextCorner, here / (here - there));
    inside.push(cut);
    outside.push(cut);
  }
  return [inside, outside];
}

function between(from: Corner, to: Corner, share: number): Corner {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return {
    values: from.values.map((value, at) => mix(value, to.values[at] ?? 0)),
    print: [mix(from.print[0], to.print[0]), mix(from.print[1], to.print[1])],
    index: null,
  };
}

/** Collects polygons as triangles; corners of the mesh are written once. */
function partWriter() {
  const part: SplitPart = { corners: [], onPrint: [], indices: [] };
  const written = new Map<number, number>();
  const write = ({ values, print, index }: Corner): number => {
    const existing = index === null ? undefined : written.get(index);
    if (existing !== undefined) return existing;
    const place = part.corners.push([...values]) - 1;
    part.onPrint.push(print);
    if (index !== null) written.set(index, place);
    return place;
  };
  return {
    part,
    add(polygon: readonly Corner[]): void {
      if (polygon.length < 3) return;
      const places = polygon.map(write);
      for (let at = 1; at + 1 < places.length; at += 1)
        part.indices.push(places[0] ?? 0, places[at] ?? 0, places[at + 1] ?? 0);
    },
  };
}
