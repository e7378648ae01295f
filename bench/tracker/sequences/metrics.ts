import type { Truth } from './generate.ts';
import { apply } from './projection.ts';

/**
 * Answer of a tracker for a target in one frame: its homography, and for a target on a mug where it
 * sees the points of the truth's grid, x and y by turns.
 */
export type Answer = {
  readonly target: number;
  readonly homography: ArrayLike<number>;
  readonly grid?: ArrayLike<number>;
};

/** Judgment of one target in one frame. */
export type TargetFrame = {
  readonly target: number;
  /** `required`: enough of it is in view to be detected; `optional`: too little of it is; `absent`: none. */
  readonly expected: 'required' | 'optional' | 'absent';
  readonly answered: boolean;
  /**
   * Mean distance in pixels from where the four outer corners are seen. When a corner lies out of view, the mean over
   * the corners and the visible points of a grid of 5 × 5, weighed alike, whichever of the two means is the smaller. On
   * bent surfaces the visible points alone. Infinite when there is an answer and nothing to compare it with, NaN when
   * there is no answer.
   */
  readonly error: number;
  /** Its vector in pixels: the mean offset of the four corners, or of the visible points on a bent surface. */
  readonly offsetX: number;
  readonly offsetY: number;
};

/** From this visible share on an answer is required. */
const minRequiredShare = 0.25;
/** Beyond this error an answer is in the wrong place. */
const wrongPlace = 20;

type Size = { readonly width: number; readonly height: number };

/** Judges the answers for one frame: every target that is in the scene, and every answer for one that is not. */
export function judged(truth: readonly Truth[], answers: readonly Answer[], targets: readonly Size[]): TargetFrame[] {
  const frames = truth.map((one): TargetFrame => {
    const expected = one.visibleShare >= minRequiredShare ? 'required' : one.homography ? 'optional' : 'absent';
    const answer = answers.find(({ target }) => target === one.target);
    const nothing = { error: Number.NaN, offsetX: Number.NaN, offsetY: Number.NaN };
    if (!answer) return { target: one.target, expected, answered: false, ...nothing };
    const size = targets[one.target];
    if (!size) throw new RangeError(`there is no target ${one.target}`);
    return { target: one.target, expected, answered: true, ...distance(one, answer, size) };
  });
  for (const { target } of answers)
    if (!truth.some((one) => one.target === target))
      frames.push({
        target,
        expected: 'absent',
        answered: true,
        error: Infinity,
        offsetX: Infinity,
        offsetY: Infinity,
      });
  return frames;
}

const gridSide = 5;
/** The outer corners, as the conventions order them. */
const cornersOfGrid = [0, gridSide - 1, gridSide ** 2 - 1, gridSide * (gridSide - 1)];

function distance({ homography, grid, gridVisible, radius }: Truth, answer: Answer, { width, height }: Size) {
  const offsets = gridVisible.map((_, i) => {
    const u = ((i % gridSide) / (gridSide - 1)) * width - 0.5;
    const v = (Math.floor(i / gridSide) / (gridSide - 1)) * height - 0.5;
    const [x, y] = answer.grid ? [answer.grid[2 * i]!, answer.grid[2 * i + 1]!] : apply(answer.homography, u, v);
    return [x - grid[2 * i]!, y - grid[2 * i + 1]!] as const;
  });
  const visible = offsets.filter((_, i) => gridVisible[i]);
  if (radius !== 0) return summed(visible);
  if (!homography) return summed([]);
  const corners = cornersOfGrid.map((i) => offsets[i]!);
  const byCorners = summed(corners);
  if (cornersOfGrid.every((i) => gridVisible[i]) || visible.length === 0) return byCorners;
  const byAll = summed([...corners, ...visible]);
  return byAll.error < byCorners.error ? byAll : byCorners;
}

function summed(offsets: readonly (readonly [number, number])[]) {
  const count = offsets.length;
  if (count === 0) return { error: Infinity, offsetX: Infinity, offsetY: Infinity };
  const mean = (of: (offset: readonly [number, number]) => number): number =>
    offsets.reduce((sum, offset) => sum + of(offset), 0) / count;
  const error = mean(([x, y]) => Math.hypot(x, y));
  return { error: Number.isFinite(error) ? error : Infinity, offsetX: mean(([x]) => x), offsetY: mean(([, y]) => y) };
}

