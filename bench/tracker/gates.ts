/** Figures of a group of sequences. Shares are 0 … 1, errors in pixels of the frame; NaN where there was nothing. */
export type Figures = {
  readonly frames: number;
  /** Frames in which enough of a target is visible to require an answer, and shares of them. */
  readonly requiredFrames: number;
  readonly detectionRate: number;
  readonly within5: number;
  readonly within2: number;
  readonly within1: number;
  readonly median: number;
  readonly jitter: number;
  readonly losses: number;
  /** Frames until a target is detected, at first and when it comes back, 1 is at once; the 90th of 100. */
  readonly lock: number;
  readonly lockAgain: number;
  /** Answers for targets that were not in view, and for such as were somewhere else. */
  readonly absent: number;
  readonly misplaced: number;
};

/** All that one competitor was measured by; what was not measured in a run is absent. */
export type Scores = {
  readonly easyAndMedium?: Figures | undefined;
  readonly hard?: Figures | undefined;
  readonly hand?: Figures | undefined;
  readonly lost?: Figures | undefined;
  readonly lockFrames?: number | undefined;
  readonly smallestWidth?: number | undefined;
  readonly tiltRecognized?: number | undefined;
  readonly tiltTracked?: number | undefined;
  /** Number of frames of `negative` and `crowd`, and of detections of absent targets in them. */
  readonly falseFrames?: number | undefined;
  readonly falseTargets?: number | undefined;
  readonly trackingMs?: number | undefined;
  /** With 1, 20 and 200 targets loaded. */
  readonly recognitionMs?: readonly number[] | undefined;
  readonly engineBytes?: number | undefined;
  readonly packBytes?: number | undefined;
  readonly compileMs?: number | undefined;
};

type Gate = {
  readonly metric: string;
  readonly gate: number;
  readonly aim: number;
  readonly unit: string;
  readonly more?: true;
  readonly of: (scores: Scores) => number | undefined;
};

const percent = (share: number | undefined): number | undefined => (share === undefined ? undefined : 100 * share);

/** The design's table of what must be reached: `more` where more is better. */
export const gates: readonly Gate[] = [
  {
    metric: 'found, easy + medium',
    gate: 99,
    aim: 100,
    unit: '%',
    more: true,
    of: (s) => percent(s.easyAndMedium?.detectionRate),
  },
  {
    metric: 'within 5 px, easy + medium',
    gate: 99,
    aim: 100,
    unit: '%',
    more: true,
    of: (s) => percent(s.easyAndMedium?.within5),
  },
  {
    metric: 'within 2 px, easy + medium',
    gate: 97,
    aim: 99.8,
    unit: '%',
    more: true,
    of: (s) => percent(s.easyAndMedium?.within2),
  },
  {
    metric: 'within 1 px, easy + medium',
    gate: 90,
    aim: 98.7,
    unit: '%',
    more: true,
    of: (s) => percent(s.easyAndMedium?.within1),
  },
  { metric: 'within 5 px, hard', gate: 85, aim: 95, unit: '%', more: true, of: (s) => percent(s.hard?.within5) },
  { metric: 'median error, easy + medium', gate: 0.4, aim: 0.1, unit: 'px', of: (s) => s.easyAndMedium?.median },
  { metric: 'jitter in hand', gate: 0.25, aim: 0.1, unit: 'px', of: (s) => s.hand?.jitter },
  { metric: 'lock, 200 px wide, tilt < 45° (p90)', gate: 3, aim: 1, unit: 'frames', of: (s) => s.lockFrames },
  { metric: 'smallest width recognized', gate: 110, aim: 70, unit: 'px', of: (s) => s.smallestWidth },
  { metric: 'largest tilt recognized', gate: 55, aim: 65, unit: '°', more: true, of: (s) => s.tiltRecognized },
  { metric: 'largest tilt tracked', gate: 70, aim: 78, unit: '°', more: true, of: (s) => s.tiltTracked },
  { metric: 'lock again after lost (p90)', gate: 5, aim: 2, unit: 'frames', of: (s) => s.lost?.lockAgain },
  { metric: 'false or wrong targets', gate: 0, aim: 0, unit: '', of: (s) => s.falseTargets },
  { metric: 'tracking, p95', gate: 6, aim: 3, unit: 'ms', of: (s) => s.trackingMs },
  { metric: 'recognition, p95, 1 target', gate: 20, aim: 12, unit: 'ms', of: (s) => s.recognitionMs?.[0] },
  { metric: 'recognition, p95, 20 targets', gate: 25, aim: 15, unit: 'ms', of: (s) => s.recognitionMs?.[1] },
  { metric: 'recognition, p95, 200 targets', gate: 40, aim: 20, unit: 'ms', of: (s) => s.recognitionMs?.[2] },
  { metric: 'engine, brotli', gate: 200_000, aim: 120_000, unit: 'B', of: (s) => s.engineBytes },
  { metric: 'pack a target', gate: 150_000, aim: 90_000, unit: 'B', of: (s) => s.packBytes },
  { metric: 'compile 1024 px', gate: 1500, aim: 600, unit: 'ms', of: (s) => s.compileMs },
];

export type Verdict = 'aim' | 'pass' | 'miss' | '—';

/** A figure that could not be had although it was measured (NaN) misses; one that was not measured has no verdict. */
export function verdictOf({ gate, aim, more, of }: Gate, scores: Scores): Verdict {
  const value = of(scores);
  if (value === undefined) return '—';
  const reaches = (limit: number): boolean => (more ? value >= limit : value <= limit);
  if (reaches(aim)) return 'aim';
  return reaches(gate) ? 'pass' : 'miss';
}
