import { createHash } from 'node:crypto';
import pg from 'pg';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accounts, rateLimits } from '../../accounts/tables.ts';
import { cleanUp } from '../../privacy/clean-up.ts';
import { Failure } from '../http/failure.ts';
import { openAccounts } from '../../accounts/test-accounts.ts';
import { createThrottle, networkOf } from './rate-limits.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

const attempt = (email: string, password: string, from: string) =>
  shop.call('login', { body: { email, password }, from });

it('S7.1 stops guessing at an account from an address, also when all comes at once', async () => {
  const existing = await shop.signUp();
  const from = '198.51.100.1';
  const all = await Promise.all(
    Array.from({ length: 15 }, (_, index) => attempt(existing.email, `guess ${index}`, from)),
  );
  const statuses = all.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  const stopped = await attempt(existing.email, existing.password, from);
  expect([stopped.status, stopped.data.status?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(stopped.retryAfter)).toBeGreaterThan(800);
  expect(Number(stopped.retryAfter)).toBeLessThanOrEqual(900);
  // The owner, elsewhere, is not kept out.
  expect((await attempt(existing.email, existing.password, '198.51.100.2')).status).toBe(200);
});

it('S7.1 answers an address that guesses the same whether or not there is an account', async () => {
  const { email } = shop.person();
  for (let time = 0; time < 10; time += 1) expect((await attempt(email, 'guess', '198.51.100.3')).status).toBe(401);
  expect((await attempt(email, 'guess', '198.51.100.3')).status).toBe(429);
});

it('S7.1 does not count sign-ins that succeed', async () => {
  const existing = await shop.signUp();
  for (let time = 0; time < 14; time += 1)
    expect((await attempt(existing.email, existing.password, '198.51.100.4')).status).toBe(200);
});

it('S7.5 a new password lets its owner in although somebody has guessed too often', async () => {
  const existing = await shop.signUp();
  const from = '198.51.100.5';
  for (let time = 0; time < 11; time += 1) await attempt(existing.email, 'guess', from);
  await shop.call('requestPasswordReset', { body: { email: existing.email }, from });
  const token = shop.tokenIn(await shop.mailTo(existing.email, 2));
  await shop.call('resetPassword', { body: { token, password: 'a new password' }, from });
  expect((await attempt(existing.email, 'a new password', from)).status).toBe(200);
});

it('S7.4 S7.2 an account gets a bounded number of mails, and the answer does not tell whether it exists', async () => {
  const existing = await shop.signUp();
  const missing = shop.person();
  const ask = async (email: string, count: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < count; time += 1)
      statuses.push((await shop.call('requestPasswordReset', { body: { email }, from: '198.51.100.6' })).status);
    return statuses;
  };
  // The registration was the first mail.
  expect(await ask(existing.email, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask(missing.email, 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await shop.call('register', { body: missing, from: '198.51.100.7' })).status).toBe(429);
  const accountRows = await shop.database.db.select().from(accounts).where(eq(accounts.email, missing.email));
  expect(accountRows).toEqual([]);
});

it('S7.14 S7.1 two processes count together, and give back', async () => {
  const pools = [0, 1].map(() => new pg.Pool({ connectionString: shop.database.url, max: 1 }));
  const [one, two] = pools.map((pool) => createThrottle(pool));
  const limit = 'sign-in of an account from an address';
  for (let time = 0; time < 5; time += 1) {
    await one?.take(limit, 'shared');
    await two?.take(limit, 'shared');
  }
  await expect(one?.take(limit, 'shared')).rejects.toThrow(Failure);
  expect(await two?.tryTake(limit, 'shared')).toBe(false);
  expect(await two?.tryTake(limit, 'another')).toBe(true);
  await two?.giveBack(limit, 'shared');
  await two?.giveBack(limit, 'shared');
  await two?.giveBack(limit, 'shared');
  await one?.take(limit, 'shared');
  await Promise.all(pools.map((pool) => pool.end()));
});

describe('S7.1 a process whose clock is two days ahead', () => {
  const limit = 'sign-in of an account from an address';
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  const rowOf = (key: string) =>
    eq(rateLimits.key, createHash('sha256').update(`${limit}\n${key}`).digest('base64url'));
  afterEach(() => void vi.useRealTimers());

  it('counts as the others do, and locks nobody out for longer', async () => {
    const throttle = createThrottle(shop.database.pool);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoDays });
    for (let time = 0; time < 10; time += 1) await throttle.take(limit, 'ahead');
    vi.useRealTimers();
    const refusal = await throttle.take(limit, 'ahead').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((refusal as Failure).facts.retryAfterSeconds).toBeLessThanOrEqual(900);
    await throttle.giveBack(limit, 'ahead');
    await throttle.giveBack(limit, 'ahead');
    await throttle.take(limit, 'ahead');
  });

  it('has left rows behind that block nobody any more', async () => {
    const throttle = createThrottle(shop.database.pool);
    for (let time = 0; time < 10; time += 1) await throttle.take(limit, 'left behind');
    expect(await throttle.tryTake(limit, 'left behind')).toBe(false);
    await shop.database.db
      .update(rateLimits)
      .set({ expire: Date.now() + twoDays })
      .where(rowOf('left behind'));
    expect(await throttle.tryTake(limit, 'left behind')).toBe(true);
    const [row] = await shop.database.db.select().from(rateLimits).where(rowOf('left behind'));
    expect(row?.points).toBe(1);
  });

  it('does not delete what the others still count', async () => {
    const throttle = createThrottle(shop.database.pool);
    await throttle.take(limit, 'lasting');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoDays });
    await cleanUp(shop.database.db);
    vi.useRealTimers();
    expect(await shop.database.db.select().from(rateLimits).where(rowOf('lasting'))).toHaveLength(1);
  });
});

it('S7.1 does not keep who tried from where', async () => {
  const rows = await shop.database.db.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2'],
])('S7.1 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
