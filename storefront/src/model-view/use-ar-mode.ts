import { useEffect, useState } from 'react';
import { type ArMode, arModeFor } from './ar-mode.ts';

/** How this browser gets a thing into a room; null while it is asked. */
export function useArMode({ hangs }: { hangs: boolean }): ArMode | null {
  const [arMode, setArMode] = useState<ArMode | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const ask = async () => {
      // oxlint-disable-next-line no-restricted-properties -- Chrome alone has it, others get other ways
      const immersiveAr = (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false;
      const { userAgent, maxTouchPoints: touchPoints } = navigator;
      const arLinks = document.createElement('a').relList.supports('ar');
      if (!isUnmounted) setArMode(arModeFor({ userAgent, touchPoints, immersiveAr, arLinks, hangs }));
    };
    void ask();
    return () => {
      isUnmounted = true;
    };
  }, [hangs]);
  return arMode;
}
