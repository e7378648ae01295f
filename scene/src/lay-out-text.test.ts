import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStyle } from '@afterimage/contract/print.ts';
import { fontsNeeded } from './fonts-needed.ts';
import { layText } from './lay-out-text.ts';
import { mapped } from './matrix.ts';
import { graphemesOf } from './graphemes.ts';
import type { SceneItem, SceneSurface } from './scene.ts';
import { allFonts } from './test-fonts.ts';

const fonts = allFonts();
type TextItem = Extract<SceneItem, { kind: 'text' }>;
type Change = Partial<Omit<TextItem, 'style' | 'place'>> & {
  style?: Partial<TextStyle>;
  place?: Partial<TextItem['place']>;
};

const item = ({ style, place, ...rest }: Change): TextItem => ({
  kind: 'text',
  slot: 1,
  text: 'Anna',
  font: 'Noto Serif',
  ...rest,
  place: { x: 0, y: 0, width: 100, height: 40, rotation: 0, ...place },
  style: { align: 'center', color: '#14171c', curve: 0, ...style },
});
const layOut = (change: Change) => layText(item(change), fonts);
const glyphsOf = (change: Change) => layOut(change).nodes.flatMap(({ glyphs }) => glyphs);
const startsOf = (change: Change) => glyphsOf(change).map(({ matrix }) => [matrix[4], matrix[5]] as const);
const rowsOf = (change: Change) => new Set(startsOf(change).map(([, y]) => y)).size;
const plain = { align: 'left', sizeMm: 10 } as const;

describe('a line of text', () => {
  it('S3.17 its signs stand one after another by their advances and the kerning of the face', () => {
    const face = fonts.get('Caveat');
    const [a, v] = [65, 86].map((one) => face?.glyphOf(one) ?? 0) as [number, number];
    const starts = startsOf({ text: 'AV', font: 'Caveat', style: plain });
    const kerned = (face?.advanceOf(a) ?? 0) + (face?.kerning(a, v) ?? 0);
    expect(face?.kerning(a, v)).toBeLessThan(0);
    expect(starts[0]?.[0]).toBe(0);
    expect(starts[1]?.[0]).toBeCloseTo(kerned * 10, 5);
  });

  it('S3.17 an em is as high as asked when there is room', () => {
    const layout = layOut({ style: plain });
    expect(layout.sizeMm).toBe(10);
    expect(layout.nodes[0]?.glyphs[0]?.matrix.slice(0, 4)).toEqual([10, 0, 0, 10]);
  });

  it('S3.17 stands at the side it is aligned to, half way down', () => {
    const [left, centre, right] = (['left', 'center', 'right'] as const).map(
      (align) => layOut({ text: 'HIH', style: { align, sizeMm: 10 } }).bounds,
    );
    expect(left?.left).toBeCloseTo(0, 0);
    expect(((centre?.left ?? 0) + (centre?.right ?? 0)) / 2).toBeCloseTo(50, 1);
    expect(right?.right).toBeCloseTo(100, 0);
    const face = fonts.get('Noto Serif');
    const middle = 20 + (((face?.ascent ?? 0) - (face?.descent ?? 0)) / 2) * 10;
    expect(startsOf({ style: plain })[0]?.[1]).toBeCloseTo(middle, 5);
  });

  it('S3.17 turns clockwise with its place', () => {
    const [first, second] = startsOf({ text: 'HH', place: { rotation: 90 }, style: plain });
    expect(second?.[0]).toBeCloseTo(first?.[0] ?? 0, 5);
    expect(second?.[1]).toBeGreaterThan(first?.[1] ?? 0);
  });

  it('S3.17 spaces at its ends push it nowhere', () => {
    expect(startsOf({ text: '  Anna  ' })).toEqual(startsOf({ text: 'Anna' }));
  });
});

