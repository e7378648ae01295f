import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { connect, type Connection, type Database } from './connection.ts';

export type TestDatabase = Connection & { url: string };

/**
 * A database of its own for a test file: a copy of the migrated and seeded template, or one without a table.
 * `close` drops it; call it in afterAll.
 */
export async function testDatabase(kind: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const { url: server, template, copy } = inject('testServer');
  const name = template.replace(/template$/, randomBytes(6).toString('hex'));
  const from = kind === 'seeded' ? template : 'template0';
  await query(server, `create database "${name}" template "${from}" ${copy}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = connect(url.href);
  return {
    ...connection,
    url: url.href,
    close: async () => {
      await connection.close();
      await query(server, leaveInPeace(name));
      await query(server, `drop database "${name}" with (force)`);
    },
  };
}

/** Waits until a connection to this database waits for a row that another one has locked. Fails when none does. */
export async function untilBlocked(db: Database): Promise<void> {
  const blocked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async () => (await db.execute(blocked)).rowCount;
  await expect.poll(count, { interval: 10 }).toBeGreaterThan(0);
}

/** Waits until every job that was planned is done. Fails when one has failed for good. */
export async function untilJobsDone(db: Database): Promise<void> {
  const open = sql`select name, state from pgboss.job where state in ('created', 'retry', 'active', 'failed')`;
  await expect.poll(async () => (await db.execute(open)).rows, { interval: 25 }).toEqual([]);
}

async function query(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Waits, two seconds at most, for connections that are being closed: to cut one off would be a fault in its pool. */
function leaveInPeace(name: string): string {
  return `do $$ begin
    for attempt in 1..200 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.01);
    end loop;
  end $$`;
}
