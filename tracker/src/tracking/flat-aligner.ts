import { type Homography, compose, normalized } from '../geometry/homography.ts';
import { projectedCorners, quadDistance } from '../geometry/quadrilateral.ts';
import type { Target } from '../target.ts';
import { type Alignment, type AlignmentScorer, createAlignmentScorer } from './alignment.ts';
import { type BlurEstimator, blurKernelAtLevel, type MotionPrior, motionOf } from './blur-estimator.ts';
import { fromLevel, toLevel } from './frame-pyramid.ts';
import type { PatchKernels } from './patch-kernels.ts';
import type { BlurKernel } from './patch-selection.ts';
import type { PreparedTarget } from './prepared-target.ts';
import { type CorrectionPrior, RobustFit } from './robust-fit.ts';
import { inputLength, resultLength } from './tracking-kernels.ts';
import { reduction, type Visible, visiblePart } from './view-geometry.ts';

/** Most patches of one alignment step: of the last steps, of coarse levels, of the finest level, of the search. */
const maxPatches = 110;
const coarsePatchCount = 48;
const finePatchCount = 72;
const searchPatchCount = 24;
/** Radius of the joint search for all patches, in pixels of the coarsest level. */
const searchRadius = { narrow: 4, wide: 8 };
/** Radius of the separate search for each patch around its fitted place, in pixels. */
const patchSearchRadius = 6;
/** Limits that the kernels' memory is allocated for. */
export const patchLimits = {
  maxPatches,
  maxScores: Math.max(
    searchPatchCount * (2 * searchRadius.wide + 1) ** 2,
    coarsePatchCount * (2 * patchSearchRadius + 1) ** 2,
  ),
};

/** Patches are aligned once more when the learned motion blur differs from the one used by so many pixels. */
const minBlurChange = 1;
/** The final iterations end when the corners move less than this, in pixels. */
const maxFinalCornerMotion = 0.03;
/** A larger root mean square residual, in pixels of the level, means that part of the patches is misplaced. */
const maxResidualRms = 0.5;
/** Frames without another search for misplaced patches after one that gained no inliers. */
const retryInterval = 8;
/** From this inlier ratio on, patches are not searched again. */
const highInlierRatio = 0.85;
/** Below this inlier ratio an alignment is not reliable, and another method is tried. */
const lowInlierRatio = 0.45;
/** Below this inlier ratio the search has failed: the target is not there. */
const minInlierRatio = 0.15;
/** Smallest gain of the inlier ratio after which the search for misplaced patches is repeated in the next frame. */
const minInlierRatioGain = 0.1;
/** Smallest visible area of a target in pixels of the frame, and its smallest side at the coarsest level used. */
const minVisibleArea = 600;
const minCoarseSide = 40;

/** Priors of the correction from the first coarse step to the last ones. */
const coarsePrior: CorrectionPrior = { affine: 4, perspective: 1.5, tolerance: 2 };
const searchPrior: CorrectionPrior = { affine: 20, perspective: 8, tolerance: 5 };
const intermediatePrior: CorrectionPrior = { affine: 20, perspective: 8, tolerance: 2.5 };
const finalPrior: CorrectionPrior = { affine: 20, perspective: 8, tolerance: 1 };

/** State of one alignment: the view (picture pixels to frame pixels) is improved step by step. */
type AlignmentState = {
  readonly index: number;
  readonly target: PreparedTarget;
  readonly motionPrior: MotionPrior | null;
  /** Radius of the initial search; 0 for none. */
  readonly radius: number;
  /** Finest pyramid level at which the target is aligned. */
  readonly finest: number;
  view: Homography;
  blurKernel: BlurKernel;
};

/** Aligns flat targets with a frame, coarse to fine, by patches and a robust fit of their homography. */
export class FlatAligner {
  private readonly targets: readonly Target[];
  private readonly patches: PatchKernels;
  private readonly blurEstimator: BlurEstimator;
  private readonly width: number;
  private readonly height: number;
  private readonly fit = new RobustFit(maxPatches);
  private readonly score: AlignmentScorer;
  /** Frames until misplaced patches of a target are searched again. */
  private readonly retryFrames: Uint8Array;
  private readonly displacementScores = new Float64Array((2 * searchRadius.wide + 1) ** 2);
  private readonly corners = new Float64Array(8);
  private readonly movedCorners = new Float64Array(8);
  /** Patches of the last fit. */
  private fittedCount = 0;

