import type { Path } from './drawing.ts';
import { fallbackFonts } from './fallback-fonts.generated.ts';

/**
 * A face that has been read: all measures are shares of the em, y grows downwards from the base line. `kerning` is added
 * between two neighbours; `outline` is one sign's shape.
 */
export interface Font {
  name: string;
  /** Height above the base line that lines leave free, positive. */
  ascent: number;
  /** Depth below the base line, positive. */
  descent: number;
  /** The sign of a code point, 0 when the face has none. */
  glyphOf: (codePoint: number) => number;
  advanceOf: (glyph: number) => number;
  kerning: (left: number, right: number) => number;
  outline: (glyph: number) => Path;
}

/** The faces that are at hand, by name. */
export type Fonts = ReadonlyMap<string, Font>;

/** A face of the shop: `file` lies in `scene/fonts`, TrueType. */
interface FontEntry {
  name: string;
  file: string;
}

/** The faces that a text can be set in, as the sample shop offers them by name. */
export const textFonts: readonly FontEntry[] = [
  { name: 'Caveat', file: 'caveat.ttf' },
  { name: 'Cormorant Garamond', file: 'cormorant-garamond.ttf' },
  { name: 'Fredoka', file: 'fredoka.ttf' },
  { name: 'Playfair Display', file: 'playfair-display.ttf' },
  { name: 'Cinzel', file: 'cinzel.ttf' },
  { name: 'Dancing Script', file: 'dancing-script.ttf' },
  { name: 'Space Grotesk', file: 'space-grotesk.ttf' },
  { name: 'Noto Serif', file: 'noto-serif.ttf' },
];

/** Every face that a drawing may name: those of the texts, and those that help out where a sign is missing. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  [...textFonts, ...fallbackFonts].map(({ name, file }) => [name, file]),
);

/** The face of a text for which none was chosen. */
export const defaultFont = 'Noto Serif';

/** The face that sets a text for which `chosen` was chosen: a name that the shop does not have is set in the default. */
export function fontFor(requested: string | null | undefined): string {
  return textFonts.some(({ name }) => name === requested) && requested ? requested : defaultFont;
}

/** The face that sets a sign, and the code points that it does so with. */
export interface Setting {
  font: string;
  codePoints: readonly number[];
}

/**
 * Who sets a sign: the chosen face, else one that helps out; null when none has it. A letter and its accent may be one
 * sign of the face or two; other signs that are joined from several, as flags are, would fall apart.
 */
export function settingOf(requested: Font, { codePoints }: { codePoints: readonly number[] }): Setting | null {
  const text = String.fromCodePoint(...codePoints);
  if (!/^.\p{M}*$/su.test(text)) return null;
  const apart = Array.from(text.normalize('NFD'), (one) => one.codePointAt(0) ?? 0);
  const forms = apart.length === codePoints.length ? [codePoints] : [codePoints, apart];
  const own = forms.find((form) => form.every((codePoint) => requested.glyphOf(codePoint) > 0));
  if (own) return { font: requested.name, codePoints: own };
  for (const { name, signs: ranges } of fallbackFonts) {
    const form = forms.find((one) => one.every((codePoint) => isWithin(ranges, codePoint)));
    if (form) return { font: name, codePoints: form };
  }
  return null;
}

function isWithin(ranges: readonly number[], codePoint: number): boolean {
  return ranges.some((first, index) => index % 2 === 0 && codePoint >= first && codePoint <= (ranges[index + 1] ?? -1));
}
