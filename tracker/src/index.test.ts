import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Homography } from './geometry/homography.ts';
import {
  compileTarget,
  createTracker,
  PackError,
  readPack,
  type Frame,
  type RgbaImage,
  type TrackingResult,
  type Tracker,
} from './index.ts';
import { crc32 } from './pack/crc32.ts';
import { chance, shapesPicture } from './test-pictures.ts';
import { cameraView, cornerError, drawing, targetOf, viewOf, type Drawing } from './tracking/test-views.ts';

const frame = { width: 320, height: 240 };
const rgbaOf = (drawn: Drawing): RgbaImage => {
  const { width, height, picture } = targetOf(drawn);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height * 4; i += 1) if (i % 4 < 3) data[i] = picture.data[i >> 2] ?? 0;
  return { width, height, data };
};
const first = drawing(1, 320, 240);
const second = drawing(2, 240, 240);
const packs = [compileTarget(rgbaOf(first)), compileTarget(rgbaOf(second))];
const size = { width: 320, height: 240 } as Parameters<typeof cornerError>[0];

const place = (step: number): Homography =>
  cameraView(targetOf(first), frame, { size: 170, tilt: 0.3, turn: 0.1 + 0.03 * step, x: 2 * step, y: -step });
const film = Array.from({ length: 12 }, (_, step) => viewOf(first, place(step), { ...frame, noise: 3, seed: step }));
const nothing = (value: number): Frame => ({ ...frame, data: new Uint8Array(320 * 240).fill(value) });
const noise = (seed: number): Frame => ({
  ...frame,
  data: Uint8Array.from({ length: 320 * 240 }, (_, i) => chance(seed, i) * 256),
});
const resultOf = (results: readonly TrackingResult[], target = 0): TrackingResult => {
  const one = results[target];
  if (!one) throw new Error('There is no such sighting.');
  return one;
};

describe('S1.12 results of the tracker', () => {
  test('S1.12 a target is tracked in the frame in which it is found, and followed exactly', () => {
    const tracker = createTracker({ packs, ...frame });
    for (const [step, image] of film.entries()) {
      const results = tracker.process(image, step * 33);
      expect(results.map(({ target, state }) => [target, state])).toEqual([
        [0, 'tracking'],
        [1, 'searching'],
      ]);
      const { homography, corners, confidence } = resultOf(results);
      expect(cornerError(size, homography ?? [], place(step))).toBeLessThan(1);
      expect(corners).toHaveLength(8);
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(resultOf(results, 1)).toEqual({
        target: 1,
        state: 'searching',
        homography: null,
        corners: null,
        confidence: 0,
      });
    }
  });

  test('S1.12 corners are the outer ones, in pixels of the frame', () => {
    const flat: Homography = Float64Array.of(0.6, 0, 60.3, 0, 0.6, 40.8, 0, 0, 1);
    const { corners } = resultOf(createTracker({ packs, ...frame }).process(viewOf(first, flat, frame), 0));
    const [left, top, right, bottom] = [60.0, 40.5, 0.6 * 319.5 + 60.3, 0.6 * 239.5 + 40.8];
    for (const [i, at] of [left, top, right, top, right, bottom, left, bottom].entries())
      expect(Math.abs((corners?.[i] ?? Number.NaN) - at)).toBeLessThan(0.4);
  });

  test('S1.12 a target that goes is lost and is tracked again where it comes back', () => {
    const tracker = createTracker({ packs, ...frame });
    const states = [film[0], film[1], nothing(90), nothing(90), film[2]].map(
      (image, i) => resultOf(tracker.process(image ?? nothing(0), i * 33)).state,
    );
    expect(states).toEqual(['tracking', 'tracking', 'lost', 'lost', 'tracking']);
  });

  test('S1.12 homographies start from the pixels of the compiled picture, whatever its size', () => {
    const large = shapesPicture(6, 1500, 1000);
    const small = shapesPicture(6, 300, 200);
    const largeGray = { width: 1500, height: 1000, data: Uint8Array.from(large.data.filter((_, i) => i % 4 === 1)) };
    // viewOf draws with two pixels of the drawing to one of its target
    const image = viewOf(largeGray, Float64Array.of(0.36, 0, 20, 0, 0.36, 30, 0, 0, 1), frame);
    const detected = [large, small].map((picture) =>
      resultOf(createTracker({ packs: [compileTarget(picture)], ...frame }).process(image, 0)),
    );
    for (const one of detected) expect(one.state).toBe('tracking');
    expect(detected[0]?.homography?.[0]).toBeCloseTo(0.18, 2);
    expect(detected[1]?.homography?.[0]).toBeCloseTo(0.9, 1);
    for (let i = 0; i < 8; i += 1)
      expect(Math.abs((detected[0]?.corners?.[i] ?? 0) - (detected[1]?.corners?.[i] ?? 99))).toBeLessThan(0.8);
  });
});

