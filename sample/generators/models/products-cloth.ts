import * as THREE from 'three';
import type { SampleFace } from '../../src/template.ts';
import { cutCloth, folds, type Cloth } from './cut-cloth.ts';
import {
  type Builder,
  dyed,
  flat,
  group,
  matter,
  mesh,
  printed,
  surface,
  tube,
  type Triple,
  turnedRound,
} from './true-size.ts';

/** A face laid upon cloth: its middle, and how far it is turned. */
function laid(
  face: SampleFace,
  cloth: Cloth,
  middle: [number, number],
  degrees = 0,
  steps: [number, number] = [20, 24],
  how: { rough?: number; cut?: boolean } = {},
): THREE.Mesh {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { widthMm: w, heightMm: h } = face;
  const geometry = surface(
    (u, v) => {
      const [along, up] = [(u - 0.5) * w, (v - 0.5) * h];
      const [x, y] = [middle[0] + along * cos - up * sin, middle[1] + along * sin + up * cos];
      return [x, y, cloth.heightAt(x, y) + 1.2];
    },
    ...steps,
  );
  return mesh(geometry, printed(face, how.rough ?? 0.88, how));
}

interface Cut {
  /** Millimetres of one unit of the outline. */
  unit: number;
  long: boolean;
  chest: number;
  hem: number;
  dip: number;
  seed: number;
}

/** A top's outline in units, its collar at the upper edge; `dip` how deep the neck is cut. */
function topShape({ unit, long, chest, hem }: Cut, dip: number): THREE.Shape {
  const shape = new THREE.Shape();
  const at = (x: number, y: number): [number, number] => [x * unit, (hem - y) * unit];
  const curve = (a: [number, number], b: [number, number], c: [number, number]) =>
    shape.bezierCurveTo(...at(...a), ...at(...b), ...at(...c));
  const half = () => {
    curve([0.65, 0.54], [0.8, 0.58], [0.9, 0.64]);
    if (long) {
      curve([1.14, 0.74], [1.34, 1.2], [1.5, 1.95]);
      curve([1.6, 2.5], [1.7, 2.95], [1.76, 3.4]);
      shape.lineTo(...at(1.44, 3.48));
      curve([1.32, 2.9], [1.14, 2.2], [chest - 0.02, 1.72]);
    } else {
      curve([1.14, 0.72], [1.5, 1.05], [1.78, 1.62]);
      shape.lineTo(...at(1.24, 1.94));
      shape.lineTo(...at(chest, 1.6));
    }
    curve([chest - 0.04, 2.2], [chest - 0.04, 2.6], [chest, hem - 0.03]);
  };
  shape.moveTo(...at(-0.5, 0.46));
  shape.bezierCurveTo(...at(-0.38, dip), ...at(0.38, dip), ...at(0.5, 0.46));
  half();
  shape.lineTo(...at(0, hem + 0.03));
  // The left half runs the other way round: its points are taken from the right half's mirror image.
  const points = shape.getPoints(14);
  const neck = points.slice(0, 15);
  const right = points.slice(14);
  const left = right.toReversed().map(({ x, y }) => new THREE.Vector2(-x, y));
  return new THREE.Shape([...neck, ...right.slice(1), ...left.slice(1, -1)]);
}

/** A top as if somebody wore it: two sheets that meet at the seams. */
function top(cut: Cut): { front: Cloth; back: Cloth; body: THREE.Object3D } {
  const { unit, seed, long } = cut;
  const puff = (deep: number, turn: number) => (x: number, y: number, edge: number) => {
    const near = Math.min(1, edge / (0.55 * unit));
    const dome = Math.sqrt(Math.max(0, 1 - (1 - near) ** 2));
    const small = Math.min(1, edge / (0.22 * unit));
    return dome * deep + small * 16 * folds(x * turn, y, seed);
  };
  const cell = (long ? 0.072 : 0.068) * unit;
  const front = cutCloth(topShape(cut, cut.dip), cell, puff(long ? 62 : 52, 1));
  const back = cutCloth(topShape(cut, 0.56), cell, puff(long ? 50 : 40, -1));
  const cloth = dyed(0.92, 0, true);
  const at = (x: number, y: number): Triple => [x * unit, (cut.hem - y) * unit, 0];
  const neckline = tube(
    Array.from({ length: 13 }, (_, index): Triple => {
      const t = index / 12;
      const curve = new THREE.CubicBezierCurve(
        ...([at(-0.5, 0.46), at(-0.38, cut.dip), at(0.38, cut.dip), at(0.5, 0.46)].map(
          ([x, y]) => new THREE.Vector2(x, y),
        ) as [THREE.Vector2, THREE.Vector2, THREE.Vector2, THREE.Vector2]),
      );
      const { x, y } = curve.getPoint(t);
      return [x, y, 3 + 16 * Math.sin(t * Math.PI)];
    }),
    8,
    dyed(0.9),
    false,
    28,
    6,
  );
  return { front, back, body: group(mesh(front.geometry, cloth), turnedRound(mesh(back.geometry, cloth)), neckline) };
}

