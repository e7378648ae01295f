import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { paintDrawing } from '@afterimage/scene/paint-canvas.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';

interface FaceLook {
  /** What the print lies on; null leaves it transparent. */
  ground: string | null;
  /** Pictures are burnt or cut into the thing: they keep its colour and give it light and shade. */
  cut?: boolean;
}

/** The size of a face's picture whose longer side has that many pixels. */
export function faceSize({ widthMm, heightMm }: SceneSurface, longest: number) {
  const pxPerMm = longest / Math.max(widthMm, heightMm);
  const length = (mm: number): number => Math.max(1, Math.round(mm * pxPerMm));
  return { width: length(widthMm), height: length(heightMm), pxPerMm };
}

/** Paints what is printed on a face, cut to its trimmed edges. */
export function paintFace(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: { fonts: Fonts; images: ReadonlyMap<string, ImageBitmap> },
  { ground, cut = false }: FaceLook,
  pxPerMm: number,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  if (cut) context.globalCompositeOperation = 'luminosity';
  paintDrawing(context, drawSurface(surface, assets.fonts, { forPrint: true }), assets, { pxPerMm, bleedMm: 0 });
  context.globalCompositeOperation = 'source-over';
}

/** Whether a customer has put anything on a face. */
export const isWorkedOn = ({ itemList }: SceneSurface): boolean =>
  itemList.some((item) => (item.kind === 'photo' ? item.photo !== null : item.kind === 'text' && item.text !== ''));