describe('S1.12 several targets', () => {
  test('S1.12 two targets are tracked at once, one when no more are wanted', () => {
    const left = cameraView(targetOf(first), frame, { size: 140, tilt: 0, turn: 0, x: -80 });
    const right = cameraView(targetOf(second), frame, { size: 120, tilt: 0, turn: 0, x: 85 });
    const [one, two] = [viewOf(first, left, frame), viewOf(second, right, frame)];
    const both = { ...frame, data: one.data.map((value, i) => (i % 320 < 160 ? value : (two.data[i] ?? 0))) };
    for (const [maxTracked, expected] of [
      [2, 2],
      [1, 1],
    ] as const) {
      const tracker = createTracker({ packs, ...frame, maxTracked });
      for (let i = 0; i < 5; i += 1) tracker.process(both, i * 33);
      expect(tracker.process(both, 200).filter(({ state }) => state === 'tracking')).toHaveLength(expected);
    }
  });

  test('S1.12 the same frames give the same results, with SIMD and without', () => {
    const run = (simd: boolean) => {
      const tracker = createTracker({ packs, ...frame, simd });
      return [...film.slice(0, 3), noise(4), ...film.slice(3, 5)].map((image, i) => tracker.process(image, i * 33));
    };
    const [scalar, simd] = [run(false), run(true)];
    expect(run(true)).toEqual(simd);
    // Sums of floats run in another order
    for (const [i, results] of simd.entries())
      for (const [k, { state, corners }] of results.entries()) {
        const other = resultOf(scalar[i] ?? [], k);
        expect(other.state).toBe(state);
        for (const [c, at] of (corners ?? []).entries()) expect(other.corners?.[c]).toBeCloseTo(at, 2);
      }
  });

  test.each([0, 1])('S1.12 of two pictures that differ in a corner the visible one is tracked (%i)', (there) => {
    const changed = { ...first, data: first.data.slice() };
    const other = drawing(8, 320, 240);
    for (let y = 0; y < 240; y += 1)
      for (let x = 0; x < 260; x += 1) changed.data[y * 640 + x] = other.data[y * 640 + x] ?? 0;
    const both = [first, changed];
    const tracker = createTracker({ packs: both.map((drawn) => compileTarget(rgbaOf(drawn))), ...frame });
    for (let i = 0; i < 6; i += 1) {
      const results = tracker.process(viewOf(both[there] ?? first, place(i), { ...frame, noise: 3 }), i * 33);
      expect(resultOf(results, 1 - there).state).not.toBe('tracking');
      expect(resultOf(results, there).state).toBe('tracking');
    }
  });

  test('S1.12 prepared ahead, or from packs that were read before, a tracker sees the same', () => {
    const run = (tracker: Tracker) => film.slice(0, 4).map((image, i) => tracker.process(image, i * 33));
    const plain = run(createTracker({ packs, ...frame }));
    const read = packs.map(readPack);
    for (const given of [packs, read, read]) {
      const tracker = createTracker({ packs: given, ...frame });
      expect(packs.map(() => tracker.prepare())).toEqual(packs.map(() => true));
      expect(tracker.prepare()).toBe(false);
      expect(run(tracker)).toEqual(plain);
      tracker.free();
      expect(tracker.prepare()).toBe(false);
    }
  });

  test('S1.12 what was said of the prints at compiling', () => {
    const namedPack = compileTarget(shapesPicture(3, 90, 60), { name: 'A', physicalWidth: 90 });
    expect(createTracker({ packs: [namedPack, packs[1] ?? namedPack], ...frame }).targets).toEqual([
      { width: 90, height: 60, name: 'A', physicalWidth: 90 },
      { width: 240, height: 240 },
    ]);
  });
});

