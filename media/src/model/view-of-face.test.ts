import { Matrix4, Mesh, MeshStandardMaterial, PlaneGeometry, Scene, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect-model.ts';
import { firstHit, trianglesOf } from './model-rays.ts';
import { distanceFor } from './orbit.ts';
import { clearOrbit, isColoredLike, meshBelow } from './view-of-face.ts';

/** A plate in meters, its picture upright, moved and turned; glTF counts v from the top. */
function plate(name: string, size: number, ...moves: Matrix4[]): Mesh {
  const geometry = new PlaneGeometry(size, size, 4, 4);
  const uv = geometry.getAttribute('uv');
  for (let at = 0; at < uv.count; at += 1) uv.setY(at, 1 - uv.getY(at));
  for (const move of moves) geometry.applyMatrix4(move);
  return new Mesh(geometry, Object.assign(new MeshStandardMaterial(), { name }));
}
const moved = (x: number, y: number, z: number) => new Matrix4().makeTranslation(x, y, z);
const lying = new Matrix4().makeRotationX(-Math.PI / 2);
const modelOf = (...parts: Mesh[]) => {
  const model = new Scene().add(...parts);
  model.updateMatrixWorld(true);
  return model;
};

describe('what a ray meets', () => {
  it('S2.9 the nearest plate, through glass where it is asked for', () => {
    const [near, far] = [plate('glass', 1, moved(0, 0, 1)), plate('body', 1)];
    (near.material as MeshStandardMaterial).transparent = true;
    const triangles = trianglesOf(modelOf(near, far));
    const from = new Vector3(0.1, 0.05, 3);
    const way = new Vector3(0, 0, -1);
    expect(firstHit(triangles, from, way, { most: 9 })?.mesh).toBe(near);
    expect(firstHit(triangles, from, way, { most: 9, isThroughGlass: true })?.mesh).toBe(far);
    expect(firstHit(triangles, from, way, { most: 9, least: 2.5 })?.distance).toBeCloseTo(3);
    expect(firstHit(triangles, from, way, { most: 1 })).toBeNull();
    expect(firstHit(triangles, new Vector3(0.7, 0, 3), way, { most: 9 })).toBeNull();
  });
});

describe('a print on a thing', () => {
  it('S2.9 is laid on it where the thing goes on right below it', () => {
    const print = plate('artwork-front', 0.1, moved(0, 0, 0.0003));
    const body = plate('colour', 0.3);
    expect(meshBelow(print, trianglesOf(modelOf(print, body)))).toBe(body);
    const beside = plate('colour', 0.1, moved(0.08, 0, 0));
    expect(meshBelow(print, trianglesOf(modelOf(print, beside)))).toBeNull();
    const away = plate('colour', 0.3, moved(0, 0, -0.01));
    expect(meshBelow(print, trianglesOf(modelOf(print, away)))).toBeNull();
  });

  it('S2.9 is the thing itself where only the other side of a sheet is below it', () => {
    const print = plate('artwork-front', 0.1, moved(0, 0, 0.0003));
    const back = plate('back', 0.1, new Matrix4().makeRotationY(Math.PI));
    expect(meshBelow(print, trianglesOf(modelOf(print, back)))).toBeNull();
  });
});

it('S2.9 a face has the color of the thing, unless it is white as paper is', () => {
  const colored = (color: string) => {
    const one = plate('artwork-base', 0.1);
    (one.material as MeshStandardMaterial).color.set(color);
    return one;
  };
  expect(isColoredLike(colored('#bda583'), colored('#b8a07c'))).toBe(true);
  expect(isColoredLike(colored('#f6f3ee'), colored('#bda583'))).toBe(false);
  expect(isColoredLike(colored('#ffffff'), colored('#fdfcf8'))).toBe(false);
});

describe('from where a face is seen', () => {
  it('S2.9 over what stands before it', () => {
    const print = plate('artwork-inside', 0.1);
    const open = { orbit: { turn: 8, tilt: 9 }, target: new Vector3(), distance: distanceFor(0.1, 22, 1) };
    expect(clearOrbit(print, trianglesOf(modelOf(print)), open)).toEqual(open.orbit);
    const wall = plate('colour', 0.14, moved(0, -0.02, 0.05));
    const { tilt } = clearOrbit(print, trianglesOf(modelOf(print, wall)), open);
    expect(tilt).toBeGreaterThan(40);
  });

  it('S2.9 the whole of what carries its picture on top is seen from above, and what stands from the front', () => {
    const whole = (...parts: Mesh[]) => inspectModel(modelOf(...parts)).whole.orbit;
    const pendant = whole(plate('artwork-front', 0.02, lying), plate('artwork-card', 0.08, lying, moved(0.1, 0, 0)));
    expect(pendant.tilt).toBeGreaterThan(55);
    expect(Math.abs(pendant.turn)).toBeLessThan(30);
    expect(whole(plate('artwork-front', 0.3))).toEqual({ turn: 24, tilt: 14 });
    expect(whole(plate('colour', 0.3))).toEqual({ turn: 24, tilt: 14 });
  });

  it('S2.9 the card that comes in the box makes a jewel no smaller', () => {
    const jewel = plate('artwork-front', 0.02, lying);
    const card = plate('card-paper', 0.08, lying, moved(0.1, 0, 0));
    expect(inspectModel(modelOf(jewel, card)).whole.radius).toBeCloseTo(inspectModel(modelOf(jewel)).whole.radius);
  });

  it('S2.9 what is engraved underneath is the right way up', () => {
    const under = new Matrix4().makeRotationX(Math.PI / 2);
    const turned = new Matrix4().makeRotationY(Math.PI);
    const { viewpoints } = inspectModel(
      modelOf(plate('artwork-back', 0.02, under), plate('artwork-base', 0.02, under, turned)),
    );
    const [back, base] = [viewpoints.get('back'), viewpoints.get('base')];
    expect(back?.orbit.tilt).toBe(-82);
    expect(Math.abs((back?.orbit.turn ?? 0) - (base?.orbit.turn ?? 0))).toBeCloseTo(180);
    expect(Math.abs(back?.orbit.turn ?? 90)).toBeCloseTo(0);
  });
});
