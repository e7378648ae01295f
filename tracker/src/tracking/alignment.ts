import type { Homography } from '../geometry/homography.ts';
import type { Target } from '../target.ts';
import type { CylinderView } from './cylinder-aligner.ts';
import type { PatchInputs } from './patch-selection.ts';
import type { RobustFit } from './robust-fit.ts';
import { inputLength, patchSide, resultLength } from './tracking-kernels.ts';
import { maxCornerUncertainty } from './view-geometry.ts';

/** Result of an alignment: a homography, and how well the frame agrees with it. */
export type Alignment = {
  /** From pixels of the compiled picture to pixels of the frame. */
  readonly homography: Homography;
  /** Median over the agreeing patches of the zero-mean normalized cross-correlation with the frame, −1 … 1. */
  readonly nccScore: number;
  /** Patches with a high NCC score that agree with the homography, of so many that were in view. */
  readonly inliers: number;
  readonly tried: number;
  /** Area over which the agreeing patches lie, as a part of the visible target's, 0 … 1. */
  readonly spread: number;
  /** Root mean square of the patches' disagreement with the homography, in pixels of the frame. */
  readonly rms: number;
  /** Of a target on a cylinder: its pose. The homography is the flat view that approximates it (`cylinderHomography`). */
  readonly cylinder?: CylinderView;
  /** Largest standard deviation of a corner in pixels of the frame; corners outside are clamped to the frame. */
  readonly uncertainty: number;
};

/** The pyramid level of the last fit, its size, and the area of the visible part of the target in pixels of the frame. */
type VisibleLevel = {
  readonly level: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly area: number;
};

/** The patches of the last fit. */
type FittedPatches = { readonly inputs: PatchInputs; readonly results: Float32Array; readonly count: number };

/** Measures how well a target agrees with the frame at a homography. */
export type AlignmentScorer = (
  target: Target,
  homography: Homography,
  visible: VisibleLevel,
  patches: FittedPatches,
) => Alignment;

/** Smallest NCC score of an inlier. */
const minInlierScore = 0.5;

/** Scores alignments by the patches of the last fit, at most so many. */
export function createAlignmentScorer(maxPatches: number, fit: RobustFit): AlignmentScorer {
  const nccScores = new Float64Array(maxPatches);
  return (target, homography, { level, size, area }, { inputs, results, count }) => {
    let inliers = 0;
    let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const nccScore = results[i * resultLength + 3]!;
      if (results[i * resultLength] !== 1 || nccScore < minInlierScore || fit.weights[i]! < 0.1) continue;
      nccScores[inliers] = nccScore;
      const u = inputs.integers[i * inputLength + 15]!;
      const v = inputs.integers[i * inputLength + 16]!;
      x += u;
      y += v;
      xx += u * u;
      xy += u * v;
      yy += v * v;
      inliers += 1;
    }
    const sorted = nccScores.subarray(0, inliers).toSorted();
    const n = Math.max(1, inliers);
    x /= n;
    y /= n;
    const patchVariance = (patchSide * patchSide) / 12;
    const sx = xx / n - x * x + patchVariance;
    const sy = yy / n - y * y + patchVariance;
    const sxy = xy / n - x * y;
    const inlierArea = 12 * Math.sqrt(Math.max(0, sx * sy - sxy * sxy)) * 4 ** level;
    return {
      homography,
      nccScore: inliers > 0 ? sorted[inliers >> 1]! : 0,
      inliers,
      tried: count,
      spread: Math.min(1, inlierArea / area),
      rms: fit.rms() * (1 << level),
      uncertainty: maxCornerUncertainty(target, homography, size, level, (u, v) => fit.uncertainty(u, v)),
    };
  };
}
