import type { GrayImage } from '../gray-image.ts';
import { type Homography, compose } from '../geometry/homography.ts';
import type { Target } from '../target.ts';
import type { Alignment } from './alignment.ts';
import { createBlurEstimator, motionOf } from './blur-estimator.ts';
import { CylinderAligner } from './cylinder-aligner.ts';
import { FlatAligner, patchLimits } from './flat-aligner.ts';
import { PatchKernels } from './patch-kernels.ts';
import { PictureAgreement } from './picture-agreement.ts';
import { type PreparedTarget, prepareTarget } from './prepared-target.ts';
import { enlargement } from './view-geometry.ts';

export type AlignOptions = {
  /** Doubles the radius of the search round the guess. */
  readonly wide?: boolean;
  /** An earlier homography, so many milliseconds ago: patches are rendered with the blur of the motion since then. */
  readonly since?: { readonly homography: Homography; readonly ms: number };
};

export type Aligner = {
  /** Allocates memory for a target before its first alignment; false when it is allocated already. */
  prepare(target: number): boolean;
  /** Sets the frame of the next alignments. @throws RangeError when its size is another. */
  setFrame(frame: GrayImage): void;
  /**
   * Aligns a target with the frame, from a homography near enough: about 16 pixels in a view of 200 pixels, twice that
   * when `wide`. Null when the guess is no view of a print, when too little of it is visible or too few patches agree.
   * The result is the best alignment, not a decision that the target is there: see `nccScore`, `inliers` and `spread`.
   */
  align(target: number, guess: ArrayLike<number>, options?: AlignOptions): Alignment | null;
  /** Accepts an alignment of this frame: the next ones of a cylinder start there. Others change no state of it. */
  commit(target: number, alignment: Alignment): void;
  /**
   * Agreement of the frame with the whole picture at an alignment, −1 … 1, also outside of the patches: see
   * `PictureAgreement`. For a cylinder, the inlier ratio.
   */
  agreement(target: number, alignment: Alignment): number;
};

/** An aligner for frames of one size. Memory for a target is allocated when it is aligned for the first time. */
export function createAligner({
  targets,
  width,
  height,
  simd,
}: {
  readonly targets: readonly Target[];
  readonly width: number;
  readonly height: number;
  readonly simd?: boolean;
}): Aligner {
  const patches = new PatchKernels(width, height, patchLimits, simd);
  const { kernels, pyramid } = patches;
  const blurEstimator = createBlurEstimator();
  const flatAligner = new FlatAligner(targets, patches, blurEstimator);
  const cylinderAligners: (CylinderAligner | undefined)[] = targets.map(() => undefined);
  const preparedTargets: (PreparedTarget | undefined)[] = targets.map(() => undefined);
  const pictureAgreement = new PictureAgreement();

  const preparedTarget = (index: number): PreparedTarget =>
    (preparedTargets[index] ??= prepareTarget(kernels, targets[index]!));

  const cylinderAligner = (index: number): CylinderAligner | undefined => {
    const target = targets[index]!;
    if (target.surface.kind === 'flat') return undefined;
    const cylinder = { width: target.width, height: target.height, radius: target.surface.radius };
    return (cylinderAligners[index] ??= new CylinderAligner(cylinder, patches));
  };

  return {
    prepare(index) {
      const isNew = !preparedTargets[index];
      preparedTarget(index);
      return isNew;
    },
    setFrame: (image) => pyramid.set(image),
    commit: (index, alignment) => cylinderAligner(index)?.commit(alignment),
    agreement(index, { homography, cylinder, inliers, tried }) {
      if (cylinder) return inliers / tried;
      const target = preparedTarget(index);
      return pictureAgreement.agreement(kernels.bytes(), target, pyramid, compose(homography, enlargement(target)));
    },
    align(index, guess, { wide = false, since } = {}) {
      const target = preparedTarget(index);
      patches.refreshViews();
      const cylinder = cylinderAligner(index);
      if (cylinder) {
        const [x, y] = since ? motionOf(targets[index]!, guess, since.homography) : [0, 0];
        const fraction = since ? blurEstimator.exposureFraction(since.ms) : 0;
        return cylinder.align(target, Float64Array.from(guess), [x * fraction, y * fraction]);
      }
      const scale = enlargement(target);
      const motionPrior = since ? { before: compose(since.homography, scale), ms: since.ms } : null;
      return flatAligner.align(index, target, compose(guess, scale), wide, motionPrior);
    },
  };
}
