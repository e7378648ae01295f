/** Which rows of a list are selected: some by their keys, or all that its filter selects. */
export interface Selection {
  keys: ReadonlySet<string>;
  /** All that match, also those that are not loaded. */
  isAll: boolean;
  /** Where a selection with Shift begins. */
  anchor: string | null;
}

export const nothingSelected: Selection = { keys: new Set(), isAll: false, anchor: null };

export const isSelected = ({ keys, isAll }: Selection, key: string): boolean => isAll || keys.has(key);

/** A row is selected or not any more. Of all that match, the loaded rows but this one stay. */
export function toggled(selection: Selection, key: string, loaded: readonly string[]): Selection {
  const keys = new Set(selection.isAll ? loaded : selection.keys);
  if (keys.has(key)) keys.delete(key);
  else keys.add(key);
  return { keys, isAll: false, anchor: key };
}

/** All rows between the anchor and this one are selected too. */
export function extended(selection: Selection, key: string, loaded: readonly string[]): Selection {
  if (selection.isAll) return selection;
  const to = loaded.indexOf(key);
  const from = selection.anchor === null ? to : loaded.indexOf(selection.anchor);
  if (to < 0 || from < 0) return toggled(selection, key, loaded);
  const between = loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, keys: new Set([...selection.keys, ...between]) };
}

/** All loaded rows, or none when they are selected already. */
export function toggledLoaded(selection: Selection, loaded: readonly string[]): Selection {
  const areAll = loaded.length > 0 && loaded.every((key) => isSelected(selection, key));
  return areAll ? nothingSelected : { keys: new Set(loaded), isAll: false, anchor: null };
}

/** The rows of a part, such as a group, besides those of others; or none of them when they are selected already. */
export function toggledPart(selection: Selection, part: readonly string[]): Selection {
  const keys = part.every((key) => selection.keys.has(key))
    ? [...selection.keys].filter((key) => !part.includes(key))
    : [...selection.keys, ...part];
  return { keys: new Set(keys), isAll: false, anchor: null };
}

export const allThatMatch: Selection = { keys: new Set(), isAll: true, anchor: null };
