/** Runs one piece of work per key at a time: calls with a key whose work is running get the result of that run. */
export function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const runningCall = running.get(key);
    if (runningCall) return runningCall;
    const run = work().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
