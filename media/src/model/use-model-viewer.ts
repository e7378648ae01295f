import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PrintedParts } from './assign-prints.ts';
import type { ModelViewer, Project } from './model-viewer.ts';
import type { Orbit } from './orbit.ts';
import type { ModelSizeMm } from './resize-model.ts';

interface ModelViewerHooks {
  onTurned: (turn: number) => void;
  onDrawn?: (project: Project, orbit: Orbit) => void;
  capturesGestures?: boolean;
  /** The parts of the model that show prints. */
  parts?: PrintedParts;
  /** The size to which the model is scaled; absent: that of its file. */
  size?: ModelSizeMm | undefined;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts the model up; `null` where there is none, or no WebGL for it. */
export function useModelViewer(
  host: RefObject<HTMLElement | null>,
  url: string | null,
  { capturesGestures: wholeHand = false, parts = {}, size, ...callbacks }: ModelViewerHooks,
) {
  const [stage, setStage] = useState<{ of: string; is: ModelViewer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const onTurned = useEffectEvent((turn: number) => callbacks.onTurned(turn));
  const onDrawn = useEffectEvent((project: Project, orbit: Orbit) => callbacks.onDrawn?.(project, orbit));
  // The model is opened anew when they change.
  const settingsText = JSON.stringify({ parts, size });
  useEffect(() => {
    const { current } = host;
    if (url === null || !current) return;
    const abort = new AbortController();
    let viewer: ModelViewer | null = null;
    const open = async () => {
      const { openModelViewer } = await import('./model-viewer.ts');
      abort.signal.throwIfAborted();
      viewer = await openModelViewer(current, url, {
        prefersReducedMotion,
        onLost: () => setFailed(url),
        onTurned: (turn) => onTurned(turn),
        signal: abort.signal,
        capturesGestures: wholeHand,
        ...(JSON.parse(settingsText) as Pick<ModelViewerHooks, 'parts' | 'size'>),
        onDrawn: (project, orbit) => onDrawn(project, orbit),
      });
      setStage({ of: url, is: viewer });
    };
    open().catch(() => {
      if (!abort.signal.aborted) setFailed(url);
    });
    return () => {
      abort.abort();
      viewer?.dispose();
      setStage(null);
    };
  }, [host, url, wholeHand, settingsText]);
  const isAvailable = url !== null && failed !== url;
  return { isAvailable, stage: isAvailable && stage?.of === url ? stage.is : null };
}
