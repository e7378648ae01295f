import { describe, expect, it } from 'vitest';
import type { RendererState } from '../session/types.ts';
import {
  initialMemory,
  type LiveMemory,
  liveView,
  lostAfterMs,
  updateMemory,
  tipsAfterMs,
  nextViewChange,
} from './live-view.ts';

const stage = (...playing: number[]): RendererState => ({
  playingTargets: playing,
  fadingTarget: null,
  hasSound: true,
  isSoundOn: false,
  isPaused: false,
  caption: null,
});
const phaseOf = (memory: LiveMemory, playing: readonly number[], now: number) => liveView(memory, playing, now).phase;

describe("what the camera's screen says", () => {
  it('S1.13 it searches, and gives tips after six seconds', () => {
    const memory = initialMemory(1000);
    expect(liveView(memory, [], 1000)).toEqual({
      phase: 'searching',
      hasTips: false,
      frontTarget: null,
      hasSeveral: false,
    });
    expect(liveView(memory, [], 1000 + tipsAfterMs - 1).hasTips).toBe(false);
    expect(liveView(memory, [], 1000 + tipsAfterMs).hasTips).toBe(true);
    expect(nextViewChange(memory, 3000)).toBe(tipsAfterMs - 2000);
    expect(nextViewChange(memory, 1000 + tipsAfterMs)).toBeNull();
  });

  it('S1.13 what is in front is heard; several are told', () => {
    const memory = updateMemory(initialMemory(0), stage(2, 0), 500);
    expect(liveView(memory, [2, 0], 600)).toEqual({
      phase: 'playing',
      hasTips: false,
      frontTarget: 2,
      hasSeveral: true,
    });
    expect(liveView(updateMemory(memory, stage(0), 700), [0], 700)).toMatchObject({
      frontTarget: 0,
      hasSeveral: false,
    });
    expect(nextViewChange(memory, 600)).toBeNull();
  });

  it('S1.13 a print that is lost can be watched on; tips come when it stays lost', () => {
    const memory = updateMemory(updateMemory(initialMemory(0), stage(1), 500), stage(), 9000);
    expect(phaseOf(memory, [], 9000 + lostAfterMs - 1)).toBe('playing');
    expect(nextViewChange(memory, 9100)).toBe(lostAfterMs - 100);
    expect(nextViewChange(memory, 9000 + lostAfterMs)).toBe(tipsAfterMs - lostAfterMs);
    expect(liveView(memory, [], 9000 + lostAfterMs)).toEqual({
      phase: 'lost',
      hasTips: false,
      frontTarget: 1,
      hasSeveral: false,
    });
    expect(liveView(updateMemory(memory, stage(), 9500), [], 9000 + tipsAfterMs).hasTips).toBe(true);
    expect(phaseOf(updateMemory(memory, stage(1), 9900), [1], 9900)).toBe('playing');
  });
});
