import { and, asc, desc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { CappedCount, ListQuery } from '@afterimage/contract/admin/lists.ts';
import { type ColumnKind, countedTo } from '@afterimage/contract/values/list-filters.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../db/connection.ts';
import { fail } from '../http/failure.ts';
import { cappedCount } from './capped-count.ts';
import { type Cursor, cursorScope, type Position, readCursor, writeCursor } from './cursor.ts';
import { filterCondition } from './filter-condition.ts';
import type { List, ListRows, ListView } from './list.ts';
import { words } from './lists.words.ts';

/** One page of a list, as it goes over the wire. */
export interface ListPage<Item> {
  itemList: Item[];
  nextCursor: string | null;
  total: CappedCount;
}

/** What selects and orders the rows of a list. */
export interface Selection {
  list: ListRows;
  condition: SQL | undefined;
  sort: Sort;
  /**
   * Whether the condition is known to leave few rows. They are selected first and then sorted: the planner expects them to be
   * spread evenly over the order, walks an index of the sort column, and may pass every row before it meets one.
   */
  isSelective?: boolean;
}

interface Sort {
  value: SQL;
  kind: ColumnKind;
  nullable: boolean;
  /** The key itself is sorted by. */
  isKey: boolean;
  descending: boolean;
}

type Condition = Pick<ListQuery, 'filter' | 'text' | 'sort'>;

/** The page that a query asks for. */
export async function listPageOf<Item>(
  db: Database,
  list: List<Item>,
  query: ListQuery,
  view: ListView,
): Promise<ListPage<Item>> {
  const selection = selectionOf(list, query, view);
  const scope = cursorScope(list.name, query.sort ?? list.defaultSort, query.filter ?? '', query.text ?? '');
  const cursor = query.cursor === undefined ? null : cursorOf(query.cursor, scope, selection);
  const { rows, total } = await rowsAndTotal(db, selection, cursor, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    itemList: await loadInOrder(db, list, shown, view),
    nextCursor: last ? writeCursor(scope, { ...last, total }) : null,
    total,
  };
}

/** Counted once: the pages after the first are told the same number. */
async function rowsAndTotal(db: Database, selection: Selection, cursor: Cursor | null, limit: number) {
  if (!selection.condition) {
    const [rows, total] = await Promise.all([
      positionsAfter(db, selection, cursor, limit),
      cursor?.total ?? countSelected(db, selection),
    ]);
    return { rows, total };
  }
  const total = cursor?.total ?? (await countSelected(db, selection));
  return { rows: await positionsAfter(db, { ...selection, isSelective: !total.capped }, cursor, limit), total };
}

/** What a query selects; fails with INVALID_REQUEST, naming the field that is wrong. */
export function selectionOf(list: ListRows, query: Condition, view: ListView): Selection {
  return { list, condition: listCondition(list, query, view), sort: sortOf(list, query.sort ?? list.defaultSort) };
}

/** The condition of the rows that a query selects. */
export function listCondition(list: ListRows, { filter, text }: Condition, view: ListView): SQL | undefined {
  return and(
    list.scope,
    filter ? filterCondition(list, filter, view) : undefined,
    text && list.search ? list.search(text) : undefined,
  );
}

function sortOf(list: ListRows, text: string): Sort {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const column = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined;
  if (!column?.sortable)
    return fail('INVALID_REQUEST', (locale) => ({ fields: { sort: inLocale(words, locale).unsortable } }));
  const { value, kind, nullable = false } = column;
  return { value: sql`${value}`, kind, nullable, isKey: value === list.key.column, descending };
}

function cursorOf(text: string, scope: string, { list, sort }: Selection): Cursor {
  return (
    readCursor(text, { scope, kind: sort.kind, keyType: list.key.type }) ??
    fail('INVALID_REQUEST', (locale) => ({ fields: { cursor: inLocale(words, locale).staleCursor } }))
  );
}

/** How many rows are selected, as far as it is counted. */
async function countSelected(
  db: Database,
  { list, condition }: Pick<Selection, 'list' | 'condition'>,
): Promise<CappedCount> {
  const counted = sql`select count(*)::int as count from
    (select from ${list.table} where ${condition ?? sql`true`} limit ${countedTo + 1}) as counted`;
  const { rows } = await db.execute<{ count: number }>(counted);
  return cappedCount(rows[0]?.count ?? 0, countedTo);
}

/**
 * The rows after a position, in order. Rows without a value come last: they are read by a statement of their own, so
 * that one index serves both directions.
 */
export async function positionsAfter(
  db: Database,
  selection: Selection,
  after: Position | null,
  limit: number,
): Promise<Position[]> {
  const { sort } = selection;
  const isAmongEmpty = after !== null && after.value === null && !sort.isKey;
  const withValue = isAmongEmpty ? [] : await readPositions(db, selection, after, limit, false);
  if (!sort.nullable || withValue.length === limit) return withValue;
  const empty = await readPositions(db, selection, isAmongEmpty ? after : null, limit - withValue.length, true);
  return [...withValue, ...empty];
}

async function readPositions(
  db: Database,
  { list, condition, sort, isSelective = false }: Selection,
  after: Position | null,
  limit: number,
  ofEmpty: boolean,
): Promise<Position[]> {
  const key = list.key.column;
  // The planner does not look past `offset`. The rows have the name of their table, so that all expressions hold.
  const from =
    condition && isSelective
      ? sql`(select * from ${list.table} where ${condition} offset 0) as ${sql.identifier(getTableName(list.table))}`
      : sql`${list.table}`;
  const keyAlone = sort.isKey || ofEmpty;
  const isOfPart = sort.nullable ? (ofEmpty ? sql`${sort.value} is null` : sql`${sort.value} is not null`) : undefined;
  const direction = sort.descending ? desc : asc;
  const where = and(
    isSelective ? undefined : condition,
    isOfPart,
    after ? isAfter(list, sort, after, keyAlone) : undefined,
  );
  const order = keyAlone ? direction(key) : sql`${direction(sort.value)}, ${direction(key)}`;
  const { rows } = await db.execute<{ key: string; value: string | null }>(
    sql`select ${key}::text as key, ${keyAlone ? sql`null` : asText(sort)} as value
        from ${from} where ${where ?? sql`true`} order by ${order} limit ${limit}`,
  );
  return rows;
}

function isAfter(list: ListRows, sort: Sort, { value, key }: Position, keyAlone: boolean): SQL {
  const compared = sort.descending ? sql.raw('<') : sql.raw('>');
  const keyValue = sql`${key}::${sql.raw(list.key.type)}`;
  if (keyAlone) return sql`${list.key.column} ${compared} ${keyValue}`;
  return sql`(${sort.value}, ${list.key.column}) ${compared} (${fromText(sort.kind, value ?? '')}, ${keyValue})`;
}

/** A value as text that loses nothing: a moment has microseconds, which a date of JavaScript has not. */
const asText = ({ kind, value }: Sort): SQL =>
  kind === 'moment' ? sql`(extract(epoch from ${value}) * 1000000)::bigint::text` : sql`${value}::text`;

function fromText(kind: ColumnKind, text: string): SQL {
  switch (kind) {
    case 'moment':
      return sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`;
    case 'day':
      return sql`${text}::date`;
    case 'number':
    case 'money':
      return sql`${text}::bigint`;
    default:
      return sql`${text}::text`;
  }
}

/** The items at these positions. One that is gone by now is left out. */
export async function loadInOrder<Item>(
  db: Database,
  list: List<Item>,
  positions: readonly Position[],
  view: ListView,
): Promise<Item[]> {
  if (positions.length === 0) return [];
  const items = await list.load(
    db,
    positions.map(({ key }) => key),
    view,
  );
  return positions.flatMap(({ key }) => {
    const item = items.get(key);
    return item === undefined ? [] : [item];
  });
}
