import type { Scene } from '@afterimage/scene/scene.ts';
import { useEffect, useRef } from 'react';
import type { useSceneAssets } from '../scene/use-scene-assets.ts';
import type { ModelViewer } from '@afterimage/media/model/model-viewer.ts';
import { surfaceSize, paintSurface } from './paint-surface.ts';

/** Sharp enough on a model, and quick enough to be painted anew while a photo is dragged. */
const longestSide = 1024;

/** Keeps what is on the model as it is in the scene: at most once a frame, and only the faces that have changed. */
export function usePaintedModel(
  modelViewer: ModelViewer | null,
  { surfaceList, model }: Pick<Scene, 'surfaceList' | 'model'>,
  { fonts, images, drawMat }: Pick<ReturnType<typeof useSceneAssets>, 'fonts' | 'images' | 'drawMat'>,
  color: string | null,
): void {
  const painted = useRef(
    new Map<string, { of: ModelViewer; key: string; fonts: unknown; images: unknown; drawMat: unknown }>(),
  );
  useEffect(() => {
    if (!modelViewer) return;
    const frame = requestAnimationFrame(() => {
      modelViewer.change(model);
      if (color !== null) modelViewer.tint(color);
      for (const surface of surfaceList) {
        const modelSurface = modelViewer.faces.get(surface.id);
        if (!modelSurface) continue;
        const backgroundColor = modelSurface.isDyed && color !== null ? color : surface.background;
        const key = `${backgroundColor} ${JSON.stringify(surface)}`;
        const before = painted.current.get(surface.id);
        const paintedState = { of: modelViewer, key, fonts, images, drawMat };
        if (
          before &&
          (Object.keys(paintedState) as (keyof typeof paintedState)[]).every(
            (part) => before[part] === paintedState[part],
          )
        )
          continue;
        const { pxPerMm, ...size } = surfaceSize(surface, longestSide);
        modelViewer.paint(surface.id, size, (context) =>
          paintSurface(
            context,
            surface,
            { fonts, images, drawMat },
            { background: backgroundColor, cut: modelSurface.isEngraved },
            pxPerMm,
          ),
        );
        painted.current.set(surface.id, paintedState);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [modelViewer, surfaceList, model, fonts, images, drawMat, color]);
}
