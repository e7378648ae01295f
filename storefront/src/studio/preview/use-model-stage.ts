import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useSceneAssets } from '../scene/use-scene-assets.ts';
import type { ModelStage } from './model-stage.ts';
import { faceSize, paintFace } from './paint-face.ts';

/** Sharp enough on a model, and quick enough to be painted anew while a photo is dragged. */
const longestSide = 1024;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts the model up; `null` where there is none, or no WebGL for it. */
export function useModelStage(
  host: RefObject<HTMLElement | null>,
  url: string | null,
  onTurned: (turn: number) => void,
) {
  const [stage, setStage] = useState<{ of: string; is: ModelStage } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const turned = useEffectEvent(onTurned);
  useEffect(() => {
    const { current } = host;
    if (url === null || !current) return;
    const ended = new AbortController();
    let opened: ModelStage | null = null;
    const open = async () => {
      const { openModelStage } = await import('./model-stage.ts');
      ended.signal.throwIfAborted();
      opened = await openModelStage(current, url, {
        calm: isCalm,
        onLost: () => setFailed(url),
        onTurned: (turn) => turned(turn),
        signal: ended.signal,
      });
      setStage({ of: url, is: opened });
    };
    open().catch(() => {
      if (!ended.signal.aborted) setFailed(url);
    });
    return () => {
      ended.abort();
      opened?.end();
      setStage(null);
    };
  }, [host, url]);
  const isThere = url !== null && failed !== url;
  return { isThere, stage: isThere && stage?.of === url ? stage.is : null };
}

/** Keeps what is on the model as it is in the scene: at most once a frame, and only the faces that have changed. */
export function usePaintedModel(
  stage: ModelStage | null,
  surfaceList: readonly SceneSurface[],
  { fonts, images }: Pick<ReturnType<typeof useSceneAssets>, 'fonts' | 'images'>,
  color: string | null,
): void {
  const painted = useRef(new Map<string, { of: ModelStage; key: string; fonts: unknown; images: unknown }>());
  useEffect(() => {
    if (!stage) return;
    const frame = requestAnimationFrame(() => {
      if (color !== null) stage.tint(color);
      for (const surface of surfaceList) {
        const face = stage.faces.get(surface.id);
        if (!face) continue;
        const ground = face.dyed && color !== null ? color : surface.background;
        const key = `${ground} ${JSON.stringify(surface)}`;
        const before = painted.current.get(surface.id);
        if (before?.of === stage && before.key === key && before.fonts === fonts && before.images === images) continue;
        const { pxPerMm, ...size } = faceSize(surface, longestSide);
        stage.paint(surface.id, size, (context) =>
          paintFace(context, surface, { fonts, images }, { ground, cut: face.cut }, pxPerMm),
        );
        painted.current.set(surface.id, { of: stage, key, fonts, images });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, surfaceList, fonts, images, color]);
}
