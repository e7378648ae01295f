import { readFile, rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsWith, readJournal, readRows, type Rows, tablesInOrder, writeRows } from './test-baseline.ts';
import { declaredTables } from './test-schema.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** What a shop of the baseline holds: a few products, and a customer with a row in every table. */
const rowsOfBaseline = JSON.parse(
  await readFile(new URL('./migrations/baseline-rows.json', import.meta.url), 'utf8'),
) as Rows;

let base: TestDatabase;
const folders: string[] = [];
const folderWith = async (...args: Parameters<typeof migrationsWith>): Promise<string> => {
  const folder = await migrationsWith(...args);
  folders.push(folder);
  return folder;
};
beforeEach(async () => {
  base = await testDatabase('empty');
  await migrate(base.url, await folderWith(1));
  await writeRows(base.db, rowsOfBaseline);
});
afterEach(async () => {
  await base.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** What triggers derive from other rows, and a later version may derive otherwise. */
const derivedColumns: Readonly<Record<string, string>> = {
  products: 'search_vector',
  product_search: 'search_vector',
};

/** Tables that a later version may fill with more rows of the same kind, derived from others. */
const derivedTables: ReadonlySet<string> = new Set(['search_words']);

/** The rows as they are now, with the columns that the baseline has. */
async function baselinePart(): Promise<Rows> {
  const now = await readRows(base.db);
  return Object.fromEntries(
    Object.entries(rowsOfBaseline).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== derivedColumns[table]);
      return [
        table,
        (now[table] ?? [])
          .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
          .filter((row) => !derivedTables.has(table) || rows.some((one) => isDeepStrictEqual(one, row))),
      ];
    }),
  );
}
/** In one order, as a new column may change that of PostgreSQL. */
const sorted = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => {
      const stored = list.map((row) => JSON.stringify({ ...row, [derivedColumns[table] ?? '']: undefined }));
      return [table, stored.toSorted()];
    }),
  );

const addedTables = `
  CREATE TABLE "notes" ("order_id" uuid PRIMARY KEY REFERENCES "orders"("id") ON DELETE cascade, "text" text NOT NULL);--> statement-breakpoint
  ALTER TABLE "orders" ADD COLUMN "priority" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
  INSERT INTO "notes" SELECT "id", "email" FROM "orders";`;

describe('a filled database of the baseline', () => {
  it('D7.43 holds something in every column of every table, so that an upgrade has something to lose', async () => {
    expect(Object.keys(rowsOfBaseline).toSorted()).toEqual((await tablesInOrder(base.db)).toSorted());
    const { rows: columns } = await base.db.execute<{ table: string; name: string }>(
      sql`select table_name as table, column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const isEmpty = ({ table, name }: { table: string; name: string }) =>
      !rowsOfBaseline[table]?.some((row) => row[name] !== null && row[name] !== undefined);
    expect(columns.filter(isEmpty)).toEqual([]);
    expect(sorted(await baselinePart())).toEqual(sorted(rowsOfBaseline));
  });

  it('D7.43 is brought to this version by the migrations that are committed, and loses nothing', async () => {
    await migrate(base.url);
    const { rows } = await base.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ count: (await readJournal()).entries.length }]);
    expect(sorted(await baselinePart())).toEqual(sorted(rowsOfBaseline));
    // The code reads what came of it.
    const rowsByTable = await readRows(base.db);
    for (const table of (await declaredTables()).values()) {
      const name = getTableName(table);
      expect(await base.db.select().from(table), name).toHaveLength(rowsByTable[name]?.length ?? 0);
    }
  });

  it('D7.43 takes a migration that comes later, with what it adds to rows that are there', async () => {
    const later = await folderWith((await readJournal()).entries.length, { '9999_made_up': addedTables });
    await Promise.all([migrate(base.url, later), migrate(base.url, later)]);
    expect(sorted(await baselinePart())).toEqual(sorted(rowsOfBaseline));
    const { rows } = await base.db.execute(
      sql`select priority, text = email as noted from orders join notes on order_id = orders.id`,
    );
    expect(rows).toEqual(rowsOfBaseline['orders']?.map(() => ({ priority: 3, noted: true })));
  });

  it('D7.43 stays as it is when a later migration fails, and the next start may try again', async () => {
    const count = (await readJournal()).entries.length;
    const broken = await folderWith(count, { '9999_made_up': `${addedTables}--> statement-breakpoint\nSELECT 1 / 0;` });
    await expect(migrate(base.url, broken)).rejects.toThrow();
    expect(await base.db.execute(sql`select to_regclass('notes') as notes`)).toMatchObject({ rows: [{ notes: null }] });
    await migrate(base.url, await folderWith(count, { '9999_made_up': addedTables }));
    expect(sorted(await baselinePart())).toEqual(sorted(rowsOfBaseline));
  });
});
