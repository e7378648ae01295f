import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ModelStage, Projected } from './model-viewer.ts';
import type { Orbit } from './orbit.ts';

interface StageHooks {
  onTurned: (turn: number) => void;
  onDrawn?: (project: Projected, orbit: Orbit) => void;
  wholeHand?: boolean;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts the model up; `null` where there is none, or no WebGL for it. */
export function useModelStage(
  host: RefObject<HTMLElement | null>,
  url: string | null,
  { wholeHand = false, ...friends }: StageHooks,
) {
  const [stage, setStage] = useState<{ of: string; is: ModelStage } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const turned = useEffectEvent((turn: number) => friends.onTurned(turn));
  const drawn = useEffectEvent((project: Projected, orbit: Orbit) => friends.onDrawn?.(project, orbit));
  useEffect(() => {
    const { current } = host;
    if (url === null || !current) return;
    const ended = new AbortController();
    let opened: ModelStage | null = null;
    const open = async () => {
      const { openModelStage } = await import('./model-viewer.ts');
      ended.signal.throwIfAborted();
      opened = await openModelStage(current, url, {
        calm: isCalm,
        onLost: () => setFailed(url),
        onTurned: (turn) => turned(turn),
        signal: ended.signal,
        wholeHand,
        onDrawn: (project, orbit) => drawn(project, orbit),
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
  }, [host, url, wholeHand]);
  const isThere = url !== null && failed !== url;
  return { isThere, stage: isThere && stage?.of === url ? stage.is : null };
}
