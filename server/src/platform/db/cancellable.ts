import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './connection.ts';

/** A statement was ended, or never begun, because nobody waits for it any more. */
class Abandoned extends Error {
  override name = 'Abandoned';
}

/** Whether something failed for this reason, also under the error of the query builder. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof Abandoned || (error instanceof Error && error.cause !== undefined && isAbandoned(error.cause));

/** The parts of a pool that reading needs. */
class Reader {
  readonly #pool: pg.Pool;
  readonly #canceling: pg.Pool;
  readonly #signal: AbortSignal;

  constructor(pool: pg.Pool, canceling: pg.Pool, signal: AbortSignal) {
    this.#pool = pool;
    this.#canceling = canceling;
    this.#signal = signal;
  }

  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    this.#checkAwaited();
    const client = await this.#pool.connect();
    let cancellation: Promise<void> | undefined;
    const cancel = () => (cancellation = this.#cancel(client));
    this.#signal.addEventListener('abort', cancel, { once: true });
    try {
      this.#checkAwaited();
      return await client.query(config, values);
    } catch (error) {
      throw cancellation ? new Abandoned('nobody waits for it any more', { cause: error }) : error;
    } finally {
      this.#signal.removeEventListener('abort', cancel);
      // A cancellation that comes late would end what the connection does next: so it does nothing any more.
      await cancellation;
      client.release(cancellation !== undefined);
    }
  }

  #checkAwaited(): void {
    if (this.#signal.aborted) throw new Abandoned('nobody waits for it any more');
  }

  /** Ends what the connection is doing. When even that fails, the statement ends by its time limit. */
  async #cancel(client: pg.PoolClient): Promise<void> {
    const { processID } = client as unknown as { processID: number };
    await this.#canceling.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
  }
}

/**
 * A query builder whose statements end when `signal` does. For reads: each statement may use another connection, and there are
 * no transactions. They are cancelled by `canceling`, another pool, because this one may have no connection left.
 */
export const cancellable = (pool: pg.Pool, canceling: pg.Pool, signal: AbortSignal): Database =>
  drizzle(new Reader(pool, canceling, signal) as unknown as pg.Pool);
