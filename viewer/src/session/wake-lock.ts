/** Keeps the screen from going dark while it is on; nothing where the browser cannot. */
export interface Awake {
  keep(): void;
  release(): void;
}

export function createAwake(): Awake {
  let isWanted = false;
  let lock: WakeLockSentinel | null = null;
  return {
    keep() {
      isWanted = true;
      if (lock && !lock.released) return;
      // Refused on a low battery; old browsers do not have it
      // oxlint-disable-next-line no-restricted-properties -- asked for with ?.
      (navigator.wakeLock as WakeLock | undefined)?.request('screen').then(
        (given) => {
          if (isWanted) lock = given;
          else void given.release();
        },
        () => undefined,
      );
    },
    release() {
      isWanted = false;
      void lock?.release();
      lock = null;
    },
  };
}
