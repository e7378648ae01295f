import { describe, expect, it } from 'vitest';
import { interpolateOrbit, distanceFor, eyePosition, facing, clampOrbit } from './orbit.ts';

describe('turning the product', () => {
  it('S2.9 the camera stands where turn and tilt say', () => {
    const front = eyePosition({ turn: 0, tilt: 0 }, 2, { x: 1, y: 1, z: 1 });
    expect([front.x, front.y, front.z]).toEqual([1, 1, 3]);
    const right = eyePosition({ turn: 90, tilt: 0 }, 2, { x: 0, y: 0, z: 0 });
    expect(right.x).toBeCloseTo(2);
    expect(right.z).toBeCloseTo(0);
    expect(eyePosition({ turn: 30, tilt: 90 }, 2, { x: 0, y: 0, z: 0 }).y).toBeCloseTo(2);
  });

  it('S2.9 a face is looked at from where it looks; what is underneath from below', () => {
    expect(facing({ x: 0, y: 0, z: 1 }).turn).toBeCloseTo(8);
    expect(facing({ x: 0, y: 0, z: -3 }).turn).toBeCloseTo(188);
    expect(facing({ x: 1, y: 0, z: 0 }).turn).toBeCloseTo(98);
    expect(facing({ x: 0, y: -1, z: 0 })).toEqual({ turn: 0, tilt: -82 });
  });

  it('S2.9 a hand tilts within bounds, and turns without any', () => {
    expect(clampOrbit({ turn: 500, tilt: 100 })).toEqual({ turn: 500, tilt: 75 });
    expect(clampOrbit({ turn: 0, tilt: -60 }).tilt).toBe(-20);
  });

  it('S2.9 it goes the shorter way round', () => {
    expect(interpolateOrbit({ turn: 170, tilt: 0 }, { turn: -170, tilt: 10 }, 0.5)).toEqual({ turn: 180, tilt: 5 });
    expect(interpolateOrbit({ turn: 10, tilt: 0 }, { turn: 720, tilt: 0 }, 1).turn).toBe(0);
  });

  it('S2.9 a narrow picture is looked at from further off', () => {
    expect(distanceFor(1, 60, 1)).toBeCloseTo(2);
    expect(distanceFor(1, 60, 2)).toBeCloseTo(2);
    expect(distanceFor(1, 60, 0.5)).toBeGreaterThan(3);
  });
});
