import type { StageState } from '../live/faces.ts';

/** So long nothing is found before tips are given, in milliseconds. */
export const tipsAfter = 6000;

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
  const phase = blankSince === null ? 'playing' : last === null ? 'searching' : 'lost';
  const tips = blankSince !== null && now - blankSince >= tipsAfter;
  return { phase, tips, front: last, several: playing.length > 1 };
}

/** After how long a standing tips are due, for a timer; null when none is to come. */
export const tipsDue = ({ blankSince }: LiveMemory, now: number): number | null =>
  blankSince === null || now - blankSince >= tipsAfter ? null : blankSince + tipsAfter - now;
