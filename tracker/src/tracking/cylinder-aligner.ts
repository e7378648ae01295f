import { type Camera, copyPose, frameCamera, type Pose } from '../geometry/camera.ts';
import {
  type Cylinder,
  cylinderHomography,
  cylinderPoint,
  cylinderPoses,
  type PicturePart,
  projectCylinder,
  sightLength,
} from '../geometry/cylinder.ts';
import { compose, type Homography, invert, projectInto } from '../geometry/homography.ts';
import { refinePose } from '../geometry/pose-refinement.ts';
import { expectedFocal } from '../geometry/focal-estimator.ts';
import type { Alignment } from './alignment.ts';
import { CylinderFit } from './cylinder-fit.ts';
import { CylinderPatchSelector, minFacing } from './cylinder-patch-selection.ts';
import { toLevel } from './frame-pyramid.ts';
import type { PatchKernels } from './patch-kernels.ts';
import type { PreparedTarget } from './prepared-target.ts';
import { inputLength, patchSide, resultLength } from './tracking-kernels.ts';
import { visiblePart } from './view-geometry.ts';

/** Pose of a cylinder, in the coordinates of `Cylinder`. */
export type CylinderView = {
  readonly pose: Pose;
  /** The focal length in pixels that goes with the pose, and the standard deviation of its logarithm. */
  readonly focal: number;
  readonly deviation: number;
  /** In widths of the picture. */
  readonly radius: number;
};

/** Limits of the patches' numbers and of their NCC scores; patches of a curved surface match a plane less well. */
const seedPatchCount = 48;
const minSeedNccScore = 0.5;
const coarsePatchCount = 48;
const minNccScore = 0.6;
const minPatches = 6;
/** Smallest visible area in pixels of the frame, and smallest side of the visible part at the coarsest level used. */
const minVisibleArea = 600;
const minCoarseSide = 40;
/** Fewest inliers of an alignment that later ones start from. */
const minCommittedInliers = 12;
/** Standard deviation of the logarithm of the focal length, at first and after many frames. */
const initialFocalDeviation = 0.2;
const finalFocalDeviation = 0.02;

type PoseAndFocal = { readonly pose: Pose; readonly focal: number };

/** Aligns one target on a cylinder (size in compiled pixels, radius in picture widths) in frames of one size. */
export class CylinderAligner {
  private readonly cylinder: Cylinder;
  private readonly patchKernels: PatchKernels;
  private readonly width: number;
  private readonly height: number;
  private readonly patches: CylinderPatchSelector;
  private readonly fitter: CylinderFit;
  private readonly nccScores: Float64Array;
  /** Points of the cylinder, three coordinates each, and their measured positions in the frame, two coordinates each. */
  private readonly points: Float64Array;
  private readonly measured: Float64Array;
  private readonly sight = new Float64Array(sightLength);
  private readonly lens: { focal: number; deviation: number };
  private readonly middle: PicturePart;
  /** The last committed alignment. */
  private last: (PoseAndFocal & { readonly homography: Homography }) | null = null;

  constructor(cylinder: Cylinder, patchKernels: PatchKernels) {
    const { maxPatches, pyramid } = patchKernels;
    this.cylinder = cylinder;
    this.patchKernels = patchKernels;
    this.width = pyramid.levels[0]!.width;
    this.height = pyramid.levels[0]!.height;
    this.patches = new CylinderPatchSelector(maxPatches);
    this.fitter = new CylinderFit(maxPatches);
    this.nccScores = new Float64Array(maxPatches);
    this.points = new Float64Array(3 * maxPatches);
    this.measured = new Float64Array(2 * maxPatches);
    this.lens = { focal: expectedFocal(this.width, this.height), deviation: initialFocalDeviation };
    this.middle = {
      x: (cylinder.width - 1) / 2,
      y: (cylinder.height - 1) / 2,
      width: cylinder.radius * cylinder.width,
      height: cylinder.height,
    };
  }

