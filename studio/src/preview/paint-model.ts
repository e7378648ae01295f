import type { ModelViewer } from '@afterimage/media/model/model-viewer.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { type SurfaceAssets, paintSurface, surfaceSize } from './paint-surface.ts';

/** The pixels of a face's picture: sharp enough on a model, and soon painted anew while a photo is dragged. */
const facePixels = 2_000_000;
/** Of all faces of a model together, so that they find room on a phone: with their mipmaps 64 MB. */
const modelPixels = 12_000_000;
/** What every graphics card takes. */
const longestSide = 4096;

/** What a face of the model lies on: its own color, or the thing's where it is dyed in it; null where the model shows it. */
function groundOf(viewer: ModelViewer, surface: SceneSurface, color: string | null): string | null {
  const face = viewer.faces.get(surface.id);
  const isThing = face?.isDyed || face?.isEngraved || surface.backgroundPrinted === false;
  return face?.isLaidOn && isThing ? null : thingColor(viewer, surface, color);
}

const thingColor = (viewer: ModelViewer, { id, background }: SceneSurface, color: string | null): string =>
  viewer.faces.get(id)?.isDyed && color !== null ? color : background;

/** The longer side of a face's picture in pixels: long and narrow ones get as many pixels as square ones. */
export function faceSide({ widthMm, heightMm }: Pick<SceneSurface, 'widthMm' | 'heightMm'>, faceCount: number): number {
  const pixels = Math.min(facePixels, modelPixels / faceCount);
  const [longer, shorter] = [Math.max(widthMm, heightMm), Math.min(widthMm, heightMm)];
  return Math.min(longestSide, Math.round(Math.sqrt((pixels * longer) / shorter)));
}

/** Paints a surface onto its face of the model, if the model shows it. */
export function paintModel(
  viewer: ModelViewer,
  surface: SceneSurface,
  assets: SurfaceAssets,
  color: string | null,
): void {
  const face = viewer.faces.get(surface.id);
  if (!face) return;
  const background = groundOf(viewer, surface, color);
  const engravedIn = face.isEngraved ? thingColor(viewer, surface, color) : null;
  const { pxPerMm, width, height } = surfaceSize(surface, faceSide(surface, viewer.faces.size));
  viewer.paint(surface.id, { width, height, isTransparent: background === null }, (context) =>
    paintSurface(context, surface, assets, { background, engravedIn }, pxPerMm),
  );
}
