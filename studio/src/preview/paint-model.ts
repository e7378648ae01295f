import type { ModelViewer, PrintedFace } from '@afterimage/media/model/model-viewer.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { paintCutMetal, paintEngraving } from './engrave.ts';
import { type SurfaceAssets, paintSurface, surfaceSize } from './paint-surface.ts';

/** The number of pixels of a face's texture: sharp enough on a model, and fast enough to repaint while a photo is dragged. */
const facePixels = 2_000_000;
/** The number of pixels of all faces of a model together, which a phone can hold: 64 MB with mipmaps. */
const modelPixels = 12_000_000;
/** The texture size that every graphics card supports. */
const longestSide = 4096;

/** Whether the object is visible around the content of a face: on cloth, on metal, and on faces with the object's own color. */
function isThingSeen(face: PrintedFace, surface: SceneSurface): boolean {
  if (!face.isLaidOn) return false;
  if (face.isDyed || face.isEngraved || surface.whiteInk || surface.engraved) return true;
  return surface.backgroundPrinted === false && face.isOfThing;
}

/** The longer side of a face's texture in pixels: long and narrow ones get as many pixels as square ones. */
export function faceSide({ widthMm, heightMm }: Pick<SceneSurface, 'widthMm' | 'heightMm'>, faceCount: number): number {
  const pixels = Math.min(facePixels, modelPixels / faceCount);
  const [longer, shorter] = [Math.max(widthMm, heightMm), Math.min(widthMm, heightMm)];
  return Math.min(longestSide, Math.round(Math.sqrt((pixels * longer) / shorter)));
}

/** The colors that were chosen: of the product, and of the part of the model that shows the surface; null where none was. */
interface ChosenColors {
  product: string | null;
  part: string | null;
}

/** Paints a surface onto its face of the model, if the model has it. */
export function paintModel(
  viewer: ModelViewer,
  surface: SceneSurface,
  assets: SurfaceAssets,
  chosen: ChosenColors,
): void {
  const face = viewer.faces.get(surface.id);
  if (!face) return;
  const ownColor = surface.backgroundPrinted === false ? (chosen.part ?? face.ownColor) : null;
  const materialColor = ownColor ?? surface.background;
  const color = face.isDyed && chosen.product !== null ? chosen.product : materialColor;
  const isTransparent = isThingSeen(face, surface);
  const { pxPerMm, width, height } = surfaceSize(surface, faceSide(surface, viewer.faces.size));
  viewer.paint(surface.id, { width, height, isTransparent }, (context) => {
    if (face.isEngraved) paintEngraving(context, surface, assets, { color, isTransparent }, pxPerMm);
    else if (surface.engraved && isTransparent) paintCutMetal(context, surface, assets, pxPerMm);
    else paintSurface(context, surface, assets, isTransparent ? null : color, pxPerMm);
  });
}
