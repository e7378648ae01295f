import { VersionedCache } from '../platform/cache/versioned-cache.ts';
import type { CatalogueWatch } from './version.ts';

/**
 * Sizes of lists, cached until what is counted changes. To count exactly is to pass through all that is counted; a
 * list is paged and sorted far more often than the assortment changes. Sales change stock all day, so only
 * totals that depend on stock are dropped for it (docs/decisions/0007-list-totals.md).
 */
export class CachedTotals {
  readonly #watch: Pick<CatalogueWatch, 'version' | 'assortment'>;
  readonly #ofStock = new VersionedCache<unknown>({ maxEntries: 1000 });
  readonly #ofAssortment = new VersionedCache<unknown>({ maxEntries: 1000 });

  constructor(watch: Pick<CatalogueWatch, 'version' | 'assortment'>) {
    this.#watch = watch;
  }

  /** What `count` answered for `name` since the last change; those that ask meanwhile wait for the one count. */
  async get<T>(name: string, onStock: boolean, count: () => PromiseLike<T>): Promise<T> {
    const [totals, version] = onStock
      ? [this.#ofStock, this.#watch.version()]
      : [this.#ofAssortment, this.#watch.assortment()];
    // A query is sent each time that it is awaited; the promise of an async function is not.
    return (await totals.get(name, version, async () => await count())) as T;
  }
}
