import type { Drawing, DrawingNode } from './drawing.ts';
import { drawMat } from './mat/draw-mat.ts';
import { drawQr } from './draw-qr.ts';
import type { Fonts } from './fonts.ts';
import { layText } from './lay-text.ts';
import { photoMatrix } from './place-photo.ts';
import type { SceneItem, SceneSurface } from './scene.ts';
import { outlinePath } from './shapes.ts';

/**
 * A surface as shapes. The same surface and faces give the same drawing, everywhere; a text whose face is not among
 * `fonts` is left out, so ask `fontsNeeded` first. `forPrint` leaves out a background that is the thing's own material.
 */
export function drawSurface(surface: SceneSurface, fonts: Fonts, { forPrint = false } = {}): Drawing {
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
      ...surface.itemList.flatMap((item) => drawItem(item, fonts)),
    ],
  };
}

function drawItem(item: SceneItem, fonts: Fonts): DrawingNode[] {
  if (item.kind === 'text') return [...layText(item, fonts).nodes];
  if (item.kind === 'qr') return drawQr(item);
  const { photo, place, outline, bleedMm } = item;
  if (!photo) return [];
  const frame = { photo, place, bleedMm };
  const { id: photoId, width, height } = photo;
  const clip = outlinePath(place, outline, bleedMm);
  const image: DrawingNode = {
    kind: 'image',
    photoId,
    width,
    height,
    matrix: photoMatrix(frame, item.placement),
    clip,
  };
  return [...drawMat(item), image];
}