describe('S1.12 what is not as it should be', () => {
  test.each([
    ['width', { ...nothing(0), width: 321 }],
    ['height', { ...nothing(0), height: 120 }],
    ['data', { ...frame, data: new Uint8Array(320 * 240 - 1) }],
    ['data', { ...frame, data: [] as unknown as Uint8Array }],
  ])('S1.12 a frame with a wrong %s is refused by name, and the next one is taken', (field, wrong) => {
    const tracker = createTracker({ packs, ...frame });
    expect(() => tracker.process(wrong, 0)).toThrow(TypeError);
    expect(() => tracker.process(wrong, 0)).toThrow(field);
    expect(resultOf(tracker.process(film[0] ?? wrong, 33)).state).toBe('tracking');
  });

  test.each([
    ['width', { width: 0 }],
    ['height', { height: 2.5 }],
    ['height', { height: 100_000 }],
    ['maxTracked', { maxTracked: 0 }],
    ['packs', { packs: packs[0] as unknown as Uint8Array[] }],
  ])('S1.12 a tracker with a wrong %s is refused by name', (field, wrong) => {
    expect(() => createTracker({ packs, ...frame, ...wrong })).toThrow(TypeError);
    expect(() => createTracker({ packs, ...frame, ...wrong })).toThrow(field);
  });

  test('S1.12 the error of a bad pack names its index', () => {
    const bad = [packs[0] ?? new Uint8Array(), new Uint8Array(100)];
    expect(() => createTracker({ packs: bad, ...frame })).toThrow(PackError);
    expect(() => createTracker({ packs: bad, ...frame })).toThrow('Pack 1');
  });

  test('S1.12 a freed tracker takes no more frames', () => {
    const tracker = createTracker({ packs, ...frame });
    tracker.free();
    tracker.free();
    expect(() => tracker.process(nothing(0), 0)).toThrow('freed');
  });

  test('S1.12 without packs there are no results', () => {
    expect(createTracker({ packs: [], ...frame }).process(nothing(0), 0)).toEqual([]);
  });

  test.each([
    ['black', [nothing(0)]],
    ['white', [nothing(255)]],
    ['noise', [noise(1), noise(2)]],
    ['black and the target', [nothing(0), film[0] ?? nothing(0), nothing(255), noise(3)]],
  ])('S1.12 nothing is seen in frames of %s', (_, frames) => {
    const tracker = createTracker({ packs, ...frame });
    for (const [i, image] of [...frames, ...frames].entries()) {
      const { state } = resultOf(tracker.process(image, i * 33));
      expect(state === 'tracking').toBe(image === film[0]);
    }
  });

  test.each([
    [1, 1],
    [2, 500],
    [500, 3],
    [17, 23],
    [63, 64],
    [1919, 7],
  ])('S1.12 frames of %i × %i do no harm', (width, height) => {
    const tracker = createTracker({ packs, width, height });
    for (let i = 0; i < 2; i += 1) {
      const data = Uint8Array.from({ length: width * height }, (_, k) => chance(i, k) * 256);
      for (const { state } of tracker.process({ width, height, data }, i)) expect(state).toBe('searching');
    }
  });
});

