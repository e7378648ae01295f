import { expect, it } from 'vitest';
import type { ModelRegion } from '@afterimage/contract/print.ts';
import { onPrint, splitAtRegion } from './uv-region.ts';

const region: ModelRegion = { x: 0.25, y: 0.5, width: 0.5, height: 0.25, rotation: 0, mirrored: false };

it.each<[ModelRegion['rotation'], boolean, [number, number]]>([
  [0, false, [0, 0]],
  [0, true, [1, 0]],
  // Turned clockwise, the top left of the region is the bottom left of the print.
  [90, false, [0, 1]],
  [180, false, [1, 1]],
  [270, false, [1, 0]],
  [90, true, [1, 1]],
])(
  'S3.17 the top left of a region turned by %i degrees, mirrored %s, lies on the print at %j',
  (rotation, mirrored, expected) => {
    expect(onPrint(0.25, 0.5, { ...region, rotation, mirrored })).toEqual(expected);
  },
);

/** A square whose corners are x, y and the texture coordinates u, v, which are the same. */
const square = {
  corners: [
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
  indices: [0, 1, 2, 0, 2, 3],
  uvAt: 2,
};

function areaOf({ corners, indices }: { corners: number[][]; indices: number[] }): number {
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => corners[indices[at + corner] ?? 0] ?? []);
    const [ax = 0, ay = 0] = a ?? [];
    const [bx = 0, by = 0] = b ?? [];
    const [cx = 0, cy = 0] = c ?? [];
    area += ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return Number(area.toFixed(6));
}

it('S3.17 a mesh is cut at the edges of the region, and both parts together are the whole in the same order of corners', () => {
  const { inside, outside } = splitAtRegion(square, region);
  expect([areaOf(inside), areaOf(outside)]).toEqual([0.125, 0.875]);
  const shares = inside.onPrint.flat();
  expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 1]);
  // A corner keeps what it had.
  for (const [x, y, u, v] of [...inside.corners, ...outside.corners]) expect([u, v]).toEqual([x, y]);
});

it('S3.17 a mesh within the region is left as it is, and one beside it shows nothing', () => {
  const whole = splitAtRegion(square, { ...region, x: 0, y: 0, width: 1, height: 1 });
  expect(whole.inside).toEqual({
    corners: square.corners,
    onPrint: square.corners.map(([x, y]) => [x, y]),
    indices: square.indices,
  });
  expect(whole.outside.indices).toEqual([]);
  const beside = splitAtRegion(square, { ...region, x: 2 });
  expect([beside.inside.indices.length, areaOf(beside.outside)]).toEqual([0, 1]);
});
