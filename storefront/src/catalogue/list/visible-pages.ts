import { pageLength } from './list-address.ts';

/**
 * The pages to show one under another: from the first one that was opened to the present one, as far as they are
 * here without a gap.
 * @param from where "Load more" began, when it was used
 */
export function visiblePages(page: number, from: number | undefined, isHere: (page: number) => boolean): number[] {
  const begin = Math.max(1, from ?? page);
  let first = page;
  while (first > begin && isHere(first - 1)) first -= 1;
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** How many products of the list stand above and including the present page. */
export const visibleCount = (page: number, total: number) => Math.min(page * pageLength, total);

/** Whether there is such a page; the first one always is. */
export const pageExists = (page: number, total: number) => page === 1 || (page - 1) * pageLength < total;

/** What a place of the history remembers of a list that has grown. */
interface ListHistoryState {
  listFrom: number;
}

export function listFrom(state: unknown): number | undefined {
  const from = (state as Partial<ListHistoryState> | null)?.listFrom;
  return typeof from === 'number' ? from : undefined;
}
