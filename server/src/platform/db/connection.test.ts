import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, registerApi } from '../http/http.ts';
import { listen } from '../http/listen.ts';
import { connect, type Connection } from './connection.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

/** Nothing is checked out of the pool any more. */
const untilAllIsBack = ({ pool }: Connection) =>
  expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0);
const breakConnection = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

describe('a pool whose database goes away', () => {
  it('D3.20 gets the connection of a transaction back that cannot even begin', async () => {
    const connection = connect(base.url, 2);
    for (let time = 0; time < 4; time += 1) {
      connection.pool.once('acquire', breakConnection);
      await expect(connection.db.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow();
      await untilAllIsBack(connection);
    }
    // With two connections, the third and fourth would have found none.
    const works = await connection.db.transaction(async (tx) => tx.execute(sql`select 1 as one`));
    expect(works.rows).toEqual([{ one: 1 }]);
    await connection.close();
    expect(connection.pool.ended).toBe(true);
  });

  it('D3.20 gets it back from a transaction that is cut off in the middle, and says why it failed', async () => {
    const connection = connect(base.url, 1);
    const cut = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await base.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
      await tx.execute(sql`select 2`);
    });
    await expect(cut).rejects.toThrow();
    await untilAllIsBack(connection);
    await expect(connection.db.transaction(async (tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
    await connection.close();
  });

  it('D3.20 keeps what a transaction fails with, and never gives an unfinished one to the next', async () => {
    const connection = connect(base.url, 1);
    const own = new Error('own');
    await expect(
      connection.db.transaction(async () => {
        throw own;
      }),
    ).rejects.toBe(own);
    await expect(
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 / 0`).catch(() => undefined);
        return 'committed what had failed';
      }),
    ).resolves.toBe('committed what had failed');
    const { rows } = await connection.db.execute(sql`select now() = statement_timestamp() as alone`);
    expect(rows).toEqual([{ alone: true }]);
    await connection.close();
  });

  it('D3.20 ends a statement that takes too long, and keeps the connection', async () => {
    const connection = connect(base.url, 1, { durable: false, statementTimeoutMs: 50 });
    await expect(connection.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(connection.db.execute(sql`select 1`)).resolves.toBeDefined();
    const { rows } = await connection.db.execute(sql`show synchronous_commit`);
    expect(rows).toEqual([{ synchronous_commit: 'off' }]);
    await connection.close();
  });

  it('D3.20 ends in time although a connection is not given back', async () => {
    const connection = connect(base.url, 2, { closeWithinMs: 50 });
    const client = await connection.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await connection.close();
    const alive = sql`select from pg_stat_activity where pid = ${rows[0]?.pid ?? 0}`;
    await expect.poll(async () => (await base.db.execute(alive)).rowCount).toBe(0);
  });
});

it('D3.20 a database that ends all connections again and again is answered 503, and leaves none behind', async () => {
  const connection = connect(base.url, 8);
  const app = createServer();
  registerApi(app, {
    db: connection.db,
    handlers: {
      createGuestCart: async ({ db }) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.002)`);
          return { id: randomUUID() };
        }),
    },
    findCaller: async () => null,
    catalogueVersion: () => '1',
    base: '/api',
  });
  const port = await listen(app, { host: 'localhost', port: 0, portFixed: true });
  const statuses: number[] = [];
  const closing = new AbortController();
  const customers = Array.from({ length: 16 }, async () => {
    while (!closing.signal.aborted) {
      const headers = { 'idempotency-key': randomUUID() };
      const reply = await fetch(`http://localhost:${port}/api/unauthenticated/carts`, { method: 'POST', headers });
      statuses.push(reply.status);
      await reply.text();
    }
  });
  for (let time = 0; time < 30; time += 1) {
    const answered = statuses.length;
    await base.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    while (statuses.length < answered + 40) await sleep(1);
  }
  closing.abort();
  await Promise.all(customers);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await untilAllIsBack(connection);
  await app.close();
  await connection.close();
});
