import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Homography, project } from '../geometry/homography.ts';
import { createMatches, type Matches } from './matches.ts';
import { affineThrough, fitWithPrior } from './ransac-fit.ts';
import { isPlausible } from './plausible-homography.ts';
import { createSeedRanking } from './ransac-seeds.ts';
import { Ransac } from './ransac.ts';

const width = 600;
const height = 450;
const size = { width, height, frameArea: 640 * 480, frameSide: 640 };

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A camera (focal length 550 px) looks at the print: `across` px wide, turned by `roll` and tilted by `tilt`. */
function viewOf(across: number, roll: number, tilt: number, axis: number): Homography {
  const f = 550;
  const z = f / across;
  const [c, s, x, y] = [Math.cos(tilt), Math.sin(tilt), Math.cos(axis), Math.sin(axis)];
  const turn = (u: number, v: number) => [
    u * (c + x * x * (1 - c)) + v * x * y * (1 - c),
    u * x * y * (1 - c) + v * (c + y * y * (1 - c)),
    -u * y * s + v * x * s,
  ];
  const rows = [turn(Math.cos(roll), Math.sin(roll)), turn(-Math.sin(roll), Math.cos(roll))];
  const h = new Float64Array(9);
  const place = [0.02 * z, -0.03 * z, z];
  for (let i = 0; i < 3; i += 1) {
    h[i * 3] = rows[0]![i]! / width;
    h[i * 3 + 1] = rows[1]![i]! / width;
    h[i * 3 + 2] = place[i]! - (h[i * 3]! * (width - 1)) / 2 - (h[i * 3 + 1]! * (height - 1)) / 2;
  }
  for (let i = 0; i < 3; i += 1) {
    h[i] = f * h[i]! + 320 * h[6 + i]!;
    h[3 + i] = f * h[3 + i]! + 240 * h[6 + i]!;
  }
  return h.map((value) => value / h[8]!);
}

/** Matches of a print seen through `h`: `right` right ones with noise, and `wrong` ones anywhere. */
function matchesOf(h: Homography, right: number, wrong: number, seed: number): Matches {
  const next = random(seed);
  const matches = createMatches(right + wrong);
  const bell = () => next() + next() + next() + next() - 2;
  for (let i = 0; i < right + wrong; i += 1) {
    const [px, py] = [next() * width, next() * height];
    const isRight = i % Math.round((right + wrong) / right) === 0;
    const [qx, qy] = isRight ? project(h, px, py) : [next() * 640, next() * 480];
    const [ax, ay] = project(h, px + 1, py);
    const [bx, by] = project(h, px, py);
    const k = matches.count++;
    matches.px[k] = px;
    matches.py[k] = py;
    matches.qx[k] = qx + bell();
    matches.qy[k] = qy + bell();
    matches.turn[k] = isRight ? Math.atan2(ay - by, ax - bx) + 0.15 * bell() : (next() - 0.5) * 2 * Math.PI;
    matches.zoom[k] = isRight ? Math.log2(Math.hypot(ax - bx, ay - by)) + 0.2 * bell() : 3 * next() - 3;
    matches.weight[k] = isRight ? 0.3 + 0.5 * next() : 0.1 + 0.6 * next();
    matches.blur[k] = 1.5;
  }
  return matches;
}

function worstCorner(a: Homography, b: Homography): number {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return Math.max(
    ...corners.map(([x, y]) => {
      const [u, v] = project(a, x!, y!);
      const [s, t] = project(b, x!, y!);
      return Math.hypot(u - s, v - t);
    }),
  );
}

const views = {
  across: fc.double({ min: 90, max: 400, noNaN: true }),
  roll: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  tilt: fc.double({ min: 0, max: 0.8, noNaN: true }),
  axis: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  seed: fc.nat(1e6),
};

test('S1.12 a homography is recovered from matches of which four in five are wrong', () => {
  const seeds = createSeedRanking(400);
  const ransac = new Ransac(400);
  fc.assert(
    fc.property(fc.record(views), ({ across, roll, tilt, axis, seed }) => {
      const truth = viewOf(across, roll, tilt, axis);
      const matches = matchesOf(truth, 30, 120, seed);
      const ranked = seeds.rank(matches, size, { tried: 150, limit: 6 });
      const grown = ranked.map((one) => ransac.grow(one, matches, size)).filter((one) => one !== null);
      expect(grown.length).toBeGreaterThan(0);
      expect(Math.min(...grown.map((one) => worstCorner(one.homography, truth)))).toBeLessThan(3 + 0.04 * across);
    }),
    { numRuns: 100, seed: 5 },
  );
});