/** The place of a label inside the collar, on the back sheet's inner side. */
const collarLabel = (face: SampleFace, cloth: Cloth, y: number): THREE.Mesh =>
  flat(face, printed(face, 0.9), [0, y, 3 - cloth.heightAt(0, y)]);

const shirt: Builder = (face) => {
  const cut: Cut = { unit: 265, long: false, chest: 1.02, hem: 3.75, dip: 0.84, seed: 4 };
  const { front, back, body } = top(cut);
  return group(
    body,
    laid(face('front'), front, [0, 490]),
    turnedRound(laid(face('back'), back, [0, 520])),
    collarLabel(face('label'), back, 818),
  );
};

const fittedTee: Builder = (face) => {
  const cut: Cut = { unit: 245, long: false, chest: 0.94, hem: 3.5, dip: 1.0, seed: 9 };
  const { front, back, body } = top(cut);
  return group(body, laid(face('front'), front, [0, 440]), collarLabel(face('label'), back, 700));
};

const hoodie: Builder = (face) => {
  const cut: Cut = { unit: 285, long: true, chest: 1.02, hem: 3.85, dip: 0.8, seed: 6 };
  const { front, back, body } = top(cut);
  const { unit, hem } = cut;
  const up = (y: number) => (hem - y) * unit;
  const hoodShape = new THREE.Shape();
  hoodShape.moveTo(-0.62 * unit, up(0.62));
  hoodShape.bezierCurveTo(-0.9 * unit, up(0.0), -0.5 * unit, up(-0.3), 0, up(-0.3));
  hoodShape.bezierCurveTo(0.5 * unit, up(-0.3), 0.9 * unit, up(0.0), 0.62 * unit, up(0.62));
  hoodShape.bezierCurveTo(0.4 * unit, up(1.02), -0.4 * unit, up(1.02), -0.62 * unit, up(0.62));
  const dome = (x: number, y: number, edge: number) => {
    const near = Math.min(1, edge / (0.34 * unit));
    // The opening lies deep within the hood.
    const open = Math.max(0, 1 - Math.hypot(x / (0.46 * unit), (y - up(0.32)) / (0.46 * unit)) ** 2);
    return Math.sqrt(1 - (1 - near) ** 2) * 74 * (1 - open * 0.95) + 8;
  };
  const hood = cutCloth(hoodShape, 0.06 * unit, dome);
  const hoodBack = cutCloth(
    hoodShape,
    0.1 * unit,
    (_x, _y, edge) => 58 * Math.sqrt(1 - (1 - Math.min(1, edge / (0.4 * unit))) ** 2),
  );
  const pocketShape = new THREE.Shape(
    (
      [
        [-0.5, 2.75],
        [0.5, 2.75],
        [0.74, 3.2],
        [0.74, 3.56],
        [-0.74, 3.56],
        [-0.74, 3.2],
      ] as const
    ).map(([x, y]) => new THREE.Vector2(x * unit, up(y))),
  );
  const pocket = cutCloth(
    pocketShape,
    0.075 * unit,
    (x, y, edge) => front.heightAt(x, y) + 1.5 + 9 * Math.min(1, edge / 25),
  );
  const cords = [-1, 1].map((side) =>
    tube(
      (
        [
          [0.19, 0.86],
          [0.22, 1.02],
          [0.2, 1.16],
          [0.21, 1.3],
        ] as const
      ).map(([x, y]): Triple => [side * x * unit, up(y), front.heightAt(side * x * unit, up(y)) + 5]),
      3.4,
      matter('#efeae0', { rough: 0.9 }),
      false,
      12,
      6,
    ),
  );
  const cloth = dyed(0.92, 0, true);
  return group(
    body,
    mesh(hood.geometry, cloth),
    turnedRound(mesh(hoodBack.geometry, cloth)),
    mesh(pocket.geometry, cloth),
    ...cords,
    laid(face('front'), front, [0, up(1.92)]),
    turnedRound(laid(face('back'), back, [0, up(1.95)])),
    laid(face('sleeve'), front, [1.42 * unit, up(2.28)], -77, [18, 5]),
    flat(face('label'), printed(face('label'), 0.9), [0, up(0.36), 18]),
  );
};

