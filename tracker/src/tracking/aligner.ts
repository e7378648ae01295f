import type { GreyImage } from '../gray-image.ts';
import { type Homography, compose, normalised } from '../geometry/homography.ts';
import { projectedCorners, quadDistance } from '../geometry/quadrilateral.ts';
import { type Kernels, startKernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import { type Alignment, createJudge } from './alignment.ts';
import { type CylinderAligner, createCylinderAligner } from './cylinder-aligner.ts';
import { createFrameLevels, fromLevel, toLevel } from './frame-pyramid.ts';
import * as kernelBytes from './kernel-bytes.ts';
import { type Orders, type Smear, createPatchChooser } from './patch-selection.ts';
import { type PreparedTarget, prepareTarget } from './prepared-target.ts';
import { type Prior, createRobustFit } from './robust-fit.ts';
import { type Way, createSharpness, motionOf, smearOnLevel } from './blur-estimator.ts';
import { type TrackKernels, orderLength, resultLength, scratchLength } from './tracking-kernels.ts';
import { enlargement, reduction, type Visible, visiblePart } from './view-geometry.ts';
import { createWholeCheck } from './picture-agreement.ts';

export type AlignOptions = {
  /** Looks twice as far round the guess. */
  readonly wide?: boolean;
  /** Where the target was, by an alignment so many milliseconds ago: patches are drawn smeared along their ways since. */
  readonly since?: { readonly homography: Homography; readonly ms: number };
};

export type Aligner = {
  /** Takes the memory for a target now, before it is aligned for the first time; false when it had been taken. */
  prepare(target: number): boolean;
  /** Takes the frame that is aligned with from now on. @throws RangeError when its size is another. */
  setFrame(frame: GreyImage): void;
  /**
   * Aligns a target with the frame, from a homography near enough: about 16 pixels in a view of 200 pixels, twice that
   * when `wide`. Null when the guess is no view of a print, when too little of it is visible or too little agrees. What
   * is returned is the best alignment, not a decision that the target is there: see `zncc`, `inliers` and `spread`.
   */
  align(target: number, guess: ArrayLike<number>, options?: AlignOptions): Alignment | null;
  /** Takes what is believed of a target in this frame: on a cylinder, the next frames begin there. What is only tried leaves no trace. */
  keep(target: number, alignment: Alignment): void;
  /**
   * How much the frame looks like the whole picture under an alignment, −1 … 1, also where no patch lies: see
   * `WholeCheck`. On a cylinder the part of the patches that agrees stands for it.
   */
  agreement(target: number, alignment: Alignment): number;
};

const mostPatches = 110;
const searchPatchCount = 24;
const midPatchCount = 48;
const finePatchCount = 72;
const widest = 8;
/** How far a patch is looked for when others have told where it should be. */
const growth = 6;
const mostScores = Math.max(searchPatchCount * (2 * widest + 1) ** 2, midPatchCount * (2 * growth + 1) ** 2);
/** Drawn smeared otherwise by so many pixels, patches are aligned once more. */
const otherwise = 1;
/** The last steps end with one by which the corners move less, in pixels. */
const converged = 0.03;
/** Patches that agree have no larger root mean square from a fit, in pixels of the level, when it is right. */
const disagreeing = 0.5;
/** Searched again in vain, they are left in peace for so many frames. */
const patience = 8;
/** With a larger share of agreeing patches nothing is left to be found. */
const settled = 0.85;
/** With a smaller share what is looked at is not the target, or not where it is looked for. */
const hopeless = 0.15;
/** With a smaller share of agreeing patches an alignment is tried another way. */
const doubtful = 0.45;
const early: Prior = { affine: 4, perspective: 1.5, tolerance: 2 };
const growing: Prior = { affine: 20, perspective: 8, tolerance: 5 };
const settling: Prior = { affine: 20, perspective: 8, tolerance: 2.5 };
const late: Prior = { affine: 20, perspective: 8, tolerance: 1 };

/** An aligner for frames of one size. Memory for a target is taken when it is aligned for the first time. */
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
  const kernels: Kernels<TrackKernels> = startKernels<TrackKernels>(kernelBytes, simd);
  const frame = createFrameLevels(kernels, width, height);
  const prepared: (PreparedTarget | undefined)[] = targets.map(() => undefined);
  const cylinders: (CylinderAligner | undefined)[] = targets.map(() => undefined);
  const ordersAt = kernels.allocate(mostPatches * orderLength * 4);
  const resultsAt = kernels.allocate(mostPatches * resultLength * 4);
  const scoresAt = kernels.allocate(mostScores * 4);
  const scratchAt = kernels.allocate(scratchLength * 4);
  const chooser = createPatchChooser(width, height);
  const whole = createWholeCheck();
  const fit = createRobustFit(mostPatches);
  const sharpness = createSharpness();
  const waits = new Uint8Array(targets.length);
  const judge = createJudge(mostPatches, fit);
  const sums = new Float64Array((2 * widest + 1) ** 2);
  const corners = new Float64Array(8);
  const cornersThen = new Float64Array(8);
  let chosen = 0;
  let orders: Orders = { integers: new Int32Array(0), floats: new Float32Array(0) };
  let results: Float32Array = new Float32Array(0);
  let scores: Float32Array = new Float32Array(0);

  /** Memory may have grown since, and the views with it. */
  function look(): void {
    const { buffer } = kernels.bytes();
    if (orders.floats.buffer === buffer) return;
    orders = {
      integers: new Int32Array(buffer, ordersAt, mostPatches * orderLength),
      floats: new Float32Array(buffer, ordersAt, mostPatches * orderLength),
    };
    results = new Float32Array(buffer, resultsAt, mostPatches * resultLength);
    scores = new Float32Array(buffer, scoresAt, mostScores);
  }

  function run(level: number, count: number, iterations: number, reach: number): void {
    const { address, width: w, height: h } = frame.levels[level]!;
    kernels.run.alignPatches(ordersAt, count, resultsAt, address, w, h, iterations, reach, scratchAt);
  }

  function likenessWith(target: PreparedTarget, view: Homography, level: number, smear: Smear): number {
    const at = toLevel(view, level);
    const { width: w, height: h } = frame.levels[level]!;
    const count = chooser.choose(target, at, w, h, midPatchCount, orders, smearOnLevel(smear, level));
    run(level, count, 1, 4);
    let sum = 0;
    for (let i = 0; i < count; i += 1)
      if (results[i * resultLength] === 1) sum += Math.max(0, results[i * resultLength + 3]!);
    return count > 0 ? sum / count : 0;
  }

  /** Where the target lies as a whole near the guess, in whole pixels; then each patch near that. */
  function searchRound(
    target: PreparedTarget,
    view: Homography,
    level: number,
    radius: number,
    smear: Smear,
  ): Homography {
    const { address, width: w, height: h } = frame.levels[level]!;
    const at = toLevel(view, level);
    const count = chooser.choose(target, at, w, h, searchPatchCount, orders, smearOnLevel(smear, level));
    if (count < 2) return view;
    kernels.run.searchPatches(ordersAt, count, scoresAt, address, w, h, radius, scratchAt);
    const across = 2 * radius + 1;
    const places = across * across;
    for (let place = 0; place < places; place += 1) {
      let sum = 0;
      let seen = 0;
      for (let i = 0; i < count; i += 1) {
        const score = scores[i * places + place]!;
        if (score < -1.5) continue;
        sum += Math.max(0, score) ** 2;
        seen += 1;
      }
      sums[place] = 2 * seen >= count ? sum / seen : 0;
    }
    let best = 0;
    for (let place = 1; place < places; place += 1) if (sums[place]! > sums[best]!) best = place;
    const bestX = best % across;
    const bestY = (best - bestX) / across;
    const near = Math.max(1, radius >> 2);
    for (let i = 0; i < count; i += 1) {
      let top = -2;
      for (let y = Math.max(0, bestY - near); y <= Math.min(across - 1, bestY + near); y += 1)
        for (let x = Math.max(0, bestX - near); x <= Math.min(across - 1, bestX + near); x += 1) {
          const score = scores[i * places + y * across + x]!;
          if (score <= top) continue;
          top = score;
          orders.floats[i * orderLength + 17] = x - radius;
          orders.floats[i * orderLength + 18] = y - radius;
        }
    }
    run(level, count, 4, 3);
    const corrected = fit.correct(at, orders, results, count, early, false);
    if (corrected) return fromLevel(corrected, level);
    // Too few patches to agree on more than a shift
    return fromLevel(compose(Float64Array.of(1, 0, bestX - radius, 0, 1, bestY - radius, 0, 0, 1), at), level);
  }

  function round(
    target: PreparedTarget,
    view: Homography,
    level: number,
    limit: number,
    iterations: number,
    prior: Prior,
    smear: Smear,
  ): { view: Homography; count: number } | null {
    const { width: w, height: h } = frame.levels[level]!;
    const at = toLevel(view, level);
    const count = chooser.choose(target, at, w, h, limit, orders, smearOnLevel(smear, level));
    if (count < 4) return null;
    run(level, count, iterations, 4);
    chosen = count;
    const corrected = fit.correct(at, orders, results, count, prior, iterations === 1);
    return corrected && { view: fromLevel(corrected, level), count };
  }

  /** Part of the patches of the last round that agree with its fit. */
  function share(): number {
    let agreeing = 0;
    for (let i = 0; i < chosen; i += 1) if (fit.weights[i]! > 0.1) agreeing += 1;
    return chosen > 0 ? agreeing / chosen : 0;
  }

  /**
   * When only a part of the patches agrees, the others may lie farther from where they were looked for than they can be
   * pulled: each is searched by itself.
   */
  function grow(target: PreparedTarget, view: Homography, level: number, smear: Smear): Homography | null {
    const { address, width: w, height: h } = frame.levels[level]!;
    const at = toLevel(view, level);
    const count = chooser.choose(target, at, w, h, midPatchCount, orders, smearOnLevel(smear, level));
    if (count < 4) return null;
    kernels.run.searchPatches(ordersAt, count, scoresAt, address, w, h, growth, scratchAt);
    const across = 2 * growth + 1;
    for (let i = 0; i < count; i += 1) {
      let best = 0;
      for (let place = 1; place < across * across; place += 1)
        if (scores[i * across * across + place]! > scores[i * across * across + best]!) best = place;
      orders.floats[i * orderLength + 17] = (best % across) - growth;
      orders.floats[i * orderLength + 18] = Math.floor(best / across) - growth;
    }
    run(level, count, 4, growth + 4);
    chosen = count;
    const corrected = fit.correct(at, orders, results, count, growing, false);
    return corrected && fromLevel(corrected, level);
  }

  const cylinderOf = (index: number): CylinderAligner | undefined => {
    const { surface, width: across, height: down } = targets[index]!;
    if (surface.kind === 'flat') return undefined;
    const cylinder = { width: across, height: down, radius: surface.radius };
    const bench = { frame, chooser, most: mostPatches, orders: () => orders, results: () => results, run };
    return (cylinders[index] ??= createCylinderAligner(cylinder, bench, width, height));
  };

  /** From a view to an alignment: by a search so far round it at a coarse level, none with 0, then finer and finer. */
  function follow(
    index: number,
    target: PreparedTarget,
    guess: Homography,
    { area, scale }: Visible,
    radius: number,
    way: Way | null,
  ): Alignment | null {
    const last = frame.levels.length - 1;
    const finest = Math.max(0, Math.min(last, Math.ceil(-Math.log2(scale) - 0.75)));
    const side = Math.sqrt(area);
    let coarse = Math.min(last, finest + 2);
    while (coarse > finest && side / (1 << coarse) < 40) coarse -= 1;
    let smear = sharpness.smear(way);
    let view = radius > 0 ? searchRound(target, guess, coarse, radius, smear) : guess;
    for (let level = Math.max(finest, coarse - 1); level >= finest; level -= 1) {
      const limit = level === finest ? finePatchCount : midPatchCount;
      const better = round(target, view, level, limit, 5, level === finest ? late : early, smear);
      if (better) view = better.view;
      else if (level === finest) return null;
      if (radius > 0 && !way && share() < hopeless) return null;
    }
    const fitted = view;
    const agreeing = share();
    // A print that is bent disagrees in every frame
    waits[index] = Math.max(0, waits[index]! - 1);
    const torn = waits[index] === 0 && agreeing < settled && fit.rms() > disagreeing;
    const least = torn ? 1 : 0;
    for (let more = 0; more < 2 && (more < least || share() < (radius > 4 ? settled : doubtful)); more += 1) {
      const grown = grow(target, view, finest, smear);
      if (!grown) break;
      view = round(target, grown, finest, mostPatches, 5, settling, smear)?.view ?? grown;
    }
    // What hides the rest was taken for it
    if (share() < agreeing) view = round(target, fitted, finest, mostPatches, 5, late, smear)?.view ?? fitted;
    const agreed = share();
    if (torn && agreed < agreeing + 0.1) waits[index] = patience;
    const { focus } = smear;
    if ((focus > 0 || agreed < settled) && agreed > hopeless) {
      if (sharpness.learnFocus((other) => likenessWith(target, view, finest, other), way)) {
        smear = sharpness.smear(way);
        view = round(target, view, finest, mostPatches, 5, settling, smear)?.view ?? view;
        // What is not the target says nothing of the lens
        if (share() < doubtful) sharpness.focusAgain(focus);
      }
    }
    if (way && share() > doubtful) {
      const { part } = smear;
      const pixels = Math.hypot(...motionOf(target.picture, view, way.before));
      sharpness.learnExposure((other) => likenessWith(target, view, finest, other), way, pixels);
      smear = sharpness.smear(way);
      if (Math.abs(smear.part - part) * pixels > otherwise)
        view = round(target, view, finest, mostPatches, 5, late, smear)?.view ?? view;
    }
    let count = 0;
    for (let polish = 0; polish < 2; polish += 1) {
      const polished = round(target, view, finest, mostPatches, 1, late, smear);
      if (!polished) return null;
      projectedCorners(view, target.picture.width, target.picture.height, corners);
      ({ view, count } = polished);
      projectedCorners(view, target.picture.width, target.picture.height, cornersThen);
      if (quadDistance(corners, cornersThen) < converged) break;
    }
    const final = visiblePart(target, view, width, height);
    if (!final) return null;
    const homography = normalised(compose(view, reduction(target)));
    const seen = { level: finest, size: frame.levels[finest]!, area: final.area };
    return judge(targets[index]!, homography, seen, { orders, results, count });
  }

  return {
    prepare(index) {
      const isNew = !prepared[index];
      prepared[index] ??= prepareTarget(kernels, targets[index]!);
      return isNew;
    },
    setFrame: (image) => frame.set(image),
    keep: (index, alignment) => cylinderOf(index)?.keep(alignment),
    agreement(index, { homography, cylinder, inliers, tried }) {
      if (cylinder) return inliers / tried;
      const target = (prepared[index] ??= prepareTarget(kernels, targets[index]!));
      return whole.agreement(kernels.bytes(), target, frame, compose(homography, enlargement(target)));
    },
    align(index, guess, { wide = false, since } = {}) {
      const target = (prepared[index] ??= prepareTarget(kernels, targets[index]!));
      look();
      const cylinder = cylinderOf(index);
      if (cylinder) {
        const [x, y] = since ? motionOf(targets[index]!, guess, since.homography) : [0, 0];
        const part = since ? sharpness.openPart(since.ms) : 0;
        return cylinder.align(target, Float64Array.from(guess), [x * part, y * part]);
      }
      const up = enlargement(target);
      const view = compose(guess, up);
      const way = since ? { before: compose(since.homography, up), ms: since.ms } : null;
      const visible = visiblePart(target, view, width, height);
      if (!visible || visible.area < 600) return null;
      const searched = follow(index, target, view, visible, wide ? widest : 4, way);
      if (searched && (searched.inliers >= doubtful * searched.tried || (!wide && searched.uncertainty < 1)))
        return searched;
      // Nothing speaks for it
      if (!searched && !since) return null;
      // What covers most of the target may have led the search astray
      const direct = follow(index, target, view, visible, 0, way);
      return direct && direct.inliers > (searched?.inliers ?? 0) ? direct : searched;
    },
  };
}
