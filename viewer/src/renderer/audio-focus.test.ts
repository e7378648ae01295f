import { describe, expect, it } from 'vitest';
import { audioFocusOf } from './audio-focus.ts';

const none = Number.POSITIVE_INFINITY;

describe('the most central target', () => {
  it('S1.13 the one nearest to the middle is heard, none when none plays', () => {
    expect(audioFocusOf([0.4, 0.1, none], null)).toBe(1);
    expect(audioFocusOf([none, none], 0)).toBeNull();
    expect(audioFocusOf([], null)).toBeNull();
  });

  it('S1.13 sound does not flip between two that are about as near', () => {
    expect(audioFocusOf([0.2, 0.15], 0)).toBe(0);
    expect(audioFocusOf([0.2, 0.05], 0)).toBe(1);
    expect(audioFocusOf([0.11, 0.05], 1)).toBe(1);
  });

  it('S1.13 one that is lost gives the sound to the next', () => {
    expect(audioFocusOf([none, 0.5], 0)).toBe(1);
  });
});