describe('S1.12 frames and times of any kind', () => {
  test('S1.12 floats, NaN among them, clamped bytes and bytes that belong to something larger', () => {
    const image = film[0] ?? noise(0);
    const expected = resultOf(createTracker({ packs, ...frame }).process(image, 0));
    const longer = new Uint8Array(320 * 240 + 999).fill(50);
    longer.set(image.data);
    for (const data of [Uint8ClampedArray.from(image.data), Float32Array.from(image.data), longer])
      expect(resultOf(createTracker({ packs, ...frame }).process({ ...frame, data }, 0))).toEqual(expected);
    const holes = Float64Array.from(image.data, (value, i) =>
      i % 97 === 0 ? ([Number.NaN, 1e9, -Infinity, Infinity][i % 4] ?? 0) : value,
    );
    expect(['tracking', 'searching']).toContain(
      resultOf(createTracker({ packs, ...frame }).process({ ...frame, data: holes }, 0)).state,
    );
    const never = Float32Array.from(image.data, () => Number.NaN);
    expect(resultOf(createTracker({ packs, ...frame }).process({ ...frame, data: never }, 0)).state).toBe('searching');
  });

  test('S1.12 timestamps that stand still, go back or are no number lose nothing', () => {
    const times = [100, 100, 50, Number.NaN, Infinity, -Infinity, -5, 1e300, 0, 33, 66, 99];
    const tracker = createTracker({ packs, ...frame });
    for (const [i, image] of film.entries()) {
      const { state, homography } = resultOf(tracker.process(image, times[i] ?? 0));
      expect(state).toBe('tracking');
      expect(cornerError(size, homography ?? [], place(i))).toBeLessThan(1.5);
    }
  });

  test('S1.12 results are complete for any frames', () => {
    const kinds = [...film, noise(1), nothing(0), nothing(255)];
    const tracker = createTracker({ packs, ...frame });
    fc.assert(
      fc.property(fc.nat(kinds.length - 1), fc.double(), fc.nat(3), (kind, time, wrong) => {
        const image = kinds[kind] ?? nothing(0);
        if (wrong === 0) expect(() => tracker.process({ ...image, width: 7 }, time)).toThrow(TypeError);
        const results = tracker.process(image, time);
        expect(results).toHaveLength(2);
        for (const { state, homography, corners, confidence } of results) {
          expect(homography !== null).toBe(state === 'tracking');
          expect(corners !== null).toBe(state === 'tracking');
          expect([...(homography ?? []), ...(corners ?? []), confidence].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('S1.12 packs that were changed on purpose do no harm, alone and beside good ones', () => {
  const [good = new Uint8Array()] = packs;
  const writes = fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(writes, fc.nat(good.length - 400), fc.boolean(), (written, at, alone) => {
      const bytes = good.slice();
      for (const [offset, byte] of written) bytes[16 + at + offset] = byte;
      new DataView(bytes.buffer).setUint32(12, crc32(bytes.subarray(16)), true);
      try {
        const tracker = createTracker({ packs: alone ? [bytes] : [bytes, good], ...frame });
        for (const [step, image] of film.slice(0, 2).entries())
          for (const { homography, corners, confidence } of tracker.process(image, step * 33))
            expect([...(homography ?? []), ...(corners ?? []), confidence].every(Number.isFinite)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(PackError);
      }
    }),
    { numRuns: 40 },
  );
});

describe('S1.12 memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  /** Instances of WebAssembly go when the event loop has turned. */
  const heldBytes = async (): Promise<number> => {
    for (let i = 0; i < 3; i += 1) {
      collect();
      await setTimeout(5);
    }
    const { heapUsed, arrayBuffers, external } = process.memoryUsage();
    return heapUsed + arrayBuffers + external;
  };

  test('S1.12 memory does not grow over five thousand frames', async () => {
    const tiny = { width: 160, height: 120 };
    const views = Array.from({ length: 10 }, (_, i) =>
      i === 9
        ? { ...tiny, data: new Uint8Array(160 * 120) }
        : viewOf(first, cameraView(targetOf(first), tiny, { size: 110, tilt: 0.2, turn: 0.02 * i }), tiny),
    );
    const tracker = createTracker({ packs: packs.slice(0, 1), ...tiny });
    let tracked = 0;
    const run = (frames: number) => {
      for (let i = 0; i < frames; i += 1) {
        const image = views[i % 10];
        if (image && resultOf(tracker.process(image, i * 33)).state === 'tracking') tracked += 1;
      }
    };
    run(100);
    const before = await heldBytes();
    run(5000);
    expect(tracked).toBeGreaterThan(3000);
    expect((await heldBytes()) - before).toBeLessThan(400_000);
  });

  test('S1.12 trackers that were freed leave nothing behind, though somebody still holds them', async () => {
    const freed: Tracker[] = [];
    const cycle = (times: number) => {
      for (let i = 0; i < times; i += 1) {
        const tracker = createTracker({ packs, ...frame });
        if (i % 10 === 0) tracker.process(film[0] ?? nothing(0), 0);
        tracker.free();
        freed.push(tracker);
      }
    };
    cycle(20);
    const before = await heldBytes();
    cycle(40);
    expect((await heldBytes()) - before).toBeLessThan(1_000_000);
    expect(freed).toHaveLength(60);
  });
});
