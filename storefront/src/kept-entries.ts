/** Puts an entry at the end of a map and lets the oldest go, so that a long visit does not grow without bound. */
export function keepEntry<Entry>(entries: Record<string, Entry>, key: string, entry: Entry, most: number): void {
  delete entries[key];
  entries[key] = entry;
  const keys = Object.keys(entries);
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) delete entries[old];
}
