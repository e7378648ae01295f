/** The part of opentype.js that we use; the package brings no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Command =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  interface Glyph {
    advanceWidth?: number;
    /** The shape in font units, y upwards. */
    path: { commands: readonly Command[] };
  }
  interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: { get: (index: number) => Glyph };
    charToGlyphIndex: (char: string) => number | null;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
