/** Lets so many at a time through, in the order in which they came. `done` lets the next one in. */
export function takeTurns(most: number) {
  let inside = 0;
  const queue: (() => void)[] = [];
  const release = () => {
    inside -= 1;
    queue.shift()?.();
  };
  /** Resolves when it is one's turn; rejects with the signal's reason when that is no longer wanted. */
  return (signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        inside += 1;
        resolve(release);
      };
      const leave = () => {
        const at = queue.indexOf(enter);
        if (at >= 0) queue.splice(at, 1);
        reject(signal.reason as Error);
      };
      if (signal.aborted) return leave();
      if (inside < most) return enter();
      signal.addEventListener('abort', leave);
      queue.push(enter);
    });
}