  constructor(targets: readonly Target[], patches: PatchKernels, blurEstimator: BlurEstimator) {
    this.targets = targets;
    this.patches = patches;
    this.blurEstimator = blurEstimator;
    this.width = patches.pyramid.levels[0]!.width;
    this.height = patches.pyramid.levels[0]!.height;
    this.retryFrames = new Uint8Array(targets.length);
    this.score = createAlignmentScorer(maxPatches, this.fit);
  }

  /** Aligns from a view (picture pixels to frame pixels): by a search round it, and without one when that fails. */
  align(
    index: number,
    target: PreparedTarget,
    view: Homography,
    wide: boolean,
    motionPrior: MotionPrior | null,
  ): Alignment | null {
    const visible = visiblePart(target, view, this.width, this.height);
    if (!visible || visible.area < minVisibleArea) return null;
    const radius = wide ? searchRadius.wide : searchRadius.narrow;
    const searched = this.alignFrom(index, target, view, visible, radius, motionPrior);
    if (searched && (searched.inliers >= lowInlierRatio * searched.tried || (!wide && searched.uncertainty < 1)))
      return searched;
    if (!searched && !motionPrior) return null;
    // An occluder over most of the target may have misled the search
    const direct = this.alignFrom(index, target, view, visible, 0, motionPrior);
    return direct && direct.inliers > (searched?.inliers ?? 0) ? direct : searched;
  }

  private alignFrom(
    index: number,
    target: PreparedTarget,
    guess: Homography,
    visible: Visible,
    radius: number,
    motionPrior: MotionPrior | null,
  ): Alignment | null {
    const { levels } = this.patches.pyramid;
    const finest = Math.max(0, Math.min(levels.length - 1, Math.ceil(-Math.log2(visible.scale) - 0.75)));
    const blurKernel = this.blurEstimator.blurKernel(motionPrior);
    const state: AlignmentState = { index, target, motionPrior, radius, finest, view: guess, blurKernel };
    if (!this.alignCoarseToFine(state, Math.sqrt(visible.area))) return null;
    this.recoverOutliers(state);
    this.updateFocus(state);
    this.updateExposure(state);
    const count = this.refine(state);
    if (count === null) return null;
    const final = visiblePart(target, state.view, this.width, this.height);
    if (!final) return null;
    const homography = normalized(compose(state.view, reduction(target)));
    const { inputs, results } = this.patches;
    const visibleLevel = { level: finest, size: levels[finest]!, area: final.area };
    return this.score(this.targets[index]!, homography, visibleLevel, { inputs, results, count });
  }

  /** False when too few patches agree. `side` is the side of the visible part in pixels of the frame. */
  private alignCoarseToFine(state: AlignmentState, side: number): boolean {
    const { finest, radius, motionPrior } = state;
    let coarsest = Math.min(this.patches.pyramid.levels.length - 1, finest + 2);
    while (coarsest > finest && side / (1 << coarsest) < minCoarseSide) coarsest -= 1;
    if (radius > 0) state.view = this.searchTarget(state, coarsest);
    for (let level = Math.max(finest, coarsest - 1); level >= finest; level -= 1) {
      const limit = level === finest ? finePatchCount : coarsePatchCount;
      const step = this.step(state, state.view, level, limit, 5, level === finest ? finalPrior : coarsePrior);
      if (step) state.view = step.view;
      else if (level === finest) return false;
      if (radius > 0 && !motionPrior && this.inlierRatio() < minInlierRatio) return false;
    }
    return true;
  }

  /** Searches for patches that are farther from their predicted place than the alignment converges from. */
  private recoverOutliers(state: AlignmentState): void {
    const { index, finest, radius } = state;
    const fittedView = state.view;
    const fittedRatio = this.inlierRatio();
    const isMisplaced = this.isMisplaced(index, fittedRatio);
    const minSearches = isMisplaced ? 1 : 0;
    const maxRatio = radius > searchRadius.narrow ? highInlierRatio : lowInlierRatio;
    for (let search = 0; search < 2 && (search < minSearches || this.inlierRatio() < maxRatio); search += 1) {
      const searchedView = this.searchPatches(state);
      if (!searchedView) break;
      state.view = this.step(state, searchedView, finest, maxPatches, 5, intermediatePrior)?.view ?? searchedView;
    }
    // The search matched an occluder
    if (this.inlierRatio() < fittedRatio)
      state.view = this.step(state, fittedView, finest, maxPatches, 5, finalPrior)?.view ?? fittedView;
    if (isMisplaced && this.inlierRatio() < fittedRatio + minInlierRatioGain) this.retryFrames[index] = retryInterval;
  }