/** Score of sequences. Shares are in 0 … 1 of the frames that require the target. */
export type Score = {
  readonly requiredFrames: number;
  /** Share of frames with an answer, at any place. */
  readonly detectionRate: number;
  readonly within5: number;
  readonly within2: number;
  readonly within1: number;
  /** Of the frames answered. NaN when there is none. */
  readonly median: number;
  /** RMS of the second difference of the error's vector over three frames answered one after the other, without wrong places. */
  readonly jitter: number;
  /** Number of required frames without an answer in place after one with it. */
  readonly losses: number;
  /** Required frames from the first one in view to the first answer in place, both included: 1 is at once. */
  readonly lock: readonly number[];
  /** The same for each time that the target came back into view. A time without an answer is Infinity. */
  readonly relock: readonly number[];
  /** Answers for targets that are not in view. */
  readonly falsePositives: number;
  /** Answers for targets in view that are more than 20 px away. */
  readonly wrongPlaces: number;
};

/** The score of one target over the frames of one sequence, in order. */
export function scoreOf(frames: readonly TargetFrame[]): Score & { readonly errors: readonly number[] } {
  const requiredFrames = frames.filter(({ expected }) => expected === 'required');
  const errors = requiredFrames.filter(({ answered }) => answered).map(({ error }) => error);
  const share = (limit: number): number => errors.filter((error) => error <= limit).length / requiredFrames.length;
  const { lock, relock } = locks(frames);
  return {
    requiredFrames: requiredFrames.length,
    detectionRate: errors.length / requiredFrames.length,
    within5: share(5),
    within2: share(2),
    within1: share(1),
    median: medianOf(errors),
    jitter: Math.sqrt(meanOf(secondDifferences(frames))),
    losses: frames.filter(
      (frame, i) => i > 0 && inPlace(frames[i - 1]!) && frame.expected === 'required' && !inPlace(frame),
    ).length,
    lock,
    relock,
    falsePositives: frames.filter(({ expected, answered }) => expected === 'absent' && answered).length,
    wrongPlaces: frames.filter(
      ({ expected, answered, error }) => expected !== 'absent' && answered && error > wrongPlace,
    ).length,
    errors,
  };
}

/** Score of several targets and sequences: every required frame has the same weight. */
export function together(scores: readonly (Score & { readonly errors: readonly number[] })[]): Score {
  const requiredFrames = scores.reduce((sum, one) => sum + one.requiredFrames, 0);
  const weighed = (of: (one: Score) => number): number =>
    scores.reduce((sum, one) => sum + (one.requiredFrames > 0 ? of(one) * one.requiredFrames : 0), 0) / requiredFrames;
  const total = (of: (one: Score) => number): number => scores.reduce((sum, one) => sum + of(one), 0);
  const jitters = scores.filter(({ jitter }) => !Number.isNaN(jitter));
  return {
    requiredFrames,
    detectionRate: weighed((one) => one.detectionRate),
    within5: weighed((one) => one.within5),
    within2: weighed((one) => one.within2),
    within1: weighed((one) => one.within1),
    median: medianOf(scores.flatMap(({ errors }) => errors)),
    jitter: Math.sqrt(meanOf(jitters.map(({ jitter }) => jitter ** 2))),
    losses: total((one) => one.losses),
    lock: scores.flatMap(({ lock }) => lock),
    relock: scores.flatMap(({ relock }) => relock),
    falsePositives: total((one) => one.falsePositives),
    wrongPlaces: total((one) => one.wrongPlaces),
  };
}

const inPlace = ({ answered, error }: TargetFrame): boolean => answered && error <= wrongPlace;

function locks(frames: readonly TargetFrame[]): { lock: number[]; relock: number[] } {
  const [lock, relock]: [number[], number[]] = [[], []];
  let waited = 0;
  let waiting = true;
  let first = true;
  const settle = (count: number): void => {
    (first ? lock : relock).push(count);
    first = false;
    waiting = false;
    waited = 0;
  };
  for (const frame of frames) {
    if (frame.expected === 'absent') {
      if (waiting && waited > 0) settle(Infinity);
      waiting = true;
      waited = 0;
    } else if (waiting && frame.expected === 'required') {
      waited += 1;
      if (inPlace(frame)) settle(waited);
    }
  }
  if (waiting && waited > 0) settle(Infinity);
  return { lock, relock };
}

function secondDifferences(frames: readonly TargetFrame[]): number[] {
  const squares: number[] = [];
  for (let i = 2; i < frames.length; i += 1) {
    const [a, b, c] = [frames[i - 2]!, frames[i - 1]!, frames[i]!];
    if ([a, b, c].some((frame) => frame.expected !== 'required' || !inPlace(frame))) continue;
    squares.push((a.offsetX - 2 * b.offsetX + c.offsetX) ** 2 + (a.offsetY - 2 * b.offsetY + c.offsetY) ** 2);
  }
  return squares;
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

/** The value that a share of a list, in 0 … 1, does not exceed; NaN of nothing. */
export function quantileOf(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

const medianOf = (list: readonly number[]): number => quantileOf(list, 0.5);
