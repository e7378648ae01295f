import { type Homography, fitHomography } from '../geometry/homography.ts';
import { pictureCorners, projectedCorners } from '../geometry/quadrilateral.ts';
import type { AlignOptions } from './aligner.ts';
import type { Alignment } from './alignment.ts';
import { isDegraded, type Quality } from './degradation.ts';

/** Never detected, or given up; tracked in this frame; detected before and not visible in this frame. */
export type TrackState = 'searching' | 'tracking' | 'lost';

/** An alignment to try. */
export type Attempt = { readonly guess: Homography; readonly options: AlignOptions };

/** Evidence for an alignment besides its patches. */
export type Proposal = {
  /** Score and inliers of the recognizer's `Detection`. */
  readonly score: number;
  readonly inliers: number;
  /** Agreement with the whole picture: `Aligner.agreement`. */
  readonly agreement: number;
};

/** Alignment is attempted for so long after a target was last visible; its place is forgotten after the second time. */
const recoveryMs = 1500;
const forgetAfterMs = 4000;
/** Longest interval over which a velocity is measured. */
const maxVelocityStepMs = 200;
/** Longest interval between two frames over which a prediction is reliable. */
const maxPredictionGapMs = 50;
/** Factor of the velocity in a prediction. */
const velocityDecay = 0.9;

/** Evidence that confirms a proposal at once, near the place where the target was lost, and after several frames. */
const minEvidence = 4;
const minExpectedEvidence = 1;
const minRepeatedEvidence = 1.5;
/** Minimum number of frames with repeated evidence, and the longest interval between them in milliseconds. */
const minRepeatedFrames = 3;
const maxRepeatIntervalMs = 400;

/**
 * The logarithm of how much more likely a proposal is right than wrong: a logistic discriminant, rounded. Learned from 383
 * right alignments of what the recognizer proposed in the benchmark's sequences and 358 wrong ones of photographs in the
 * photographs of others: below 1 for every wrong one but those of one outline on another (avocado on smarties: up to 3.3)
 * and one under glare (1.5), above 1.7 for 95 % of the right ones and above 3.8 for 90 %.
 */
function evidenceOf(alignment: Alignment, { score, agreement }: Proposal): number {
  const error = Math.log2(Math.max(0.05, Math.min(50, alignment.uncertainty)));
  const unexplained = Math.max(0, alignment.nccScore - agreement - 0.2);
  return (
    1.2 * Math.log2(score / 4) + 1.8 * inlierRatio(alignment) - 2 * error + 2.5 * agreement - 1.2 * unexplained - 2
  );
}

const inlierRatio = (a: Alignment) => (a.tried > 0 ? a.inliers / a.tried : 0);

/** Limits of an alignment that follows a tracked target. */
const minFollowedNccScore = 0.6;
const minFollowedInliers = 8;
/** A larger inlier ratio is accepted anywhere, a smaller one near the predicted place. */
const reliableInlierRatio = 0.4;
const minInlierRatio = 0.22;
const maxUncertainty = 5;
/** Distance from the predicted place, in sides of the target, within which an alignment counts as expected. */
const maxExpectedDistance = 0.3;
/** A target that is mostly blurred or occluded needs at least this much. */
const minOccludedInliers = 10;
const minOccludedInlierRatio = 0.08;

/** The track of one target over time. It has no access to frames: it plans alignments and judges their results. */
export class TargetTrack {
  private readonly width: number;
  private readonly height: number;
  /** Corners of the compiled picture, and their positions (pixels), velocities (pixels per ms) and velocity changes. */
  private readonly corners: Float64Array;
  private readonly place = new Float64Array(8);
  private readonly velocity = new Float64Array(8);
  private readonly velocityChange = new Float64Array(8);
  private readonly next = new Float64Array(8);
  private readonly expected = new Float64Array(8);
  private currentState: TrackState = 'searching';
  private currentConfidence = 0;
  /** Homography and quality of the last accepted alignment, and its time. */
  private last: Homography | null = null;
  private quality: Quality | null = null;
  private seenTime = 0;
  private predicted: Homography | null = null;
  private moving = false;
  /** Time of the present frame, and how long after the one before. */
  private now = 0;
  private gap = 0;
  /** An alignment with too little evidence, and the consecutive frames that have shown it. */
  private unconfirmed: Homography | null = null;
  private unconfirmedTime = -Infinity;
  private unconfirmedFrames = 0;

