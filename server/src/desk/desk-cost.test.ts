import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuery } from '@afterimage/contract/admin/lists.ts';
import { readMoney } from '../money-desk/read-money.ts';
import { connect, type Connection, type Database } from '../platform/db/connection.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readToday } from '../today/read-today.ts';
import { listWorkshopLines } from '../workshop/lines/read-lines.ts';
import { orderList } from './orders/order-list.ts';
import { fillOrders } from './test-many-orders.ts';

const orderCount = 4000;
const owner = { id: '', name: 'Ada', email: 'ada@example.com', role: 'owner', sessionId: '' } as const;
const view = { locale: 'en', timeZone: 'Europe/Berlin', now: new Date() } as const;

let database: TestDatabase;
/** One connection, whose statements are counted and which scans no table from end to end, as in a large shop. */
let counted: Connection;
let statements = 0;

beforeAll(async () => {
  database = await testDatabase();
  await fillOrders(database.pool, orderCount);
  await database.pool.query('analyze');
  counted = connect(database.url, 1);
  await counted.pool.query('set enable_seqscan = off');
  const query = counted.pool.query.bind(counted.pool);
  Object.assign(counted.pool, {
    query: (...args: Parameters<typeof query>) => {
      statements += 1;
      return query(...args);
    },
  });
});
afterAll(async () => {
  await counted.close();
  await database.close();
});

/** How many rows and index entries this database has read so far. */
async function rowsRead(): Promise<number> {
  await counted.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await counted.db.execute<{ read: string }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables`);
  return Number(rows[0]?.read);
}

async function costOf(read: (db: Database) => Promise<unknown>): Promise<{ statements: number; rows: number }> {
  await read(counted.db);
  const before = await rowsRead();
  statements = 0;
  await read(counted.db);
  const statementCount = statements;
  return { statements: statementCount, rows: (await rowsRead()) - before };
}

const page = (query: Record<string, string>) => (db: Database) =>
  listPageOf(db, orderList, listQuery.parse(query), view);

describe(`D20.1 with ${orderCount} orders`, () => {
  it.each([
    ['all', {}, 6, 4500],
    ['the oldest', { sort: 'createdAt' }, 6, 4500],
    ['those to check', { filter: 'lineState:check', sort: 'paidAt' }, 7, 1500],
    ['those to send', { filter: 'lineState:packed', sort: 'paidAt' }, 7, 1500],
    ['unpaid transfers', { filter: 'status:awaiting_payment~method:transfer', sort: 'createdAt' }, 7, 1000],
    ['held ones', { filter: 'problem:yes' }, 7, 1500],
  ])(
    'a page of orders, %s, takes few statements and reads no more rows than it needs',
    async (_, query, most, rows) => {
      const cost = await costOf(page(query));
      expect(cost.statements).toBeLessThanOrEqual(most);
      expect(cost.rows).toBeLessThanOrEqual(rows);
    },
  );

  it.each<[string, (db: Database) => Promise<unknown>, number, number]>([
    ['today', (db) => readToday(db, owner), 10, 3000],
    ['the lines to pack', (db) => listWorkshopLines(db, { state: 'printed', limit: 50 }), 8, 600],
    ['the money', (db) => readMoney(db, []), 7, 1000],
  ])('%s takes few statements and reads no more rows than it needs', async (_, read, most, rows) => {
    const cost = await costOf(read);
    expect(cost.statements).toBeLessThanOrEqual(most);
    expect(cost.rows).toBeLessThanOrEqual(rows);
  });
});
