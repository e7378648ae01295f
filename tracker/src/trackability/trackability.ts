import { similarTargets } from '../recognizer/similar-targets.ts';
import { compileTarget } from '../pack/compile-target.ts';
import { readPack } from '../pack/pack.ts';
import { reducedGray, type RgbaImage, sizeWithin } from '../pack/downscale.ts';
import type { Surface, Target } from '../target.ts';
import { createColdStart, type Outcome } from './cold-start.ts';
import { traitsOf } from './picture-statistics.ts';
import { type Reason, reasonsOf, type Remedy, remediesOf } from './reasons.ts';
import { selfSimilarity } from './self-similarity.ts';
import { frameSize, plainView, type View, viewOf } from './view-plan.ts';
import { ViewRenderer } from './view-renderer.ts';

/** How well a print will be recognized and followed. All shares are 0 … 1. */
export type Trackability = {
  /** 0 … 5 in tenths; from 3 on a print is recognized from where people hold a phone. */
  readonly stars: number;
  /**
   * Recognition × coverage × (1 − self-similarity), each on its scale: what the stars are made of. Recognition counts for
   * three quarters of its factor, for one how small the print may be; a perfect pattern loses a quarter.
   */
  readonly score: number;
  /** Simulated views in which a fresh tracker recognizes the print at once. */
  readonly recognition: number;
  /** Part of the print on which patches hold when it is followed, the mean over all views. */
  readonly coverage: number;
  /** How much of the print comes again elsewhere in it. */
  readonly selfSimilarity: number;
  /** The print's longer side, as a share of the frame's width, down to which it is recognized; 1 when it never is. */
  readonly smallestShare: number;
  /** What keeps the stars down, the gravest first; empty for a good print. */
  readonly reasons: readonly Reason[];
  /** What would help against it, the best first. */
  readonly remedies: readonly Remedy[];
  /** Indices of `others` that are so similar that the recognizer may confuse them with the print. */
  readonly lookAlikes: readonly number[];
  /** Simulated views so far, and how many there will be. */
  readonly views: number;
  readonly viewsInAll: number;
};

export type TrackabilityOptions = {
  /** The pack of this very picture, where it was compiled before: it is not compiled again. */
  readonly pack?: Uint8Array;
  /** Packs that will be loaded with this one: the other prints of an order. */
  readonly others?: readonly Uint8Array[];
  /** Shape of the printed surface; flat by default. */
  readonly surface?: Surface;
  /** Width of the print in millimeters: reveals prints that are too small for their detail. */
  readonly widthMm?: number;
};

const viewCount = 48;
/** Halvings of the range of shares in the search for the smallest, in each of two plain views. */
const halvings = 4;
const searchCount = 2;
const shares = { min: 0.06, max: 0.6 };
/** Views between two interim ratings. */
const viewsPerRating = 4;
/** Coverage from which on more of it helps no further: one subject on a plain ground is followed by its subject alone. */
const fullCoverage = 0.3;
/** Weight of self-similarity: wrong places in single views already lower recognition. */
const similarityWeight = 0.25;
/** Weight of the smallest share in recognition: it differentiates prints that are recognized in all views. */
const reachWeight = 0.25;
/** Longest side of the picture that the views are drawn from: they show it with 384 pixels at most. */
const drawingSide = 640;

/**
 * Rates a print by simulation: renders views of it (widths 10 to 60 % of the frame, tilts to 60°, all rolls, defocus,
 * motion, noise, light, parts hidden), starts the tracker afresh on each, and counts where it is recognized and on how
 * much of it patches hold. Yields an interim result every few views and returns the final one; the same picture
 * has the same results. The picture is the printed one, as for `compileTarget`.
 * @throws as `compileTarget`; PackError for packs that cannot be read.
 */
