import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textMediumLimits } from '@afterimage/contract/files.ts';
import { type TextMedium, textMedium } from '@afterimage/contract/customization.ts';
import { textAnimations } from '@afterimage/contract/text-looks.ts';
import { emOf, motionOf, piecesOf, textFile } from './text-setting.ts';

const medium: TextMedium = {
  version: 1,
  text: '  Für Oma\nzum Achtzigsten ',
  font: 'Caveat',
  color: '#ffffff',
  background: null,
  align: 'center',
  animation: 'rise',
};

describe('a text as a medium', () => {
  it('S3.17 it is sent as JSON that the contract takes, without the blanks around it', async () => {
    const file = textFile(medium);
    expect(file.type).toBe('application/json');
    expect(textMedium.parse(JSON.parse(await file.text()))).toEqual({ ...medium, text: 'Für Oma\nzum Achtzigsten' });
  });

  it('S3.17 the longest text is still within the limit, whatever its signs', () => {
    expect(textFile({ ...medium, text: '😀'.repeat(140) }).size).toBeLessThan(textMediumLimits.bytes);
  });

  it('S3.17 a short text is set large, a long one smaller, and never so that it has no size', () => {
    expect(emOf({ text: 'Hi', font: 'Caveat' }, 1)).toBe(0.34);
    expect(emOf({ text: 'Happy birthday', font: 'Caveat' }, 0.7)).toBeLessThan(0.34);
    const size = (text: string) => emOf({ text, font: 'Noto Serif' }, 1);
    expect(size('word '.repeat(50))).toBeLessThan(size('word '.repeat(10)));
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 280 }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (text, ratio) => {
          const em = emOf({ text, font: 'Cinzel' }, ratio);
          expect(em).toBeGreaterThan(0.01);
          expect(em).toBeLessThanOrEqual(0.34);
        },
      ),
    );
  });

  it('S3.17 words stay whole, signs of several code points too, and lines break where they were broken', () => {
    expect(piecesOf('Hi  👩‍👧\nyou')).toEqual([
      { word: ['H', 'i'], breaks: false },
      { word: ['👩‍👧'], breaks: false },
      { word: [], breaks: true },
      { word: ['y', 'o', 'u'], breaks: false },
    ]);
  });

  it('S3.17 every way of coming up has rising offsets and stays at the end; none stands still', () => {
    for (const animation of textAnimations) {
      const motion = motionOf(animation, 3, 12, true);
      if (animation === 'none') expect(motion).toBeNull();
      else {
        const offsets = motion?.keyframes.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : [])) ?? [];
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(Math.max(...offsets)).toBeLessThanOrEqual(1);
        expect(motion?.options.iterations).toBe(Number.POSITIVE_INFINITY);
      }
    }
    expect(motionOf('fade', 0, 1, false)?.options.iterations).toBe(1);
  });

  it('S3.17 the typewriter shows one sign after the other', () => {
    const when = (index: number) => motionOf('typewriter', index, 10, false)?.keyframes[1]?.offset ?? 0;
    expect(when(0)).toBe(0);
    expect(when(9)).toBeGreaterThan(when(4) ?? 1);
  });
});
