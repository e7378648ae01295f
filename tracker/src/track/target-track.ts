import { type Homography, fitHomography } from '../geometry/homography.ts';
import { pictureCorners, projectedCorners } from '../geometry/quadrilateral.ts';
import type { AlignOptions } from './aligner.ts';
import type { Alignment } from './alignment.ts';
import { hasWorsened, type Quality } from './worsening.ts';

/** Never found or given up; followed from frame to frame; found once and not seen in this frame. */
export type TrackState = 'searching' | 'tracking' | 'lost';

/** An alignment to try. */
type Attempt = { readonly guess: Homography; readonly options: AlignOptions };

/** What speaks for an alignment beside its patches. */
type Proposal = {
  /** What the finder says of it: `Found`. */
  readonly score: number;
  readonly inliers: number;
  /** How much of the whole picture is seen there: `Aligner.agreement`. */
  readonly agreement: number;
};

/** What is known of one target over time. Nothing here looks at frames: it says what to try and judges what came out. */
export type TargetTrack = {
  readonly state: TrackState;
  /** Where the target lies in the frame of the last update; null unless `tracking`. */
  readonly homography: Homography | null;
  /** How sure that is, 0 … 1. */
  readonly confidence: number;
  /**
   * What to try in a frame of this time (milliseconds, later than the last one), in this order until one is accepted:
   * where the target should be by its velocity, where it was, and wider round both. Empty when only the finder can help.
   */
  attempts(timeMs: number): readonly Attempt[];
  /** Whether an attempt's alignment is the target. */
  accepts(alignment: Alignment): boolean;
  /**
   * Whether the alignment of something that the finder proposes in the frame of the last `attempts` is the target:
   * stricter, nothing else speaks for it yet. What is doubtful is confirmed when later frames show it near there again.
   */
  confirms(alignment: Alignment, proposal: Proposal): boolean;
  /** Takes what was accepted or confirmed in this frame, once a frame; null for nothing. */
  update(alignment: Alignment | null, timeMs: number): void;
  /** Where the target was when it was lost, for a search near there; null when searching. */
  lastPlace(): Homography | null;
};

/** Alignment is tried for so long after a target was last seen, and its place is forgotten after the second time. */
const recoverMs = 1500;
const forgetMs = 4000;
/** A velocity measured over a longer time than this says nothing. */
const longestStepMs = 200;
/** After a longer time than this between two frames nobody knows where the target should be. */
const longestGapMs = 50;
/** What of the velocity is left a frame later. */
const persistence = 0.9;

/** With this much evidence a proposal is believed at once, near where the target was lost, and after several frames. */
const sure = 4;
const expectedAgain = 1;
const doubtful = 1.5;
/** So many frames must show what is doubtful, no longer apart than this. */
const doubtfulFrames = 3;
const doubtfulMs = 400;

/**
 * The logarithm of how much more likely a proposal is right than wrong: a logistic discriminant, rounded. Learnt from 383
 * right alignments of what the finder proposed in the benchmark's sequences and 358 wrong ones of photographs in the
 * photographs of others: below 1 for every wrong one but those of one outline on another (avocado on smarties: up to 3.3)
 * and one under glare (1.5), above 1.7 for 95 % of the right ones and above 3.8 for 90 %.
 */
function evidenceOf(alignment: Alignment, { score, agreement }: Proposal): number {
  const error = Math.log2(Math.max(0.05, Math.min(50, alignment.uncertainty)));
  const unexplained = Math.max(0, alignment.zncc - agreement - 0.2);
  return 1.2 * Math.log2(score / 4) + 1.8 * share(alignment) - 2 * error + 2.5 * agreement - 1.2 * unexplained - 2;
}

const share = (a: Alignment) => (a.tried > 0 ? a.inliers / a.tried : 0);

