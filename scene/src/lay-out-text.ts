import type { TextStyle } from '@afterimage/contract/print.ts';
import { type Arranged, curvedLines, straightLines } from './arrange-lines.ts';
import type { DrawingNode, Glyph, Matrix } from './drawing.ts';
import type { Font, Fonts } from './fonts.ts';
import { product } from './matrix.ts';
import type { SceneItem } from './scene.ts';
import { breakLine, type Cluster, lineOf, shapeLine } from './shape-line.ts';

type TextItem = Pick<Extract<SceneItem, { kind: 'text' }>, 'text' | 'font' | 'place' | 'style'>;
type GlyphsNode = Extract<DrawingNode, { kind: 'glyphs' }>;
type Bounds = { left: number; top: number; right: number; bottom: number };

/** A text as it is set. */
export interface TextLayout {
  nodes: readonly GlyphsNode[];
  /** The height of an em in millimetres, after fitting; 0 when there is nothing to set. */
  sizeMm: number;
  /** The signs that another face lent, each once, as they were typed. */
  substituted: readonly string[];
  /** The signs that no face has, each once: they are left out. */
  missing: readonly string[];
  /** What the shapes take on the surface, in millimetres; null when there is nothing to be seen. */
  bounds: Bounds | null;
}

/**
 * Sets a text into its place: no larger than its style says, smaller until it fits. A line that is typed stays a line,
 * but is broken at a space where that lets the text be larger; one on an arc is never broken.
 */
export function layText({ text, font, place, style }: TextItem, fonts: Fonts): TextLayout {
  const face = fonts.get(font);
  const lines = face && text.trim() !== '' ? text.split('\n').map((line) => shapeLine(line, face, fonts)) : [];
  const substituted = [...new Set(lines.flatMap((line) => line.substituted))];
  const missingCharacters = [...new Set(lines.flatMap((line) => line.missing))];
  const clusters = lines.map((line) => line.clusters);
  if (!face || clusters.every((line) => line.every((cluster) => cluster.text === ' ')))
    return { nodes: [], sizeMm: 0, substituted, missing: missingCharacters, bounds: null };
  const { arranged, sizeMm } = fitted(clusters, face, style, place);
  const nodes = nodesOf(arranged, onSurface(arranged.box, sizeMm, style.align, place), style.color);
  return { nodes, sizeMm, substituted, missing: missingCharacters, bounds: boundsOf(nodes, fonts) };
}

/** Flatter than this cannot be told from straight, in degrees. */
const leastCurve = 1;
/** A line is broken only where the text grows by a quarter: a last word alone on its line looks worse than small letters. */
const worthBreaking = 1.25;
/** Sizes are whole thousandths of a millimetre. */
const wholeSize = (mm: number): number => Math.floor(mm * 1000 + 1e-6) / 1000;

function fitted(
  clusters: readonly (readonly Cluster[])[],
  face: Font,
  { align, curve, sizeMm: requestedSize }: TextStyle,
  { width, height }: TextItem['place'],
): { arranged: Arranged; sizeMm: number } {
  const high = face.ascent + face.descent;
  const most = requestedSize ?? height / high;
  /** The text with no line wider than `limit` ems. */
  const arrangedIn = (limit: number): Arranged => {
    const lines = clusters.flatMap((line) => breakLine(line, limit).map((part) => lineOf(line, part)));
    return Math.abs(curve) < leastCurve ? straightLines(lines, face, align) : curvedLines(lines, face, align, curve);
  };
  const unbroken = arrangedIn(Number.POSITIVE_INFINITY);
  const { left, top, right, bottom } = unbroken.box;
  const unbrokenSize = Math.min(most, width / (right - left), height / (bottom - top));
  if (Math.abs(curve) >= leastCurve || unbrokenSize >= most)
    return { arranged: unbroken, sizeMm: wholeSize(unbrokenSize) };
  const fits = (size: number): boolean => {
    const parts = clusters.flatMap((line) => breakLine(line, width / size));
    return parts.length * high * size <= height && parts.every((part) => part.width * size <= width * 1.000001);
  };
  const brokenSize = largest(unbrokenSize, most, fits);
  if (brokenSize < unbrokenSize * worthBreaking) return { arranged: unbroken, sizeMm: wholeSize(unbrokenSize) };
  return { arranged: arrangedIn(width / brokenSize), sizeMm: wholeSize(brokenSize) };
}

/** The largest size that fits, to a hundred-thousandth: the smaller the letters, the fewer the breaks. */
function largest(least: number, most: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most;
  let [fitting, tooLarge] = [least, most];
  for (let step = 0; step < 20; step += 1) {
    const middle = (fitting + tooLarge) / 2;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** From the text's ems to the surface: at the side of its place that it is aligned to, half way down, turned with it. */
function onSurface(box: Arranged['box'], size: number, align: TextStyle['align'], place: TextItem['place']): Matrix {
  const { left, top, right, bottom } = box;
  const x = {
    left: -place.width / 2 - left * size,
    center: (-(left + right) / 2) * size,
    right: place.width / 2 - right * size,
  }[align];
  const y = (-(top + bottom) / 2) * size;
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rotation: Matrix = [cos, sin, -sin, cos, place.x + place.width / 2, place.y + place.height / 2];
  return product(rotation, [size, 0, 0, size, x, y]);
}

/** Finer than any print, and short in the description. */
const rounded = (matrix: Matrix): Matrix => matrix.map((value) => Math.round(value * 1e6) / 1e6) as unknown as Matrix;

/** The signs in the order of the text; neighbours of one face are one node. */
function nodesOf({ placed }: Arranged, toSurface: Matrix, color: string): GlyphsNode[] {
  const nodes: (GlyphsNode & { glyphs: Glyph[] })[] = [];
  for (const { cluster, matrix } of placed) {
    let node = nodes.at(-1);
    if (node?.font !== cluster.font.name) {
      node = { kind: 'glyphs', font: cluster.font.name, color, glyphs: [] };
      nodes.push(node);
    }
    for (const [place, { index, dx }] of cluster.glyphs.entries())
      node.glyphs.push({
        // the marks of a letter say nothing of their own
        text: place === 0 ? cluster.text : '',
        index,
        matrix: rounded(product(product(toSurface, matrix), [1, 0, 0, 1, dx, 0])),
      });
  }
  return nodes;
}

function boundsOf(nodes: readonly GlyphsNode[], fonts: Fonts): Bounds | null {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { font, glyphs } of nodes)
    for (const { index, matrix } of glyphs) {
      const [a, b, c, d, e, f] = matrix;
      for (const step of fonts.get(font)?.outline(index) ?? [])
        for (let place = 1; place < step.length; place += 2) {
          const [x, y] = [step[place] as number, step[place + 1] as number];
          bounds.left = Math.min(bounds.left, a * x + c * y + e);
          bounds.right = Math.max(bounds.right, a * x + c * y + e);
          bounds.top = Math.min(bounds.top, b * x + d * y + f);
          bounds.bottom = Math.max(bounds.bottom, b * x + d * y + f);
        }
    }
  return bounds.left <= bounds.right ? bounds : null;
}
