import type { CatalogueWatch } from './version.ts';

/**
 * Sizes of lists, kept until what is counted changes. To count exactly is to pass through all that is counted; a
 * list is paged and sorted far more often than the assortment changes. Sales change stock all day, so only
 * totals that depend on stock are dropped for it (docs/decisions/0007-list-totals.md).
 */
export class KeptTotals {
  readonly #watch: Pick<CatalogueWatch, 'version' | 'assortment'>;
  readonly #kept = new Map<string, { version: string; total: Promise<unknown> }>();

  constructor(watch: Pick<CatalogueWatch, 'version' | 'assortment'>) {
    this.#watch = watch;
  }

  /** What `count` answered for `name` since the last change; those that ask meanwhile wait for the one count. */
  async get<T>(name: string, onStock: boolean, count: () => PromiseLike<T>): Promise<T> {
    const version = onStock ? this.#watch.version() : this.#watch.assortment();
    const kept = this.#kept.get(name);
    this.#kept.delete(name);
    const entry = kept?.version === version ? kept : { version, total: once(count) };
    this.#kept.set(name, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= 1000) break;
      this.#kept.delete(oldest);
    }
    try {
      return (await entry.total) as T;
    } catch (error) {
      if (this.#kept.get(name) === entry) this.#kept.delete(name);
      throw error;
    }
  }
}

// A query is asked anew each time that somebody awaits it; a promise is not.
const once = async <T>(count: () => PromiseLike<T>): Promise<T> => await count();