  /** `width` and `height` are those of the compiled picture in pixels. */
  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.width = width;
    this.height = height;
    this.corners = pictureCorners(width, height);
  }

  get state(): TrackState {
    return this.currentState;
  }

  /** From picture pixels to pixels of the last update's frame; null unless `tracking`. */
  get homography(): Homography | null {
    return this.currentState === 'tracking' ? this.last : null;
  }

  /** Confidence of the homography, 0 … 1. */
  get confidence(): number {
    return this.currentState === 'tracking' ? this.currentConfidence : 0;
  }

  /**
   * Alignments to try in a frame of this time (milliseconds, later than the last one), in this order until one is
   * accepted: from the place that the velocity predicts, from the last place, and from both with a wider search. Empty
   * when only the recognizer can find the target again.
   */
  attempts(timeMs: number): readonly Attempt[] {
    this.gap = timeMs - this.now;
    this.now = timeMs;
    this.predicted = null;
    if (!this.last || timeMs - this.seenTime > recoveryMs) return [];
    this.predicted = timeMs - this.seenTime <= maxVelocityStepMs ? this.predict(timeMs) : null;
    const since = this.motionBefore(this.last, timeMs - this.seenTime);
    if (this.currentState === 'tracking')
      return this.predicted
        ? [
            { guess: this.predicted, options: { since } },
            { guess: this.last, options: { since } },
            { guess: this.predicted, options: { wide: true, since } },
          ]
        : [
            { guess: this.last, options: { since } },
            { guess: this.last, options: { wide: true, since } },
            // No velocity is known yet: a jump need not be motion blur
            { guess: this.last, options: { wide: true } },
          ];
    return this.predicted
      ? [
          { guess: this.predicted, options: { wide: true, since } },
          { guess: this.last, options: { wide: true, since } },
        ]
      : [{ guess: this.last, options: { wide: true, since } }];
  }

  /** Whether an attempt's alignment is the target. */
  accepts(alignment: Alignment): boolean {
    const { nccScore, inliers, uncertainty } = alignment;
    const ratio = inlierRatio(alignment);
    if (nccScore < minFollowedNccScore || inliers < minFollowedInliers) return false;
    // The surroundings of the last place may resemble the target a little
    if (this.gap > maxPredictionGapMs && this.quality && isDegraded(this.quality, alignment)) return false;
    if (ratio >= minInlierRatio && uncertainty <= maxUncertainty)
      return ratio >= reliableInlierRatio || this.distanceFromPrediction(alignment.homography) < maxExpectedDistance;
    if (inliers < minOccludedInliers || ratio < minOccludedInlierRatio) return false;
    return this.distanceFromPrediction(alignment.homography) < maxOccludedDistance(alignment);
  }

  /**
   * Whether the alignment of a detection in the frame of the last `attempts` is the target: stricter than `accepts`, as
   * there is no prediction. Weak evidence is confirmed when consecutive frames repeat it at the same place.
   */
  confirms(alignment: Alignment, proposal: Proposal): boolean {
    const { nccScore, uncertainty } = alignment;
    if (!isPossible(alignment)) return false;
    const isPlain = nccScore >= 0.65 && inlierRatio(alignment) >= 0.5 && alignment.spread >= 0.3;
    // The evidence was learned from flat targets: uncertainty and agreement of cylinders are measured otherwise
    if (alignment.cylinder) return isPlain && proposal.score >= 4;
    const evidence = evidenceOf(alignment, proposal);
    if (evidence >= minEvidence) return true;
    // No wrong alignment agreed with more than 0.64 of the whole picture; blurred and small prints have weak detections
    if (proposal.agreement >= 0.7 && isPlain && uncertainty <= 1.5) return true;
    if (evidence >= minExpectedEvidence && this.isExpected(alignment.homography)) return true;
    // Patches that agree perfectly beside others that do not at all: another object with the same outline
    const isUniform = nccScore - proposal.agreement < 0.3 || proposal.inliers >= 48;
    return evidence >= minRepeatedEvidence && isUniform && this.isRepeated(alignment.homography);
  }

  /** Whether a homography lies near the place where the target was lost. */
  private isExpected(homography: Homography): boolean {
    return this.last !== null && this.distanceFromPrediction(homography) < maxExpectedDistance;
  }

  /** Records the alignment that was accepted or confirmed in a frame, null for none; once a frame. */
  update(alignment: Alignment | null, timeMs: number): void {
    if (alignment) {
      projectedCorners(alignment.homography, this.width, this.height, this.next);
      const step = timeMs - this.seenTime;
      const wasMoving = this.moving;
      this.moving = this.last !== null && step > 0 && step <= maxVelocityStepMs;
      for (let i = 0; i < 8; i += 1) {
        const measured = (this.next[i]! - this.place[i]!) / step;
        this.velocityChange[i] = this.moving && wasMoving ? measured - this.velocity[i]! : 0;
        this.velocity[i] = this.moving ? measured : 0;
        this.place[i] = this.next[i]!;
      }
      this.last = alignment.homography;
      this.quality = alignment;
      this.seenTime = timeMs;
      this.currentState = 'tracking';
      this.currentConfidence =
        Math.min(1, Math.max(0, alignment.nccScore - 0.4) * 2) * Math.min(1, inlierRatio(alignment) / 0.6);
    } else if (this.last) {
      this.currentState = 'lost';
      if (timeMs - this.seenTime > forgetAfterMs) {
        this.last = null;
        this.moving = false;
        this.currentState = 'searching';
      }
    }
  }

  /** Homography of the target when it was lost, for a search near it; null when searching. */
  lastPlace(): Homography | null {
    return this.last;
  }

  private predict(timeMs: number): Homography | null {
    if (!this.moving) return null;
    const step = Math.min(timeMs - this.seenTime, maxVelocityStepMs) * velocityDecay;
    for (let i = 0; i < 8; i += 1) this.next[i] = this.place[i]! + this.velocity[i]! * step;
    return fitHomography(this.corners, this.next, 4);
  }

  /**
   * The place of the target so long ago, extrapolated backwards with the velocity at the next frame: the measured velocity
   * of a step is that at its middle, half a step before the exposure.
   */
  private motionBefore(homography: Homography, ms: number): { readonly homography: Homography; readonly ms: number } {
    for (let i = 0; i < 8; i += 1) this.next[i] = this.place[i]! - 0.5 * this.velocityChange[i]! * ms;
    return { homography: fitHomography(this.corners, this.next, 4) ?? homography, ms };
  }

  /** Mean distance of the corners from their predicted places, in sides of the target. */
  private distanceFromPrediction(homography: Homography): number {
    return this.distance(this.predicted ?? this.last ?? homography, homography);
  }

  private distance(from: Homography, to: Homography): number {
    projectedCorners(from, this.width, this.height, this.expected);
    projectedCorners(to, this.width, this.height, this.next);
    let sum = 0;
    let size = 0;
    for (let i = 0; i < 8; i += 2) {
      sum += Math.hypot(this.next[i]! - this.expected[i]!, this.next[i + 1]! - this.expected[i + 1]!);
      const j = (i + 2) % 8;
      size += Math.hypot(this.expected[j]! - this.expected[i]!, this.expected[j + 1]! - this.expected[i + 1]!);
    }
    return sum / size;
  }

  /** Whether enough frames, including this one, had repeated evidence near a homography. */
  private isRepeated(homography: Homography): boolean {
    if (this.now > this.unconfirmedTime) {
      const again =
        this.unconfirmed &&
        this.now - this.unconfirmedTime <= maxRepeatIntervalMs &&
        this.distance(this.unconfirmed, homography) < 0.3;
      this.unconfirmedFrames = again ? this.unconfirmedFrames + 1 : 1;
      this.unconfirmed = homography;
      this.unconfirmedTime = this.now;
    }
    return (
      this.unconfirmedFrames >= minRepeatedFrames &&
      this.unconfirmed !== null &&
      this.distance(this.unconfirmed, homography) < 0.3
    );
  }
}

/** Minimum of any evidence: below it an alignment is never confirmed. */
const isPossible = (alignment: Alignment): boolean =>
  !(
    alignment.nccScore < 0.6 ||
    alignment.inliers < 8 ||
    inlierRatio(alignment) < 0.1 ||
    alignment.spread < 0.15 ||
    alignment.uncertainty > 3
  );

/** How far from the prediction a mostly blurred or occluded target may lie, in sides of the target. */
function maxOccludedDistance({ nccScore, uncertainty }: Alignment): number {
  if (uncertainty <= 1.5) return 0.15;
  return nccScore >= 0.8 && uncertainty <= 6 ? 0.06 : 0;
}
