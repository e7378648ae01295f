import type { Detection, RecognitionScope } from '../recognizer/recognizer.ts';
import type { Homography } from '../geometry/homography.ts';
import { projectedCorners, type Quad } from '../geometry/quadrilateral.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { createAligner, type AlignOptions } from '../tracking/aligner.ts';
import type { Alignment } from '../tracking/alignment.ts';
import type { CylinderView } from '../tracking/cylinder-aligner.ts';
import { TargetTrack, type TrackState } from '../tracking/target-track.ts';
import { isDegraded } from '../tracking/degradation.ts';
import { overlap } from './quad-overlap.ts';

/** One target in one frame. */
export type TrackingResult = {
  readonly target: number;
  /** `lost`: it was tracked a moment ago and is sought where it was. */
  readonly state: TrackState;
  /** Nine numbers, row-major, from pixels of the compiled picture to pixels of the frame; null unless tracked. */
  readonly homography: number[] | null;
  /** The picture's outer corners in pixels of the frame: x and y of the top left, top right, bottom right, bottom left. */
  readonly corners: number[] | null;
  /** How much like the picture the frame is where the target lies, 0 … 1; 0 unless tracked. */
  readonly confidence: number;
  /**
   * Of a tracked target on a cylinder: where that is. Its homography is that of the plane that touches the cylinder along
   * the picture's middle, or as near to it as still faces the camera.
   */
  readonly cylinder?: CylinderView;
};

/** The part of the engine that follows targets from frame to frame; it never searches a whole frame. */
export type MultiTargetTracking = {
  /** Takes the next frame and follows into it what was tracked or lost a moment ago. Times always increase. */
  advance(frame: GrayImage, timeMs: number): void;
  /** What should be searched in this frame; null when nothing. */
  wanted(): RecognitionScope | null;
  /** Takes up what was found in this frame, or in an earlier one that is given too, if the frames confirm it. */
  propose(found: readonly Detection[], earlier?: GrayImage): void;
  /** Ends the frame: one sighting for each target, in their order. */
  settle(): TrackingResult[];
  /** Prepares the aligning of one target more; false when all are. */
  prepare(): boolean;
};

/** What may be taken up: where it is looked for, and how it lay in an earlier frame, if it was found there. */
type Candidate = { readonly found: Detection; readonly guess: Homography; readonly before: Alignment | null };

/** Two targets that share more of the smaller one's area claim the same place; one of them is wrong. */
const sameplace = 0.4;
/** A newcomer must be so much more like the frame than a target that is tracked in the same place. */
const incumbency = 0.03;
/** Near-duplicates are alike where they agree: what tells them apart is how much of the picture does. */
const likeness = ({ nccScore, inliers, tried }: Alignment) => (nccScore * inliers) / tried;
/**
 * With less than this share of its patches an attempt may have settled beside the target, which jumped further than the
 * attempt could see: the others are tried too.
 */
const mostly = 0.4;
/** While something is tracked, others are searched in every so many frames. */
const searchInterval = 3;
/**
 * Aligning a candidate costs a tenth of a search, so those that are likely wrong are few: of what is there 98 of 100 have
 * a score of 2.8 or more, three quarters 7.6; of what is not 90 of 100 have less than 2.3, 98 less than 3.7.
 */
const likelyScore = 7;
const minScore = 2.5;
/** So many candidates with less than a likely score are aligned in a frame, and so many more likely ones than can be. */
const doubtful = 2;

