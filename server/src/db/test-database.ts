import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Connection } from './connection.ts';

export type TestDatabase = Connection & { url: string };

/**
 * A database of its own for a test file: a copy of the migrated and seeded template, or one without a table.
 * `close` drops it; call it in afterAll.
 */
export async function testDatabase(kind: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer');
  const name = template.replace(/template$/, randomBytes(6).toString('hex'));
  const from = kind === 'seeded' ? template : 'template0';
  await query(server, `create database "${name}" template "${from}"`);
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
