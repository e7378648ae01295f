import type { Drawing, ImageNode, Matrix, Path } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import { product } from './matrix.ts';

/** As much of a 2D canvas as painting needs; a browser's own context is one, on the page and in a worker. */
export interface CanvasLike<Picture> {
  fillStyle: unknown;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save: () => void;
  restore: () => void;
  setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
  beginPath: () => void;
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  bezierCurveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
  closePath: () => void;
  fill: () => void;
  clip: () => void;
  drawImage: (picture: Picture, x: number, y: number, width: number, height: number) => void;
}

export interface PaintSources<Picture> {
  /**
   * The pixels of a photo as it looks, but for its placement. They may be fewer than the photo has: they are painted in
   * the photo's size. What is undefined is left out.
   */
  pictureOf: (node: ImageNode) => Picture | undefined;
  fonts: Fonts;
}

/** `bleedMm`: how much of the bleed is painted on each side, 0 for the trimmed surface; absent: all of it. */
export interface PaintOptions {
  pxPerMm: number;
  bleedMm?: number;
}

/** The pixels that a painted drawing takes. */
export function paintedSize(
  { widthMm, heightMm, bleedMm: whole }: Pick<Drawing, 'widthMm' | 'heightMm' | 'bleedMm'>,
  { pxPerMm, bleedMm = whole }: PaintOptions,
): { width: number; height: number } {
  const length = (mm: number): number => Math.max(1, Math.round((mm + 2 * bleedMm) * pxPerMm));
  return { width: length(widthMm), height: length(heightMm) };
}

/** Paints a drawing; the canvas' top left corner is that of the bleed. It is not cleared before. */
export function paintDrawing<Picture>(
  canvas: CanvasLike<Picture>,
  drawing: Drawing,
  { pictureOf, fonts }: PaintSources<Picture>,
  { pxPerMm, bleedMm = drawing.bleedMm }: PaintOptions,
): void {
  const toPixels: Matrix = [pxPerMm, 0, 0, pxPerMm, bleedMm * pxPerMm, bleedMm * pxPerMm];
  canvas.imageSmoothingEnabled = true;
  canvas.imageSmoothingQuality = 'high';
  for (const node of drawing.nodes) {
    canvas.save();
    canvas.setTransform(...toPixels);
    if (node.kind === 'fill') {
      canvas.fillStyle = node.color;
      trace(canvas, node.path);
      canvas.fill();
    } else if (node.kind === 'image') {
      const picture = pictureOf(node);
      if (picture) {
        trace(canvas, node.clip);
        canvas.clip();
        canvas.setTransform(...product(toPixels, node.matrix));
        canvas.drawImage(picture, 0, 0, node.photo.width, node.photo.height);
      }
    } else {
      const face = fonts.get(node.font);
      canvas.fillStyle = node.color;
      for (const glyph of face ? node.glyphs : []) {
        canvas.setTransform(...product(toPixels, glyph.matrix));
        trace(canvas, face?.outline(glyph.index) ?? []);
        canvas.fill();
      }
    }
    canvas.restore();
  }
}

function trace<Picture>(canvas: CanvasLike<Picture>, path: Path): void {
  canvas.beginPath();
  for (const step of path) {
    if (step[0] === 'M') canvas.moveTo(step[1], step[2]);
    else if (step[0] === 'L') canvas.lineTo(step[1], step[2]);
    else if (step[0] === 'C') canvas.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
    else canvas.closePath();
  }
}
