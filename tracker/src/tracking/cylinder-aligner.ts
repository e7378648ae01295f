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
import { createCylinderFit } from './cylinder-fit.ts';
import { createCylinderPatchChooser, leastFacing } from './cylinder-patch-selection.ts';
import { type FrameLevels, toLevel } from './frame-pyramid.ts';
import type { createPatchChooser, Orders } from './patch-selection.ts';
import type { PreparedTarget } from './prepared-target.ts';
import { orderLength, patchSide, resultLength } from './tracking-kernels.ts';
import { visiblePart } from './view-geometry.ts';

/** Where a cylinder is, in the coordinates of `Cylinder`. */
export type CylinderView = {
  readonly pose: Pose;
  /** The focal length in pixels that goes with the pose, and the standard deviation of its logarithm. */
  readonly focal: number;
  readonly deviation: number;
  /** In widths of the picture. */
  readonly radius: number;
};

/** What an aligner lends: its frame, its kernels and their memory. */
export type PatchBench = {
  readonly frame: FrameLevels;
  readonly chooser: ReturnType<typeof createPatchChooser>;
  readonly most: number;
  orders(): Orders;
  results(): Float32Array;
  /** Aligns the patches that were ordered in a level of the frame. */
  run(level: number, count: number, iterations: number, reach: number): void;
};

export type CylinderAligner = {
  /**
   * Aligns a cylinder with the frame, from the flat view that stood for it before and is expected now, or from one that
   * the finder proposes for its middle. What is returned has the pose, and the flat view that stands for it.
   */
  align(target: PreparedTarget, guess: Homography, blur: readonly [number, number]): Alignment | null;
  /** Takes what is believed of this frame: the next alignments start from its pose, and the lens is learnt from it. */
  keep(alignment: Alignment): void;
};

const seedPatches = 48;
/** Patches of a curved surface look less like those of a flat one. */
const seedAlike = 0.5;
const fewPatches = 48;
const alike = 0.6;
/** How sure the focal length is at first, and after many frames (standard deviation of its logarithm). */
const looseLens = 0.2;
const tightLens = 0.02;