test('S1.12 fitting gives the exact homography for exact pairs when the prior allows any perspective', () => {
  fc.assert(
    fc.property(fc.record(views), ({ across, roll, tilt, axis, seed }) => {
      const truth = viewOf(across, roll, tilt, axis);
      const matches = matchesOf(truth, 12, 0, seed);
      for (let k = 0; k < 12; k += 1) [matches.qx[k], matches.qy[k]] = project(truth, matches.px[k]!, matches.py[k]!);
      const indexes = Int32Array.from({ length: 12 }, (_, i) => i);
      const prior = { noise: 1e-6, perspective: 10, before: null };
      const fitted = fitWithPrior(matches, indexes, new Float64Array(12).fill(1), 12, prior);
      expect(fitted && worstCorner(fitted, truth)).toBeLessThan(1e-3);
    }),
  );
});

test('S1.12 three pairs give an affine transform through them, and the prior keeps perspective away', () => {
  const truth = Float64Array.of(0.4, -0.1, 80, 0.12, 0.5, 60, 0, 0, 1);
  const matches = matchesOf(truth, 3, 0, 1);
  const points = [
    [10, 20],
    [500, 60],
    [200, 400],
  ];
  for (const [k, [x, y]] of points.entries()) {
    [matches.px[k], matches.py[k]] = [x!, y!];
    [matches.qx[k], matches.qy[k]] = project(truth, x!, y!);
  }
  const drawn = affineThrough(matches, 0, 1, 2, new Float64Array(9));
  expect(drawn && worstCorner(drawn, truth)).toBeLessThan(1e-6);
  const prior = { noise: 2, perspective: 0.2, before: null };
  const fitted = fitWithPrior(matches, [0, 1, 2], [1, 1, 1], 3, prior);
  expect(fitted && worstCorner(fitted, truth)).toBeLessThan(1e-6);
});

test('S1.12 degenerate pairs give null or finite numbers, never NaN', () => {
  const matches = matchesOf(viewOf(200, 0.3, 0.2, 1), 20, 0, 3);
  for (let k = 0; k < 20; k += 1) {
    matches.px[k] = 10 * k;
    matches.py[k] = 5 * k;
    matches.qx[k] = 100 + 3 * k;
    matches.qy[k] = 100 + 2 * k;
    matches.turn[k] = 0.1;
    matches.zoom[k] = -1.5;
  }
  const ranked = createSeedRanking(20).rank(matches, size, { tried: 20, limit: 6 });
  const ransac = new Ransac(20);
  for (const seed of ranked) expect(ransac.grow(seed, matches, size)).toBeNull();
  expect(affineThrough(matches, 0, 5, 9, new Float64Array(9))).toBeNull();
  const same = matchesOf(viewOf(200, 0.3, 0.2, 1), 8, 0, 3);
  same.px.fill(7);
  same.py.fill(7);
  const prior = { noise: 2, perspective: 0.2, before: null };
  expect(fitWithPrior(same, [0, 1, 2, 3, 4], [1, 1, 1, 1, 1], 5, prior)).toBeNull();
  expect(fitWithPrior(same, [], [], 0, prior)).toBeNull();
});

test('S1.12 a quadrilateral that no camera could see is none', () => {
  const sane = (h: ArrayLike<number>) => isPlausible(Float64Array.from(h), width, height, 640);
  expect(sane(viewOf(200, 1, 0.9, 2))).toBe(true);
  expect(sane(viewOf(200, 1, 1.2, 2))).toBe(true);
  expect(sane(viewOf(200, 1, 1.4, 2))).toBe(false);
  expect(sane([-0.4, 0, 300, 0, 0.4, 60, 0, 0, 1])).toBe(false);
  expect(sane([0.01, 0, 300, 0, 0.01, 60, 0, 0, 1])).toBe(false);
  expect(sane([40, 0, 300, 0, 40, 60, 0, 0, 1])).toBe(false);
  expect(sane([0.4, 0, 30, 0, 0.4, 60, 0.01, 0, 1])).toBe(false);
  expect(sane([0.4, 0, 30, 0, 0.4, 60, -0.01, 0, 1])).toBe(false);
  expect(sane([Number.NaN, 0, 30, 0, 0.4, 60, 0, 0, 1])).toBe(false);
});
