interface Entry {
  controller: AbortController;
  count: number;
}

/** One who waits. */
interface Waiter {
  /** Ends when nobody waits for the same any more. */
  signal: AbortSignal;
  /** To be called once. */
  leave(): void;
}

/** Counts who waits for what is being computed under a key, so that it ends when all have gone. */
export class Waiters {
  readonly #entries = new Map<string, Entry>();

  join(key: string): Waiter {
    const entry = this.#entries.get(key) ?? { controller: new AbortController(), count: 0 };
    this.#entries.set(key, entry);
    entry.count += 1;
    const leave = () => {
      entry.count -= 1;
      if (entry.count > 0) return;
      this.#entries.delete(key);
      entry.controller.abort();
    };
    return { signal: entry.controller.signal, leave };
  }
}
