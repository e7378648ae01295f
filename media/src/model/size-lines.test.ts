import { describe, expect, it } from 'vitest';
import { clampZoom } from './orbit.ts';
import { toCentimeters, sizeLines } from './size-lines.ts';

const box = { min: { x: -0.1, y: 0, z: -0.05 }, max: { x: 0.1, y: 0.3, z: 0.05 } };
const lineOf = (turn: number, side: string) =>
  sizeLines(box, { turn, tilt: 10 }, 0.01).find((one) => one.side === side)!;

describe('the lines that tell a size', () => {
  it('S1.12 are as long as the thing, whatever side it is seen from', () => {
    for (const turn of [0, 50, 133, -90, 270])
      for (const { side, from, to, meters: metres } of sizeLines(box, { turn, tilt: 0 }, 0.01)) {
        expect(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z), side).toBeCloseTo(metres);
        expect(metres).toBeCloseTo({ width: 0.2, height: 0.3, depth: 0.1 }[side]);
      }
  });

  it('S1.12 lie on the sides that face the eye', () => {
    expect(lineOf(0, 'width').from.z).toBeCloseTo(0.06);
    expect(lineOf(180, 'width').from.z).toBeCloseTo(-0.06);
    expect(lineOf(90, 'depth').from.x).toBeCloseTo(0.11);
    expect(lineOf(-90, 'depth').from.x).toBeCloseTo(-0.11);
  });

  it('S1.12 the height stands at the right of the picture', () => {
    expect(lineOf(0, 'height').from.x).toBeCloseTo(0.11);
    expect(lineOf(180, 'height').from.x).toBeCloseTo(-0.11);
    expect(lineOf(90, 'height').from.z).toBeCloseTo(-0.06);
  });

  it('S1.12 are said in millimetres of what is small and in centimetres of what is large', () => {
    expect([0.0956, 0.199_96, 0.2, 0.3549].map(toCentimeters)).toEqual([9.6, 20, 20, 35]);
  });

  it('S2.9 going nearer and away has an end', () => {
    expect([0.1, 1.4, 90].map(clampZoom)).toEqual([0.6, 1.4, 5]);
  });
});
