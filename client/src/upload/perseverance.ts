/** How long to wait before the next try, in milliseconds; `tries` counts those in vain since something last got through. */
export function pauseBefore(tries: number): number {
  return Math.min(30_000, 500 * 2 ** Math.max(0, tries - 1));
}

/** After as many tries in vain, with a network that seems to be there, a person is asked instead. */
const mostTries = 8;

interface Perseverance {
  signal?: AbortSignal | undefined;
  /** Told when it stands still for want of a connection, and when it goes on. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
  /** Whether another try may help. */
  isPassing: (error: unknown) => boolean;
}

export interface Signs {
  /** Bytes are leaving. */
  moving(): void;
  /** Something has arrived, so that the tries count anew. */
  arrived(): void;
}

/** Does what the network may interrupt until it is done. */
export async function persevere<Result>(
  attempt: (signs: Signs) => Promise<Result>,
  { signal, onWaiting, isPassing }: Perseverance,
): Promise<Result> {
  let tries = 0;
  let waiting = false;
  const wait = (now: boolean) => {
    if (waiting !== now) onWaiting?.(now);
    waiting = now;
  };
  for (;;) {
    signal?.throwIfAborted();
    try {
      const result = await attempt({
        moving: () => wait(false),
        arrived: () => {
          tries = 0;
        },
      });
      wait(false);
      return result;
    } catch (error) {
      signal?.throwIfAborted();
      tries += 1;
      if (!isPassing(error) || (tries > mostTries && !isOffline())) throw error;
      wait(true);
      await nextChance(pauseBefore(tries), signal);
    }
  }
}

const isOffline = () => !((navigator.onLine as boolean | undefined) ?? true);

/** Whether an answer of this HTTP status may be another one next time; 0 stands for none at all. */
export function isPassingStatus(status: number): boolean {
  return [0, 408, 409, 423, 429, 502, 503, 504].includes(status);
}

/** Resolves after the pause, and without a network only when there is one again; rejects when it is given up. */
function nextChance(pause: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal?.removeEventListener('abort', giveUp);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const giveUp = () => {
      end();
      reject(signal?.reason as Error);
    };
    // Browsers are sometimes wrong about having no network, so that it is tried in the end all the same.
    const timer = setTimeout(goOn, isOffline() ? 60_000 : pause);
    addEventListener('online', goOn);
    signal?.addEventListener('abort', giveUp);
  });
}