/** A track of a target of the given size in pixels of the compiled picture. */
export function createTargetTrack({ width, height }: { readonly width: number; readonly height: number }): TargetTrack {
  const corners = pictureCorners(width, height);
  const place = new Float64Array(8);
  const velocity = new Float64Array(8);
  /** Of the velocity, from the last step to this. */
  const change = new Float64Array(8);
  const next = new Float64Array(8);
  const expected = new Float64Array(8);
  let last: Homography | null = null;
  let quality: Quality | null = null;
  let predicted: Homography | null = null;
  let seenTime = 0;
  let state: TrackState = 'searching';
  let confidence = 0;
  let moving = false;
  let now = 0;
  let gap = 0;
  let suspect: Homography | null = null;
  let suspectTime = -Infinity;
  let suspectFrames = 0;

  function predict(timeMs: number): Homography | null {
    if (!moving) return null;
    const step = Math.min(timeMs - seenTime, longestStepMs) * persistence;
    for (let i = 0; i < 8; i += 1) next[i] = place[i]! + velocity[i]! * step;
    return fitHomography(corners, next, 4);
  }

  /**
   * Where the target would have been so long ago, had it always moved as it will when it is seen next: the velocity of a
   * step is that in the middle of it, half a step before the exposure.
   */
  function before(homography: Homography, ms: number): { readonly homography: Homography; readonly ms: number } {
    for (let i = 0; i < 8; i += 1) next[i] = place[i]! - 0.5 * change[i]! * ms;
    return { homography: fitHomography(corners, next, 4) ?? homography, ms };
  }

  /** Mean distance that an alignment lies from where the target should be, in sizes of the target. */
  const surprise = (homography: Homography) => distance(predicted ?? last ?? homography, homography);

  function distance(from: Homography, to: Homography): number {
    projectedCorners(from, width, height, expected);
    projectedCorners(to, width, height, next);
    let sum = 0;
    let size = 0;
    for (let i = 0; i < 8; i += 2) {
      sum += Math.hypot(next[i]! - expected[i]!, next[i + 1]! - expected[i + 1]!);
      const j = (i + 2) % 8;
      size += Math.hypot(expected[j]! - expected[i]!, expected[j + 1]! - expected[i + 1]!);
    }
    return sum / size;
  }

  /** Whether something doubtful was near there in enough frames, this one counted. */
  function seenBefore(homography: Homography): boolean {
    if (now > suspectTime) {
      const again = suspect && now - suspectTime <= doubtfulMs && distance(suspect, homography) < 0.3;
      suspectFrames = again ? suspectFrames + 1 : 1;
      suspect = homography;
      suspectTime = now;
    }
    return suspectFrames >= doubtfulFrames && suspect !== null && distance(suspect, homography) < 0.3;
  }

  return {
    get state() {
      return state;
    },
    get homography() {
      return state === 'tracking' ? last : null;
    },
    get confidence() {
      return state === 'tracking' ? confidence : 0;
    },
    attempts(timeMs) {
      gap = timeMs - now;
      now = timeMs;
      predicted = null;
      if (!last || timeMs - seenTime > recoverMs) return [];
      predicted = timeMs - seenTime <= longestStepMs ? predict(timeMs) : null;
      const since = before(last, timeMs - seenTime);
      if (state === 'tracking')
        return predicted
          ? [
              { guess: predicted, options: { since } },
              { guess: last, options: { since } },
              { guess: predicted, options: { wide: true, since } },
            ]
          : [
              { guess: last, options: { since } },
              { guess: last, options: { wide: true, since } },
              // No velocity is known yet: a jump need not have been smeared
              { guess: last, options: { wide: true } },
            ];
      return predicted
        ? [
            { guess: predicted, options: { wide: true, since } },
            { guess: last, options: { wide: true, since } },
          ]
        : [{ guess: last, options: { wide: true, since } }];
    },
    accepts(alignment) {
      const part = share(alignment);
      const { zncc, inliers, uncertainty } = alignment;
      if (zncc < 0.6 || inliers < 8) return false;
      // What surrounds the place where it was may look a little like it
      if (gap > longestGapMs && quality && hasWorsened(quality, alignment)) return false;
      // Few patches that agree are believed where the target was expected, not elsewhere
      if (part >= 0.22 && uncertainty <= 5) return part >= 0.4 || surprise(alignment.homography) < 0.3;
      if (inliers < 10 || part < 0.08) return false;
      // Much of it is smeared, or something covers all but a strip: what is left must lie well, or look the same
      const most = uncertainty <= 1.5 ? 0.15 : zncc >= 0.8 && uncertainty <= 6 ? 0.06 : 0;
      return surprise(alignment.homography) < most;
    },
    confirms(alignment, proposal) {
      const { zncc, inliers, spread, uncertainty } = alignment;
      if (zncc < 0.6 || inliers < 8 || share(alignment) < 0.1 || spread < 0.15 || uncertainty > 3) return false;
      // The cylinder's uncertainty and agreement are not those that the evidence was learnt from
      if (alignment.cylinder) return zncc >= 0.65 && share(alignment) >= 0.5 && spread >= 0.3 && proposal.score >= 4;
      const evidence = evidenceOf(alignment, proposal);
      if (evidence >= sure) return true;
      // No wrong alignment agreed with more than 0.64 of the whole picture: blurred and small prints, of which little is found
      if (proposal.agreement >= 0.7 && zncc >= 0.65 && share(alignment) >= 0.5 && spread >= 0.3 && uncertainty <= 1.5)
        return true;
      if (last && evidence >= expectedAgain && surprise(alignment.homography) < 0.3) return true;
      // What agrees very much in some places and not at all in others is another thing with the same outline
      const even = zncc - proposal.agreement < 0.3 || proposal.inliers >= 48;
      return evidence >= doubtful && even && seenBefore(alignment.homography);
    },
    update(alignment, timeMs) {
      if (alignment) {
        projectedCorners(alignment.homography, width, height, next);
        const step = timeMs - seenTime;
        const moved = moving;
        moving = last !== null && step > 0 && step <= longestStepMs;
        for (let i = 0; i < 8; i += 1) {
          const now = (next[i]! - place[i]!) / step;
          change[i] = moving && moved ? now - velocity[i]! : 0;
          velocity[i] = moving ? now : 0;
          place[i] = next[i]!;
        }
        last = alignment.homography;
        quality = alignment;
        seenTime = timeMs;
        state = 'tracking';
        confidence = Math.min(1, Math.max(0, alignment.zncc - 0.4) * 2) * Math.min(1, share(alignment) / 0.6);
      } else if (last) {
        state = 'lost';
        if (timeMs - seenTime > forgetMs) {
          last = null;
          moving = false;
          state = 'searching';
        }
      }
    },
    lastPlace: () => last,
  };
}
