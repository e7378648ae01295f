/** A short list that a browser keeps for its visitor, newest first, by itself: it belongs to no account. */
export interface StoredList<Item> {
  read(): readonly Item[];
  /** Puts an item in front; the same one further down goes. */
  add(item: Item): void;
  clear(): void;
  /** Calls back when the list changes, here or in another tab, until the returned function is called. */
  watch(changed: () => void): () => void;
}

const version = 1;

/**
 * The list under a key of `localStorage`. Whatever lies there that is not such a list counts as none, and a browser
 * that keeps nothing keeps no list: nothing here ever fails.
 */
export function storedList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  const listeners = new Set<() => void>();
  // The same text gives the same list, so that it can be compared.
  let last: { text: string | null; list: readonly Item[] } = { text: null, list: [] };
  const text = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const read = () => {
    const present = text();
    if (present !== last.text) last = { text: present, list: parsed(present, isItem).slice(0, most) };
    return last.list;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const write = (list: readonly Item[]) => {
    try {
      if (list.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ version, list }));
    } catch {
      return;
    }
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) notify();
  };
  return {
    read,
    add: (item) => write([item, ...read().filter((other) => other !== item)].slice(0, most)),
    clear: () => write([]),
    watch: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

function parsed<Item>(text: string | null, isItem: (value: unknown) => value is Item): Item[] {
  if (text === null) return [];
  try {
    const storedValue = JSON.parse(text) as { version?: unknown; list?: unknown } | null;
    if (storedValue?.version !== version || !Array.isArray(storedValue.list)) return [];
    return [...new Set(storedValue.list.filter(isItem))];
  } catch {
    return [];
  }
}
