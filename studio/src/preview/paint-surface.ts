import { type DrawMat, drawWith } from '@afterimage/scene/draw-with.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { paintDrawing } from '@afterimage/scene/paint-canvas.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { picturesIn } from '../scene/slot-pictures.ts';
import { light } from '@afterimage/contract/values/palette.ts';

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

/** The resources for painting surfaces. */
export interface SurfaceAssets {
  fonts: Fonts;
  images: ReadonlyMap<string, ImageBitmap>;
  drawMat: DrawMat | null;
}

/** The size of a face's picture whose longer side has that many pixels. */
export function surfaceSize({ widthMm, heightMm }: SceneSurface, longest: number) {
  const pxPerMm = longest / Math.max(widthMm, heightMm);
  const length = (mm: number): number => Math.max(1, Math.round(mm * pxPerMm));
  return { width: length(widthMm), height: length(heightMm), pxPerMm };
}

/**
 * Paints the print of a face, cropped to its trimmed edges; without a background it stays transparent where nothing is printed.
 */
export function paintSurface(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: SurfaceAssets,
  background: string | null,
  pxPerMm: number,
): void {
  paintGround(context, background);
  paintPrint(context, surface, assets, pxPerMm);
  markAllEmpty(context, surface, pxPerMm);
}

export function paintGround(context: CanvasRenderingContext2D, background: string | null): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  if (background === null) return;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
}

export function paintPrint(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: SurfaceAssets,
  pxPerMm: number,
): void {
  const sources = { pictureOf: picturesIn(assets.images), fonts: assets.fonts };
  paintDrawing(context, drawWith(assets, surface, { forPrint: true }), sources, { pxPerMm, bleedMm: 0 });
}

export function markAllEmpty(context: CanvasRenderingContext2D, { itemList }: SceneSurface, pxPerMm: number): void {
  for (const item of itemList) if (item.kind === 'photo' && !item.photo) markEmpty(context, item, pxPerMm);
}

/** Shows where a photo is still to come. */
function markEmpty(context: CanvasRenderingContext2D, { place, outline }: PhotoItem, pxPerMm: number): void {
  const { x, y, width, height } = place;
  const line = Math.min(context.canvas.width, context.canvas.height) / 160;
  const inset = line * 3 + (outline === 'ellipse' ? line * 3 : 0);
  context.setTransform(1, 0, 0, 1, (x + width / 2) * pxPerMm, (y + height / 2) * pxPerMm);
  context.rotate((place.rotation * Math.PI) / 180);
  const [w, h] = [(width * pxPerMm) / 2 - inset, (height * pxPerMm) / 2 - inset];
  context.beginPath();
  if (outline === 'ellipse') context.ellipse(0, 0, w, h, 0, 0, Math.PI * 2);
  else context.rect(-w, -h, w * 2, h * 2);
  // Dark and light, so that it is seen on every ground.
  context.setLineDash([line * 6, line * 4]);
  context.lineWidth = line * 1.8;
  context.strokeStyle = 'rgb(255 255 255 / 0.75)';
  context.stroke();
  context.lineWidth = line;
  context.strokeStyle = light.blue;
  context.stroke();
}

/** Whether a customer has put anything on a face. */
export const isWorkedOn = ({ itemList }: SceneSurface): boolean =>
  itemList.some((item) => (item.kind === 'photo' ? item.photo !== null : item.kind === 'text' && item.text !== ''));
