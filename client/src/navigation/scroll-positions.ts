import type { View } from './router.ts';

const storageKey = 'scrollPositions';
const most = 50;

/** Where each place of the history was scrolled to; outlives a reload of the tab. */
export class ScrollPositions {
  #positions = new Map<string, number>();
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    try {
      this.#positions = new Map(JSON.parse(storage.getItem(storageKey) ?? '[]') as [string, number][]);
    } catch {
      // unreadable positions are no positions
    }
  }

  note(key: string, y: number): void {
    this.#positions.delete(key);
    this.#positions.set(key, Math.round(y));
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= most) break;
      this.#positions.delete(oldest);
    }
  }

  save(): void {
    try {
      this.#storage.setItem(storageKey, JSON.stringify([...this.#positions]));
    } catch {
      // a full storage only forgets
    }
  }

  /** Where a view begins: where it was left when one comes back, at its hash, else at the top; null leaves it alone. */
  target({ location, action, preventScrollReset }: View): number | { hash: string } | null {
    if (action === 'POP') {
      const position = this.#positions.get(location.key);
      if (position !== undefined) return position;
    }
    if (location.hash) return { hash: decodeHash(location.hash) };
    return preventScrollReset ? null : 0;
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
