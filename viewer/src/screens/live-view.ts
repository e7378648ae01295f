import type { StageState } from '../session/types.ts';

/** So long nothing is found before tips are given, in milliseconds. */
export const tipsAfter = 6000;
/** So long a print may be out of sight before that is said: a hand that trembles is not worth words. */
export const lostAfter = 500;

/** What the camera's screen says; times in milliseconds on one clock. */
export interface LiveView {
  phase: 'searching' | 'playing' | 'lost';
  tips: boolean;
  /** The print whose medium is in front: the one that is heard. */
  front: number | null;
  /** Whether several play, so that it has to be said which of them is heard. */
  several: boolean;
}

/** What is remembered between two states of the stage. */
export interface LiveMemory {
  /** Since when nothing has been tracked; null while something is. */
  blankSince: number | null;
  /** What was in front last. */
  last: number | null;
}

export const freshMemory = (now: number): LiveMemory => ({ blankSince: now, last: null });

export function remember(memory: LiveMemory, { playing }: StageState, now: number): LiveMemory {
  const [front] = playing;
  if (front === undefined) return memory.blankSince === null ? { ...memory, blankSince: now } : memory;
  return memory.blankSince === null && memory.last === front ? memory : { blankSince: null, last: front };
}

export function liveView({ blankSince, last }: LiveMemory, playing: readonly number[], now: number): LiveView {
  const blank = blankSince === null ? -1 : now - blankSince;
  const phase = last === null ? 'searching' : blank < lostAfter ? 'playing' : 'lost';
  return { phase, tips: blank >= tipsAfter, front: last, several: playing.length > 1 };
}

/** In how long the view changes by itself, for a timer; null when nothing is to come. */
export function viewDue({ blankSince, last }: LiveMemory, now: number): number | null {
  if (blankSince === null) return null;
  const dues = last === null ? [tipsAfter] : [lostAfter, tipsAfter];
  const next = dues.find((due) => now - blankSince < due);
  return next === undefined ? null : blankSince + next - now;
}