  /**
   * Aligns the cylinder with the frame: from the flat view that replaced it before, as predicted for this frame, or from
   * a view that the recognizer proposes for its middle. The alignment has the pose and the flat view that replaces it.
   */
  align(target: PreparedTarget, guess: Homography, motionBlur: readonly [number, number]): Alignment | null {
    const predicted = this.predictedPose(guess);
    let alignment = predicted && this.alignCoarseToFine(target, predicted, motionBlur, 2);
    if (!isReliable(alignment)) {
      const seed = this.poseFromFlatView(target, guess);
      alignment = (seed && this.alignCoarseToFine(target, seed, motionBlur, 1)) ?? alignment;
    }
    // Too few patches agree with a plane where the surface bends strongly: the plane is taken as tangent to its middle
    if (!isReliable(alignment)) {
      const camera = frameCamera(this.width, this.height, this.lens.focal);
      const [pose] = cylinderPoses(this.cylinder, guess, this.middle, camera);
      alignment =
        (pose && this.alignCoarseToFine(target, { pose, focal: this.lens.focal }, motionBlur, 2)) ?? alignment;
    }
    return alignment;
  }

  /** Accepts an alignment of this frame: the next ones start from its pose, and the focal length is learned from it. */
  commit(alignment: Alignment): void {
    if (!isReliable(alignment) || alignment.inliers < minCommittedInliers || !alignment.cylinder) return;
    const { pose, focal } = alignment.cylinder;
    this.last = { pose: copyPose(pose), focal, homography: alignment.homography.slice() };
    this.lens.focal *= (focal / this.lens.focal) ** 0.2;
    this.lens.deviation = Math.max(finalFocalDeviation, this.lens.deviation * 0.97);
  }

  private levelCamera(focal: number, level: number): Camera {
    return frameCamera(this.width / (1 << level), this.height / (1 << level), focal / (1 << level));
  }

  /** Visible area of the cylinder in pixels of the frame, and pixels of the picture per pixel of the frame. */
  private visiblePart(target: PreparedTarget, pose: Pose, focal: number): { area: number; scale: number } | null {
    const camera = frameCamera(this.width, this.height, focal);
    const grid = 15;
    const cell = (this.cylinder.width / grid) * (this.cylinder.height / grid);
    let [area, logs, count] = [0, 0, 0];
    for (let i = 0; i < grid * grid; i += 1) {
      const x = (((i % grid) + 0.5) / grid) * this.cylinder.width - 0.5;
      const y = ((Math.floor(i / grid) + 0.5) / grid) * this.cylinder.height - 0.5;
      projectCylinder(this.sight, this.cylinder, pose, camera, x, y);
      if (
        !(
          this.sight[6]! > minFacing &&
          this.sight[0]! >= 0 &&
          this.sight[1]! >= 0 &&
          this.sight[0]! < this.width &&
          this.sight[1]! < this.height
        )
      )
        continue;
      const magnification = this.sight[2]! * this.sight[5]! - this.sight[3]! * this.sight[4]!;
      area += cell * magnification;
      logs += Math.log2(magnification / (target.scaleX * target.scaleY));
      count += 1;
    }
    return count > 0 && area >= minVisibleArea ? { area, scale: 2 ** (-0.5 * (logs / count)) } : null;
  }

  /** The last pose, moved as the flat view has moved since. */
  private predictedPose(guess: Homography): PoseAndFocal | null {
    const back = this.last && invert(this.last.homography);
    if (!this.last || !back) return null;
    const motion = compose(guess, back);
    const camera = frameCamera(this.width, this.height, this.last.focal);
    let count = 0;
    for (let i = 0; i < 49; i += 1) {
      const x = (((i % 7) + 0.5) / 7) * this.cylinder.width - 0.5;
      const y = ((Math.floor(i / 7) + 0.5) / 7) * this.cylinder.height - 0.5;
      projectCylinder(this.sight, this.cylinder, this.last.pose, camera, x, y);
      if (!(this.sight[6]! > minFacing)) continue;
      if (!(projectInto(this.measured, 2 * count, motion, this.sight[0]!, this.sight[1]!) > 0)) continue;
      cylinderPoint(this.points, 3 * count, this.cylinder, x, y);
      count += 1;
    }
    if (count < minPatches) return null;
    const pose = copyPose(this.last.pose);
    return refinePose(pose, camera, { count, points: this.points, observed: this.measured }) >= 0
      ? { pose, focal: this.last.focal }
      : null;
  }

