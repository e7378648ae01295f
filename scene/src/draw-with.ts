import type { Drawing, DrawingNode, ImageNode } from './drawing.ts';
import { drawQr } from './draw-qr.ts';
import { mirroredImages } from './mirror-edges.ts';
import type { Fonts } from './fonts.ts';
import { layText } from './lay-out-text.ts';
import { photoMatrix } from './place-photo.ts';
import type { SceneItem, SceneSurface } from './scene.ts';
import { outlinePath } from './shapes.ts';

/** Draws a photo's mat, from its outer edge to under the photo; nothing for a photo without one. */
export type DrawMat = (item: Extract<SceneItem, { kind: 'photo' }>) => DrawingNode[];

/** What a surface is drawn with: a text whose face is not there, and a mat while nobody can draw it, are left out. */
interface DrawingMeans {
  fonts: Fonts;
  drawMat: DrawMat | null;
}

/** As `drawSurface`, for pages that load the patterns of mats only when there is one. */
export function drawWith({ fonts, drawMat }: DrawingMeans, surface: SceneSurface, { forPrint = false } = {}): Drawing {
  const { widthMm, heightMm, bleedMm, outline, background, backgroundPrinted = true } = surface;
  const whole = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
  return {
    widthMm,
    heightMm,
    bleedMm,
    nodes: [
      ...(forPrint && !backgroundPrinted
        ? []
        : [{ kind: 'fill' as const, path: outlinePath(whole, outline, bleedMm), color: background }]),
      ...surface.itemList.flatMap((item) => drawItem(item, fonts, drawMat)),
    ],
  };
}

function drawItem(item: SceneItem, fonts: Fonts, drawMat: DrawMat | null): DrawingNode[] {
  if (item.kind === 'text' || item.kind === 'label') return [...layText(item, fonts).nodes];
  if (item.kind === 'shape') return [{ kind: 'fill', path: outlinePath(item.place, item.outline), color: item.color }];
  if (item.kind === 'qr') return drawQr(item);
  const { photo, place, outline, bleedMm, mirrorMm = 0 } = item;
  if (!photo) return [];
  const matrix = photoMatrix({ photo, place, bleedMm }, photo.look.placement);
  const image: ImageNode = { kind: 'image', photo, matrix, clip: outlinePath(place, outline, bleedMm) };
  return [...(drawMat?.(item) ?? []), image, ...mirroredImages(image, place, mirrorMm)];
}
