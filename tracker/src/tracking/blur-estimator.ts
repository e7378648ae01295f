import { type Homography, project } from '../geometry/homography.ts';
import { createExposureEstimator, exposureFractions } from './exposure-estimator.ts';
import { toLevel } from './frame-pyramid.ts';
import type { BlurKernel } from './patch-selection.ts';

/** A former view of a target (picture pixels to frame pixels), and how many milliseconds ago it was. */
export type MotionPrior = { readonly before: Homography; readonly ms: number };

/** Mean NCC score of patches that are rendered with a blur kernel (in pixels of the frame) at the aligned view. */
type BlurScore = (blurKernel: BlurKernel) => number;

/** Estimates the blur of the camera's frames: motion blur by the exposure time, defocus by the lens. */
export type BlurEstimator = {
  /** The blur kernel of a target that has moved as the prior says; without one, defocus alone. */
  blurKernel(motionPrior: MotionPrior | null): BlurKernel;
  /** Fraction of the last `ms` milliseconds during which the shutter was open. */
  exposureFraction(ms: number): number;
  /** Scores several exposure times of a target that has moved by so many pixels, and learns the best. */
  updateExposure(scoreOf: BlurScore, motionPrior: MotionPrior, pixels: number): void;
  /** Scores several widths of defocus and takes the best; true when it differs from the last one. */
  updateFocus(scoreOf: BlurScore, motionPrior: MotionPrior | null): boolean;
  /** Restores a former width of defocus. */
  resetFocus(focus: number): void;
};

/** Widths of the defocus blur of a point that are compared, in pixels of the frame. */
const defocusWidths = [0, 2, 3, 4.5, 7, 10] as const;
/** A blurred patch must score higher than a sharp one by this: where the target is not, blur raises the score, too. */
const minBlurGain = 0.03;
/** Smallest motion between two frames from which the exposure is measured, in pixels. */
const minMotion = 2;

/** Focus and exposure change slowly: both are measured in every so many frames, the exposure in each of the first. */
const updateInterval = 4;
const initialUpdates = 6;

export function createBlurEstimator(): BlurEstimator {
  const exposure = createExposureEstimator();
  const scores = new Float64Array(exposureFractions.length);
  let exposureUpdates = 0;
  let focusUpdates = 0;
  let focus = 0;
  const exposureFraction = (ms: number): number => Math.min(1, exposure.ms / ms);
  const blurKernel = (motionPrior: MotionPrior | null): BlurKernel => ({
    before: motionPrior && motionPrior.before,
    part: motionPrior ? exposureFraction(motionPrior.ms) : 0,
    focus,
  });
  return {
    blurKernel,
    exposureFraction,
    updateExposure(scoreOf, { before, ms }, pixels) {
      if (pixels < minMotion) return;
      exposureUpdates += 1;
      if (exposureUpdates > initialUpdates && exposureUpdates % updateInterval !== 0) return;
      for (const [k, part] of exposureFractions.entries()) scores[k] = scoreOf({ before, part, focus });
      exposure.update(scores, pixels, ms);
    },
    updateFocus(scoreOf, motionPrior) {
      const current = blurKernel(motionPrior);
      focusUpdates += 1;
      // A new detection, without an earlier frame, is measured at once
      if (motionPrior && focusUpdates % updateInterval !== 0) return false;
      let maxScore = -Infinity;
      for (const width of defocusWidths) {
        const score = scoreOf({ ...current, focus: width }) - (width > 0 ? minBlurGain : 0);
        if (score > maxScore) [focus, maxScore] = [width, score];
      }
      return focus !== current.focus;
    },
    resetFocus(width) {
      focus = width;
    },
  };
}

/** A blur kernel in pixels of the frame as one in pixels of its pyramid level. */
export function blurKernelAtLevel({ before, part, focus }: BlurKernel, level: number): BlurKernel {
  return { before: before && toLevel(before, level), part, focus: focus / (1 << level) };
}

/** Translation of a picture's center between two views of it, in pixels of the frame. */
export function motionOf(
  { width, height }: { readonly width: number; readonly height: number },
  view: ArrayLike<number>,
  before: ArrayLike<number>,
): [number, number] {
  const [x, y] = project(view, width / 2, height / 2);
  const [u, v] = project(before, width / 2, height / 2);
  return [x - u, y - v];
}
