import type { GrayImage } from '../gray-image.ts';
import type { Kernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import { descriptorBits, type DescriptorTables, histogramLength, writeTables } from './descriptor-tables.ts';
import type { FeatureKernels } from './feature-kernels.ts';
import { type Plane, planeAt, planeSize, strideOf } from './planes.ts';

export type { FeatureKernels } from './feature-kernels.ts';

/** Bytes of one descriptor: 256 bits that are compared by Hamming distance. */
export const descriptorBytes = descriptorBits / 8;

/** Maximum number of features of a frame. */
export const frameFeatureLimit = 1_000;

/**
 * Features of one frame, highest score first: positions in its pixels, `scale` in its pixels per pixel of the level. The
 * columns are longer than `count` and are overwritten by the next extraction; `address` is that of the descriptors in the
 * kernels' memory, `count` × `descriptorBytes` bytes, the same as `descriptors`.
 */
export type FrameFeatures = Features & { readonly address: number; readonly score: Float32Array };

export type ExtractionOptions = {
  /** Maximum number of features. */
  readonly limit?: number;
  /** Starts with an enlarged frame: detects prints that are far away more often, in half as much time again. */
  readonly fine?: boolean;
  /** Spreads features evenly, as `fine` does by default: detects soft prints before high contrast more often. */
  readonly spread?: boolean;
};

/** Parameters of the detection of keypoints. */
export type Tuning = {
  /** Scale between levels of the pyramid, and the number of levels. */
  readonly factor: number;
  readonly levels: number;
  /** Maximum number of points of a cell of a level. */
  readonly perCell: number;
  /** Factor of the score of each further point of a cell: small values spread points over the frame. */
  readonly fade: number;
  /** Width in pixels of a level's margin without points. */
  readonly border: number;
  readonly limit: number;
};

const frameTuning: Tuning = { factor: Math.SQRT2, levels: 6, perCell: 4, fade: 0.6, border: 4, limit: 800 };

/** Shortest side of a level in pixels; the first level may be smaller. */
const minLevelSide = 32;
/** Side of a cell, in pixels of a level. */
const cell = 32;
/** Scale of the first level of a fine extraction. */
const enlargement = 1.5;
/** The `fade` that spreads points: a soft print gets as many points as surroundings of high contrast. */
const spreadFade = 0.1;
/** Smallest absolute difference of Gaussians at a point, in 1 / 16 gray level. */
const threshold = 20;
/** Largest ratio (trace² / determinant of the Hessian) of a point; that of a round blob is 4 (Lowe 2004). */
const maxEdgeRatio = 20;
/** Radius of the disc that a point's angle is measured in, half the side of the patch of its descriptor; pixels of the level. */
const discRadius = 10;
const patchRadius = 11.5;
const patchSamples = 16;

const pointBytes = 20;
/** Maximum number of points that are detected before the best are chosen. */
const candidateLimit = 8_000;

/** Addresses of the extractor's buffers in the kernels' memory. */
type Buffers = {
  readonly input: number;
  readonly raw: number;
  readonly pyramid: readonly number[];
  readonly sums: number;
  readonly differences: number;
  readonly work: number;
  readonly cells: number;
  readonly points: number;
  readonly sorting: number;
  readonly table: number;
  readonly histograms: number;
  readonly descriptors: number;
};

const levelSide = (side: number, factor: number, level: number) => Math.max(1, Math.round(side / factor ** level));

/**
 * Extracts features from frames of at most width × height pixels: keypoints at the extrema of differences of Gaussians
 * (Lowe 2004), binary descriptors from projected histograms of gradients. All memory is allocated by the constructor.
 */
export class FeatureExtractor {
  private readonly kernels: Kernels<FeatureKernels>;
  private readonly width: number;
  private readonly height: number;
  private readonly tuning: Tuning;
  private readonly buffers: Buffers;
  private readonly tables: DescriptorTables;
  private readonly columns: Omit<Features, 'count' | 'descriptors'> & { readonly score: Float32Array };
  /** Number of features of the last extraction. */
  private count = 0;

  constructor(
    {
      kernels,
      width,
      height,
    }: { readonly kernels: Kernels<FeatureKernels>; readonly width: number; readonly height: number },
    tuning = frameTuning,
  ) {
    this.kernels = kernels;
    this.width = width;
    this.height = height;
    this.tuning = tuning;
    this.buffers = allocateBuffers(kernels, width, height, tuning);
    this.tables = writeTables(kernels, discRadius);
    const column = () => new Float32Array(tuning.limit);
    this.columns = { x: column(), y: column(), scale: column(), angle: column(), score: column() };
  }

  /**
   * Detects and describes the features of a frame of at most the extractor's size.
   * @throws RangeError when the frame is larger.
   */
  extract(
    frame: GrayImage,
    { limit = this.tuning.limit, fine = false, spread = fine }: ExtractionOptions = {},
  ): FrameFeatures {
    if (frame.width > this.width || frame.height > this.height)
      throw new RangeError(`The frame is larger than ${this.width} × ${this.height} pixels.`);
    this.count = 0;
    if (frame.width > 0 && frame.height > 0) {
      this.kernels.bytes().set(frame.data.subarray(0, frame.width * frame.height), this.buffers.input);
      this.count = Math.min(limit, this.tuning.limit, this.detect(frame, fine, spread));
      this.describe(this.count);
    }
    return this.readFeatures(frame, this.count);
  }

  /** Histograms that the last extraction's descriptors were made from, 128 numbers a feature: training data. */
  histograms(): Float32Array {
    return new Float32Array(this.kernels.bytes().buffer, this.buffers.histograms, this.count * histogramLength).slice();
  }

  /** Builds the pyramid level by level and detects the points of each; returns the number of all points, best first. */
  private detect(frame: GrayImage, fine: boolean, spread: boolean): number {
    const { input, raw, pyramid, differences, work, points, sorting, table } = this.buffers;
    const { run } = this.kernels;
    const { factor, levels, border } = this.tuning;
    const scale = fine ? enlargement : 1;
    // A frame to be enlarged is stored in the buffer of the differences, which are computed after it has been read
    let last: Plane = {
      at: planeAt(differences, frame.width),
      stride: strideOf(frame.width),
      width: frame.width,
      height: frame.height,
    };
    if (fine) run.fillPlane(input, frame.width, frame.height, last.at, last.stride);
    const planes = new Int32Array(this.kernels.bytes().buffer, table, 4 * (levels + 1));
    let count = 0;
    for (let level = 0; level < (fine ? levels + 1 : levels); level += 1) {
      const width = levelSide(frame.width * scale, factor, level);
      const height = levelSide(frame.height * scale, factor, level);
      const stride = strideOf(width);
      const source = planeAt(raw, width);
      if (level > 0 && Math.min(width, height) < minLevelSide) break;
      if (level === 0 && !fine) run.fillPlane(input, width, height, source, stride);
      else run.resizePlane(last.at, last.stride, last.width, last.height, source, stride, width, height, work);
      const at = planeAt(pyramid[level]!, width);
      run.smooth(source, stride, width, height, at, work);
      last = { at, stride, width, height };
      planes.set([at, stride, width, height], 4 * level);
      if (Math.min(width, height) > 2 * border) count += this.detectInLevel(last, level, spread, count);
    }
    run.sortPoints(points, count, sorting);
    return count;
  }

  /** Detects points of a level and writes them behind `count` others; returns their number. */
  private detectInLevel({ at, stride, width, height }: Plane, level: number, spread: boolean, count: number): number {
    const { sums, differences, work, cells, points } = this.buffers;
    const { border, perCell, fade } = this.tuning;
    const plane = planeAt(differences, width, 2);
    this.kernels.run.differences(at, stride, width, height, planeAt(sums, width, 2), plane, work);
    return this.kernels.run.detect(
      plane,
      stride,
      width,
      height,
      level,
      threshold,
      maxEdgeRatio,
      border,
      cell,
      perCell,
      spread ? spreadFade : fade,
      cells,
      points + count * pointBytes,
      candidateLimit - count,
    );
  }

  /** Angles and descriptors of the first points. */
  private describe(count: number): void {
    const { points, table, work, histograms, descriptors } = this.buffers;
    const { halves, weights, mean, projections } = this.tables;
    const { run } = this.kernels;
    run.orient(points, count, table, halves, discRadius);
    run.histograms(points, count, table, (2 * patchRadius) / patchSamples, weights, work, histograms);
    run.binarize(histograms, count, mean, projections, descriptorBits, work, descriptors);
  }

  /** The first points as columns, positions in pixels of the frame. */
  private readFeatures(frame: GrayImage, count: number): FrameFeatures {
    const { points, table, descriptors: address } = this.buffers;
    const { x, y, scale, angle, score } = this.columns;
    const numbers = new Float32Array(this.kernels.bytes().buffer, points, 5 * count);
    const level = new Int32Array(numbers.buffer, points, 5 * count);
    const planes = new Int32Array(numbers.buffer, table, 4 * (this.tuning.levels + 1));
    for (let i = 0; i < count; i += 1) {
      const at = 4 * level[5 * i + 4]!;
      const scaleX = frame.width / planes[at + 2]!;
      const scaleY = frame.height / planes[at + 3]!;
      x[i] = (numbers[5 * i]! + 0.5) * scaleX - 0.5;
      y[i] = (numbers[5 * i + 1]! + 0.5) * scaleY - 0.5;
      scale[i] = scaleX;
      score[i] = numbers[5 * i + 2]!;
      angle[i] = numbers[5 * i + 3]!;
    }
    const descriptors = this.kernels.bytes().subarray(address, address + count * descriptorBytes);
    return { count, x, y, scale, angle, score, address, descriptors };
  }
}

function allocateBuffers(
  kernels: Kernels<FeatureKernels>,
  width: number,
  height: number,
  { factor, levels, perCell, limit }: Tuning,
): Buffers {
  const [first, second] = [levelSide(width * enlargement, factor, 0), levelSide(height * enlargement, factor, 0)];
  const whole = planeSize(first, second);
  return {
    input: kernels.allocate(width * height),
    raw: kernels.allocate(whole),
    pyramid: Array.from({ length: levels + 1 }, (_, level) =>
      kernels.allocate(planeSize(levelSide(first, factor, level), levelSide(second, factor, level))),
    ),
    sums: kernels.allocate(2 * whole),
    differences: kernels.allocate(2 * whole),
    work: kernels.allocate(2 * strideOf(first) + 2_048),
    cells: kernels.allocate((Math.ceil(first / cell) + 1) * (4 + perCell * pointBytes)),
    points: kernels.allocate(candidateLimit * pointBytes),
    sorting: kernels.allocate(candidateLimit * pointBytes),
    table: kernels.allocate(16 * (levels + 1)),
    histograms: kernels.allocate(limit * histogramLength * 4),
    descriptors: kernels.allocate(limit * descriptorBytes),
  };
}
