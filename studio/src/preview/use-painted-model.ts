import { partColor } from '@afterimage/scene/apply-effects.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { useEffect, useRef, useState } from 'react';
import type { useSceneAssets } from '../scene/use-scene-assets.ts';
import type { ModelViewer } from '@afterimage/media/model/model-viewer.ts';

/** Keeps what is on the model as it is in the scene: at most once a frame, and only the faces that have changed. */
export function usePaintedModel(
  modelViewer: ModelViewer | null,
  { surfaceList, model }: Pick<Scene, 'surfaceList' | 'model'>,
  { fonts, images, drawMat }: Pick<ReturnType<typeof useSceneAssets>, 'fonts' | 'images' | 'drawMat'>,
  color: string | null,
): void {
  const paintedFaces = useRef(
    new Map<string, { of: ModelViewer; key: string; fonts: unknown; images: unknown; drawMat: unknown }>(),
  );
  const paintModel = usePainter();
  useEffect(() => {
    if (!modelViewer || !paintModel) return;
    const frame = requestAnimationFrame(() => {
      modelViewer.change(model);
      if (color !== null) modelViewer.tint(color);
      for (const surface of surfaceList) {
        if (!modelViewer.faces.has(surface.id)) continue;
        const colors = { product: color, part: partColor(model, surface.modelPart, color) };
        const key = JSON.stringify([colors, surface]);
        const before = paintedFaces.current.get(surface.id);
        const paintedState = { of: modelViewer, key, fonts, images, drawMat };
        if (
          before &&
          (Object.keys(paintedState) as (keyof typeof paintedState)[]).every(
            (part) => before[part] === paintedState[part],
          )
        )
          continue;
        paintModel(modelViewer, surface, { fonts, images, drawMat }, colors);
        paintedFaces.current.set(surface.id, paintedState);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [modelViewer, paintModel, surfaceList, model, fonts, images, drawMat, color]);
}

/** The code that paints models; it is loaded with the model, not with the page. */
function usePainter() {
  const [painter, setPainter] = useState<typeof import('./paint-model.ts') | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./paint-model.ts').then(
      (loaded) => !isOver && setPainter(loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return painter?.paintModel ?? null;
}
