/** How long data that was fetched ahead counts as fresh, in milliseconds. */
const freshFor = 30_000;

/** Loads that were begun before their navigation, by address; each serves one navigation. */
export class Prefetched {
  readonly #loads = new Map<string, { at: number; done: Promise<void> }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  has(address: string): boolean {
    const load = this.#loads.get(address);
    return load !== undefined && this.#now() - load.at < freshFor;
  }

  set(address: string, done: Promise<void>): void {
    this.#loads.set(address, { at: this.#now(), done });
    // A failure ahead of time is nobody's business: the navigation will ask again and tell.
    done.catch(() => this.#loads.delete(address));
  }

  take(address: string): Promise<void> | undefined {
    const load = this.has(address) ? this.#loads.get(address)?.done : undefined;
    this.#loads.delete(address);
    return load;
  }
}