  /**
   * A pose from a flat view that is valid somewhere in the middle: the center and extent of the patches that agree with it
   * determine where. Both poses of the plane there are tried as tangent planes of the cylinder.
   */
  private poseFromFlatView(target: PreparedTarget, guess: Homography): PoseAndFocal | null {
    const { scaleX, scaleY } = target;
    const scaling = Float64Array.of(1 / scaleX, 0, (1 / scaleX - 1) / 2, 0, 1 / scaleY, (1 / scaleY - 1) / 2, 0, 0, 1);
    const view = compose(guess, scaling);
    const part = visiblePart(target, view, this.width, this.height);
    if (!part) return null;
    const finest = Math.max(
      0,
      Math.min(this.patchKernels.pyramid.levels.length - 1, Math.ceil(-Math.log2(part.scale) - 0.75)),
    );
    const at = new Float64Array(2);
    let [count, sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0, 0];
    for (let level = Math.min(this.patchKernels.pyramid.levels.length - 1, finest + 1); level >= finest; level -= 1) {
      const { width: spreadX, height: spreadY } = this.patchKernels.pyramid.levels[level]!;
      const inputs = this.patchKernels.inputs;
      const selected = this.patchKernels.selector.select(
        target,
        toLevel(view, level),
        spreadX,
        spreadY,
        seedPatchCount,
        inputs,
      );
      this.patchKernels.align(level, selected, 8, 5);
      const results = this.patchKernels.results;
      const back = invert(toLevel(guess, level));
      if (!back) return null;
      for (let i = 0; i < selected; i += 1) {
        if (results[i * resultLength] !== 1 || !(results[i * resultLength + 3]! > minSeedNccScore)) continue;
        const u = inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2;
        const v = inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2;
        projectInto(at, 0, back, u, v);
        cylinderPoint(this.points, 3 * count, this.cylinder, at[0]!, at[1]!);
        const s = 1 << level;
        this.measured[2 * count] = (u + results[i * resultLength + 1]! + 0.5) * s - 0.5;
        this.measured[2 * count + 1] = (v + results[i * resultLength + 2]! + 0.5) * s - 0.5;
        sumX += at[0]!;
        sumY += at[1]!;
        sumXX += at[0]! ** 2;
        sumYY += at[1]! ** 2;
        count += 1;
      }
    }
    if (count < minPatches) return null;
    const [x, y] = [sumX / count, sumY / count];
    // What is spread evenly over a side deviates by 0.29 of it
    const spreadX = Math.max(8, Math.sqrt(Math.max(0, sumXX / count - x * x)) * 3.4);
    const spreadY = Math.max(8, Math.sqrt(Math.max(0, sumYY / count - y * y)) * 3.4);
    return this.closestPose(guess, { x, y, width: spreadX, height: spreadY }, count);
  }

  /** Of the poses of a part of the flat view, the one with the smallest reprojection error of the first `count` points. */
  private closestPose(guess: Homography, part: PicturePart, count: number): PoseAndFocal | null {
    const camera = frameCamera(this.width, this.height, this.lens.focal);
    const correspondences = { count, points: this.points, observed: this.measured };
    let best: Pose | null = null;
    let lowest = Infinity;
    for (const pose of cylinderPoses(this.cylinder, guess, part, camera)) {
      let cost = Number.NaN;
      for (const tukey of [40, 20, 10, 6]) cost = refinePose(pose, camera, correspondences, { iterations: 5, tukey });
      if (!(cost < lowest)) continue;
      lowest = cost;
      best = pose;
    }
    return best && { pose: best, focal: camera.focal };
  }

