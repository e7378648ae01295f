import { useEffect } from 'react';

/** Keeps the screen from going dark while a phone is pointed at it; a browser that cannot just goes on. */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let here = true;
    const ask = async () => {
      // A tab that was hidden has lost it.
      if (document.visibilityState !== 'visible') return;
      // oxlint-disable-next-line no-restricted-properties -- asked for above
      const wakeLock = await navigator.wakeLock.request('screen').catch(() => null);
      if (here) lock = wakeLock;
      else void wakeLock?.release();
    };
    const onVisibilityChange = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      void lock?.release().catch(() => undefined);
    };
  }, [isEnabled]);
}
