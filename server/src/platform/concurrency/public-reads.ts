import type { Locale } from '@afterimage/words/locale.ts';
import { type CachedReply, ReplyCache } from '../cache/reply-cache.ts';
import { isAbandoned } from '../db/cancellable.ts';
import type { Database } from '../db/connection.ts';
import { networkOf } from '../http/network-of.ts';
import type { Asker, Reads } from '../http/reads.ts';
import { keyedSemaphore, semaphore } from './semaphore.ts';
import { Waiters } from './waiters.ts';

interface Parts {
  catalogueVersion: () => string;
  /** The database for a reply that nobody waits for any more once `signal` ends. */
  readDb: (signal: AbortSignal) => Database;
}

// More at once take longer than one after the other. A page asks for four or five replies.
const atOnce = { all: 16, ofNetwork: 4 };
const patience = 5000;
/** So often one is asked for anew because others, who had asked before, have gone. */
const maxTries = 5;

/**
 * Replies that everybody may read: from memory, or computed with the database as long as somebody waits for them. Few are computed
 * at once, and fewer of one network; others wait a little and fail with UNAVAILABLE.
 */
export class PublicReads implements Reads {
  readonly #cache: ReplyCache;
  readonly #readDb: Parts['readDb'];
  readonly #waiters = new Waiters();
  readonly #inAll = semaphore(atOnce.all, { maxWaiting: 200, patience });
  readonly #ofNetwork = keyedSemaphore(atOnce.ofNetwork, { maxWaiting: 60, patience });

  constructor({ catalogueVersion, readDb }: Parts) {
    this.#cache = new ReplyCache(catalogueVersion);
    this.#readDb = readDb;
  }

  /** The reply from memory, if it is there. */
  cached(locale: Locale, address: string): CachedReply | undefined {
    return this.#cache.cached(locale, address);
  }

  async get(
    locale: Locale,
    address: string,
    { address: from, whenGone }: Asker,
    compute: (db: Database) => Promise<unknown>,
  ): Promise<CachedReply> {
    let isGone = false;
    let leave = () => {};
    whenGone?.(() => {
      isGone = true;
      leave();
    });
    for (let tries = 1; ; tries += 1) {
      const waiter = this.#waiters.join(`${locale} ${address}`);
      leave = onlyOnce(waiter.leave);
      try {
        return await this.#cache.get(locale, address, () =>
          this.#inTurn(from, async () => compute(this.#readDb(waiter.signal))),
        );
      } catch (error) {
        if (isGone || tries === maxTries || !isAbandoned(error)) throw error;
      } finally {
        leave();
      }
    }
  }

  #inTurn<Result>(from: string | undefined, work: () => Promise<Result>): Promise<Result> {
    const bounded = () => this.#inAll(work);
    return from === undefined ? bounded() : this.#ofNetwork(networkOf(from), bounded);
  }
}

function onlyOnce(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
