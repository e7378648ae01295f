import { expect, test } from 'vitest';
import { project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { describeTarget } from './describe-target.ts';
import { similarTargets } from './similar-targets.ts';

function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Overlapping discs and boxes; those from the `moved`-th on are shifted, as people are from shot to shot. */
function drawing(seed: number, moved = 100): GrayImage {
  const [width, height] = [300, 220];
  const next = random(seed);
  const data = new Uint8Array(width * height).fill(128);
  for (let n = 0; n < 70; n += 1) {
    const [cx, cy, r, gray, round] = [next() * width, next() * height, 4 + next() * 22, next() * 255, next() < 0.5];
    const x0 = cx + (n >= moved ? 9 : 0);
    for (let y = Math.max(0, Math.ceil(cy - r)); y < Math.min(height, cy + r); y += 1)
      for (let x = Math.max(0, Math.ceil(x0 - r)); x < Math.min(width, x0 + r); x += 1)
        if (!round || (x - x0) ** 2 + (y - cy) ** 2 < r * r) data[y * width + x] = gray;
  }
  return { width, height, data };
}

function crop({ width, data }: GrayImage, left: number, top: number, w: number, h: number): GrayImage {
  const at = (i: number) => data[(top + Math.floor(i / w)) * width + left + (i % w)]!;
  return { width: w, height: h, data: Uint8Array.from({ length: w * h }, (_, i) => at(i)) };
}

function targetOf(picture: GrayImage): Target {
  const { width, height } = picture;
  return { width, height, surface: { kind: 'flat' }, features: describeTarget(picture), picture };
}

const picture = drawing(1);
const brighter = { ...picture, data: picture.data.map((gray) => Math.min(255, 30 + gray * 0.8)) };
const cropped = crop(picture, 40, 20, 220, 180);
const pictures = [picture, drawing(2), brighter, cropped, drawing(1, 55)].map(targetOf);
const targets = [...pictures, pictures[0]!];

test('S1.12 of several pictures those that look alike are reported: the same, brighter, cropped, from one burst', () => {
  const pairs = similarTargets(targets);
  const of = (a: number, b: number) => pairs.find((pair) => pair.a === a && pair.b === b)?.similarity ?? 0;
  expect(of(0, 5)).toBeGreaterThan(0.95);
  expect(of(0, 2)).toBeGreaterThan(0.5);
  expect(of(0, 3)).toBeGreaterThan(0.3);
  expect(of(0, 4)).toBeGreaterThan(0.2);
  expect(pairs[0]).toMatchObject({ a: 0, b: 5 });
  for (const { a, b } of pairs) expect([a, b]).not.toContain(1);
  const { homography } = pairs.find(({ a, b }) => a === 0 && b === 3)!;
  const [x, y] = project(homography, 10, 20);
  expect(Math.hypot(x - 50, y - 40)).toBeLessThan(1.5);
});

test('S1.12 no target, one target and targets without features are like no other', () => {
  const blank = targetOf({ width: 90, height: 70, data: new Uint8Array(6300) });
  const none = { ...blank, features: { ...blank.features, count: 0 } };
  expect(similarTargets([])).toEqual([]);
  expect(similarTargets([none])).toEqual([]);
  expect(similarTargets([none, none])).toEqual([]);
});
