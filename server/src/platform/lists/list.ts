import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ColumnKind } from '@afterimage/contract/values/list-filters.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../db/connection.ts';

/** What a list is sorted and filtered by. */
export interface ListRule {
  kind: ColumnKind;
  /** Compared and sorted; of `text` in lower case. Of `flag` a condition. */
  value: SQL | PgColumn;
  /** Whether `value` can be null. Rows without a value come last in both directions. */
  nullable?: boolean;
  /** A sorted column needs an index on `(value, key)`. */
  sortable?: boolean;
  /** False for a column that no filter may name. */
  filterable?: boolean;
  /** The values of a `choice`. */
  values?: readonly string[];
  /** What each value of a filter must look like, where the database would refuse others. */
  pattern?: RegExp;
  /** The condition that a row has one of these values, where an index needs another form than `value in (…)`. */
  anyOf?: (values: readonly string[]) => SQL;
  /** Whether `contains` looks for each word on its own, wherever it stands. */
  byWords?: boolean;
  /** Where `value` is of rows that belong to a row of the list: the condition that one of them meets `condition`. */
  within?: (condition: SQL) => SQL;
}

/** A column of a list. */
export interface ListColumn<Item> extends ListRule {
  /** What a file has in the column; without it the column is in no file. Money in minor units. */
  cell?: (item: Item, locale: Locale) => string | number | boolean | Date | null;
}

/** The rows of a list, and what they are selected by. */
export interface ListRows {
  name: string;
  table: PgTable;
  /** Unique and never null; it decides between rows that a sort finds equal. */
  key: { column: PgColumn; type: 'bigint' | 'uuid' };
  /** The rows that the list is of at all. */
  scope?: SQL;
  columns: Readonly<Record<string, ListRule>>;
  defaultSort: string;
  /** The condition that a row is found by a text. */
  search?: (text: string) => SQL;
}

/** A list that operators see page by page. */
export interface List<Item> extends ListRows {
  columns: Readonly<Record<string, ListColumn<Item>>>;
  /** The items with these keys, in any order. */
  load(db: Database, keys: readonly string[], view: ListView): Promise<Map<string, Item>>;
}

/** How a list is looked at. */
export interface ListView {
  locale: Locale;
  /** The shop's, in which days begin. */
  timeZone: string;
  now: Date;
}

/** Today, as `2026-11-24`, where the shop is. */
export function shopDay({ now, timeZone }: Pick<ListView, 'now' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
}
