import type { Detection, RecognitionScope } from '../recognizer/recognizer.ts';
import type { Homography } from '../geometry/homography.ts';
import { projectedCorners, type Quad } from '../geometry/quadrilateral.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { type Aligner, createAligner, type AlignOptions } from '../tracking/aligner.ts';
import type { Alignment } from '../tracking/alignment.ts';
import type { CylinderView } from '../tracking/cylinder-aligner.ts';
import { TargetTrack, type TrackState } from '../tracking/target-track.ts';
import { isDegraded } from '../tracking/degradation.ts';
import { overlap } from './quad-overlap.ts';

/** State of one target in one frame. */
export type TrackingResult = {
  readonly target: number;
  /** `lost`: it was tracked a moment ago and is searched where it was. */
  readonly state: TrackState;
  /** Nine numbers, row-major, from pixels of the compiled picture to pixels of the frame; null unless tracked. */
  readonly homography: number[] | null;
  /** The picture's outer corners in pixels of the frame: x and y of the top left, top right, bottom right, bottom left. */
  readonly corners: number[] | null;
  /** How well the frame agrees with the picture at the homography, 0 … 1; 0 unless tracked. */
  readonly confidence: number;
  /**
   * Of a tracked target on a cylinder: where that is. Its homography is that of the plane that touches the cylinder along
   * the picture's middle, or as near to it as still faces the camera.
   */
  readonly cylinder?: CylinderView;
};

/** A detection to align: the homography to start from, and its alignment in an earlier frame, if it was detected there. */
type Candidate = {
  readonly detection: Detection;
  readonly guess: Homography;
  readonly before: Alignment | null;
};

/** Two targets that share more of the smaller one's area claim the same place; one of them is wrong. */
const maxOverlap = 0.4;
/** A new target must score so much higher than a target that is tracked at the same place. */
const trackedAdvantage = 0.03;
/** Near-duplicates have the same NCC scores where they are equal: their inlier ratios differ. */
const weightedScore = ({ nccScore, inliers, tried }: Alignment) => (nccScore * inliers) / tried;
/**
 * With a smaller inlier ratio an attempt may have settled beside the target, which moved further than the attempt's
 * search: the other attempts are tried too.
 */
const minSufficientRatio = 0.4;
/** While a target is tracked, others are searched in every so many frames. */
const searchInterval = 3;
/**
 * Aligning a candidate costs a tenth of a search, so unlikely ones are few: 98 of 100 right detections have a score of 2.8
 * or more, three quarters 7.6; 90 of 100 wrong ones have less than 2.3, 98 less than 3.7.
 */
const likelyScore = 7;
const minScore = 2.5;
/** Maximum number of candidates below the likely score in a frame, and of detections beyond the free tracks. */
const maxUnlikely = 2;

/** Tracks several targets from frame to frame, at most `maxTracked` at once; it never searches a whole frame. */
export class MultiTargetTracking {
  private readonly targets: readonly Target[];
  private readonly indices: readonly number[];
  private readonly maxTracked: number;
  private readonly aligner: Aligner;
  private readonly tracks: readonly TargetTrack[];
  /** Of each target: the accepted alignment of the present frame, and the corners of the last alignment. */
  private readonly accepted: (Alignment | null)[];
  private readonly corners: readonly Quad[];
  private frame: GrayImage | null = null;
  /** Whether the aligner has the frame. */
  private isFrameSet = false;
  private time = 0;
  private framesSinceSearch = searchInterval;

  /** For frames of one size. */
  constructor({
    targets,
    width,
    height,
    maxTracked,
    simd,
  }: {
    readonly targets: readonly Target[];
    readonly width: number;
    readonly height: number;
    readonly maxTracked: number;
    readonly simd?: boolean;
  }) {
    this.targets = targets;
    this.indices = targets.map((_, index) => index);
    this.maxTracked = maxTracked;
    this.aligner = createAligner({ targets, width, height, ...(simd !== undefined && { simd }) });
    this.tracks = targets.map((target) => new TargetTrack(target));
    this.accepted = targets.map(() => null);
    this.corners = targets.map(() => new Float64Array(8));
  }

  /** Takes the next frame and aligns what was tracked or lost a moment ago with it. Times always increase. */
  advance(frame: GrayImage, timeMs: number): void {
    this.frame = frame;
    this.isFrameSet = false;
    this.time = timeMs;
    this.accepted.fill(null);
    this.framesSinceSearch += 1;
    for (const index of this.indices) {
      const track = this.tracks[index]!;
      if (track.state !== 'tracking' && this.trackedCount() >= this.maxTracked) continue;
      const alignment = this.followTarget(index, track);
      if (!alignment) continue;
      const { width, height } = this.targets[index]!;
      projectedCorners(alignment.homography, width, height, this.corners[index]);
      const rival = this.rivalOf(index);
      if (rival >= 0 && weightedScore(this.accepted[rival]!) >= weightedScore(alignment)) continue;
      if (rival >= 0) this.accepted[rival] = null;
      this.accepted[index] = alignment;
    }
  }