export function* measureTrackabilityInSteps(
  picture: RgbaImage,
  options: TrackabilityOptions = {},
): Generator<Trackability, Trackability> {
  const { pack, others = [], surface, widthMm } = options;
  const target = readPack(pack ?? compileTarget(picture, { ...(surface && { surface }) })).target;
  const rivals = others.map((other) => readPack(other).target);
  const size = sizeWithin(picture.width, picture.height, drawingSide);
  const reducedPicture = reducedGray(picture, size.width, size.height);
  const traits = traitsOf(reducedPicture);
  const similarity = selfSimilarity(reducedPicture);
  const renderer = new ViewRenderer(reducedPicture, target.surface);
  const lookAlikes = rivals.flatMap((rival, i) => (similarTargets([target, rival]).length > 0 ? [i] : []));
  // Only similar targets can be confused with the print
  const recognizedTargets = [resized(target, reducedPicture), ...lookAlikes.map((i) => rivals[i]!)];
  const coldStart = createColdStart(recognizedTargets, frameSize.width, frameSize.height);
  const outcomes: Outcome[] = [];
  let smallest = 1;
  const viewsInAll = viewCount + searchCount * halvings;

  const rating = (views: number): Trackability => {
    const n = Math.max(1, outcomes.length);
    const recognition = outcomes.filter(({ recognized }) => recognized).length / n;
    const coverage = outcomes.reduce((sum, outcome) => sum + outcome.coverage, 0) / n;
    const reachTerm = Math.log(shares.max / Math.min(shares.max, smallest)) / Math.log(shares.max / shares.min);
    const recognitionTerm = (1 - reachWeight) * recognition + reachWeight * reachTerm;
    const score =
      recognitionTerm * Math.sqrt(Math.min(1, coverage / fullCoverage)) * (1 - similarityWeight * similarity);
    const stars = Math.round(50 * score) / 10;
    const smallestShare = smallest;
    const reasons = reasonsOf({
      stars,
      traits,
      selfSimilarity: similarity,
      lookAlikes,
      smallestShare,
      widthMm,
    });
    return {
      stars,
      score,
      recognition,
      coverage,
      selfSimilarity: similarity,
      smallestShare,
      reasons,
      remedies: remediesOf(reasons),
      lookAlikes,
      views,
      viewsInAll,
    };
  };

  for (let index = 0; index < viewCount; index += 1) {
    const view = viewOf(index);
    const { frame, homography } = renderer.render(view);
    const outcome = coldStart(frame, homography);
    outcomes.push(outcome);
    if (outcome.recognized) smallest = Math.min(smallest, view.share);
    if ((index + 1) % viewsPerRating === 0) yield rating(index + 1);
  }
  smallest = smallestOf((view) => {
    const { frame, homography } = renderer.render(view);
    return coldStart(frame, homography).recognized;
  });
  return rating(viewsInAll);
}

/** The share down to which plain views are recognized, by halving its range (of its logarithm); 1 when none is. */
function smallestOf(isRecognized: (view: View) => boolean): number {
  let sum = 0;
  let any = false;
  for (let search = 0; search < searchCount; search += 1) {
    let [low, high] = [Math.log(shares.min), Math.log(shares.max)];
    for (let step = 0; step < halvings; step += 1) {
      const middle = (low + high) / 2;
      const recognized = isRecognized(plainView(Math.exp(middle), search));
      if (recognized) high = middle;
      else low = middle;
      any ||= recognized;
    }
    sum += high;
  }
  return any ? Math.exp(sum / searchCount) : 1;
}

/** `measureTrackabilityInSteps` at a stretch: about two seconds of one core. */
export function measureTrackability(picture: RgbaImage, options: TrackabilityOptions = {}): Trackability {
  const steps = measureTrackabilityInSteps(picture, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same target with homographies from the pixels of a reduced picture. */
function resized(target: Target, { width, height }: { readonly width: number; readonly height: number }): Target {
  const [sx, sy] = [width / target.width, height / target.height];
  const { features } = target;
  const scale = Math.sqrt(sx * sy);
  return {
    ...target,
    width,
    height,
    picture: target.picture,
    features: {
      ...features,
      x: features.x.map((x) => (x + 0.5) * sx - 0.5),
      y: features.y.map((y) => (y + 0.5) * sy - 0.5),
      scale: features.scale.map((each) => each * scale),
    },
  };
}
