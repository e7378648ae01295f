import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textAnimations } from '@afterimage/contract/values/looks.ts';
import { fontSizeOf, animationStateAt, keyframesOf, textAnimationOf, textSegments } from './text-setting.ts';

describe('a text as a medium', () => {
  it('S3.17 a short text is set large, a long one smaller, and never so that it has no size', () => {
    expect(fontSizeOf({ text: 'Hi', font: 'Caveat' }, 1)).toBe(0.34);
    expect(fontSizeOf({ text: 'Happy birthday', font: 'Caveat' }, 0.7)).toBeLessThan(0.34);
    const size = (text: string) => fontSizeOf({ text, font: 'Noto Serif' }, 1);
    expect(size('word '.repeat(50))).toBeLessThan(size('word '.repeat(10)));
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 280 }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (text, ratio) => {
          const em = fontSizeOf({ text, font: 'Cinzel' }, ratio);
          expect(em).toBeGreaterThan(0.01);
          expect(em).toBeLessThanOrEqual(0.34);
        },
      ),
    );
  });

  it('S3.17 words stay whole, signs of several code points too, and lines break where they were broken', () => {
    expect(textSegments('Hi  👩‍👧\nyou')).toEqual([
      { word: ['H', 'i'], breaks: false },
      { word: ['👩‍👧'], breaks: false },
      { word: [], breaks: true },
      { word: ['y', 'o', 'u'], breaks: false },
    ]);
  });

  it('S3.17 every way of coming up has rising offsets and stays at the end; none stands still', () => {
    for (const animation of textAnimations) {
      const motion = keyframesOf(animation, 3, 12, true);
      if (animation === 'none') expect(motion).toBeNull();
      else {
        const offsets = motion?.keyframes.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : [])) ?? [];
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(Math.max(...offsets)).toBeLessThanOrEqual(1);
        expect(motion?.options.iterations).toBe(Number.POSITIVE_INFINITY);
      }
    }
    expect(keyframesOf('fade', 0, 1, false)?.options.iterations).toBe(1);
  });

  it('S3.17 the typewriter shows one sign after the other', () => {
    const when = (index: number) => keyframesOf('typewriter', index, 10, false)?.keyframes[1]?.offset ?? 0;
    expect(when(0)).toBe(0);
    expect(when(9)).toBeGreaterThan(when(4) ?? 1);
  });

  it('S1.13 a moment of a text is what the browser’s own animation shows then', () => {
    const at = (animation: 'fade' | 'rise' | 'typewriter' | 'wave', time: number, loop = true) =>
      animationStateAt(textAnimationOf(animation, 2, 4, loop)!, time, { opacity: 0, up: 0 });
    expect(at('fade', 0)).toEqual({ opacity: 0, up: 0 });
    expect(at('fade', 1100)).toEqual({ opacity: 1, up: 0 });
    // Half of the time of ease-out is 68 % of the way
    expect(at('rise', 550).opacity).toBeCloseTo(0.684, 2);
    expect(at('rise', 550).up).toBeCloseTo(-0.9 * 0.316, 2);
    expect(at('rise', 4300 + 550)).toEqual(at('rise', 550));
    expect(at('rise', 60_000, false)).toEqual({ opacity: 1, up: 0 });
    expect(at('typewriter', 140).opacity).toBe(0);
    expect(at('typewriter', 152).opacity).toBe(1);
    expect(at('wave', 100)).toEqual({ opacity: 1, up: 0 });
    // Ease-in-out is at 0.3 after 38 % of a turn, which begins for the third sign after 180 ms
    expect(at('wave', 180 + 0.38 * 1600).up).toBeCloseTo(0.18, 2);
  });
});