/** A bag of cloth: two sheets with a soft bottom and two straps. */
function bag(
  size: [number, number, number],
  strap: { reach: number; apart: number; radius: number },
  strapMaterial: THREE.Material,
) {
  const [w, h, deep] = size;
  const shape = new THREE.Shape();
  shape.moveTo(-w / 2, h);
  shape.lineTo(-w / 2 + 6, 20);
  shape.quadraticCurveTo(-w / 2 + 8, 0, -w / 2 + 30, 0);
  shape.lineTo(w / 2 - 30, 0);
  shape.quadraticCurveTo(w / 2 - 8, 0, w / 2 - 6, 20);
  shape.lineTo(w / 2, h);
  const rise = (turn: number) => (x: number, y: number, edge: number) => {
    const fromSide = Math.min(1, Math.max(0, Math.min(w / 2 - Math.abs(x), y) / 70));
    const dome = Math.sqrt(Math.max(0, 1 - (1 - fromSide) ** 2));
    return dome * (deep / 2) * (0.72 + 0.28 * (1 - y / h)) + Math.min(1, edge / 50) * 9 * folds(x * turn, y, 12);
  };
  const [front, back] = [cutCloth(shape, 13, rise(1)), cutCloth(shape, 15, rise(-1))];
  const straps = [front, back].map((cloth, index) => {
    const side = index ? -1 : 1;
    const lift = (x: number, y: number) => side * (cloth.heightAt(x * side, y) + 2);
    const { apart: a, reach, radius } = strap;
    return tube(
      [
        [-a, h - 60, lift(-a, h - 60)],
        [-a, h - 4, lift(-a, h - 12)],
        [-a * 0.86, h + reach * 0.62, side * deep * 0.22],
        [0, h + reach, side * deep * 0.1],
        [a * 0.86, h + reach * 0.62, side * deep * 0.22],
        [a, h - 4, lift(a, h - 12)],
        [a, h - 60, lift(a, h - 60)],
      ],
      radius,
      strapMaterial,
      false,
      44,
      6,
    );
  });
  return { front, back, straps };
}

const tote: Builder = (face) => {
  const { front, back, straps } = bag([380, 410, 110], { apart: 90, reach: 250, radius: 9 }, dyed(0.9));
  const cloth = dyed(0.92, 0, true);
  return group(
    mesh(front.geometry, cloth),
    turnedRound(mesh(back.geometry, cloth)),
    ...straps,
    laid(face('front'), front, [0, 195]),
    turnedRound(laid(face('label'), back, [150, 60], 0, [2, 2])),
  );
};

const beachTote: Builder = (face) => {
  const { front, back, straps } = bag(
    [520, 360, 180],
    { apart: 120, reach: 190, radius: 8 },
    matter('#e7dcc4', { rough: 0.95 }),
  );
  const ground = matter('#f3ede0', { rough: 0.95, doubleSided: true });
  const striped = (cloth: Cloth) =>
    [-210, -126, 126, 210].map((x) =>
      mesh(
        surface(
          (u, v) => [x + (u - 0.5) * 34, 10 + v * 340, cloth.heightAt(x + (u - 0.5) * 34, 10 + v * 340) + 3],
          3,
          22,
        ),
        dyed(0.92),
      ),
    );
  return group(
    mesh(front.geometry, ground),
    ...striped(front),
    turnedRound(mesh(back.geometry, ground), ...striped(back), laid(face('label'), back, [0, 60], 0, [2, 2])),
    ...straps,
    laid(face('front'), front, [0, 165]),
  );
};

export const clothProducts: Record<string, Builder> = {
  'studio-photo-t-shirt': shirt,
  'portrait-fitted-tee': fittedTee,
  'loopback-hoodie': hoodie,
  'everyday-canvas-tote': tote,
  'sandbar-beach-tote': beachTote,
};
