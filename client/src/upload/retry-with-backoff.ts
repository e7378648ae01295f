/** How long to wait before the next try, in milliseconds; `tries` counts those in vain since something last got through. */
export function backoffDelay(attempts: number): number {
  return Math.min(30_000, 500 * 2 ** Math.max(0, attempts - 1));
}

/** After as many tries in vain, with a network that seems to be there, a person is asked instead. */
const maxAttempts = 8;

interface RetryOptions {
  signal?: AbortSignal | undefined;
  /** Told when it stands still for want of a connection, and when it goes on. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
  /** Whether another try may help. */
  isTransient: (error: unknown) => boolean;
}

export interface AttemptProgress {
  /** Bytes are leaving. */
  moving(): void;
  /** Something has arrived, so that the tries count anew. */
  arrived(): void;
}

/** Does what the network may interrupt until it is done. */
export async function retryWithBackoff<Result>(
  attempt: (progress: AttemptProgress) => Promise<Result>,
  { signal, onWaiting, isTransient }: RetryOptions,
): Promise<Result> {
  let attempts = 0;
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
          attempts = 0;
        },
      });
      wait(false);
      return result;
    } catch (error) {
      signal?.throwIfAborted();
      attempts += 1;
      if (!isTransient(error) || (attempts > maxAttempts && !isOffline())) throw error;
      wait(true);
      await waitForRetry(backoffDelay(attempts), signal);
    }
  }
}

const isOffline = () => !((navigator.onLine as boolean | undefined) ?? true);

/** Whether an answer of this HTTP status may be another one next time; 0 stands for none at all. */
export function isTransientStatus(status: number): boolean {
  return [0, 408, 409, 423, 429, 502, 503, 504].includes(status);
}

/** Resolves after the pause, and without a network only when there is one again; rejects when it is given up. */
function waitForRetry(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      signal?.removeEventListener('abort', giveUp);
    };
    const retry = () => {
      end();
      resolve();
    };
    const giveUp = () => {
      end();
      reject(signal?.reason as Error);
    };
    // Browsers are sometimes wrong about having no network, so that it is tried in the end all the same.
    const timer = setTimeout(retry, isOffline() ? 60_000 : delayMs);
    addEventListener('online', retry);
    signal?.addEventListener('abort', giveUp);
  });
}
