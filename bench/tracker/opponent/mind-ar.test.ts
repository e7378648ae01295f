import { describe, expect, it } from 'vitest';
import { project } from '../../../tracker/src/geometry/homography.ts';
import { homographyOf } from './mind-ar.ts';

const [width, height, focal] = [640, 480, 500];
const picture = { width: 451, height: 300 };

/** What MindAR's `_glModelViewMatrix` makes of a pose (rows; x right, y down, z forward), column by column. */
function forWebGl(pose: readonly (readonly [number, number, number, number])[]): number[] {
  const at = (row: number, column: number): number => pose[row]?.[column] ?? 0;
  const h = picture.height;
  const columns = [
    [at(0, 0), -at(1, 0), -at(2, 0), 0],
    [-at(0, 1), at(1, 1), at(2, 1), 0],
    [-at(0, 2), at(1, 2), at(2, 2), 0],
    [at(0, 1) * h + at(0, 3), -(at(1, 1) * h + at(1, 3)), -(at(2, 1) * h + at(2, 3)), 1],
  ];
  return columns.flat();
}

describe('MindAR', () => {
  it('S1.12 the matrix that MindAR gives to WebGL becomes the homography of its pose', () => {
    const [c, s] = [Math.cos(0.6), Math.sin(0.6)];
    const pose = [
      [c, 0, s, -120],
      [0, 1, 0, -90],
      [-s, 0, c, 700],
    ] as const;
    const homography = homographyOf(forWebGl(pose), picture.height, width, height, focal);
    for (const [x, y] of [
      [0, 0],
      [450, 0],
      [450, 299],
      [0, 299],
      [200, 77],
    ] as const) {
      const [X, Y, Z] = pose.map((row) => row[0] * x + row[1] * y + row[3]) as [number, number, number];
      const [u, v] = project(homography, x, y);
      expect(u).toBeCloseTo((focal * X) / Z + width / 2, 6);
      expect(v).toBeCloseTo((focal * Y) / Z + height / 2, 6);
    }
  });
});
