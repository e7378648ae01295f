import { isSameValue } from '@afterimage/contract/values/same-value.ts';

/** A field that both sides have changed. */
export interface Conflict<Fields extends object> {
  field: keyof Fields & string;
  mine: Fields[keyof Fields];
  theirs: Fields[keyof Fields];
}

type Name<Fields extends object> = keyof Fields & string;

/** The fields whose values differ. */
export function changedFields<Fields extends object>(stored: Fields, draft: Fields): Name<Fields>[] {
  return (Object.keys(draft) as Name<Fields>[]).filter((field) => !isSameValue(stored[field], draft[field]));
}

/** The fields that the draft and the server have changed differently since the form was opened. */
export function conflictsOf<Fields extends object>(base: Fields, draft: Fields, stored: Fields): Conflict<Fields>[] {
  return changedFields(base, draft)
    .filter((field) => !isSameValue(base[field], stored[field]) && !isSameValue(draft[field], stored[field]))
    .map((field) => ({ field, mine: draft[field], theirs: stored[field] }));
}

/** The draft over the new record: fields that were not touched follow the server, all others stay. */
export function mergedDraft<Fields extends object>(base: Fields, draft: Fields, stored: Fields): Fields {
  const own = changedFields(base, draft).map((field) => [field, draft[field]] as const);
  return { ...stored, ...Object.fromEntries(own) };
}
