/** Lets at most `width` pieces of work run at once; the others wait in the order they came. */
export function gate(width: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < width) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now gets in before who waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
