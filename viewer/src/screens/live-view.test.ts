import { describe, expect, it } from 'vitest';
import type { StageState } from '../session/types.ts';
import { freshMemory, type LiveMemory, liveView, lostAfter, remember, tipsAfter, viewDue } from './live-view.ts';

const stage = (...playing: number[]): StageState => ({
  playing,
  fading: null,
  hasSound: true,
  soundOn: false,
  paused: false,
  caption: null,
});
const phaseOf = (memory: LiveMemory, playing: readonly number[], now: number) => liveView(memory, playing, now).phase;

describe("what the camera's screen says", () => {
  it('S1.13 it searches, and gives tips after six seconds', () => {
    const memory = freshMemory(1000);
    expect(liveView(memory, [], 1000)).toEqual({ phase: 'searching', tips: false, front: null, several: false });
    expect(liveView(memory, [], 1000 + tipsAfter - 1).tips).toBe(false);
    expect(liveView(memory, [], 1000 + tipsAfter).tips).toBe(true);
    expect(viewDue(memory, 3000)).toBe(tipsAfter - 2000);
    expect(viewDue(memory, 1000 + tipsAfter)).toBeNull();
  });

  it('S1.13 what is in front is heard; several are told', () => {
    const memory = remember(freshMemory(0), stage(2, 0), 500);
    expect(liveView(memory, [2, 0], 600)).toEqual({ phase: 'playing', tips: false, front: 2, several: true });
    expect(liveView(remember(memory, stage(0), 700), [0], 700)).toMatchObject({ front: 0, several: false });
    expect(viewDue(memory, 600)).toBeNull();
  });

  it('S1.13 a print that is lost can be watched on; tips come when it stays lost', () => {
    const memory = remember(remember(freshMemory(0), stage(1), 500), stage(), 9000);
    expect(phaseOf(memory, [], 9000 + lostAfter - 1)).toBe('playing');
    expect(viewDue(memory, 9100)).toBe(lostAfter - 100);
    expect(viewDue(memory, 9000 + lostAfter)).toBe(tipsAfter - lostAfter);
    expect(liveView(memory, [], 9000 + lostAfter)).toEqual({ phase: 'lost', tips: false, front: 1, several: false });
    expect(liveView(remember(memory, stage(), 9500), [], 9000 + tipsAfter).tips).toBe(true);
    expect(phaseOf(remember(memory, stage(1), 9900), [1], 9900)).toBe('playing');
  });
});
