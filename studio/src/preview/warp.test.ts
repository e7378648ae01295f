import { describe, expect, it } from 'vitest';
import { warpTo } from './warp.ts';

type Corners = Parameters<typeof warpTo>[0];

/** Where a browser would put a point of the box. */
function transformPoint(transform: string, x: number, y: number): [number, number] {
  const m = transform.slice('matrix3d('.length, -1).split(', ').map(Number);
  const w = m[3]! * x + m[7]! * y + m[15]!;
  return [(m[0]! * x + m[4]! * y + m[12]!) / w, (m[1]! * x + m[5]! * y + m[13]!) / w];
}

describe('a face laid onto a picture', () => {
  it('S2.9 each corner of the box comes to its corner on the picture', () => {
    const corners: Corners = [
      { x: 40, y: 30 },
      { x: 210, y: 55 },
      { x: 190, y: 260 },
      { x: 20, y: 220 },
    ];
    const transform = warpTo(corners, 300, 450);
    const box = [
      [0, 0],
      [300, 0],
      [300, 450],
      [0, 450],
    ] as const;
    for (const [index, [x, y]] of box.entries()) {
      const [px, py] = transformPoint(transform, x, y);
      expect(px).toBeCloseTo(corners[index]!.x, 2);
      expect(py).toBeCloseTo(corners[index]!.y, 2);
    }
  });

  it('S2.9 what is not seen from the side is only moved and scaled', () => {
    const straight: Corners = [
      { x: 10, y: 20 },
      { x: 110, y: 20 },
      { x: 110, y: 70 },
      { x: 10, y: 70 },
    ];
    expect(warpTo(straight, 200, 100)).toBe('matrix3d(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1)');
  });
});