  /** Whether part of the patches is misplaced and a search for them is due. */
  private isMisplaced(index: number, inlierRatio: number): boolean {
    this.retryFrames[index] = Math.max(0, this.retryFrames[index]! - 1);
    // A bent print has a large residual in every frame
    return this.retryFrames[index] === 0 && inlierRatio < highInlierRatio && this.fit.rms() > maxResidualRms;
  }

  private updateFocus(state: AlignmentState): void {
    const { focus } = state.blurKernel;
    const ratio = this.inlierRatio();
    if (!((focus > 0 || ratio < highInlierRatio) && ratio > minInlierRatio)) return;
    if (!this.blurEstimator.updateFocus((kernel) => this.meanNccScore(state, kernel), state.motionPrior)) return;
    state.blurKernel = this.blurEstimator.blurKernel(state.motionPrior);
    state.view = this.step(state, state.view, state.finest, maxPatches, 5, intermediatePrior)?.view ?? state.view;
    // The focus is measured on the target only
    if (this.inlierRatio() < lowInlierRatio) this.blurEstimator.resetFocus(focus);
  }

  private updateExposure(state: AlignmentState): void {
    const { motionPrior, target } = state;
    if (!motionPrior || !(this.inlierRatio() > lowInlierRatio)) return;
    const { part } = state.blurKernel;
    const pixels = Math.hypot(...motionOf(target.picture, state.view, motionPrior.before));
    this.blurEstimator.updateExposure((kernel) => this.meanNccScore(state, kernel), motionPrior, pixels);
    state.blurKernel = this.blurEstimator.blurKernel(motionPrior);
    if (Math.abs(state.blurKernel.part - part) * pixels > minBlurChange)
      state.view = this.step(state, state.view, state.finest, maxPatches, 5, finalPrior)?.view ?? state.view;
  }

  /** Gauss–Newton steps over all patches at once until the corners rest; the number of patches, null on failure. */
  private refine(state: AlignmentState): number | null {
    const { target, finest } = state;
    const { width, height } = target.picture;
    let count = 0;
    for (let iteration = 0; iteration < 2; iteration += 1) {
      const step = this.step(state, state.view, finest, maxPatches, 1, finalPrior);
      if (!step) return null;
      projectedCorners(state.view, width, height, this.corners);
      ({ view: state.view, count } = step);
      projectedCorners(state.view, width, height, this.movedCorners);
      if (quadDistance(this.corners, this.movedCorners) < maxFinalCornerMotion) break;
    }
    return count;
  }

  /** Writes the inputs of patches that a view shows at a level; their number. */
  private selectPatches(target: PreparedTarget, view: Homography, level: number, limit: number, blur: BlurKernel) {
    const { pyramid, selector, inputs } = this.patches;
    const { width, height } = pyramid.levels[level]!;
    return selector.select(target, view, width, height, limit, inputs, blurKernelAtLevel(blur, level));
  }

  /** Aligns patches at a level and fits the view to them; a whole-homography Gauss–Newton step for one iteration. */
  private step(
    { target, blurKernel }: AlignmentState,
    view: Homography,
    level: number,
    limit: number,
    iterations: number,
    prior: CorrectionPrior,
  ): { view: Homography; count: number } | null {
    const levelView = toLevel(view, level);
    const count = this.selectPatches(target, levelView, level, limit, blurKernel);
    if (count < 4) return null;
    this.patches.align(level, count, iterations, 4);
    this.fittedCount = count;
    const { inputs, results } = this.patches;
    const corrected = this.fit.correct(levelView, inputs, results, count, prior, iterations === 1);
    return corrected && { view: fromLevel(corrected, level), count };
  }

  /** Inliers of the last fit, as a share of its patches. */
  private inlierRatio(): number {
    let inliers = 0;
    for (let i = 0; i < this.fittedCount; i += 1) if (this.fit.weights[i]! > 0.1) inliers += 1;
    return this.fittedCount > 0 ? inliers / this.fittedCount : 0;
  }

