/** A field that both sides have changed. */
export interface Conflict<Fields extends object> {
  field: keyof Fields & string;
  mine: Fields[keyof Fields];
  theirs: Fields[keyof Fields];
}

type Name<Fields extends object> = keyof Fields & string;

/** JSON in which the order of an object's fields makes no difference. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const same = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The fields whose values differ. */
export function changedFields<Fields extends object>(stored: Fields, draft: Fields): Name<Fields>[] {
  return (Object.keys(draft) as Name<Fields>[]).filter((field) => !same(stored[field], draft[field]));
}

/** The fields that the draft and the server have changed differently since the form was opened. */
export function conflictsOf<Fields extends object>(base: Fields, draft: Fields, stored: Fields): Conflict<Fields>[] {
  return changedFields(base, draft)
    .filter((field) => !same(base[field], stored[field]) && !same(draft[field], stored[field]))
    .map((field) => ({ field, mine: draft[field], theirs: stored[field] }));
}

/** The draft over the new record: fields that were not touched follow the server, all others stay. */
export function mergedDraft<Fields extends object>(base: Fields, draft: Fields, stored: Fields): Fields {
  const own = changedFields(base, draft).map((field) => [field, draft[field]] as const);
  return { ...stored, ...Object.fromEntries(own) };
}
