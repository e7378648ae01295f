import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontFiles, textFonts } from './fonts.ts';
import { readFont } from './read-font.ts';
import { fontBytes } from './test-fonts.ts';

/** The reader that the print files are made with, which brings no types. */
interface OtherFont {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  characterSet: number[];
  glyphForCodePoint: (codePoint: number) => { id: number };
  getGlyph: (id: number) => { advanceWidth: number };
  layout: (text: string, features: string[], script: string) => { positions: { xAdvance: number }[] };
}
const fontkit = createRequire(import.meta.url)('fontkit') as { create: (bytes: Buffer) => OtherFont };

const letters = 'AVWTYLPFoaevytrß.,-–’ÄÖÜčşIl10 ';

describe('the faces of the shop', () => {
  it.each([...fontFiles.keys()])('S3.17 %s is read, and by the reader of the print files too', (name) => {
    const bytes = fontBytes(name);
    const face = readFont(name, bytes);
    const other = fontkit.create(Buffer.from(bytes));
    expect(face.ascent).toBeCloseTo(other.ascent / other.unitsPerEm, 6);
    expect(face.descent).toBeCloseTo(-other.descent / other.unitsPerEm, 6);
    for (const codePoint of other.characterSet) {
      const glyph = face.glyphOf(codePoint);
      expect(glyph).toBe(other.glyphForCodePoint(codePoint).id);
      expect(face.advanceOf(glyph)).toBeCloseTo(other.getGlyph(glyph).advanceWidth / other.unitsPerEm, 6);
    }
  });

  it.each(textFonts)('S3.17 $name is kerned as another shaper kerns it', ({ name }) => {
    const bytes = fontBytes(name);
    const face = readFont(name, bytes);
    const other = fontkit.create(Buffer.from(bytes));
    let kerned = 0;
    for (const left of letters)
      for (const right of letters) {
        const glyphs = [left, right].map((one) => face.glyphOf(one.codePointAt(0) ?? 0)) as [number, number];
        const positions = other.layout(left + right, ['kern'], 'latn').positions;
        const expected = (positions[0]?.xAdvance ?? 0) / other.unitsPerEm - face.advanceOf(glyphs[0]);
        expect(face.kerning(...glyphs), left + right).toBeCloseTo(expected, 6);
        if (expected !== 0) kerned += 1;
      }
    expect(kerned).toBeGreaterThan(50);
  });

  it('S3.17 a sign is a closed shape above the base line, y downwards', () => {
    const face = readFont('Noto Serif', fontBytes('Noto Serif'));
    const outline = face.outline(face.glyphOf('H'.codePointAt(0) ?? 0));
    expect(outline[0]?.[0]).toBe('M');
    expect(outline.at(-1)).toEqual(['Z']);
    const heights = outline.flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-1) as number]));
    expect(Math.max(...heights)).toBeCloseTo(0, 2);
    expect(Math.min(...heights)).toBeCloseTo(-0.714, 2);
  });

  it('S3.17 what is no font is refused', () => {
    expect(() => readFont('nothing', new Uint8Array(64).buffer)).toThrow();
  });
});
