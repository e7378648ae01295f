import { createHash } from 'node:crypto';
import type pg from 'pg';
import { fail } from '../http/failure.ts';

export { networkOf } from '../http/network-of.ts';

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
  'proof from an address': { points: 600, duration: hour },
  /** Failed ones only. An account has few owners, and codes have six digits: the bound of one is low. */
  'operator sign-in from an address': { points: 30, duration: 15 * minute },
  'operator sign-in of an account': { points: 10, duration: 15 * minute },
  'passkey challenge from an address': { points: 300, duration: 15 * minute },
  'set-up link from an address': { points: 60, duration: 15 * minute },
  'invitation of an operator': { points: 30, duration: hour },
  /** A program that works through a list asks often; each has a bound of its own. */
  'call with an access token': { points: 600, duration: minute },
  /** Tokens that there are not, or not any more. */
  'wrong access token from an address': { points: 60, duration: 15 * minute },
  /** Tests and what is sent again, of one webhook. */
  'message to a webhook by hand': { points: 60, duration: hour },
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
  /** Each is one mail, later. */
  'stock notice from an address': { points: 60, duration: hour },
  'stock notice to a mailbox': { points: 20, duration: 24 * hour },
  /** Mails with made-up values, to the operator who asks. */
  'test mail of an operator': { points: 60, duration: hour },
  /** Checks of a mail server or of Stripe's key, which speak to a server of the operator's choice. */
  'check of a service by an operator': { points: 60, duration: hour },
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

// The clock is the database's: those of processes may be wrong, and must not lock anybody out.
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** What has run out counts no more, and neither does what ends later than it can, since a clock was wrong when it began. */
const isOver = `(counted.expire <= ${now} or counted.expire > ${now} + $3 + 60000)`;
const count = `
  insert into rate_limits as counted (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set
    points = case when ${isOver} then $2 else counted.points + $2 end,
    expire = case when ${isOver} then ${now} + $3 else counted.expire end
  returning points, (expire - ${now})::float8 as left`;

/**
 * Give it a pool of its own, of two connections: it is asked in the middle of transactions, and would otherwise wait
 * for a connection that only their end gives back. `own` are bounds that the settings give.
 */
export function createThrottle(pool: pg.Pool, own: Partial<Record<Limit, number>> = {}): Throttle {
  const wait = async (limit: Limit, key: string, points = 1): Promise<number> => {
    const { points: most, duration } = limits[limit];
    const { rows } = await pool.query<{ points: number; left: number }>({
      name: 'rate-limits: count',
      text: count,
      values: [keyOf(limit, key), points, duration * 1000],
    });
    const [row = fail('INTERNAL')] = rows;
    if (row.points <= (own[limit] ?? most)) return 0;
    // What was refused for its size leaves room for what is smaller.
    if (points > 1) await giveBack(limit, key, points);
    return Math.max(1, Math.ceil(row.left / 1000));
  };
  const giveBack = async (limit: Limit, key: string, points = 1): Promise<void> => {
    const text = 'update rate_limits set points = greatest(points - $2, 0) where key = $1';
    await pool.query({ name: 'rate-limits: give back', text, values: [keyOf(limit, key), points] });
  };
  return {
    async take(limit, key, points) {
      const retryAfterSeconds = await wait(limit, key, points);
      if (retryAfterSeconds > 0) fail('TOO_MANY_REQUESTS', { retryAfterSeconds });
    },
    tryTake: async (limit, key) => (await wait(limit, key)) === 0,
    giveBack: (limit, key) => giveBack(limit, key),
    async forget(limit, key) {
      await pool.query('delete from rate_limits where key = $1', [keyOf(limit, key)]);
    },
  };
}

// Hashed: the table has no business knowing who tried to sign in from where.
const keyOf = (limit: Limit, key: string) => createHash('sha256').update(`${limit}\n${key}`).digest('base64url');