  /** What the recognizer should search in this frame; null for nothing. */
  recognitionScope(): RecognitionScope | null {
    const tracked = this.trackedCount();
    if (tracked >= this.maxTracked || tracked === this.targets.length) return null;
    if (tracked > 0 && this.framesSinceSearch < searchInterval) return null;
    this.framesSinceSearch = 0;
    const near = new Map<number, Homography>();
    const targets = this.indices.filter((index) => {
      if (this.accepted[index]) return false;
      const place = this.tracks[index]!.lastPlace();
      if (place) near.set(index, place);
      return true;
    });
    return { targets, limit: this.maxTracked - tracked + maxUnlikely, near };
  }

  /** Accepts detections in this frame, or in an earlier one that is given too, if the frames confirm them. */
  propose(detections: readonly Detection[], earlier?: GrayImage): void {
    const promising = this.promising(detections);
    const candidates = earlier
      ? this.confirmedIn(earlier, promising)
      : promising.map((detection): Candidate => ({ detection, guess: detection.homography, before: null }));
    for (const { detection, guess, before } of candidates) {
      const { target } = detection;
      if (this.accepted[target]) continue;
      const alignment = this.align(target, guess, { wide: before !== null });
      if (!alignment || !this.isConfirmed(detection, alignment)) continue;
      // The recognizer's score is that of the earlier frame, not of the place where the target has moved since
      if (before && isDegraded(before, alignment)) continue;
      if (this.displaceRival(target, alignment)) this.accepted[target] = alignment;
    }
  }

  /** Ends the frame: one result for each target, in their order. */
  finishFrame(): TrackingResult[] {
    this.frame = null;
    return this.indices.map((index) => {
      const track = this.tracks[index]!;
      const { width, height } = this.targets[index]!;
      const alignment = this.accepted[index] ?? null;
      if (alignment) this.aligner.commit(index, alignment);
      track.update(alignment, this.time);
      const { homography, state, confidence } = track;
      return {
        target: index,
        state,
        homography: homography && [...homography],
        corners: homography && [...(projectedCorners(homography, width, height) ?? [])],
        confidence,
        ...(homography && alignment?.cylinder && { cylinder: alignment.cylinder }),
      };
    });
  }

  /** Prepares the alignment of one more target; false when all are prepared. */
  prepare(): boolean {
    return this.indices.some((index) => this.aligner.prepare(index));
  }

  private align(index: number, guess: Homography, options: AlignOptions): Alignment | null {
    if (!this.isFrameSet && this.frame) this.aligner.setFrame(this.frame);
    this.isFrameSet = true;
    const alignment = this.aligner.align(index, guess, options);
    const { width, height } = this.targets[index]!;
    return alignment && projectedCorners(alignment.homography, width, height, this.corners[index]) ? alignment : null;
  }

  private trackedCount(): number {
    return this.accepted.reduce((sum, alignment) => sum + (alignment ? 1 : 0), 0);
  }

  /** The accepted target at the place where this one was aligned last; -1 when there is none. */
  private rivalOf(index: number): number {
    return this.accepted.findIndex(
      (other, i) => i !== index && other !== null && overlap(this.corners[i]!, this.corners[index]!) > maxOverlap,
    );
  }

  /** Whether a new alignment may be accepted; a rival with a lower score is dropped. */
  private displaceRival(index: number, alignment: Alignment): boolean {
    const rival = this.rivalOf(index);
    if (rival < 0) return this.trackedCount() < this.maxTracked;
    const advantage = this.tracks[rival]!.state === 'tracking' ? trackedAdvantage : 0;
    if (weightedScore(this.accepted[rival]!) + advantage >= weightedScore(alignment)) return false;
    this.accepted[rival] = null;
    return true;
  }

  /** The first attempt with a sufficient inlier ratio, else the accepted one with the highest score. */
  private followTarget(index: number, track: TargetTrack): Alignment | null {
    let best: Alignment | null = null;
    for (const { guess, options } of track.attempts(this.time)) {
      const alignment = this.align(index, guess, options);
      if (!alignment || !track.accepts(alignment)) continue;
      if (!best || weightedScore(alignment) > weightedScore(best)) best = alignment;
      if (alignment.inliers >= minSufficientRatio * alignment.tried) break;
    }
    return best;
  }

  /** Detections that are worth aligning: all likely ones, and few of the others. */
  private promising(detections: readonly Detection[]): Detection[] {
    let remaining = maxUnlikely;
    return detections.filter(({ target, score }) => {
      if (this.accepted[target] || score < minScore) return false;
      if (score < likelyScore) remaining -= 1;
      return remaining >= 0;
    });
  }

  private isConfirmed({ target, score, inliers }: Detection, alignment: Alignment): boolean {
    const agreement = this.aligner.agreement(target, alignment);
    return this.tracks[target]!.confirms(alignment, { score, inliers, agreement });
  }

  /** The detections that an earlier frame confirms, with their alignments there. */
  private confirmedIn(earlier: GrayImage, detections: readonly Detection[]): Candidate[] {
    const present = this.frame;
    this.frame = earlier;
    this.isFrameSet = false;
    const confirmed = detections.flatMap((detection) => {
      const alignment = this.align(detection.target, detection.homography, {});
      if (!alignment || !this.isConfirmed(detection, alignment)) return [];
      return [{ detection, guess: alignment.homography, before: alignment }];
    });
    this.frame = present;
    this.isFrameSet = false;
    return confirmed;
  }
}
