import { type DrawMat, drawWith } from '@afterimage/scene/draw-with.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { paintDrawing } from '@afterimage/scene/paint-canvas.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { picturesIn } from '../scene/slot-pictures.ts';
import { light } from '@afterimage/contract/values/palette.ts';

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

interface SurfacePaint {
  /** What the print lies on; null leaves it transparent. */
  background: string | null;
  /** The color of a thing into which pictures are burnt or cut: they keep it and give it light and shade. */
  engravedIn?: string | null;
}

/** What surfaces are painted with. */
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

/** Paints what is printed on a face, cut to its trimmed edges. */
export function paintSurface(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: SurfaceAssets,
  { background, engravedIn = null }: SurfacePaint,
  pxPerMm: number,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const painted = engravedIn === null ? surface : readableOn(surface, engravedIn);
  if (engravedIn !== null && background !== null) context.globalCompositeOperation = 'luminosity';
  const sources = { pictureOf: picturesIn(assets.images), fonts: assets.fonts };
  paintDrawing(context, drawWith(assets, painted, { forPrint: true }), sources, { pxPerMm, bleedMm: 0 });
  context.globalCompositeOperation = 'source-over';
  if (engravedIn !== null && background === null) engrave(context, engravedIn);
  for (const item of surface.itemList) if (item.kind === 'photo' && !item.photo) markEmpty(context, item, pxPerMm);
}

/** Engraved words are cut deeper until they can be read, whatever the thing's color. */
export function readableOn(surface: SceneSurface, ground: string): SceneSurface {
  const groundLight = lightOf(ground);
  const itemList = surface.itemList.map((item): SceneItem => {
    if (item.kind !== 'text' || Math.abs(lightOf(item.style.color) - groundLight) > 0.3) return item;
    return { ...item, style: { ...item.style, color: groundLight > 0.35 ? '#000000' : '#ffffff' } };
  });
  return { ...surface, itemList };
}

/** How light a color is to the blend mode `luminosity`, from 0 to 1. */
function lightOf(color: string): number {
  const share = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return 0.3 * share(1) + 0.59 * share(3) + 0.11 * share(5);
}

/** Makes of what is painted on a transparent canvas what is cut into a thing of that color; the rest stays transparent. */
function engrave(context: CanvasRenderingContext2D, color: string): void {
  const { width, height } = context.canvas;
  const drawn = new OffscreenCanvas(width, height);
  drawn.getContext('2d')?.drawImage(context.canvas, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  for (const operation of ['luminosity', 'destination-in'] as const) {
    context.globalCompositeOperation = operation;
    context.drawImage(drawn, 0, 0);
  }
  context.globalCompositeOperation = 'source-over';
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
