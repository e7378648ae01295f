import type { Homography } from '../geometry/homography.ts';
import type { Target } from '../target.ts';
import type { CylinderView } from './cylinder-aligner.ts';
import type { Orders } from './patch-selection.ts';
import type { RobustFit } from './robust-fit.ts';
import { orderLength, patchSide, resultLength } from './tracking-kernels.ts';
import { leastCertainCorner } from './view-geometry.ts';

/** How well a target lies where an alignment has put it. */
export type Alignment = {
  /** From pixels of the compiled picture to pixels of the frame. */
  readonly homography: Homography;
  /** Median over the agreeing patches of the zero-mean normalised cross-correlation with the frame, −1 … 1. */
  readonly zncc: number;
  /** Patches that look alike and agree with the homography, of so many that were in view. */
  readonly inliers: number;
  readonly tried: number;
  /** Area over which the agreeing patches lie, as a part of the visible target's, 0 … 1. */
  readonly spread: number;
  /** Root mean square of the patches' disagreement with the homography, in pixels of the frame. */
  readonly rms: number;
  /** Of a target on a cylinder: where that is. Its homography is the flat view that stands for it (`cylinderHomography`). */
  readonly cylinder?: CylinderView;
  /** Standard deviation in pixels of the frame of the least certain corner, those outside of the frame drawn to its edge. */
  readonly uncertainty: number;
};

/** Where the patches were looked at: a level of the frame and its size, and how much of the target is seen in it. */
type Seen = {
  readonly level: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly area: number;
};

/** The patches of the last round and what became of them. */
type Round = { readonly orders: Orders; readonly results: Float32Array; readonly count: number };

/** Tells how well a target lies at a homography. */
type Judge = (target: Target, homography: Homography, seen: Seen, round: Round) => Alignment;

/** A patch looks alike from this ZNCC on. */
const alike = 0.5;

/** A judge of what the fit made of at most so many patches. */
export function createJudge(most: number, fit: RobustFit): Judge {
  const likeness = new Float64Array(most);
  return (target, homography, { level, size, area }, { orders, results, count }) => {
    let inliers = 0;
    let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const zncc = results[i * resultLength + 3]!;
      if (results[i * resultLength] !== 1 || zncc < alike || fit.weights[i]! < 0.1) continue;
      likeness[inliers] = zncc;
      const u = orders.integers[i * orderLength + 15]!;
      const v = orders.integers[i * orderLength + 16]!;
      x += u;
      y += v;
      xx += u * u;
      xy += u * v;
      yy += v * v;
      inliers += 1;
    }
    const sorted = likeness.subarray(0, inliers).toSorted();
    const n = Math.max(1, inliers);
    x /= n;
    y /= n;
    const side = (patchSide * patchSide) / 12;
    const sx = xx / n - x * x + side;
    const sy = yy / n - y * y + side;
    const sxy = xy / n - x * y;
    const covered = 12 * Math.sqrt(Math.max(0, sx * sy - sxy * sxy)) * 4 ** level;
    return {
      homography,
      zncc: inliers > 0 ? sorted[inliers >> 1]! : 0,
      inliers,
      tried: count,
      spread: Math.min(1, covered / area),
      rms: fit.rms() * (1 << level),
      uncertainty: leastCertainCorner(target, homography, size, level, fit.uncertainty),
    };
  };
}
