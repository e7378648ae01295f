import type { Path } from './drawing.ts';

/**
 * A face that has been read: all measures are shares of the em, y grows downwards from the base line. `kerning` is added
 * between two neighbours; `outline` is one sign's shape.
 */
export interface FontFace {
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
export type Fonts = ReadonlyMap<string, FontFace>;

/** A face of the shop: `file` lies in `scene/fonts`, TrueType. */
interface FontEntry {
  name: string;
  file: string;
  /** What a fallback is asked for; absent: the face can be chosen. */
  covers?: RegExp;
}

/** The faces a text can be set in, as the sample shop offers them by name, and after them those that help out. */
export const fontList: readonly FontEntry[] = [
  { name: 'Caveat', file: 'caveat.ttf' },
  { name: 'Cormorant Garamond', file: 'cormorant-garamond.ttf' },
  { name: 'Fredoka', file: 'fredoka.ttf' },
  { name: 'Playfair Display', file: 'playfair-display.ttf' },
  { name: 'Cinzel', file: 'cinzel.ttf' },
  { name: 'Dancing Script', file: 'dancing-script.ttf' },
  { name: 'Space Grotesk', file: 'space-grotesk.ttf' },
  { name: 'Noto Serif', file: 'noto-serif.ttf' },
  {
    name: 'Noto Sans',
    file: 'noto-sans.ttf',
    covers: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  { name: 'Noto Emoji', file: 'noto-emoji.ttf', covers: /[\p{Extended_Pictographic}\p{So}\p{Sm}]/u },
];

/** The face of a text for which none was chosen. */
export const defaultFont = 'Noto Serif';

/** The face that sets a text for which `chosen` was chosen: a name that the shop does not have is set in the default. */
export function fontFor(chosen: string | null | undefined): string {
  return fontList.some(({ name, covers }) => name === chosen && !covers) && chosen ? chosen : defaultFont;
}