/** An aligner of one target on a cylinder of that size (compiled pixels) and radius (widths), in frames of one size. */
export function createCylinderAligner(
  cylinder: Cylinder,
  bench: PatchBench,
  width: number,
  height: number,
): CylinderAligner {
  const { frame, most } = bench;
  const patches = createCylinderPatchChooser(most);
  const fitter = createCylinderFit(most);
  const likeness = new Float64Array(most);
  const points = new Float64Array(3 * most);
  const seen = new Float64Array(2 * most);
  const sight = new Float64Array(sightLength);
  const lens = { focal: expectedFocal(width, height), deviation: looseLens };
  const middle: PicturePart = {
    x: (cylinder.width - 1) / 2,
    y: (cylinder.height - 1) / 2,
    width: cylinder.radius * cylinder.width,
    height: cylinder.height,
  };
  let last: { pose: Pose; focal: number; homography: Homography } | null = null;

  const levelCamera = (focal: number, level: number): Camera =>
    frameCamera(width / (1 << level), height / (1 << level), focal / (1 << level));

  /** How much of the cylinder is seen, in pixels of the frame, and how many of the picture's pixels make one there. */
  function visible(target: PreparedTarget, pose: Pose, focal: number): { area: number; scale: number } | null {
    const camera = frameCamera(width, height, focal);
    const grid = 15;
    const cell = (cylinder.width / grid) * (cylinder.height / grid);
    let [area, logs, count] = [0, 0, 0];
    for (let i = 0; i < grid * grid; i += 1) {
      const x = (((i % grid) + 0.5) / grid) * cylinder.width - 0.5;
      const y = ((Math.floor(i / grid) + 0.5) / grid) * cylinder.height - 0.5;
      projectCylinder(sight, cylinder, pose, camera, x, y);
      if (!(sight[6]! > leastFacing && sight[0]! >= 0 && sight[1]! >= 0 && sight[0]! < width && sight[1]! < height))
        continue;
      const magnification = sight[2]! * sight[5]! - sight[3]! * sight[4]!;
      area += cell * magnification;
      logs += Math.log2(magnification / (target.scaleX * target.scaleY));
      count += 1;
    }
    return count > 0 && area >= 600 ? { area, scale: 2 ** (-0.5 * (logs / count)) } : null;
  }

  /** The last pose, moved as the flat view has moved since. */
  function moved(guess: Homography): { pose: Pose; focal: number } | null {
    const back = last && invert(last.homography);
    if (!last || !back) return null;
    const motion = compose(guess, back);
    const camera = frameCamera(width, height, last.focal);
    let count = 0;
    for (let i = 0; i < 49; i += 1) {
      const x = (((i % 7) + 0.5) / 7) * cylinder.width - 0.5;
      const y = ((Math.floor(i / 7) + 0.5) / 7) * cylinder.height - 0.5;
      projectCylinder(sight, cylinder, last.pose, camera, x, y);
      if (!(sight[6]! > leastFacing)) continue;
      if (!(projectInto(seen, 2 * count, motion, sight[0]!, sight[1]!) > 0)) continue;
      cylinderPoint(points, 3 * count, cylinder, x, y);
      count += 1;
    }
    if (count < 6) return null;
    const pose = copyPose(last.pose);
    return refinePose(pose, camera, { count, points, seen }) >= 0 ? { pose, focal: last.focal } : null;
  }

  /**
   * A pose from a flat view that holds somewhere in the middle: the patches that agree with it tell where, and where they
   * are seen. Both poses of a plane there are tried as planes that touch the cylinder.
   */
  function seeded(target: PreparedTarget, guess: Homography): { pose: Pose; focal: number } | null {
    const { scaleX, scaleY } = target;
    const up = Float64Array.of(1 / scaleX, 0, (1 / scaleX - 1) / 2, 0, 1 / scaleY, (1 / scaleY - 1) / 2, 0, 0, 1);
    const view = compose(guess, up);
    const part = visiblePart(target, view, width, height);
    if (!part) return null;
    const finest = Math.max(0, Math.min(frame.levels.length - 1, Math.ceil(-Math.log2(part.scale) - 0.75)));
    const at = new Float64Array(2);
    let [count, sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0, 0];
    for (let level = Math.min(frame.levels.length - 1, finest + 1); level >= finest; level -= 1) {
      const { width: wide, height: high } = frame.levels[level]!;
      const orders = bench.orders();
      const ordered = bench.chooser.choose(target, toLevel(view, level), wide, high, seedPatches, orders);
      bench.run(level, ordered, 8, 5);
      const results = bench.results();
      const back = invert(toLevel(guess, level));
      if (!back) return null;
      for (let i = 0; i < ordered; i += 1) {
        if (results[i * resultLength] !== 1 || !(results[i * resultLength + 3]! > seedAlike)) continue;
        const u = orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2;
        const v = orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2;
        projectInto(at, 0, back, u, v);
        cylinderPoint(points, 3 * count, cylinder, at[0]!, at[1]!);
        const s = 1 << level;
        seen[2 * count] = (u + results[i * resultLength + 1]! + 0.5) * s - 0.5;
        seen[2 * count + 1] = (v + results[i * resultLength + 2]! + 0.5) * s - 0.5;
        sumX += at[0]!;
        sumY += at[1]!;
        sumXX += at[0]! ** 2;
        sumYY += at[1]! ** 2;
        count += 1;
      }
    }
    if (count < 6) return null;
    const [x, y] = [sumX / count, sumY / count];
    // What is spread evenly over a side deviates by 0.29 of it
    const wide = Math.max(8, Math.sqrt(Math.max(0, sumXX / count - x * x)) * 3.4);
    const high = Math.max(8, Math.sqrt(Math.max(0, sumYY / count - y * y)) * 3.4);
    return nearest(guess, { x, y, width: wide, height: high }, count);
  }

  /** Of the poses that the flat view's part leaves open, the one that puts the first `count` points nearest to where they are seen. */
  function nearest(guess: Homography, part: PicturePart, count: number): { pose: Pose; focal: number } | null {
    const camera = frameCamera(width, height, lens.focal);
    const sightings = { count, points, seen };
    let best: Pose | null = null;
    let lowest = Infinity;
    for (const pose of cylinderPoses(cylinder, guess, part, camera)) {
      let cost = Number.NaN;
      for (const tukey of [40, 20, 10, 6]) cost = refinePose(pose, camera, sightings, { iterations: 5, tukey });
      if (!(cost < lowest)) continue;
      lowest = cost;
      best = pose;
    }
    return best && { pose: best, focal: camera.focal };
  }

  function judge(pose: Pose, focal: number, level: number, count: number, area: number): Alignment | null {
    const homography = cylinderHomography(cylinder, pose, frameCamera(width, height, focal));
    if (!homography) return null;
    const { integers } = bench.orders();
    const results = bench.results();
    let [inliers, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const zncc = results[i * resultLength + 3]!;
      if (results[i * resultLength] !== 1 || zncc < alike || fitter.weights[i]! < 0.1) continue;
      likeness[inliers] = zncc;
      const [u, v] = [integers[i * orderLength + 15]!, integers[i * orderLength + 16]!];
      [x, y, xx, xy, yy] = [x + u, y + v, xx + u * u, xy + u * v, yy + v * v];
      inliers += 1;
    }
    likeness.subarray(0, inliers).sort();
    const n = Math.max(1, inliers);
    const side = (patchSide * patchSide) / 12;
    const sx = xx / n - (x / n) ** 2 + side;
    const sy = yy / n - (y / n) ** 2 + side;
    const sxy = xy / n - (x / n) * (y / n);
    const covered = 12 * Math.sqrt(Math.max(0, sx * sy - sxy * sxy)) * 4 ** level;
    return {
      homography,
      zncc: inliers > 0 ? likeness[inliers >> 1]! : 0,
      inliers,
      tried: count,
      spread: Math.min(1, covered / area),
      rms: fitter.rms() * (1 << level),
      uncertainty: fitter.rms() * (1 << level) * Math.sqrt(7 / Math.max(1, inliers)),
      cylinder: { pose, focal, deviation: lens.deviation, radius: cylinder.radius },
    };
  }

  /** From coarse to fine, as often as the levels ask for. */
  function settle(
    target: PreparedTarget,
    start: { pose: Pose; focal: number },
    blur: readonly [number, number],
    above: number,
  ): Alignment | null {
    const { pose } = start;
    let { focal } = start;
    const part = visible(target, pose, focal);
    if (!part) return null;
    const top = frame.levels.length - 1;
    const finest = Math.max(0, Math.min(top, Math.ceil(-Math.log2(part.scale) - 0.75)));
    let coarse = Math.min(top, finest + above);
    while (coarse > finest && Math.sqrt(part.area) / (1 << coarse) < 40) coarse -= 1;
    let count = 0;
    for (let step = finest - coarse; step <= 1; step += 1) {
      const level = Math.max(finest, finest - Math.min(0, step));
      const camera = levelCamera(focal, level);
      const s = 1 / (1 << level);
      const limit = level === finest ? most : fewPatches;
      const size = frame.levels[level]!;
      const orders = bench.orders();
      count = patches.choose(target, cylinder, pose, camera, size, limit, orders, [blur[0] * s, blur[1] * s]);
      if (count < 6) return null;
      bench.run(level, count, 5, 4);
      const about = level === finest ? { focal: lens.focal * s, deviation: lens.deviation } : undefined;
      if (fitter.fit(pose, camera, patches.points, orders, bench.results(), count, about)) focal = camera.focal / s;
      else if (level === finest) return null;
    }
    const final = visible(target, pose, focal);
    return final && judge(pose, focal, finest, count, final.area);
  }

  const isGood = (a: Alignment | null): a is Alignment => a !== null && a.zncc >= alike && 3 * a.inliers >= a.tried;

  return {
    align(target, guess, blur) {
      const predicted = moved(guess);
      let alignment = predicted && settle(target, predicted, blur, 2);
      if (!isGood(alignment)) {
        const seed = seeded(target, guess);
        alignment = (seed && settle(target, seed, blur, 1)) ?? alignment;
      }
      // Too few patches agree with a plane where the surface bends much: the plane itself is believed, about the middle
      if (!isGood(alignment)) {
        const [pose] = cylinderPoses(cylinder, guess, middle, frameCamera(width, height, lens.focal));
        alignment = (pose && settle(target, { pose, focal: lens.focal }, blur, 2)) ?? alignment;
      }
      return alignment;
    },
    keep(alignment) {
      if (!isGood(alignment) || alignment.inliers < 12 || !alignment.cylinder) return;
      const { pose, focal } = alignment.cylinder;
      last = { pose: copyPose(pose), focal, homography: alignment.homography.slice() };
      lens.focal *= (focal / lens.focal) ** 0.2;
      lens.deviation = Math.max(tightLens, lens.deviation * 0.97);
    },
  };
}
