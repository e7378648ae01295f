import { type FontFace, type Fonts, settingOf } from './fonts.ts';
import { signsOf } from './signs.ts';

/** A sign with its shapes: `glyphs` lie `dx` ems from its origin; `x` is where it begins on its line, in ems. */
export interface Cluster {
  text: string;
  face: FontFace;
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
export function shapeLine(line: string, chosen: FontFace, fonts: Fonts): Shaped {
  const shaped: Shaped = { clusters: [], substituted: [], missing: [] };
  let [end, before]: [number, { face: FontFace; index: number } | null] = [0, null];
  for (const sign of signsOf(line)) {
    const setting = settingOf(chosen, sign);
    const face = setting?.face === chosen.name ? chosen : fonts.get(setting?.face ?? '');
    if (!setting || !face) {
      shaped.missing.push(sign.text);
      continue;
    }
    if (face !== chosen) shaped.substituted.push(sign.text);
    const [index = 0, ...marks] = setting.codePoints.map((codePoint) => face.glyphOf(codePoint));
    const x: number = end + (before?.face === face ? face.kerning(before.index, index) : 0);
    const glyphs = [{ index, dx: 0 }, ...marks.map((mark) => ({ index: mark, dx: markOffset(face, index, mark) }))];
    const advance = face.advanceOf(index);
    shaped.clusters.push({ text: sign.text, face, glyphs, x, advance });
    end = x + advance;
    before = { face, index };
  }
  return shaped;
}

/** How far a mark that the face has not joined with its letter is moved to stand over the letter's middle. */
function markOffset(face: FontFace, letter: number, mark: number): number {
  const [under, over] = [middleOf(face, letter), middleOf(face, mark)];
  return under - over;
}

function middleOf(face: FontFace, glyph: number): number {
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
  for (const [place, cluster] of clusters.entries()) {
    if (cluster.text === ' ') {
      // spaces that follow each other, or begin the line, are no place to break at
      if (place === start) start = place + 1;
      lastSpace = place;
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
  const left = clusters[start]?.x ?? 0;
  return { clusters: clusters.slice(start, end).map((cluster) => ({ ...cluster, x: cluster.x - left })), width };
}
