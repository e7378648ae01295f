import type { ScenePhoto } from './scene.ts';

/** Maps (x, y) to (a·x + c·y + e, b·x + d·y + f), as canvas and PDF do. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A step of an outline, in millimetres; `C` is a cubic Bézier curve with two control points and its end. */
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];
export type Path = readonly PathStep[];

/** One sign of a text: `matrix` maps its em (1 unit, y downwards, origin on the base line) to millimetres. */
export interface Glyph {
  /** What the sign stands for in the text: a grapheme. */
  text: string;
  /** Its number in the font. */
  index: number;
  matrix: Matrix;
}

/**
 * What is to be painted, from the back to the front. Both painters, the browser's canvas and the server's PDF, know
 * nothing else, so that they cannot differ in what they draw.
 */
export type DrawingNode =
  | { kind: 'fill'; path: Path; color: string }
  /**
   * `matrix` maps the photo's full-size pixels to millimetres; only what lies within `clip` is seen. The placement of
   * the photo's look is part of these already, and its rim is drawn before; the rest of the look is the painter's.
   */
  | { kind: 'image'; photo: ScenePhoto; matrix: Matrix; clip: Path }
  | { kind: 'glyphs'; font: string; color: string; glyphs: readonly Glyph[] };

/**
 * A surface as shapes in millimetres. The origin is the trimmed top left corner, so that what bleeds has negative
 * coordinates; `bleedMm` says how far on each side.
 */
export interface Drawing {
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  nodes: readonly DrawingNode[];
}

export type ImageNode = Extract<DrawingNode, { kind: 'image' }>;