describe('a text in its place', () => {
  const texts = fc.array(fc.constantFrom('Anna', 'und', 'Maximilian', 'Ö', '70!', 'W', ' '), {
    minLength: 1,
    maxLength: 14,
  });
  const faces = fc.constantFrom('Caveat', 'Cinzel', 'Noto Serif', 'Fredoka');
  const length = fc.double({ min: 5, max: 300, noNaN: true });

  it('S3.17 fits whatever is typed, straight or on an arc', () => {
    const curves = fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 }));
    fc.assert(
      fc.property(texts, faces, length, length, curves, (parts, font, width, height, curve) => {
        const { bounds, sizeMm } = layOut({ text: parts.join(' '), font, place: { width, height }, style: { curve } });
        if (!bounds) return sizeMm === 0;
        // a stroke may swing out beyond its sign's own box
        const swing = sizeMm * 0.35;
        return (
          bounds.left >= -swing &&
          bounds.top >= -swing &&
          bounds.right <= width + swing &&
          bounds.bottom <= height + swing
        );
      }),
      { numRuns: 60 },
    );
  });

  it('S3.17 is never larger than asked, and smaller when it is longer', () => {
    const sizeOf = (text: string) => layOut({ text, style: { sizeMm: 20 } }).sizeMm;
    const long = 'Donaudampfschifffahrtskapitän';
    expect(sizeOf('Anna')).toBe(20);
    expect(sizeOf(long)).toBeLessThan(20);
    expect(sizeOf(`${long}${long}`)).toBeLessThan(sizeOf(long));
  });

  it('S3.17 without a size it is as large as its place lets it', () => {
    const face = fonts.get('Noto Serif');
    expect(layOut({ text: 'A' }).sizeMm).toBeCloseTo(40 / ((face?.ascent ?? 0) + (face?.descent ?? 0)), 2);
  });

  it('S3.17 lines that are typed stay lines', () => {
    expect(rowsOf({ text: 'Anna\nMax', style: plain })).toBe(2);
    const [first, last] = startsOf({ text: 'a\n\nb', style: { ...plain, sizeMm: 5 } });
    const face = fonts.get('Noto Serif');
    expect((last?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(((face?.ascent ?? 0) + (face?.descent ?? 0)) * 5 * 2, 5);
  });

  it('S3.17 a long line is broken at a space when that makes it larger, a word never', () => {
    const wide = { text: 'Happy birthday dear Wilhelmine', place: { width: 60, height: 60 } };
    expect(rowsOf(wide)).toBeGreaterThan(2);
    expect(rowsOf({ ...wide, text: 'Happybirthdaydear' })).toBe(1);
    expect(rowsOf({ ...wide, place: { width: 60, height: 5 } })).toBe(1);
    expect(glyphsOf(wide).map(({ text }) => text)).not.toContain('\n');
  });

  it('S3.17 the last word is not left alone for letters that are hardly larger', () => {
    const oneLine = layOut({ text: 'Hello you all', style: plain }).bounds?.right ?? 0;
    const narrower = { text: 'Hello you all', place: { width: oneLine * 0.95 }, style: plain };
    expect(rowsOf(narrower)).toBe(1);
  });
});

