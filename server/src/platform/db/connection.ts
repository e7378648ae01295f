import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A pool's connection or a transaction: whoever takes one of these does not care which. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** A pool of connections and the query builder over it. */
export interface Connection {
  pool: pg.Pool;
  db: Database;
  /** Waits for what is being done, for some seconds, and then hangs up. */
  close(): Promise<void>;
}

/**
 * Opens a pool; connections are made when they are needed. `max` bounds them. What is written without `durable` may be
 * lost when the machine dies within the next second, and does not wait for the disk. A statement that takes longer than
 * `statementTimeoutMs` fails, and with `readOnly` one that writes.
 */
export function connect(
  url: string,
  max = 16,
  { durable = true, closeWithinMs = 5000, statementTimeoutMs = 0, readOnly = false } = {},
): Connection {
  const settings = [
    ...(durable ? [] : ['-c synchronous_commit=off']),
    ...(readOnly ? ['-c default_transaction_read_only=on'] : []),
    ...(statementTimeoutMs > 0 ? [`-c statement_timeout=${statementTimeoutMs}`] : []),
  ];
  const options = settings.length > 0 ? { options: settings.join(' ') } : {};
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'afterimage', ...options });
  const clients = new Set<pg.PoolClient>();
  // An idle connection that the server drops is not a fault of any request; the pool makes a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    clients.add(client);
    // A connection that is dropped while it is being closed belongs to no pool any more; it must not end the process.
    client.on('error', () => {});
  });
  pool.on('remove', (client) => clients.delete(client));
  const db: Database = drizzle(pool);
  db.transaction = transactionsOf(pool);

  const close = async (): Promise<void> => {
    const done = new AbortController();
    const limit = sleep(closeWithinMs, undefined, { signal: done.signal }).catch(() => undefined);
    await Promise.race([pool.end(), limit]);
    done.abort();
    for (const client of clients) hangUp(client);
  };
  return { pool, db, close };
}

/**
 * Transactions of which each gives its connection back, however it ends. Drizzle's own keeps it for ever when even its
 * `begin` fails, as it does for everybody when the database restarts.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      // A connection that is lost, or still in a transaction, is of no use to the next.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

/** Types know nothing of a client's socket. */
function hangUp(client: pg.PoolClient): void {
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
}
