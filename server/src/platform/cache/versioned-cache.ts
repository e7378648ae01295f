import { LRUCache } from 'lru-cache';

interface Bounds<Value> {
  /** The most bytes that the values may take, and what one takes. */
  bytes?: { max: number; of: (key: string, value: Value) => number };
  maxEntries?: number;
}

/** What a computation gave; without a value it is for those who waited and is not cached. */
interface Entry<Value> {
  value: Value | undefined;
}

/**
 * A bounded cache of values that are valid for one version of the data they were computed from; the values that were
 * not used for the longest time go first. Calls for a key whose value is being computed wait for that computation. A
 * failure is passed on and not cached, and neither is `undefined`.
 */
export class VersionedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>, () => Promise<Value | undefined>>;
  #version = '';

  constructor({ bytes, maxEntries = 0 }: Bounds<Value>) {
    this.#entries = new LRUCache({
      max: maxEntries,
      ...(bytes && {
        maxSize: bytes.max,
        sizeCalculation: ({ value }, key) => (value === undefined ? 1 : Math.max(1, bytes.of(key, value))),
      }),
      fetchMethod: async (_key, _stale, { context: compute }) => ({ value: await compute() }),
      // An entry that is evicted while it is computed is still given to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** What all values take together. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The value of `key` in this version, from the cache or from `compute`. The version is part of the stored key: what is
   * computed across a change is given to those who asked before it, and never answers for a later version.
   */
  async get(key: string, version: string, compute: () => Promise<Value | undefined>): Promise<Value | undefined> {
    if (version !== this.#version) this.#begin(version);
    const storedKey = `${version}\n${key}`;
    const hit = this.#entries.get(storedKey);
    if (hit) return hit.value;
    const entry = await this.#entries.fetch(storedKey, { context: compute });
    if (entry && entry.value === undefined) this.#entries.delete(storedKey);
    return entry?.value;
  }

  /** The value of `key` in this version, if it is in the cache. */
  cached(key: string, version: string): Value | undefined {
    return this.#entries.get(`${version}\n${key}`)?.value;
  }

  /** Drops the values of earlier versions. Computations under way are not among `keys()`, and end by themselves. */
  #begin(version: string): void {
    this.#version = version;
    for (const key of this.#entries.keys()) this.#entries.delete(key);
  }
}
