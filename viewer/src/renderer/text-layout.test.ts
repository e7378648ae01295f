import { describe, expect, it } from 'vitest';
import { layText } from './text-layout.ts';

const face = { ascent: 0.9, descent: 0.3, widthOf: () => 0.5 };
const laid = (text: string, align: 'left' | 'center' | 'right' = 'left') =>
  layText({ text, align, font: 'Noto Serif' }, 2, face);

describe('a text on its ground', () => {
  it('S1.13 signs stand side by side, words keep their space, lines break where they were broken', () => {
    const { em, graphemes: signs } = laid('ab c\nd');
    expect(signs.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    const [a, b, c, d] = signs;
    expect(a?.x).toBeCloseTo(160);
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(0.5 * em);
    expect((c?.x ?? 0) - (b?.x ?? 0)).toBeCloseTo((0.5 + 0.28) * em);
    expect(d?.x).toBeCloseTo(160);
    expect((d?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(1.25 * em);
  });

  it('S1.13 its lines stand in the middle of the ground’s height, aligned as it says', () => {
    const { em, graphemes: signs } = laid('ab', 'center');
    const [a] = signs;
    expect(a?.x).toBeCloseTo(1000 - 0.5 * em);
    // The base line: the middle, and from there half of what the face has more above it than below
    expect(a?.y).toBeCloseTo(500 + 0.3 * em);
    expect(laid('ab', 'right').graphemes[0]?.x).toBeCloseTo(2000 - 160 - em);
  });

  it('S1.13 a word that has no room in its line begins the next', () => {
    const { graphemes: signs } = laid('mmmmmmmmmmmm nnnnnnnnnnnn oooooooooooo pppppppppppp qqqqqqqqqqqq rrrrrrrrrrrr');
    expect(new Set(signs.map(({ y }) => y.toFixed(2))).size).toBeGreaterThan(1);
    expect(Math.max(...signs.map(({ x }) => x))).toBeLessThan(2000 - 160);
  });
});
