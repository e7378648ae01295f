/** Lets at most `width` pieces of work run at once; the others wait in the order they came. */
export function semaphore(permits: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < permits) running += 1;
    else await new Promise<void>((acquire) => queue.push(acquire));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now gets in before who waits.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
