import { describe, expect, it } from 'vitest';
import { isUpright, rotatedSize, orientationOf, rotateUpright, type Orientation } from './orientation.ts';

const picture = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };

function shown(turn: Orientation): number[][] {
  const { width, height } = rotatedSize(picture, turn);
  const out = new Uint8Array(width * height);
  rotateUpright(picture, turn, out);
  return Array.from({ length: height }, (_, y) => [...out.subarray(y * width, (y + 1) * width)]);
}

describe('frames that lie on their side', () => {
  it('S1.13 are turned clockwise', () => {
    const rows = (rotation: Orientation['rotation']) => shown({ rotation, flip: false });
    expect(rows(0)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(rows(90)).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
    ]);
    expect(rows(180)).toEqual([
      [6, 5, 4],
      [3, 2, 1],
    ]);
    expect(rows(270)).toEqual([
      [3, 6],
      [2, 5],
      [1, 4],
    ]);
  });

  it('S1.13 are mirrored after they were turned', () => {
    for (const rotation of [0, 90, 180, 270] as const)
      expect(shown({ rotation, flip: true })).toEqual(shown({ rotation, flip: false }).map((row) => row.toReversed()));
  });

  it('S1.13 are told by fields that old browsers lack', () => {
    expect(orientationOf({})).toEqual({ rotation: 0, flip: false });
    expect(orientationOf({ rotation: 270, flip: true })).toEqual({ rotation: 270, flip: true });
    expect(orientationOf({ rotation: -90 }).rotation).toBe(270);
    expect(isUpright(orientationOf({ rotation: 360 }))).toBe(true);
    expect(isUpright(orientationOf({ flip: true }))).toBe(false);
  });
});
