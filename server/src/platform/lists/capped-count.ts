import type { CappedCount } from '@afterimage/contract/admin/lists.ts';

/** A count that was taken no further than one beyond `most`. */
export const cappedCount = (count: number, most: number): CappedCount => ({
  count: Math.min(count, most),
  capped: count > most,
});