describe('a text on an arc', () => {
  const arc = (curve: number, text = 'HHHHHHHHH') => {
    const glyphs = glyphsOf({ text, place: { width: 200, height: 200 }, style: { curve, sizeMm: 10 } });
    return glyphs.map(({ index, matrix }) => {
      const half = (fonts.get('Noto Serif')?.advanceOf(index) ?? 0) / 2;
      return { ...mapped(matrix, { x: half, y: 0 }), angle: (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI };
    });
  };

  it('S3.17 its first and last sign stand near the ends of the angle, turned like it', () => {
    const graphemes = arc(180);
    expect(graphemes[0]?.angle).toBeCloseTo(-80, 0);
    expect(graphemes.at(-1)?.angle).toBeCloseTo(80, 0);
    expect(graphemes[4]?.angle).toBeCloseTo(0, 5);
  });

  it('S3.17 positive is over the middle, negative under it', () => {
    const [over, under] = [arc(120), arc(-120)];
    expect(over[4]?.y).toBeLessThan(over[0]?.y ?? 0);
    expect(under[4]?.y).toBeGreaterThan(under[0]?.y ?? 0);
    expect(under[0]?.angle).toBeGreaterThan(0);
  });

  it('S3.17 all signs stand on one circle', () => {
    const graphemes = arc(150);
    const [first, middle, last] = [graphemes[0], graphemes[4], graphemes[8]];
    const radius = ((last?.x ?? 0) - (first?.x ?? 0)) / 2 / Math.sin(((last?.angle ?? 0) * Math.PI) / 180);
    const centre = { x: middle?.x ?? 0, y: (middle?.y ?? 0) + radius };
    for (const { x, y } of graphemes) expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(radius, 2);
  });

  it('S3.17 hardly any curve is a straight line', () => {
    expect(glyphsOf({ style: { curve: 0.5 } })).toEqual(glyphsOf({}));
  });
});

describe('signs that a face lacks', () => {
  it('S3.17 are lent by another face and named', () => {
    const layout = layOut({ text: 'Hi ❤ Αα 😀', font: 'Fredoka' });
    expect(layout.substituted).toEqual(['❤', 'Α', 'α', '😀']);
    expect(layout.missing).toEqual([]);
    expect(layout.nodes.map(({ font }) => font)).toEqual([
      'Fredoka',
      'Noto Sans Symbols 2',
      'Fredoka',
      'Noto Sans',
      'Fredoka',
      'Noto Emoji Faces',
    ]);
  });

  it('S3.17 are left out and named when no face has them, and never printed as boxes', () => {
    const layout = layOut({ text: '日本 ok 👨‍👩‍👧 🇩🇪' });
    expect(layout.missing).toEqual(['日', '本', '👨‍👩‍👧', '🇩🇪']);
    expect(layout.nodes.flatMap(({ glyphs }) => glyphs).every(({ index }) => index > 0)).toBe(true);
    expect(layOut({ text: '日本' })).toMatchObject({ nodes: [], bounds: null, missing: ['日', '本'] });
  });

  it('S3.17 whatever is typed, each sign is printed or named, and none is a box', () => {
    const codePoint = (min: number, max: number) => fc.integer({ min, max }).map((one) => String.fromCodePoint(one));
    const grapheme = fc.oneof(
      codePoint(0x20, 0x17f),
      codePoint(0x300, 0x36f),
      codePoint(0, 0xd7ff),
      codePoint(0x1f000, 0x1faff),
      codePoint(0x10000, 0x10ffff),
      fc.constantFrom('\u200d', '\ufe0f', '\u{1f3fd}', '\n', '\u202e', '\u{1f1e6}'),
    );
    const anything = fc.array(grapheme, { maxLength: 30 }).map((graphemes) => graphemes.join(''));
    fc.assert(
      fc.property(anything, fc.integer({ min: -300, max: 300 }), (text, curve) => {
        const { nodes, missing } = layOut({ text, style: { curve } });
        const glyphs = nodes.flatMap((node) => node.glyphs);
        const printed = new Set(glyphs.map((glyph) => glyph.text));
        return (
          glyphs.every(({ index, matrix }) => index > 0 && matrix.every(Number.isFinite)) &&
          text
            .split('\n')
            .flatMap(graphemesOf)
            .every(
              (grapheme) =>
                grapheme.text.trim() === '' || printed.has(grapheme.text) !== missing.includes(grapheme.text),
            )
        );
      }),
    );
  });

  it('S3.17 a letter and its accent are one sign, joined or not', () => {
    expect(glyphsOf({ text: 'e\u0301' })).toEqual(glyphsOf({ text: 'é' }));
    expect(glyphsOf({ text: 'n\u0300' })).toHaveLength(2);
    const [letter, accent] = glyphsOf({ text: 'x\u0302' });
    expect([letter?.text, accent?.text]).toEqual(['x\u0302', '']);
  });

  it('S3.17 what is not to be seen takes no room, and a skin tone is the hand in one colour', () => {
    expect(glyphsOf({ text: 'A\u200bn\u00adna' })).toHaveLength(4);
    expect(glyphsOf({ text: '👍🏽' }).map(({ index }) => index)).toEqual(
      glyphsOf({ text: '👍' }).map(({ index }) => index),
    );
    expect(layOut({ text: '❤️ a\u200d \u200d' }).missing).toEqual([]);
  });

  it('S3.17 only the faces that a text needs are asked for, the chosen one first', () => {
    const surface = (text: string): SceneSurface[] => [
      {
        id: 'front',
        title: 'Front',
        widthMm: 100,
        heightMm: 40,
        bleedMm: 0,
        safeMm: 0,
        outline: 'rectangle',
        background: '#ffffff',
        itemList: [item({ text, font: 'Cinzel' })],
      },
    ];
    const only = (...names: string[]) => new Map([...fonts].filter(([name]) => names.includes(name)));
    expect(fontsNeeded(surface(''), only())).toEqual([]);
    expect(fontsNeeded(surface('A 😀'), only())).toEqual(['Cinzel']);
    expect(fontsNeeded(surface('A 😀'), only('Cinzel'))).toEqual(['Noto Emoji Faces']);
    expect(fontsNeeded(surface('A 😀'), only('Cinzel', 'Noto Emoji Faces'))).toEqual([]);
    expect(fontsNeeded(surface('日本'), only('Cinzel'))).toEqual([]);
  });
});
