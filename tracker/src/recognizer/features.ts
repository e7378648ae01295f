import type { GrayImage } from '../gray-image.ts';
import type { Kernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import { descriptorBits, histogramLength, writeTables } from './descriptor-tables.ts';
import type { FeatureKernels } from './feature-kernels.ts';
import { type Plane, planeAt, planeSize, strideOf } from './planes.ts';

export type { FeatureKernels } from './feature-kernels.ts';

/** Bytes of one descriptor: 256 bits that are compared by Hamming distance. */
export const descriptorBytes = descriptorBits / 8;

/** Most features that one frame gives. */
export const frameFeatureLimit = 1_000;

/**
 * Features of one frame, best first, positions in its pixels, `scale` in its pixels per pixel of the level. The columns
 * are longer than `count` and are written anew by the next extraction; `address` is where the descriptors lie in the
 * kernels' memory, `count` × `descriptorBytes` bytes, the same as `descriptors`.
 */
export type FrameFeatures = Features & { readonly address: number; readonly score: Float32Array };

export type Extractor = {
  /**
   * Finds and describes the points of a frame of at most the extractor's size, `limit` at most. `fine` begins with an
   * enlarged frame: prints that are far away are found more often, for half as much time again. `spread`, on unless said
   * otherwise where it is fine, spreads the points evenly: soft prints on a ground full of contrast are found more often.
   * @throws RangeError when the frame is larger.
   */
  extract(
    frame: GrayImage,
    options?: { readonly limit?: number; readonly fine?: boolean; readonly spread?: boolean },
  ): FrameFeatures;
  /** What the descriptors of the last extraction were made from, 128 numbers a feature: descriptors are learned from it. */
  histograms(): Float32Array;
};

/** How points are looked for. */
export type Tuning = {
  /** How much larger each level of the pyramid is than the next, and how many there are. */
  readonly factor: number;
  readonly levels: number;
  /** Points of a cell of a level, at most. */
  readonly perCell: number;
  /** What each further point of a cell counts, as a part of the one before: small values spread points over the frame. */
  readonly fade: number;
  /** Pixels of a level at its edges where no points are looked for. */
  readonly border: number;
  readonly limit: number;
};

const frameTuning: Tuning = { factor: Math.SQRT2, levels: 6, perCell: 4, fade: 0.6, border: 4, limit: 800 };

/** Shortest side of a level, in pixels; the first may be smaller. */
const smallest = 32;
const cell = 32;
/** How much larger than the frame the first level of a fine extraction is. */
const enlargement = 1.5;
/** The `fade` where points shall be spread: a soft print on a ground full of contrast gets as many points as its ground. */
const spreadFade = 0.1;
/** Least difference between two scales at a point, in 1 / 16 gray level. */
const threshold = 20;
/** Most that a point may be like a ridge: (sum of the curvatures)² / product; 4 is round (Lowe 2004). */
const ridge = 20;
/** Radius of the disc that gives a point its angle, half the side of the patch that describes it; pixels of the level. */
const discRadius = 10;
const patchRadius = 11.5;
const patchSamples = 16;

const pointBytes = 20;
/** Points before the best are taken. */
const candidateLimit = 8_000;

/** Prepares the extraction of features from frames of at most width × height pixels; allocates all that it needs. */
export function createExtractor(
  {
    kernels,
    width: widest,
    height: highest,
  }: { readonly kernels: Kernels<FeatureKernels>; readonly width: number; readonly height: number },
  tuning = frameTuning,
): Extractor {
  const { run } = kernels;
  const { factor, levels, perCell, border, fade } = tuning;
  const sideAt = (side: number, level: number) => Math.max(1, Math.round(side / factor ** level));
  const planes = levels + 1;
  const [first, second] = [sideAt(widest * enlargement, 0), sideAt(highest * enlargement, 0)];
  const whole = planeSize(first, second);
  const input = kernels.allocate(widest * highest);
  const raw = kernels.allocate(whole);
  const pyramid = Array.from({ length: planes }, (_, level) =>
    kernels.allocate(planeSize(sideAt(first, level), sideAt(second, level))),
  );
  const sums = kernels.allocate(2 * whole);
  const differences = kernels.allocate(2 * whole);
  const work = kernels.allocate(2 * strideOf(first) + 2_048);
  const cells = kernels.allocate((Math.ceil(first / cell) + 1) * (4 + perCell * pointBytes));
  const points = kernels.allocate(candidateLimit * pointBytes);
  const sorting = kernels.allocate(candidateLimit * pointBytes);
  const table = kernels.allocate(16 * planes);
  const histograms = kernels.allocate(tuning.limit * histogramLength * 4);
  const address = kernels.allocate(tuning.limit * descriptorBytes);
  const { halves, weights, mean, projections } = writeTables(kernels, discRadius);
  let described = 0;
  const column = () => new Float32Array(tuning.limit);
  const [x, y, scale, angle, score] = [column(), column(), column(), column(), column()];

  /** Draws a level after another and looks for points in it; answers how many there are in all. */
  function detectAll(frame: GrayImage, fine: boolean, spread: boolean): number {
    const enlarged = fine ? enlargement : 1;
    // A frame that is enlarged waits where the differences will be: they come after it was read
    let last: Plane = {
      at: planeAt(differences, frame.width),
      stride: strideOf(frame.width),
      width: frame.width,
      height: frame.height,
    };
    if (fine) run.fillPlane(input, frame.width, frame.height, last.at, last.stride);
    const places = new Int32Array(kernels.bytes().buffer, table, 4 * planes);
    let count = 0;
    for (let level = 0; level < (fine ? planes : levels); level += 1) {
      const width = sideAt(frame.width * enlarged, level);
      const height = sideAt(frame.height * enlarged, level);
      const stride = strideOf(width);
      const source = planeAt(raw, width);
      if (level > 0 && Math.min(width, height) < smallest) break;
      if (level === 0 && !fine) run.fillPlane(input, width, height, source, stride);
      else run.resizePlane(last.at, last.stride, last.width, last.height, source, stride, width, height, work);
      const at = planeAt(pyramid[level]!, width);
      run.smooth(source, stride, width, height, at, work);
      last = { at, stride, width, height };
      places.set([at, stride, width, height], 4 * level);
      if (Math.min(width, height) <= 2 * border) continue;
      const plane = planeAt(differences, width, 2);
      run.differences(at, stride, width, height, planeAt(sums, width, 2), plane, work);
      const [from, room] = [points + count * pointBytes, candidateLimit - count];
      count += run.detect(
        plane,
        stride,
        width,
        height,
        level,
        threshold,
        ridge,
        border,
        cell,
        perCell,
        spread ? spreadFade : fade,
        cells,
        from,
        room,
      );
    }
    run.sortPoints(points, count, sorting);
    return count;
  }

  return {
    extract(frame, { limit = tuning.limit, fine = false, spread = fine } = {}) {
      if (frame.width > widest || frame.height > highest)
        throw new RangeError(`The frame is larger than ${widest} × ${highest} pixels.`);
      let count = 0;
      if (frame.width > 0 && frame.height > 0) {
        kernels.bytes().set(frame.data.subarray(0, frame.width * frame.height), input);
        count = Math.min(limit, tuning.limit, detectAll(frame, fine, spread));
        run.orient(points, count, table, halves, discRadius);
        run.histograms(points, count, table, (2 * patchRadius) / patchSamples, weights, work, histograms);
        run.binarize(histograms, count, mean, projections, descriptorBits, work, address);
      }
      const numbers = new Float32Array(kernels.bytes().buffer, points, 5 * count);
      const level = new Int32Array(numbers.buffer, points, 5 * count);
      const places = new Int32Array(numbers.buffer, table, 4 * planes);
      for (let i = 0; i < count; i += 1) {
        const at = 4 * level[5 * i + 4]!;
        const across = frame.width / places[at + 2]!;
        const down = frame.height / places[at + 3]!;
        x[i] = (numbers[5 * i]! + 0.5) * across - 0.5;
        y[i] = (numbers[5 * i + 1]! + 0.5) * down - 0.5;
        scale[i] = across;
        score[i] = numbers[5 * i + 2]!;
        angle[i] = numbers[5 * i + 3]!;
      }
      const descriptors = kernels.bytes().subarray(address, address + count * descriptorBytes);
      described = count;
      return { count, x, y, scale, angle, score, address, descriptors };
    },

    histograms: () => new Float32Array(kernels.bytes().buffer, histograms, described * histogramLength).slice(),
  };
}
