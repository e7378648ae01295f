import type { GrayImage } from '../gray-image.ts';
import { startKernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import { createCandidateScores } from './candidate-scores.ts';
import { Candidates } from './feature-candidates.ts';
import type { FeatureKernels, WarpKernels } from './feature-kernels.ts';
import { FeatureExtractor, type Tuning } from './features.ts';
import * as kernelBytes from './kernel-bytes.ts';
import { createViewer, squeezed, tilted } from './synthetic-views.ts';

/** Maximum number of features of a target. */
const featureLimit = 1_500;

/** Longest side in pixels at which features are extracted. */
const maxSide = 512;
const tuning: Tuning = { factor: Math.cbrt(2), levels: 9, perCell: 4, fade: 1, border: 6, limit: 1_500 };
/** Affine views whose features are candidates (Morel and Yu 2009): by how much squeezed, in how many directions. */
const affineSqueezes = [
  [1, 1],
  [1.5, 4],
  [2.3, 6],
] as const;

/** Largest range of gray levels of a blank picture: it has no features but its edge, as any sheet of paper. */
const maxBlankContrast = 6;

/** Number of simulated views, range of the root of the picture's area in pixels, largest tilt in radians. */
const viewCount = 40;
const sizes = { from: 60, to: 300 };
const maxTilt = 1.19;

/**
 * Describes a picture for the recognizer: selects those features of its affine views (ASIFT, Morel and Yu 2009) that are
 * detected most often in simulated camera views.
 * @param picture the compiled picture; coordinates of the features are in its pixels
 */
export function describeTarget(picture: GrayImage): Features {
  const { width, height } = picture;
  const shrink = Math.min(1, maxSide / Math.max(width, height));
  const side = Math.ceil(Math.hypot(width, height) * shrink) + 32;
  const kernels = startKernels<FeatureKernels & WarpKernels>(kernelBytes);
  const viewer = createViewer(kernels, picture, side * side);
  const candidates = extractCandidates();
  if (isBlank(picture)) return candidates.select([]);
  const scores = scoreCandidates();
  const order = Array.from(scores.keys()).filter((i) => scores[i]! > 0);
  order.sort((a, b) => scores[b]! - scores[a]! || a - b);
  return candidates.select(order.slice(0, featureLimit));

  function extractCandidates(): Candidates {
    const extracted = new Candidates(
      affineSqueezes.reduce((sum, [, directions]) => sum + directions, 0) * tuning.limit,
    );
    const extractor = new FeatureExtractor({ kernels, width: side, height: side }, tuning);
    for (const [times, directions] of affineSqueezes)
      for (let i = 0; i < directions; i += 1) {
        // The print's edge is a feature, too: on gray, as its surroundings are unknown
        const view = squeezed(picture, shrink, times, (i * Math.PI) / directions);
        const image = viewer.draw(view, { gain: 1, bias: 0, noise: 0, seed: 0, outside: 128 });
        extracted.add(extractor.extract(image), view, picture);
      }
    return extracted;
  }

  function scoreCandidates(): Float32Array {
    const camera = new FeatureExtractor({ kernels, width: side, height: side });
    const candidateScores = createCandidateScores(candidates);
    const next = randomNumbers();
    for (let i = 0; i < viewCount; i += 1) {
      const size = sizes.from * (sizes.to / sizes.from) ** ((i + next()) / viewCount);
      const view = tilted(picture, {
        across: size * Math.sqrt(width / height),
        tilt: Math.sqrt(next()) * maxTilt,
        direction: next() * 2 * Math.PI,
        roll: next() * 2 * Math.PI,
        distance: (1.2 + 3 * next()) * Math.max(1, height / width),
      });
      const [gain, bias, outside] = [0.8 + 0.35 * next(), 20 * (next() - 0.5), Math.floor(256 * next())];
      if (view.width > side || view.height > side) continue;
      const image = viewer.draw(view, { gain, bias, noise: 8, seed: i, outside });
      candidateScores.addView(camera.extract(image, { fine: i % 2 === 0 }), view);
    }
    return candidateScores.scores;
  }
}

function isBlank({ data }: GrayImage): boolean {
  let [minimum, maximum] = [255, 0];
  for (const value of data) {
    if (value < minimum) minimum = value;
    if (value > maximum) maximum = value;
  }
  return maximum - minimum <= maxBlankContrast;
}

/** Pseudorandom numbers from 0 to 1 with a fixed seed (linear congruential generator). */
function randomNumbers(): () => number {
  let seed = 12_345;
  return () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
