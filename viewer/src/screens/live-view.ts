import type { RendererState } from '../session/types.ts';

/** So long nothing is found before tips are given, in milliseconds. */
export const tipsAfterMs = 6000;
/** So long a print may be out of sight before that is said: a hand that trembles is not worth words. */
export const lostAfterMs = 500;

/** What the camera's screen says; times in milliseconds on one clock. */
export interface LiveView {
  phase: 'searching' | 'playing' | 'lost';
  hasTips: boolean;
  /** The print whose medium is in front: the one that is heard. */
  frontTarget: number | null;
  /** Whether several play, so that it has to be said which of them is heard. */
  hasSeveral: boolean;
}

/** What is remembered between two states of the stage. */
export interface LiveMemory {
  /** Since when nothing has been tracked; null while something is. */
  untrackedSince: number | null;
  /** What was in front last. */
  lastTarget: number | null;
}

export const initialMemory = (now: number): LiveMemory => ({ untrackedSince: now, lastTarget: null });

export function updateMemory(memory: LiveMemory, { playingTargets: playing }: RendererState, now: number): LiveMemory {
  const [target] = playing;
  if (target === undefined) return memory.untrackedSince === null ? { ...memory, untrackedSince: now } : memory;
  return memory.untrackedSince === null && memory.lastTarget === target
    ? memory
    : { untrackedSince: null, lastTarget: target };
}

export function liveView(
  { untrackedSince, lastTarget }: LiveMemory,
  playing: readonly number[],
  now: number,
): LiveView {
  const untrackedMs = untrackedSince === null ? -1 : now - untrackedSince;
  const phase = lastTarget === null ? 'searching' : untrackedMs < lostAfterMs ? 'playing' : 'lost';
  return { phase, hasTips: untrackedMs >= tipsAfterMs, frontTarget: lastTarget, hasSeveral: playing.length > 1 };
}

/** In how long the view changes by itself, for a timer; null when nothing is to come. */
export function nextViewChange({ untrackedSince, lastTarget }: LiveMemory, now: number): number | null {
  if (untrackedSince === null) return null;
  const deadlines = lastTarget === null ? [tipsAfterMs] : [lostAfterMs, tipsAfterMs];
  const next = deadlines.find((deadline) => now - untrackedSince < deadline);
  return next === undefined ? null : untrackedSince + next - now;
}
