import { useEffect } from 'react';

/** Keeps the screen from going dark while a phone is pointed at it; a browser that cannot just goes on. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let here = true;
    const ask = async () => {
      // A tab that was hidden has lost it.
      if (document.visibilityState !== 'visible') return;
      // oxlint-disable-next-line no-restricted-properties -- asked for above
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (here) lock = given;
      else void given?.release();
    };
    const onSeen = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', onSeen);
      void lock?.release().catch(() => undefined);
    };
  }, [wanted]);
}
