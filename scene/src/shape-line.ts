import { type Font, type Fonts, settingOf } from './fonts.ts';
import { graphemesOf } from './graphemes.ts';

/** A sign with its shapes: `glyphs` lie `dx` ems from its origin; `x` is where it begins on its line, in ems. */
export interface Cluster {
  text: string;
  font: Font;
  glyphs: readonly { index: number; dx: number }[];
  x: number;
  advance: number;
}

/** One line of a text, set from left to right. */
export interface ShapedLine {
  clusters: readonly Cluster[];
  /** In ems. */
  width: number;
}

interface Shaped {
  clusters: Cluster[];
  substituted: string[];
  missing: string[];
}

/** Sets the signs of a line one after another, with the kerning of their face; where that lacks a sign another one helps. */
export function shapeLine(line: string, font: Font, fonts: Fonts): Shaped {
  const shaped: Shaped = { clusters: [], substituted: [], missing: [] };
  let [end, before]: [number, { font: Font; index: number } | null] = [0, null];
  for (const grapheme of graphemesOf(line)) {
    const setting = settingOf(font, grapheme);
    const face = setting?.font === font.name ? font : fonts.get(setting?.font ?? '');
    if (!setting || !face) {
      shaped.missing.push(grapheme.text);
      continue;
    }
    if (face !== font) shaped.substituted.push(grapheme.text);
    const [index = 0, ...marks] = setting.codePoints.map((codePoint) => face.glyphOf(codePoint));
    const x: number = end + (before?.font === face ? face.kerning(before.index, index) : 0);
    const glyphs = [{ index, dx: 0 }, ...marks.map((mark) => ({ index: mark, dx: markOffset(face, index, mark) }))];
    const advance = face.advanceOf(index);
    shaped.clusters.push({ text: grapheme.text, font: face, glyphs, x, advance });
    end = x + advance;
    before = { font: face, index };
  }
  return shaped;
}

/** How far a mark that the face has not joined with its letter is moved to stand over the letter's middle. */
function markOffset(face: Font, letter: number, mark: number): number {
  const [under, over] = [middleOf(face, letter), middleOf(face, mark)];
  return under - over;
}

function middleOf(face: Font, glyph: number): number {
  const across = face.outline(glyph).flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-2) as number]));
  return across.length > 0 ? (Math.min(...across) + Math.max(...across)) / 2 : face.advanceOf(glyph) / 2;
}

/** A part of a line from one sign to before another, without the spaces at its ends; `width` in ems. */
export interface LinePart {
  start: number;
  end: number;
  width: number;
}

/** Breaks a line at its spaces so that no part is wider than `most` ems, as far as there are spaces. */
export function breakLine(clusters: readonly Cluster[], most: number): LinePart[] {
  const parts: LinePart[] = [];
  let [start, lastSpace] = [0, -1];
  for (const [index, cluster] of clusters.entries()) {
    if (cluster.text === ' ') {
      // spaces that follow each other, or begin the line, are no place to break at
      if (index === start) start = index + 1;
      lastSpace = index;
      continue;
    }
    const from = clusters[start]?.x ?? 0;
    if (cluster.x + cluster.advance - from <= most || lastSpace <= start) continue;
    parts.push(trimmed(clusters, start, lastSpace));
    start = lastSpace + 1;
  }
  return [...parts, trimmed(clusters, start, clusters.length)];
}

/** Spaces at the ends of a line would push it aside. */
function trimmed(clusters: readonly Cluster[], from: number, to: number): LinePart {
  let [start, end] = [from, to];
  while (start < end && clusters[start]?.text === ' ') start += 1;
  while (end > start && clusters[end - 1]?.text === ' ') end -= 1;
  const [first, last] = [clusters[start], clusters[end - 1]];
  return { start, end, width: first && last && end > start ? last.x + last.advance - first.x : 0 };
}

/** A part as a line of its own. */
export function lineOf(clusters: readonly Cluster[], { start, end, width }: LinePart): ShapedLine {
  const startX = clusters[start]?.x ?? 0;
  return { clusters: clusters.slice(start, end).map((cluster) => ({ ...cluster, x: cluster.x - startX })), width };
}
