import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { markAllEmpty, paintGround, paintPrint, type SurfaceAssets } from './paint-surface.ts';

/**
 * Paints an engraving in a material of that color: the color stays, with light and shade added. Where the object below is
 * visible, everything around the engraving stays transparent.
 */
export function paintEngraving(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: SurfaceAssets,
  { color, isTransparent }: { color: string; isTransparent: boolean },
  pxPerMm: number,
): void {
  paintGround(context, isTransparent ? null : color);
  if (!isTransparent) context.globalCompositeOperation = 'luminosity';
  paintPrint(context, readableOn(surface, color), assets, pxPerMm);
  context.globalCompositeOperation = 'source-over';
  if (isTransparent) engrave(context, color);
  markAllEmpty(context, surface, pxPerMm);
}

/**
 * Paints an engraving in metal that is visible around it. One edge of each cut is bright: metal reflects dark and light
 * surroundings, and text must stand out from both.
 */
export function paintCutMetal(
  context: CanvasRenderingContext2D,
  surface: SceneSurface,
  assets: SurfaceAssets,
  pxPerMm: number,
): void {
  paintGround(context, null);
  const text = surface.itemList.find((item) => item.kind === 'text');
  const isDark = !text || lightOf(text.style.color) < 0.5;
  const edge = Math.max(1.5, Math.min(context.canvas.width, context.canvas.height) / 60);
  Object.assign(context, {
    shadowColor: isDark ? 'rgb(255 255 255 / 0.9)' : 'rgb(0 0 0 / 0.7)',
    shadowOffsetX: edge / 2,
    shadowOffsetY: edge,
    shadowBlur: edge,
  });
  paintPrint(context, surface, assets, pxPerMm);
  context.shadowColor = 'transparent';
  markAllEmpty(context, surface, pxPerMm);
}

/** Engraved text is deepened until it is readable, whatever the color of the material. */
export function readableOn(surface: SceneSurface, ground: string): SceneSurface {
  const groundLight = lightOf(ground);
  const itemList = surface.itemList.map((item): SceneItem => {
    if (item.kind !== 'text' || Math.abs(lightOf(item.style.color) - groundLight) > 0.3) return item;
    return { ...item, style: { ...item.style, color: groundLight > 0.35 ? '#000000' : '#ffffff' } };
  });
  return { ...surface, itemList };
}

/** The lightness of a color in the blend mode `luminosity`, 0 to 1. */
function lightOf(color: string): number {
  const share = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return 0.3 * share(1) + 0.59 * share(3) + 0.11 * share(5);
}

/** Turns the content of a transparent canvas into an engraving in a material of that color; the rest stays transparent. */
function engrave(context: CanvasRenderingContext2D, color: string): void {
  const { width, height } = context.canvas;
  const copy = new OffscreenCanvas(width, height);
  copy.getContext('2d')?.drawImage(context.canvas, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  for (const operation of ['luminosity', 'destination-in'] as const) {
    context.globalCompositeOperation = operation;
    context.drawImage(copy, 0, 0);
  }
  context.globalCompositeOperation = 'source-over';
}
