// oxlint-disable-next-line typescript/triple-slash-reference -- every room that imports this file must see the types
/// <reference path="./opentype.d.ts" />
import { parse } from 'opentype.js/dist/opentype.mjs';
import type { Path, PathStep } from './drawing.ts';
import type { Font } from './fonts.ts';
import { pairKerning } from './pair-kerning.ts';

type Commands = ReturnType<ReturnType<typeof parse>['glyphs']['get']>['path']['commands'];

/**
 * Reads a TrueType file. It brings opentype.js along, so the browser imports this file only when there is a text to set.
 * @throws when the bytes are not a font
 */
export function readFont(name: string, bytes: ArrayBuffer): Font {
  const font = parse(bytes);
  const em = font.unitsPerEm;
  const kerning = pairKerning(bytes);
  const outlines = new Map<number, Path>();
  return {
    name,
    ascent: font.ascender / em,
    descent: -font.descender / em,
    glyphOf: (codePoint) => font.charToGlyphIndex(String.fromCodePoint(codePoint)) ?? 0,
    advanceOf: (glyph) => (font.glyphs.get(glyph).advanceWidth ?? 0) / em,
    kerning: (left, right) => kerning(left, right) / em,
    outline(glyph) {
      const path = outlines.get(glyph) ?? cubicPath(font.glyphs.get(glyph).path.commands, em);
      outlines.set(glyph, path);
      return path;
    },
  };
}

/** A sign's shape in ems, y downwards; a quadratic curve is the same curve as a cubic one. */
function cubicPath(commands: Commands, em: number): Path {
  const path: PathStep[] = [];
  let [fromX, fromY] = [0, 0];
  for (const command of commands) {
    if (command.type === 'Z') {
      path.push(['Z']);
      continue;
    }
    const [x, y] = [command.x / em, -command.y / em];
    if (command.type === 'M') path.push(['M', x, y]);
    else if (command.type === 'L') path.push(['L', x, y]);
    else if (command.type === 'C')
      path.push(['C', command.x1 / em, -command.y1 / em, command.x2 / em, -command.y2 / em, x, y]);
    else {
      const [midX, midY] = [command.x1 / em, -command.y1 / em];
      const third = (end: number, mid: number): number => end + (2 / 3) * (mid - end);
      path.push(['C', third(fromX, midX), third(fromY, midY), third(x, midX), third(y, midY), x, y]);
    }
    [fromX, fromY] = [x, y];
  }
  return path;
}
