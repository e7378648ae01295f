import type { ModelViewer } from '@afterimage/media/model/model-viewer.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { type SurfaceAssets, paintSurface, surfaceSize } from './paint-surface.ts';

/** Sharp enough on a model, and quick enough to be painted anew while a photo is dragged. */
const longestSide = 1024;

/** What a face of the model lies on: its own color, or the thing's where it is dyed in it. */
export const groundOf = (viewer: ModelViewer, surface: SceneSurface, color: string | null): string =>
  viewer.faces.get(surface.id)?.isDyed && color !== null ? color : surface.background;

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
  const { pxPerMm, ...size } = surfaceSize(surface, longestSide);
  viewer.paint(surface.id, size, (context) =>
    paintSurface(context, surface, assets, { background, cut: face.isEngraved }, pxPerMm),
  );
}