  private scoreAlignment(pose: Pose, focal: number, level: number, count: number, area: number): Alignment | null {
    const homography = cylinderHomography(this.cylinder, pose, frameCamera(this.width, this.height, focal));
    if (!homography) return null;
    const { integers } = this.patchKernels.inputs;
    const results = this.patchKernels.results;
    let [inliers, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const nccScore = results[i * resultLength + 3]!;
      if (results[i * resultLength] !== 1 || nccScore < minNccScore || this.fitter.weights[i]! < 0.1) continue;
      this.nccScores[inliers] = nccScore;
      const [u, v] = [integers[i * inputLength + 15]!, integers[i * inputLength + 16]!];
      [x, y, xx, xy, yy] = [x + u, y + v, xx + u * u, xy + u * v, yy + v * v];
      inliers += 1;
    }
    this.nccScores.subarray(0, inliers).sort();
    const n = Math.max(1, inliers);
    const side = (patchSide * patchSide) / 12;
    const sx = xx / n - (x / n) ** 2 + side;
    const sy = yy / n - (y / n) ** 2 + side;
    const sxy = xy / n - (x / n) * (y / n);
    const inlierArea = 12 * Math.sqrt(Math.max(0, sx * sy - sxy * sxy)) * 4 ** level;
    return {
      homography,
      nccScore: inliers > 0 ? this.nccScores[inliers >> 1]! : 0,
      inliers,
      tried: count,
      spread: Math.min(1, inlierArea / area),
      rms: this.fitter.rms() * (1 << level),
      uncertainty: this.fitter.rms() * (1 << level) * Math.sqrt(7 / Math.max(1, inliers)),
      cylinder: { pose, focal, deviation: this.lens.deviation, radius: this.cylinder.radius },
    };
  }

  /** Selects, aligns and fits patches from coarse to fine, starting `above` levels over the finest. */
  private alignCoarseToFine(
    target: PreparedTarget,
    start: PoseAndFocal,
    motionBlur: readonly [number, number],
    above: number,
  ): Alignment | null {
    const { pose } = start;
    let { focal } = start;
    const part = this.visiblePart(target, pose, focal);
    if (!part) return null;
    const top = this.patchKernels.pyramid.levels.length - 1;
    const finest = Math.max(0, Math.min(top, Math.ceil(-Math.log2(part.scale) - 0.75)));
    let coarse = Math.min(top, finest + above);
    while (coarse > finest && Math.sqrt(part.area) / (1 << coarse) < minCoarseSide) coarse -= 1;
    let count = 0;
    for (let step = finest - coarse; step <= 1; step += 1) {
      const level = Math.max(finest, finest - Math.min(0, step));
      const camera = this.levelCamera(focal, level);
      const s = 1 / (1 << level);
      const limit = level === finest ? this.patchKernels.maxPatches : coarsePatchCount;
      const size = this.patchKernels.pyramid.levels[level]!;
      const inputs = this.patchKernels.inputs;
      count = this.patches.select(target, this.cylinder, pose, camera, size, limit, inputs, [
        motionBlur[0] * s,
        motionBlur[1] * s,
      ]);
      if (count < minPatches) return null;
      this.patchKernels.align(level, count, 5, 4);
      const lensPrior = level === finest ? { focal: this.lens.focal * s, deviation: this.lens.deviation } : undefined;
      if (this.fitter.fit(pose, camera, this.patches.points, inputs, this.patchKernels.results, count, lensPrior))
        focal = camera.focal / s;
      else if (level === finest) return null;
    }
    const final = this.visiblePart(target, pose, focal);
    return final && this.scoreAlignment(pose, focal, finest, count, final.area);
  }
}

const isReliable = (alignment: Alignment | null): alignment is Alignment =>
  alignment !== null && alignment.nccScore >= minNccScore && 3 * alignment.inliers >= alignment.tried;
