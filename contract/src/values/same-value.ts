/**
 * Whether two values are the same as JSON. The order of an object's fields makes no difference, because `jsonb` has another one
 * than the code, and a missing value is null.
 */
export const isSameValue = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other);

const sortedJson = (value: unknown): string => JSON.stringify(value ?? null, sortedFields);

const sortedFields = (_name: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;
