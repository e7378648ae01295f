/** Keeps the screen from going dark while it is on; nothing where the browser cannot. */
export interface WakeLock {
  request(): void;
  release(): void;
}

export function createWakeLock(): WakeLock {
  let isRequested = false;
  let lock: WakeLockSentinel | null = null;
  return {
    request() {
      isRequested = true;
      if (lock && !lock.released) return;
      // Refused on a low battery; old browsers do not have it
      // oxlint-disable-next-line no-restricted-properties -- asked for with ?.
      (navigator.wakeLock as globalThis.WakeLock | undefined)?.request('screen').then(
        (sentinel) => {
          if (isRequested) lock = sentinel;
          else void sentinel.release();
        },
        () => undefined,
      );
    },
    release() {
      isRequested = false;
      void lock?.release();
      lock = null;
    },
  };
}
