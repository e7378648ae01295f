import { describe, expect, test } from 'vitest';
import { type Homography, invert, project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { describeTarget } from './describe-target.ts';
import { Recognizer } from './recognizer.ts';

const [width, height] = [320, 240];

function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A picture of overlapping discs and boxes. */
function drawing(w: number, h: number, seed: number): GrayImage {
  const next = random(seed);
  const data = new Uint8Array(w * h).fill(128);
  for (let n = 0; n < 90; n += 1) {
    const [cx, cy, r, gray, round] = [next() * w, next() * h, 4 + next() * 26, next() * 255, next() < 0.5];
    for (let y = Math.max(0, Math.ceil(cy - r)); y < Math.min(h, cy + r); y += 1)
      for (let x = Math.max(0, Math.ceil(cx - r)); x < Math.min(w, cx + r); x += 1)
        if (!round || (x - cx) ** 2 + (y - cy) ** 2 < r * r) data[y * w + x] = gray;
  }
  return { width: w, height: h, data };
}

function targetOf(picture: GrayImage): Target {
  const { width: w, height: h } = picture;
  return { width: w, height: h, surface: { kind: 'flat' }, features: describeTarget(picture), picture };
}

/** A frame in which pictures lie on a gray ground, each sample the mean of nine. */
function frameOf(placed: readonly { picture: GrayImage; at: Homography }[]): GrayImage {
  const data = new Uint8Array(width * height).fill(90);
  for (const { picture, at } of placed) {
    const back = invert(at)!;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let k = 0; k < 9; k += 1) {
          const [u, v] = project(back, x + ((k % 3) - 1) / 3, y + (Math.floor(k / 3) - 1) / 3).map(Math.round);
          const isInside = u! >= 0 && v! >= 0 && u! < picture.width && v! < picture.height;
          sum += isInside ? picture.data[v! * picture.width + u!]! : data[y * width + x]!;
        }
        data[y * width + x] = sum / 9;
      }
  }
  return { width, height, data };
}

const pictures = [drawing(400, 300, 1), drawing(360, 360, 2), drawing(300, 420, 3)];
const targets = pictures.map(targetOf);
const placed: Homography = Float64Array.of(0.42, -0.12, 60, 0.1, 0.4, 20, 0.0001, 0.0002, 1);

function worstCorner(a: Homography, b: Homography, { width: w, height: h }: GrayImage): number {
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  return Math.max(
    ...corners.map(([x, y]) => {
      const [u, v] = project(a, x!, y!);
      const [s, t] = project(b, x!, y!);
      return Math.hypot(u - s, v - t);
    }),
  );
}

const frame = frameOf([{ picture: pictures[0]!, at: placed }]);

describe('S1.12 the recognizer', () => {
  test.each([true, false])('S1.12 says where a print lies, to three pixels (SIMD: %s)', (simd) => {
    const recognizer = new Recognizer({ targets, width, height, simd });
    const [best] = recognizer.find(frame, { targets: [0, 1, 2], limit: 3 });
    expect(best?.target).toBe(0);
    expect(worstCorner(best!.homography, placed, pictures[0]!)).toBeLessThan(3);
  });

  test('S1.12 finds the same again in the same frame', () => {
    const recognizer = new Recognizer({ targets, width, height });
    const first = recognizer.find(frame, { targets: [0], limit: 3 });
    expect(recognizer.find(frame, { targets: [0], limit: 3 })).toEqual(first);
    expect(new Recognizer({ targets, width, height }).find(frame, { targets: [0], limit: 3 })).toEqual(first);
  });

  test('S1.12 looks more finely after two searches in vain, and as at first after a success', () => {
    const recognizer = new Recognizer({ targets, width, height });
    const first = recognizer.find(frame, { targets: [0], limit: 3 });
    for (let i = 0; i < 2; i += 1) recognizer.find(frameOf([]), { targets: [0], limit: 3 });
    const [fine] = recognizer.find(frame, { targets: [0], limit: 3 });
    expect(worstCorner(fine!.homography, placed, pictures[0]!)).toBeLessThan(3);
    expect(fine!.inliers).not.toBe(first[0]!.inliers);
    expect(recognizer.find(frame, { targets: [0], limit: 3 })).toEqual(first);
  });

  test('S1.12 finds only what is wanted', () => {
    const recognizer = new Recognizer({ targets, width, height });
    for (const { target } of recognizer.find(frame, { targets: [1, 2], limit: 9 })) expect(target).not.toBe(0);
    expect(recognizer.find(frame, { targets: [], limit: 9 })).toEqual([]);
    expect(recognizer.find(frame, { targets: [0], limit: 0 })).toEqual([]);
  });

  test('S1.12 finds several prints in one frame', () => {
    const at = Float64Array.of(0.35, 0.03, 10, -0.03, 0.35, 20, 0, 0, 1);
    const other = Float64Array.of(-0.04, -0.35, 300, 0.35, -0.04, 100, 0, 0, 1);
    const two = frameOf([
      { picture: pictures[1]!, at },
      { picture: pictures[2]!, at: other },
    ]);
    const detections = new Recognizer({ targets, width, height }).find(two, { targets: [0, 1, 2], limit: 2 });
    expect(new Set(detections.map(({ target }) => target))).toEqual(new Set([1, 2]));
    for (const { target, homography } of detections)
      expect(worstCorner(homography, target === 1 ? at : other, pictures[target]!)).toBeLessThan(4);
  });

  test('S1.12 finds a lost print again near its place', () => {
    const lost = Float64Array.from(placed);
    lost[2]! += 15;
    lost[5]! -= 8;
    const near = new Map([[0, lost]]);
    const [best] = new Recognizer({ targets, width, height }).find(frame, { targets: [0], limit: 1, near });
    expect(best && worstCorner(best.homography, placed, pictures[0]!)).toBeLessThan(3);
  });
});

describe('S1.12 unusual input of the recognizer', () => {
  test('S1.12 gives finite homographies or nothing for frames of black, white, noise and stripes', () => {
    const recognizer = new Recognizer({ targets, width, height });
    const next = random(9);
    const grounds: ((i: number) => number)[] = [
      () => 0,
      () => 255,
      () => next() * 256,
      (i) => ((i >> 3) & 1) * 255,
      (i) => (((i >> 3) ^ Math.floor(i / width / 8)) & 1) * 200,
    ];
    for (const ground of grounds) {
      const data = Uint8Array.from({ length: width * height }, (_, i) => ground(i));
      const detections = recognizer.find({ width, height, data }, { targets: [0, 1, 2], limit: 5 });
      for (const { homography } of detections) expect(homography.every(Number.isFinite)).toBe(true);
    }
  });

  test('S1.12 lives with targets that have no features', () => {
    const none = { ...targets[0]!.features, count: 0 };
    const recognizer = new Recognizer({ targets: [{ ...targets[0]!, features: none }], width, height });
    expect(recognizer.find(frame, { targets: [0], limit: 5 })).toEqual([]);
    expect(new Recognizer({ targets: [], width, height }).find(frame, { targets: [], limit: 5 })).toEqual([]);
  });
});
