import { describe, expect, it } from 'vitest';
import {
  reducedMotionTimes,
  isPlaying,
  type PlaybackState,
  nextPlaybackState,
  opacityOf,
  initialState,
  defaultTimes,
} from './playback-state.ts';

/** Runs a life through frames: tracked or not, ready or not, at a time. */
const lived = (frames: readonly (readonly [time: number, tracked: boolean, ready?: boolean])[], times = defaultTimes) =>
  frames.reduce<PlaybackState>(
    (life, [time, tracked, ready = true]) => nextPlaybackState(life, tracked, ready, time, times),
    initialState,
  );
const opacity = (life: PlaybackState, now: number) => opacityOf(life, now, defaultTimes);

describe('the life of a medium on its print', () => {
  it('S1.13 a medium fades in over 300 ms from the frame in which its print was found, and plays at once', () => {
    const life = lived([[1000, true]]);
    expect(life.phase).toBe('fading-in');
    expect(isPlaying(life)).toBe(true);
    expect([1000, 1150, 1300, 1400].map((now) => opacity(life, now))).toEqual([0, 0.5, 1, 1]);
    expect(nextPlaybackState(life, true, true, 1300, defaultTimes).phase).toBe('playing');
    expect(opacityOf(lived([[0, true]], reducedMotionTimes), 100, reducedMotionTimes)).toBe(1);
  });

  it('S1.13 nothing fades in before there is something to show, and then from nothing', () => {
    const states = lived([
      [0, true, false],
      [500, true, false],
    ]);
    expect(states).toEqual({ phase: 'loading', since: 0, from: 0 });
    const life = nextPlaybackState(states, true, true, 800, defaultTimes);
    expect([opacity(life, 800), opacity(life, 950)]).toEqual([0, 0.5]);
    expect(nextPlaybackState(states, false, false, 900, defaultTimes).phase).toBe('gone');
  });

  it('S1.13 a lost print freezes its medium at once, keeps it for 400 ms, then fades it out over 300 ms', () => {
    const lost = lived([
      [0, true],
      [300, true],
      [1000, false],
    ]);
    expect(lost.phase).toBe('frozen');
    expect(isPlaying(lost)).toBe(false);
    expect(opacity(lost, 1390)).toBe(1);
    expect(nextPlaybackState(lost, false, true, 1399, defaultTimes)).toBe(lost);
    const going = nextPlaybackState(lost, false, true, 1450, defaultTimes);
    expect(going).toEqual({ phase: 'fading-out', since: 1400, from: 1 });
    expect(opacity(going, 1550)).toBeCloseTo(0.5);
    expect(nextPlaybackState(going, false, true, 1700, defaultTimes).phase).toBe('gone');
  });

  it('S1.13 what is found again goes on without a jump, from the opacity that it has', () => {
    const frozen = lived([
      [0, true],
      [300, true],
      [1000, false],
      [1200, true],
    ]);
    expect(frozen.phase).toBe('fading-in');
    expect(opacity(frozen, 1200)).toBe(1);
    const going = lived([
      [0, true],
      [300, true],
      [1000, false],
      [1400, false],
      [1550, true],
    ]);
    expect(opacity(going, 1550)).toBeCloseTo(0.5);
    expect(opacity(going, 1700)).toBeCloseTo(1);
  });

  it('S1.13 a print lost while its medium fades in keeps the medium as it was then', () => {
    const lost = lived([
      [0, true],
      [150, false],
    ]);
    expect(lost).toEqual({ phase: 'frozen', since: 150, from: 0.5 });
    expect(opacity(lost, 500)).toBe(0.5);
  });

  it('S1.13 a frame that changes nothing makes nothing new', () => {
    const on = lived([
      [0, true],
      [300, true],
    ]);
    expect(nextPlaybackState(on, true, true, 333, defaultTimes)).toBe(on);
    expect(nextPlaybackState(initialState, false, true, 333, defaultTimes)).toBe(initialState);
  });
});
