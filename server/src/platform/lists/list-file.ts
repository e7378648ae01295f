import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { ListFileQuery } from '@afterimage/contract/admin/lists.ts';
import type { ColumnKind } from '@afterimage/contract/values/list-filters.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../db/connection.ts';
import { fail } from '../http/failure.ts';
import { loadInOrder, positionsAfter, type Selection, selectionOf } from './list-page.ts';
import { csvDialect, safeCell } from './csv-dialect.ts';
import type { Position } from './cursor.ts';
import { type List, type ListColumn, type ListView, shopDay } from './list.ts';
import { words } from './lists.words.ts';

const batch = 1000;

/** A list as CSV, written while it is sent; `labels` are the headings of its columns in the reader's language. */
export function listFile<Item>(
  db: Database,
  list: List<Item>,
  query: ListFileQuery,
  view: ListView,
  labels: Readonly<Record<string, string>>,
): { name: string; type: string; content: Readable } {
  const selection = selectionOf(list, query, view);
  const columns = columnsOf(list, query.columns);
  const { delimiter } = csvDialect(view.locale);
  const write = (rows: readonly (readonly string[])[]): Buffer =>
    Buffer.from(stringify(rows as string[][], { delimiter, record_delimiter: '\r\n' }));
  async function* content() {
    if (query.bom) yield Buffer.from('\uFEFF');
    yield write([columns.map(([name]) => safeCell(labels[name] ?? name))]);
    for await (const items of batches(db, list, selection, view))
      yield write(items.map((item) => columns.map(([, column]) => cellText(column, item, view))));
  }
  return {
    name: `${list.name}-${shopDay(view)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(content(), { objectMode: false }),
  };
}

type FileColumn<Item> = ListColumn<Item> & Required<Pick<ListColumn<Item>, 'cell'>>;

function columnsOf<Item>(list: List<Item>, names: readonly string[] | undefined): [string, FileColumn<Item>][] {
  const offered = Object.entries(list.columns).filter(([, column]) => column.cell) as [string, FileColumn<Item>][];
  if (!names) return offered;
  return names.map(
    (name) =>
      offered.find(([known]) => known === name) ??
      fail('INVALID_REQUEST', (locale) => ({ fields: { columns: inLocale(words, locale).unknownColumn } })),
  );
}

async function* batches<Item>(
  db: Database,
  list: List<Item>,
  selection: Selection,
  view: ListView,
): AsyncGenerator<Item[], void, void> {
  let after: Position | null = null;
  for (;;) {
    const positions: Position[] = await positionsAfter(db, selection, after, batch);
    yield await loadInOrder(db, list, positions, view);
    after = positions.at(-1) ?? null;
    if (positions.length < batch) return;
  }
}

function cellText<Item>({ kind, cell }: FileColumn<Item>, item: Item, view: ListView): string {
  const value = cell(item, view.locale);
  if (value === null) return '';
  if (typeof value === 'boolean') return inLocale(words, view.locale)[value ? 'yes' : 'no'];
  if (value instanceof Date) return momentText(value, kind, view);
  if (typeof value === 'number') return numberText(value, kind, view.locale);
  return safeCell(value);
}

function numberText(value: number, kind: ColumnKind, locale: Locale): string {
  const { decimal } = csvDialect(locale);
  return kind === 'money' ? (value / 100).toFixed(2).replace('.', decimal) : String(value).replace('.', decimal);
}

function momentText(value: Date, kind: ColumnKind, { timeZone }: ListView): string {
  const precision =
    kind === 'day' ? ({ dateStyle: 'short' } as const) : ({ dateStyle: 'short', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat('sv-SE', { ...precision, timeZone }).format(value);
}
