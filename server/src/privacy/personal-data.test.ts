import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copied,
  declarationOf,
  impersonal,
  keptByLaw,
  owner,
  personal,
  personalColumnsOf,
} from '../platform/db/personal-data.ts';
import { declaredTables } from '../platform/db/test-schema.ts';
import { orders } from '../orders/tables.ts';
import { personalRows } from '../manifests.ts';
import { eraseDelivered } from './erase-account.ts';
import { openOwnData, password } from './test-privacy.ts';
import { newTracedCustomer } from './test-traces.ts';

/** Every table of the schema by its name in the code. */
let schema: Map<string, PgTable>;
let shop: Awaited<ReturnType<typeof openOwnData>>;
beforeAll(async () => {
  schema = await declaredTables();
  shop = await openOwnData();
});
afterAll(() => shop.close());

/** The columns of which nothing is declared. */
const undeclared = (tables: Iterable<PgTable>): string[] =>
  [...tables].flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
      declarationOf(column) ? [] : [`${getTableName(table)}.${name}`],
    ),
  );
const personalTables = () => [...schema.values()].filter((table) => personalColumnsOf(table).length > 0);

describe('the schema says what is personal', () => {
  it('S6.2 of every column, and the domains together have every table of the database', async () => {
    const { rows } = await shop.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    expect([...schema.values()].map(getTableName).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(undeclared(schema.values())).toEqual([]);
  });

  it('S6.2 a column that says neither is found', () => {
    const table = pgTable('letters', {
      from: personal(text('from').notNull(), copied),
      paper: impersonal(text('paper').array().notNull().default([])),
      sender: owner(text('sender')),
      scent: text('scent'),
    });
    expect(undeclared([table])).toEqual(['letters.scent']);
    expect(personalColumnsOf(table).map(({ name }) => name)).toEqual(['from', 'sender']);
  });

  it('S6.2 each table with a personal column says once how its rows are erased', () => {
    const ruled = personalRows.map(({ table }) => getTableName(table));
    expect(ruled.toSorted()).toEqual(personalTables().map(getTableName).toSorted());
  });

  it('S6.2 an erased value is declared where rows stay and nowhere else', () => {
    for (const { table, erasure } of personalRows)
      for (const { name, declared } of personalColumnsOf(table))
        expect(declared.erased !== undefined, `${getTableName(table)}.${name}`).toBe(erasure === 'order');
  });

  it('S6.2 rows that are deleted with others hang on rows that are deleted, by a key that deletes them', () => {
    const deleted = new Set(personalRows.flatMap(({ table, erasure }) => (erasure === 'order' ? [] : [table])));
    const children = personalRows.flatMap((rows) => (rows.erasure === 'parent' ? [rows] : []));
    expect(children.length).toBeGreaterThan(0);
    for (const { table, parent } of children) {
      const keys = getTableConfig(table).foreignKeys.filter(({ reference }) => reference().columns[0] === parent);
      expect(
        keys.map((key) => [key.onDelete, deleted.has(key.reference().foreignTable)]),
        getTableName(table),
      ).toEqual([['cascade', true]]);
    }
  });
});

describe('the data of a customer', () => {
  /** The tables of all schemas, the job queue's too, that hold a value in any of their columns. */
  async function tablesWith(values: readonly (string | number)[]): Promise<Map<string | number, string[]>> {
    const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
      select quote_ident(nspname) || '.' || quote_ident(relname) as name from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
    expect(tables.length).toBeGreaterThan(schema.size);
    const locationsByValue = new Map<string | number, string[]>();
    for (const { name } of tables) {
      const { rows } = await shop.db.execute<{ value: string }>(sql`
        select sought as value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as list (sought)
        where exists (select from ${sql.raw(name)} as whole_row where position(sought in whole_row::text) > 0)`);
      for (const { value } of rows) locationsByValue.set(value, [...(locationsByValue.get(value) ?? []), name]);
    }
    return locationsByValue;
  }

  it('S1.7 every personal value is in the copy, or left out for a reason, and none survives the erasing', async () => {
    const ada = await newTracedCustomer(shop);
    const names = [...schema].flatMap(([table, columns]) =>
      personalColumnsOf(columns).map(({ name, declared }) => ({ name: `${table}.${name}`, table: columns, declared })),
    );
    expect([...ada.traces.keys()].toSorted()).toEqual(names.map(({ name }) => name).toSorted());
    const searched = [...new Set([...ada.traces.values()].filter((trace) => typeof trace === 'string'))];
    const byLaw = names.filter(({ declared }) => declared.erased === keptByLaw).map(({ name }) => ada.traces.get(name));
    const before = await tablesWith(searched);
    for (const { name, table } of names) {
      const trace = ada.traces.get(name) ?? '';
      if (typeof trace === 'string') expect(before.get(trace), name).toContain(`public.${getTableName(table)}`);
    }

    const { status, data } = await shop.call('exportOwnData', { token: ada.token });
    expect(status).toBe(200);
    const values = leaves(data);
    for (const { name, declared } of names) {
      const trace = ada.traces.get(name) ?? '';
      const isIn = values.some(
        (value) => value === trace || (typeof trace === 'string' && String(value).includes(trace)),
      );
      if (declared.copy.included) expect(isIn, name).toBe(true);
      else expect(declared.copy.reason, name).not.toBe('');
    }

    expect((await shop.call('eraseAccount', { token: ada.token, body: { password } })).status).toBe(200);
    // The order in the making keeps its address until it is delivered.
    const tablesWithEmail = await tablesWith([ada.email]);
    expect(tablesWithEmail.get(ada.email)).toContain('public.orders');
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, ada.makingId));
    await eraseDelivered(shop.db, personalRows);

    // The mail that confirms the erasure is still to be sent, and it alone.
    const displayedEmail = String(ada.traces.get('accounts.emailShown'));
    expect(await shop.mailsTo(displayedEmail)).toHaveLength(1);
    await shop.db.execute(sql`delete from pgboss.job where name = 'mail' and data ->> 'to' = ${displayedEmail}`);
    const erased = searched.filter((trace) => !byLaw.includes(trace));
    expect(await tablesWith([...erased, 'Lindenstr. 1', 'For Byron'])).toEqual(new Map());
    expect([...(await tablesWith(searched)).keys()]).toEqual(byLaw);
    for (const rows of personalRows)
      if (rows.erasure === 'account') expect(await shop.db.$count(rows.table, rows.whose(ada))).toBe(0);
  });
});

/** Every value in an answer that holds no other. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}
