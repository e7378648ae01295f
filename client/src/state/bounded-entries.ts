/** The entry of a name that may stand in an address: not what every object has, such as `constructor`. */
export function entryOf<Entry>(entries: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Puts an entry at the end of a map and lets the oldest go, so that a long visit does not grow without bound. */
export function storeEntry<Entry>(entries: Record<string, Entry>, key: string, entry: Entry, most: number): void {
  delete entries[key];
  entries[key] = entry;
  const keys = Object.keys(entries);
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) delete entries[old];
}
