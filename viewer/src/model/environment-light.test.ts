import { describe, expect, it } from 'vitest';
import { directionOf, lightFrom, environmentTexture } from './environment-light.ts';

const lightOf = (towards: readonly [number, number, number], roughness: number) => {
  const out: [number, number, number] = [0, 0, 0];
  lightFrom(out, ...towards, roughness);
  return out;
};

describe('the light of the viewer’s room', () => {
  it('S1.13 the window shines in polished things and is spread over rough ones', () => {
    const window = [-0.57, 0.57, 0.59] as const;
    const beside = [0.2, -0.9, 0.39] as const;
    expect(lightOf(window, 0)[0]).toBeGreaterThan(4 * lightOf(beside, 0)[0]);
    expect(lightOf(window, 1)[0]).toBeLessThan(lightOf(window, 0)[0] / 3);
    expect(lightOf(window, 1)[0]).toBeGreaterThan(lightOf([0.57, -0.57, -0.59], 1)[0]);
  });

  it('S1.13 faces of the cube look where graphics cards say, each place in a direction of length 1', () => {
    expect(directionOf(0, 0, 0).map((value) => value + 0)).toEqual([1, 0, 0]);
    expect(directionOf(3, 0, 0).map((value) => value + 0)).toEqual([0, -1, 0]);
    const [x, y, z] = directionOf(4, 0.5, 0.25);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1);
    expect([x > 0, y < 0, z > 0]).toEqual([true, true, true]);
  });

  it('S1.13 it is a cube with copies for every roughness, as three.js takes it', () => {
    const texture = environmentTexture();
    expect(texture.isPMREMTexture).toBe(true);
    expect(texture.image).toHaveLength(6);
    expect(texture.mipmaps).toHaveLength(4);
  });
});
