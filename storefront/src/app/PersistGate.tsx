import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Holds the page back until saved state is restored (S2.5). `restore` runs in the frame in which the page wakes: when
 * it is done at once, as with localStorage, the blank screen is never seen; when it takes its time, the screen is
 * blank until then (`restore` itself gives up after 5000 ms, S2.6).
 */
export function PersistGate({ restore, children }: { restore(): void | Promise<void>; children: ReactNode }) {
  const [waiting, setWaiting] = useState(false);
  useRestoreEffect(() => {
    const restoring = restore();
    if (!restoring) return;
    setWaiting(true);
    void restoring.then(() => setWaiting(false));
  }, [restore]);
  return waiting ? <div data-blank aria-busy="true" /> : children;
}

const useRestoreEffect = import.meta.env.SSR ? () => undefined : useLayoutEffect;
