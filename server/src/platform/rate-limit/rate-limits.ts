import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../http/failure.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be tried. By address the bounds are those of a household, an office or a school; by account
 * those of one person who has forgotten something.
 */
const limits = {
  /** Failed ones only, as in the two below. */
  'sign-in of an account from an address': { points: 10, duration: 15 * minute },
  'sign-in from an address': { points: 300, duration: 15 * minute },
  'sign-in of an account': { points: 100, duration: hour },
  /** In place of the two of an account: nobody else's guesses lock out a browser that has signed in to it before. */
  'sign-in from a known device': { points: 10, duration: 15 * minute },
  'registration from an address': { points: 300, duration: hour },
  'reset from an address': { points: 150, duration: hour },
  'new password from an address': { points: 150, duration: hour },
  'account mail': { points: 6, duration: hour },
  'guest cart from an address': { points: 6000, duration: hour },
  'draft from an address': { points: 600, duration: hour },
  /** Each may have to compile what is tried. */
  'draft viewer from an address': { points: 600, duration: hour },
  'guest checkout from an address': { points: 600, duration: hour },
  /** The price of a hundred things at once is hundreds of questions to the database. */
  'quote from an address': { points: 6000, duration: hour },
  /** Codes that there are not: nobody is to find one by trying. */
  'wrong coupon from an address': { points: 100, duration: hour },
  'order links from an address': { points: 60, duration: hour },
  'order links to a mailbox': { points: 6, duration: hour },
  'copy of own data': { points: 30, duration: hour },
  /** Failed ones only, as at the sign-in: a party scans one print from one network. */
  'pass phrase of a viewer from an address': { points: 20, duration: 15 * minute },
  'pass phrase from an address': { points: 300, duration: 15 * minute },
  'pass phrase of a viewer': { points: 200, duration: hour },
  /** Two for each visit of a print: a fair has a whole hall behind one address. */
  'scan from an address': { points: 3000, duration: hour },
  /** Each may be hundreds of megabytes. */
  'export from an address': { points: 100, duration: hour },
  /** Reports of others' content, and how often one network has a case of one thing opened. */
  'report from an address': { points: 30, duration: hour },
  'report of a thing': { points: 100, duration: hour },
  'case of a thing from an address': { points: 3, duration: 24 * hour },
  'report mail to a mailbox': { points: 6, duration: hour },
  'answer to a takedown from an address': { points: 30, duration: hour },
  'upload from an address': { points: 1000, duration: hour },
  /** How much is sent. The settings say how much it may be. */
  'uploaded kilobytes from an address': { points: 4_000 * 1024, duration: hour },
};
export type Limit = keyof typeof limits;

/** Counts what is tried, for all processes of the shop together. */
export interface Throttle {
  /** Counts one, or so many; fails with TOO_MANY_REQUESTS when it is too many. */
  take(limit: Limit, key: string, points?: number): Promise<void>;
  /** Counts one; false when it is one too many. */
  tryTake(limit: Limit, key: string): Promise<boolean>;
  /** What was counted turned out to be harmless. */
  giveBack(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
}

/**
 * Give it a pool of its own, of two connections: it is asked in the middle of transactions, and would otherwise wait
 * for a connection that only their end gives back. `own` are bounds that the settings give.
 */
export function createThrottle(pool: pg.Pool, own: Partial<Record<Limit, number>> = {}): Throttle {
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        ...limit,
        points: own[name as Limit] ?? limit.points,
      }),
    ]),
  );
  const limiterOf = (limit: Limit) => limiters.get(limit) ?? fail('INTERNAL');

  const wait = async (limit: Limit, key: string, points = 1): Promise<number> => {
    try {
      await limiterOf(limit).consume(keyOf(limit, key), points);
      return 0;
    } catch (error) {
      // What was refused for its size leaves room for what is smaller.
      if (points > 1) await limiterOf(limit).reward(keyOf(limit, key), points);
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
  return {
    async take(limit, key, points) {
      const retryAfterSeconds = await wait(limit, key, points);
      if (retryAfterSeconds > 0) fail('TOO_MANY_REQUESTS', { retryAfterSeconds });
    },
    tryTake: async (limit, key) => (await wait(limit, key)) === 0,
    async giveBack(limit, key) {
      await limiterOf(limit).reward(keyOf(limit, key));
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(keyOf(limit, key));
    },
  };
}

/** Whose address it is: a network of IPv6 counts as one, because every household has 2^64 addresses of it. */
export function networkOf(address: string): string {
  // some proxies forward the port too
  const host = address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const plain = host.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

// Hashed: the table has no business knowing who tried to sign in from where.
const keyOf = (limit: Limit, key: string) => createHash('sha256').update(`${limit}\n${key}`).digest('base64url');
