import type { GreyImage } from '../grey.ts';
import type { Kernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import { describeInto } from './describe.ts';
import { pointsOf, pyramidOf } from './detect.ts';

/** Bytes of one descriptor: 256 bits that are compared by Hamming distance. */
export const descriptorBytes = 32;

/** What the extractor calls of the finder's kernels. */
export type FeatureKernels = { halve(from: number, width: number, height: number, to: number): void };

/**
 * Features of one frame, best first, positions in its pixels, `scale` in its pixels per pixel of the level. The columns
 * are longer than `count` and are written anew by the next extraction; `address` is where the descriptors lie in the
 * kernels' memory, `count` × `descriptorBytes` bytes, the same as `descriptors`.
 */
export type FrameFeatures = Features & { readonly address: number; readonly score: Float32Array };

export type Extractor = {
  /** Finds and describes the points of a frame of at most the extractor's size. */
  extract(frame: GreyImage, options?: { readonly limit?: number }): FrameFeatures;
};

/** Most features that one frame gives. */
export const frameFeatureLimit = 1_000;

/** Prepares the extraction of features from frames of at most width × height pixels; allocates all that it needs. */
export function createExtractor({
  kernels,
}: {
  readonly kernels: Kernels<FeatureKernels>;
  readonly width: number;
  readonly height: number;
}): Extractor {
  const address = kernels.allocate(frameFeatureLimit * descriptorBytes);
  const column = () => new Float32Array(frameFeatureLimit);
  const [x, y, scale, angle, score] = [column(), column(), column(), column(), column()];
  return {
    extract(frame, { limit = 600 } = {}) {
      const levels = pyramidOf(frame, 1.4, 5);
      const points = pointsOf(levels, { threshold: 7, perCell: 4, cell: 32 })
        .toSorted((a, b) => b.score - a.score)
        .slice(0, Math.min(limit, frameFeatureLimit));
      const descriptors = kernels
        .bytes()
        .subarray(address, address + points.length * descriptorBytes)
        .fill(0);
      describeInto(descriptors, levels, points);
      for (const [i, point] of points.entries()) {
        const factor = levels[point.level]!.scale;
        x[i] = (point.x + 0.5) * factor - 0.5;
        y[i] = (point.y + 0.5) * factor - 0.5;
        scale[i] = factor;
        angle[i] = point.angle;
        score[i] = point.score;
      }
      return { count: points.length, x, y, scale, angle, score, address, descriptors };
    },
  };
}
