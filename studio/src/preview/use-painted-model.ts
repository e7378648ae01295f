import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useEffect, useRef } from 'react';
import type { useSceneAssets } from '../scene/use-scene-assets.ts';
import type { ModelViewer } from '@afterimage/media/model/model-viewer.ts';
import { faceSize, paintFace } from './paint-face.ts';

/** Sharp enough on a model, and quick enough to be painted anew while a photo is dragged. */
const longestSide = 1024;

/** Keeps what is on the model as it is in the scene: at most once a frame, and only the faces that have changed. */
export function usePaintedModel(
  stage: ModelViewer | null,
  surfaceList: readonly SceneSurface[],
  { fonts, images, drawMat }: Pick<ReturnType<typeof useSceneAssets>, 'fonts' | 'images' | 'drawMat'>,
  color: string | null,
): void {
  const painted = useRef(
    new Map<string, { of: ModelViewer; key: string; fonts: unknown; images: unknown; drawMat: unknown }>(),
  );
  useEffect(() => {
    if (!stage) return;
    const frame = requestAnimationFrame(() => {
      if (color !== null) stage.tint(color);
      for (const surface of surfaceList) {
        const face = stage.faces.get(surface.id);
        if (!face) continue;
        const ground = face.isDyed && color !== null ? color : surface.background;
        const key = `${ground} ${JSON.stringify(surface)}`;
        const before = painted.current.get(surface.id);
        const made = { of: stage, key, fonts, images, drawMat };
        if (before && (Object.keys(made) as (keyof typeof made)[]).every((part) => before[part] === made[part]))
          continue;
        const { pxPerMm, ...size } = faceSize(surface, longestSide);
        stage.paint(surface.id, size, (context) =>
          paintFace(context, surface, { fonts, images, drawMat }, { ground, cut: face.isEngraved }, pxPerMm),
        );
        painted.current.set(surface.id, made);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, surfaceList, fonts, images, drawMat, color]);
}
