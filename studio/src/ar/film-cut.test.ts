import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fateOf,
  type FilmFacts,
  filmBitrate,
  filmSize,
  firstCut,
  canKeepSound,
  needsEncoding,
  withEnd,
  withStart,
} from './film-cut.ts';

const film: FilmFacts = {
  seconds: 10,
  width: 1280,
  height: 720,
  isMp4: true,
  video: 'avc',
  audio: 'aac',
  convertible: true,
  hasSound: true,
  bytes: 2_500_000,
};
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);

describe('the cut of a film', () => {
  it('S1.12 at first it is all of it, or its first minute', () => {
    expect(firstCut(12.3)).toEqual({ start: 0, end: 12.3 });
    expect(firstCut(95)).toEqual({ start: 0, end: 60 });
  });

  it('S1.12 the end of a long film takes the beginning along: at most a minute is kept', () => {
    expect(withEnd({ start: 0, end: 60 }, 75, 95)).toEqual({ start: 15, end: 75 });
    expect(withStart({ start: 20, end: 80 }, 5, 95)).toEqual({ start: 5, end: 65 });
  });

  it('S1.12 beginning and end never cross: half a second is left', () => {
    expect(withStart({ start: 0, end: 4 }, 9, 10)).toEqual({ start: 9, end: 9.5 });
    expect(withEnd({ start: 6, end: 10 }, 2, 10)).toEqual({ start: 1.5, end: 2 });
  });

  it('S1.12 however the handles are moved: inside the film, long enough, not too long', () => {
    const moves = fc.array(fc.record({ end: fc.boolean(), to: tenths(200) }), { maxLength: 12 });
    fc.assert(
      fc.property(
        tenths(200).map((value) => value + 0.6),
        moves,
        (seconds, list) => {
          let cut = firstCut(seconds);
          for (const { end, to } of list) cut = end ? withEnd(cut, to, seconds) : withStart(cut, to, seconds);
          expect(cut.start).toBeGreaterThanOrEqual(0);
          expect(cut.end).toBeLessThanOrEqual(seconds);
          expect(cut.end - cut.start).toBeGreaterThanOrEqual(0.5 - 0.051);
          expect(cut.end - cut.start).toBeLessThanOrEqual(60.051);
        },
      ),
    );
  });
});

describe('the film that is made', () => {
  it('S1.12 is at most 1280 on its longer side, even, and upright after a quarter turn', () => {
    expect(filmSize({ width: 1920, height: 1080 }, 0)).toEqual({ width: 1280, height: 720 });
    expect(filmSize({ width: 1920, height: 1080 }, 90)).toEqual({ width: 720, height: 1280 });
    expect(filmSize({ width: 641, height: 359 }, 0)).toEqual({ width: 642, height: 360 });
  });

  it('S1.12 has 2.5 million bits a second at 1280 × 720 and fewer when it is smaller', () => {
    expect(filmBitrate({ width: 1280, height: 720 })).toBe(2_500_000);
    expect(filmBitrate({ width: 640, height: 360 })).toBe(625_000);
    expect(filmBitrate({ width: 1280, height: 1280 })).toBe(2_500_000);
  });

  it('S1.12 one that is right already is not made again', () => {
    const whole = firstCut(10);
    expect(needsEncoding(film, whole, 0)).toBe(false);
    expect(needsEncoding(film, { start: 1, end: 10 }, 0)).toBe(true);
    expect(needsEncoding(film, whole, 90)).toBe(true);
    expect(needsEncoding({ ...film, video: 'vp9' }, whole, 0)).toBe(true);
    expect(needsEncoding({ ...film, width: 1920, height: 1080 }, whole, 0)).toBe(true);
    expect(needsEncoding({ ...film, bytes: 20_000_000 }, whole, 0)).toBe(true);
  });
});

describe('what becomes of a film', () => {
  const fixed = { ...film, convertible: false };
  it.each([
    [film, 'convert'],
    [{ ...film, video: 'hevc', seconds: 400 }, 'convert'],
    [fixed, 'asItIs'],
    [{ ...fixed, audio: null }, 'asItIs'],
    [{ ...fixed, video: 'hevc' }, 'unplayable'],
    [{ ...fixed, isMp4: false }, 'unplayable'],
    [{ ...fixed, audio: 'opus' }, 'unplayable'],
    [{ ...fixed, seconds: 61 }, 'tooLong'],
    [{ ...fixed, bytes: 200_000_000 }, 'tooLarge'],
    [{ ...film, video: null }, 'unreadable'],
    [null, 'unreadable'],
  ] as const)('S1.12 %j: %s', (facts, fate) => {
    expect(fateOf(facts)).toBe(fate);
  });
});

it('S1.12 sound that is not copied is lost where the browser cannot make it anew', () => {
  expect(['aac', 'opus', null].map((audio) => canKeepSound(audio, false))).toEqual([true, true, true]);
  expect([canKeepSound('mp3', false), canKeepSound('pcm-s16', false)]).toEqual([false, false]);
  expect(canKeepSound('mp3', true)).toBe(true);
});