  /** Mean NCC score of patches that are rendered with a blur kernel (in pixels of the frame). */
  private meanNccScore({ target, view, finest }: AlignmentState, blurKernel: BlurKernel): number {
    const count = this.selectPatches(target, toLevel(view, finest), finest, coarsePatchCount, blurKernel);
    this.patches.align(finest, count, 1, 4);
    const { results } = this.patches;
    let sum = 0;
    for (let i = 0; i < count; i += 1)
      if (results[i * resultLength] === 1) sum += Math.max(0, results[i * resultLength + 3]!);
    return count > 0 ? sum / count : 0;
  }

  /** Searches the target as a whole near the view, in whole pixels, then each patch near the result. */
  private searchTarget({ target, view, radius, blurKernel }: AlignmentState, level: number): Homography {
    const levelView = toLevel(view, level);
    const count = this.selectPatches(target, levelView, level, searchPatchCount, blurKernel);
    if (count < 2) return view;
    this.patches.search(level, count, radius);
    const diameter = 2 * radius + 1;
    const best = this.bestDisplacement(count, diameter * diameter);
    const x = best % diameter;
    const y = (best - x) / diameter;
    this.displacePatches(count, radius, x, y);
    this.patches.align(level, count, 4, 3);
    const { inputs, results } = this.patches;
    const corrected = this.fit.correct(levelView, inputs, results, count, coarsePrior, false);
    if (corrected) return fromLevel(corrected, level);
    // Too few patches agree on more than a translation
    const translation = Float64Array.of(1, 0, x - radius, 0, 1, y - radius, 0, 0, 1);
    return fromLevel(compose(translation, levelView), level);
  }

  /** The displacement with the largest mean square of positive NCC scores over the patches that lie in the frame. */
  private bestDisplacement(count: number, displacements: number): number {
    const { scores } = this.patches;
    const means = this.displacementScores;
    for (let displacement = 0; displacement < displacements; displacement += 1) {
      let sum = 0;
      let visible = 0;
      for (let i = 0; i < count; i += 1) {
        const score = scores[i * displacements + displacement]!;
        if (score < -1.5) continue;
        sum += Math.max(0, score) ** 2;
        visible += 1;
      }
      means[displacement] = 2 * visible >= count ? sum / visible : 0;
    }
    let best = 0;
    for (let displacement = 1; displacement < displacements; displacement += 1)
      if (means[displacement]! > means[best]!) best = displacement;
    return best;
  }

  /** Starts each patch at its best displacement near the common one (x, y). */
  private displacePatches(count: number, radius: number, x: number, y: number): void {
    const { scores, inputs } = this.patches;
    const diameter = 2 * radius + 1;
    const near = Math.max(1, radius >> 2);
    for (let i = 0; i < count; i += 1) {
      let maxScore = -2;
      for (let row = Math.max(0, y - near); row <= Math.min(diameter - 1, y + near); row += 1)
        for (let column = Math.max(0, x - near); column <= Math.min(diameter - 1, x + near); column += 1) {
          const score = scores[i * diameter * diameter + row * diameter + column]!;
          if (score <= maxScore) continue;
          maxScore = score;
          inputs.floats[i * inputLength + 17] = column - radius;
          inputs.floats[i * inputLength + 18] = row - radius;
        }
    }
  }

  /** Searches each patch separately at the finest level and fits the view to the results; null when too few agree. */
  private searchPatches({ target, view, finest, blurKernel }: AlignmentState): Homography | null {
    const levelView = toLevel(view, finest);
    const count = this.selectPatches(target, levelView, finest, coarsePatchCount, blurKernel);
    if (count < 4) return null;
    this.patches.search(finest, count, patchSearchRadius);
    const { scores, inputs, results } = this.patches;
    const diameter = 2 * patchSearchRadius + 1;
    const displacements = diameter * diameter;
    for (let i = 0; i < count; i += 1) {
      let best = 0;
      for (let displacement = 1; displacement < displacements; displacement += 1)
        if (scores[i * displacements + displacement]! > scores[i * displacements + best]!) best = displacement;
      inputs.floats[i * inputLength + 17] = (best % diameter) - patchSearchRadius;
      inputs.floats[i * inputLength + 18] = Math.floor(best / diameter) - patchSearchRadius;
    }
    this.patches.align(finest, count, 4, patchSearchRadius + 4);
    this.fittedCount = count;
    const corrected = this.fit.correct(levelView, inputs, results, count, searchPrior, false);
    return corrected && fromLevel(corrected, finest);
  }
}
