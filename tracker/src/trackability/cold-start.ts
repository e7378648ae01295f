import { Recognizer } from '../recognizer/recognizer.ts';
import { type Homography, project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { createAligner } from '../tracking/aligner.ts';
import { TargetTrack } from '../tracking/target-track.ts';

/** Result of a fresh tracker on one frame that shows target 0. */
export type Outcome = {
  /** Target 0 is detected at its true place, with the highest score. */
  readonly recognized: boolean;
  /** Share of the target's visible area in which patches agree when it is tracked from its true place; 0 when it is lost. */
  readonly coverage: number;
};

export type ColdStart = (frame: GrayImage, truth: Homography) => Outcome;

/** Of the recognizer's, for each target that may be there. */
const maxDetections = 3;
/** Largest error of a correct homography: pixels of the frame, plus a share of the target's side. */
const maxError = { pixels: 3, share: 0.02 };
/** How far a hand moves a print from one frame to the next, in parts of its side. */
const handShake = 0.02;

/** Detects and aligns target 0 in single frames, without any state of earlier frames. */
export function createColdStart(targets: readonly Target[], width: number, height: number): ColdStart {
  const recognizer = new Recognizer({ targets, width, height });
  const aligner = createAligner({ targets, width, height });
  // Tracks without a past, for their rules
  const tracks = targets.map((target) => new TargetTrack(target));
  const indices = targets.map((_, index) => index);
  return (frame, truth) => {
    aligner.setFrame(frame);
    const target = targets[0]!;
    const side = longSideOf(truth, target);
    const tolerance = maxError.pixels + maxError.share * side;
    const confirmed = recognizer
      .find(frame, { targets: indices, limit: maxDetections })
      .flatMap(({ target: index, homography, score, inliers }) => {
        const alignment = aligner.align(index, homography);
        if (!alignment) return [];
        const proposal = { score, inliers, agreement: aligner.agreement(index, alignment) };
        return tracks[index]!.confirms(alignment, proposal) ? [{ index, alignment }] : [];
      })
      .toSorted((a, b) => b.alignment.nccScore - a.alignment.nccScore);
    const isCorrect = (detected: Homography) => maxDistance(detected, truth, target, width, height) < tolerance;
    const followed = aligner.align(0, shifted(truth, handShake * side));
    const isTracked = followed !== null && tracks[0]!.accepts(followed) && isCorrect(followed.homography);
    return {
      recognized: confirmed[0]?.index === 0 && isCorrect(confirmed[0].alignment.homography),
      coverage: isTracked ? followed.spread * Math.min(1, followed.inliers / followed.tried) : 0,
    };
  };
}

/** Shifted in the frame. */
function shifted(h: Homography, by: number): Homography {
  const out = h.slice();
  for (let column = 0; column < 3; column += 1) {
    out[column]! += 0.8 * by * h[6 + column]!;
    out[3 + column]! += 0.6 * by * h[6 + column]!;
  }
  return out;
}

/** How long the target's longer side is in the frame, by the area around its middle. */
function longSideOf(h: Homography, { width, height }: Target): number {
  const [x, y] = project(h, (width - 1) / 2, (height - 1) / 2);
  const [a, b] = project(h, (width + 1) / 2, (height - 1) / 2);
  const [c, d] = project(h, (width - 1) / 2, (height + 1) / 2);
  const area = Math.abs((a - x) * (d - y) - (b - y) * (c - x));
  return Math.sqrt(area) * Math.max(width, height);
}

/** Largest distance between the images of a target's visible points by two homographies. */
function maxDistance(a: Homography, b: Homography, target: Target, width: number, height: number): number {
  // The flat view of a cylinder is exact in its middle only
  const part = target.surface.kind === 'flat' ? 1 : 0.4;
  let maximum = 0;
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const u = target.width * (0.5 + part * (column / 4 - 0.5)) - 0.5;
      const v = (target.height * row) / 4 - 0.5;
      const [x, y] = project(b, u, v);
      if (!(x >= 0 && y >= 0 && x < width && y < height)) continue;
      const [s, t] = project(a, u, v);
      maximum = Math.max(maximum, Math.hypot(s - x, t - y));
    }
  return Number.isFinite(maximum) ? maximum : Infinity;
}
