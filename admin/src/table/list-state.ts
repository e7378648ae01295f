import { type FilterClause, readFilter, writeFilter } from '@afterimage/contract/values/list-filters.ts';

/** What a list shows, as it stands in the address. */
export interface ListState {
  clauses: readonly FilterClause[];
  /** What is looked for. */
  text: string;
  /** A column, with `-` before it from the greatest to the least; null for the list's own order. */
  sort: string | null;
  /** The columns in their order; null for those that the list shows by itself. */
  columns: readonly string[] | null;
}

/** The names in the address, which belong to the list; all others are left alone. */
const names = ['filter', 'text', 'sort', 'columns'] as const;

/** Reads what a list shows. What cannot be read is left out. */
export function readListState(search: URLSearchParams): ListState {
  const columns = search.get('columns');
  return {
    clauses: readFilter(search.get('filter') ?? '').clauses,
    text: search.get('text') ?? '',
    sort: search.get('sort') || null,
    columns: columns ? columns.split(',') : null,
  };
}

/** Writes what a list shows into an address. */
export function writeListState(search: URLSearchParams, { clauses, text, sort, columns }: ListState): void {
  const values = {
    filter: writeFilter(clauses),
    text: text.trim(),
    sort: sort ?? '',
    columns: columns?.join(',') ?? '',
  };
  // In one order, whatever was changed first: equal lists have equal addresses.
  for (const name of names) search.delete(name);
  for (const name of names) if (values[name]) search.append(name, values[name]);
}

/** The state as the text of a saved view. Equal states have equal texts. */
export function queryOf(state: ListState): string {
  const search = new URLSearchParams();
  writeListState(search, state);
  return search.toString();
}

/** The text of a saved view, in the form that `queryOf` writes. */
export const normalQuery = (query: string): string => queryOf(readListState(new URLSearchParams(query)));

/** Puts a clause in the place of that of the same field; null takes it away. */
export function withClause(
  clauses: readonly FilterClause[],
  field: string,
  test: FilterClause['test'] | null,
): FilterClause[] {
  const isThere = clauses.some((clause) => clause.field === field);
  if (test === null) return clauses.filter((clause) => clause.field !== field);
  if (!isThere) return [...clauses, { field, test }];
  return clauses.map((clause) => (clause.field === field ? { field, test } : clause));
}

/** The order after a press on the head of a column: up, down, and the list's own again. */
export function nextSort(sort: string | null, column: string): string | null {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? null : column;
}