/** Prepares the following of `targets` in frames of one size; at most `maxTracked` at once. */
export function createMultiTargetTracking({
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
}): MultiTargetTracking {
  const aligner = createAligner({ targets, width, height, ...(simd !== undefined && { simd }) });
  const tracks: TargetTrack[] = targets.map((target) => new TargetTrack(target));
  const accepted: (Alignment | null)[] = targets.map(() => null);
  const corners: Quad[] = targets.map(() => new Float64Array(8));
  const everything = targets.map((_, index) => index);
  let frame: GrayImage | null = null;
  let handed = false;
  let time = 0;
  let sinceSearch = searchInterval;

  function align(index: number, guess: Homography, options: AlignOptions): Alignment | null {
    if (!handed && frame) aligner.setFrame(frame);
    handed = true;
    const alignment = aligner.align(index, guess, options);
    const { width: w, height: h } = targets[index]!;
    return alignment && projectedCorners(alignment.homography, w, h, corners[index]) ? alignment : null;
  }

  const trackedCount = () => accepted.reduce((sum, one) => sum + (one ? 1 : 0), 0);

  /** Which of the tracked targets lies where this one now claims to lie; -1 when none. */
  function rivalOf(index: number): number {
    return accepted.findIndex(
      (other, i) => i !== index && other !== null && overlap(corners[i]!, corners[index]!) > sameplace,
    );
  }

  /** The first attempt with which most of the picture agrees, else the best of those that may be believed. */
  function followed(index: number, track: TargetTrack): Alignment | null {
    let best: Alignment | null = null;
    for (const { guess, options } of track.attempts(time)) {
      const alignment = align(index, guess, options);
      if (!alignment || !track.accepts(alignment)) continue;
      if (!best || likeness(alignment) > likeness(best)) best = alignment;
      if (alignment.inliers >= mostly * alignment.tried) break;
    }
    return best;
  }

  function advance(next: GrayImage, timeMs: number): void {
    frame = next;
    handed = false;
    time = timeMs;
    accepted.fill(null);
    sinceSearch += 1;
    for (const index of everything) {
      const track = tracks[index]!;
      if (track.state !== 'tracking' && trackedCount() >= maxTracked) continue;
      const alignment = followed(index, track);
      if (!alignment) continue;
      projectedCorners(alignment.homography, targets[index]!.width, targets[index]!.height, corners[index]);
      const rival = rivalOf(index);
      if (rival >= 0 && likeness(accepted[rival]!) >= likeness(alignment)) continue;
      if (rival >= 0) accepted[rival] = null;
      accepted[index] = alignment;
    }
  }

  function wanted(): RecognitionScope | null {
    const tracked = trackedCount();
    if (tracked >= maxTracked || tracked === targets.length) return null;
    if (tracked > 0 && sinceSearch < searchInterval) return null;
    sinceSearch = 0;
    const near = new Map<number, Homography>();
    const rest = everything.filter((index) => {
      if (accepted[index]) return false;
      const place = tracks[index]!.lastPlace();
      if (place) near.set(index, place);
      return true;
    });
    return { wanted: rest, limit: maxTracked - tracked + doubtful, near };
  }

  /** What of the found, the surest first, is worth aligning. */
  function worthwhile(found: readonly Detection[]): Detection[] {
    let chances = doubtful;
    return found.filter(({ target, score }) => {
      if (accepted[target] || score < minScore) return false;
      if (score < likelyScore) chances -= 1;
      return chances >= 0;
    });
  }

  const isConfirmed = ({ target, score, inliers }: Detection, alignment: Alignment): boolean =>
    tracks[target]!.confirms(alignment, { score, inliers, agreement: aligner.agreement(target, alignment) });

  /** What an earlier frame confirms, and how it lies there. */
  function confirmedIn(earlier: GrayImage, found: readonly Detection[]): Candidate[] {
    const present = frame;
    [frame, handed] = [earlier, false];
    const confirmed = found.flatMap((one) => {
      const alignment = align(one.target, one.homography, {});
      if (!alignment || !isConfirmed(one, alignment)) return [];
      return [{ found: one, guess: alignment.homography, before: alignment }];
    });
    [frame, handed] = [present, false];
    return confirmed;
  }

  function propose(found: readonly Detection[], earlier?: GrayImage): void {
    const worth = worthwhile(found);
    const candidates = earlier
      ? confirmedIn(earlier, worth)
      : worth.map((one): Candidate => ({ found: one, guess: one.homography, before: null }));
    for (const { found: one, guess, before } of candidates) {
      const { target } = one;
      if (accepted[target]) continue;
      const alignment = align(target, guess, { wide: before !== null });
      if (!alignment || !isConfirmed(one, alignment)) continue;
      // The recognizer's score speaks for the earlier frame, not for where the target has moved since
      if (before && isDegraded(before, alignment)) continue;
      const rival = rivalOf(target);
      if (rival < 0 && trackedCount() >= maxTracked) continue;
      if (rival >= 0) {
        const advantage = tracks[rival]!.state === 'tracking' ? incumbency : 0;
        if (likeness(accepted[rival]!) + advantage >= likeness(alignment)) continue;
        accepted[rival] = null;
      }
      accepted[target] = alignment;
    }
  }

  function settle(): TrackingResult[] {
    frame = null;
    return everything.map((target) => {
      const track = tracks[target]!;
      const alignment = accepted[target] ?? null;
      if (alignment) aligner.commit(target, alignment);
      track.update(alignment, time);
      const shown = track.homography;
      return {
        target,
        state: track.state,
        homography: shown && [...shown],
        corners: shown && [...(projectedCorners(shown, targets[target]!.width, targets[target]!.height) ?? [])],
        confidence: track.confidence,
        ...(shown && alignment?.cylinder && { cylinder: alignment.cylinder }),
      };
    });
  }

  return { advance, wanted, propose, settle, prepare: () => everything.some(aligner.prepare) };
}
