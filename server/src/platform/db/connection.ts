import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A pool's connection or a transaction: whoever takes one of these does not care which. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** A pool of connections and the query builder over it. */
export interface Connection {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/**
 * Opens a pool; connections are made when they are needed. `max` bounds them. What is written without `durable` may be
 * lost when the machine dies within the next second, and does not wait for the disk.
 */
export function connect(url: string, max = 16, { durable = true } = {}): Connection {
  const options = durable ? {} : { options: '-c synchronous_commit=off' };
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'afterimage', ...options });
  // An idle connection that the server drops is not a fault of any request; the pool makes a new one.
  pool.on('error', () => {});
  // A connection that is dropped while it is being closed belongs to no pool any more; it must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}
