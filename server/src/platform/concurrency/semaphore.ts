import { fail } from '../http/failure.ts';

interface Bounds {
  /** How many may wait; one more is refused. */
  maxWaiting?: number;
  /** How long somebody waits at the most, in milliseconds. */
  patience?: number;
}

/**
 * Lets at most `permits` pieces of work run at once; the others wait in the order they came. Whoever would have to wait
 * behind too many or for too long fails with UNAVAILABLE.
 */
export function semaphore(
  permits: number,
  { maxWaiting = Infinity, patience }: Bounds = {},
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const queue = new Set<() => void>();
  const turn = async (): Promise<void> => {
    if (queue.size >= maxWaiting) fail('UNAVAILABLE');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.add(resolve);
    const giveUp = () => {
      // whose turn has come does not give it up any more
      if (queue.delete(resolve)) reject(new Error('waited too long'));
    };
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
    try {
      await promise;
    } catch {
      fail('UNAVAILABLE');
    } finally {
      clearTimeout(timer);
    }
  };
  return async (work) => {
    if (running < permits) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now gets in before who waits.
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** A semaphore for each key: so many of one key run at once, whatever others do. */
export function keyedSemaphore(
  permits: number,
  bounds: Bounds = {},
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const gates = new Map<string, { run: ReturnType<typeof semaphore>; count: number }>();
  return async (key, work) => {
    const gate = gates.get(key) ?? { run: semaphore(permits, bounds), count: 0 };
    gates.set(key, gate);
    gate.count += 1;
    try {
      return await gate.run(work);
    } finally {
      gate.count -= 1;
      if (gate.count === 0) gates.delete(key);
    }
  };
}
