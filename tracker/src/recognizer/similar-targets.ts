import { type Homography, invert, project } from '../geometry/homography.ts';
import { startKernels } from '../kernels.ts';
import type { Features, Target } from '../target.ts';
import { descriptorBytes } from './features.ts';
import * as kernelBytes from './kernel-bytes.ts';
import { GuidedMatcher } from './guided-matcher.ts';
import { createMatcher, type MatchKernels } from './descriptor-matcher.ts';
import { createMatches } from './matches.ts';
import { Ransac } from './ransac.ts';
import { createSeedRanking } from './ransac-seeds.ts';

/**
 * Indices of two targets with the same content, and the `homography` from pixels of b to pixels of a. `similarity` is the
 * fraction of the shareable features that both have, 0…1: 1 for equal pictures, about a half for a darker copy, a crop or
 * another shot of a burst; unrelated pictures have less than 0.15 and are left out.
 */
export type SimilarPair = {
  readonly a: number;
  readonly b: number;
  readonly similarity: number;
  readonly homography: Homography;
};

/** Number of features of one picture that are matched with another. */
const sampleSize = 300;
/** Hamming distance from which on two descriptors do not match, and the tolerances of guided matching. */
const maxMatchDistance = 92;
const tolerance = { distance: 92, turn: 0.5, zoom: 0.8 };
/** Fewest features that two similar pictures share, and their least similarity. */
const minShared = 12;
const minSimilarity = 0.2;

/**
 * Pairs of targets that a recognizer could confuse, the most similar first: every pair is compared. Takes about 2 ms a
 * pair.
 */
export function similarTargets(targets: readonly Target[]): SimilarPair[] {
  const kernels = startKernels<MatchKernels>(kernelBytes);
  const maxFeatures = Math.max(1, ...targets.map(({ features }) => features.count));
  const width = Math.max(1, ...targets.map((target) => target.width));
  const height = Math.max(1, ...targets.map((target) => target.height));
  const matcher = createMatcher({ kernels, bytes: descriptorBytes, limit: sampleSize, maxFeatures });
  const guidedMatcher = new GuidedMatcher({ width, height, bytes: descriptorBytes, limit: maxFeatures });
  const address = kernels.allocate(sampleSize * descriptorBytes);
  const stored = targets.map(({ features }) => matcher.store(features));
  const matches = createMatches(2 * sampleSize);
  const guidedMatches = createMatches(maxFeatures);
  const seeds = createSeedRanking(2 * sampleSize);
  const ransac = new Ransac(Math.max(maxFeatures, 2 * sampleSize));
  const pairs: SimilarPair[] = [];

  /** Compares target b with target a, whose features the matchers hold; null when they are not similar. */
  function compare(a: number, b: number, sample: Features): SimilarPair | null {
    const [picture, target] = [targets[a]!, targets[b]!];
    const side = Math.max(picture.width, picture.height);
    const size = {
      width: target.width,
      height: target.height,
      frameArea: picture.width * picture.height,
      frameSide: side,
    };
    matcher.match({ ...sample, address }, target.features, stored[b]!, maxMatchDistance, matches);
    for (const seed of seeds.rank(matches, size, { tried: 60, limit: 2 })) {
      const grown = ransac.grow(seed, matches, size);
      if (!grown) continue;
      guidedMatcher.match(grown.homography, target, { ...tolerance, reach: 0.02 * side }, guidedMatches);
      const homography = ransac.refine(grown.homography, guidedMatches, {
        from: 12,
        to: 4,
        rounds: 4,
        perspective: 0.2,
      });
      const back = homography && invert(homography);
      if (!back) continue;
      const shared = ransac.gather(homography, guidedMatches, 4);
      // Features of either that lie within the other can be shared
      const shareable = Math.min(countInside(homography, target, picture), countInside(back, picture, target));
      const similarity = Math.min(1, shared / Math.max(1, shareable));
      if (shared >= minShared && similarity >= minSimilarity) return { a, b, similarity, homography };
    }
    return null;
  }

  for (let a = 0; a < targets.length; a += 1) {
    const { features } = targets[a]!;
    const sample = sampleOf(features);
    guidedMatcher.setFrame(features);
    kernels.bytes().set(sample.descriptors, address);
    for (let b = a + 1; b < targets.length; b += 1) {
      const pair = compare(a, b, sample);
      if (pair) pairs.push(pair);
    }
  }
  return pairs.toSorted((one, other) => other.similarity - one.similarity || one.a - other.a || one.b - other.b);
}

/** At most `sampleSize` features, spread evenly over their order. */
function sampleOf(features: Features): Features {
  const count = Math.min(sampleSize, features.count);
  const indices = Array.from({ length: count }, (_, i) => Math.floor((i * features.count) / count));
  const pick = (column: Float32Array) => Float32Array.from(indices, (i) => column[i]!);
  const descriptors = new Uint8Array(count * descriptorBytes);
  for (const [k, i] of indices.entries())
    descriptors.set(features.descriptors.subarray(i * descriptorBytes, (i + 1) * descriptorBytes), k * descriptorBytes);
  const { x, y, scale, angle } = features;
  return { count, x: pick(x), y: pick(y), scale: pick(scale), angle: pick(angle), descriptors };
}

/** Number of features of one target that `h` maps into the other. */
function countInside(h: Homography, from: Target, into: Target): number {
  let count = 0;
  for (let i = 0; i < from.features.count; i += 1) {
    const [x, y] = project(h, from.features.x[i]!, from.features.y[i]!);
    if (x > -0.5 && y > -0.5 && x < into.width - 0.5 && y < into.height - 0.5) count += 1;
  }
  return count;
}
