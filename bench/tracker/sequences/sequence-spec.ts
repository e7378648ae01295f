export const families = [
  'static',
  'hand',
  'fast',
  'scale',
  'perspective',
  'rotate',
  'blur',
  'light',
  'glare',
  'occlusion',
  'partial',
  'lost',
  'cut',
  'curl',
  'multi',
  'negative',
  'crowd',
  'cylinder',
  'far',
] as const;
export type Family = (typeof families)[number];

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** All that a sequence follows from: the same specification gives the same frames. */
export type SequenceSpec = {
  readonly name: string;
  readonly family: Family;
  readonly level: Level;
  readonly seed: string;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  /** Vertical field of view in degrees. */
  readonly fovY: number;
  /** Photographs that a tracker is to be given, the first `shown` of which are in the scene. */
  readonly targets: readonly string[];
  readonly shown: number;
  /** Longest side in pixels of the pictures that are compiled. */
  readonly targetSide: number;
  /** Photographs beside them that no tracker knows. */
  readonly clutter: readonly string[];
};

export const framesPerSecond = 30;

/** One of three values by the level. */
export const byLevel = <T>(level: Level, easy: T, medium: T, hard: T): T =>
  level === 'easy' ? easy : level === 'medium' ? medium : hard;
