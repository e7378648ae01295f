import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewerList } from '@afterimage/sample/reviews.ts';
import { accounts, oneTimeTokens } from './tables.ts';
import { untilJobsDone } from '../platform/db/test-database.ts';
import { hashSecret } from './secret.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

const loginOf = ({ email, password }: { email: string; password: string }) => ({ body: { email, password } });
const resetToken = async (email: string, count = 2) => {
  await shop.call('requestPasswordReset', { body: { email } });
  const mail = await shop.mailTo(email, count);
  expect(mail.subject).toBe('Choose a new password');
  return shop.tokenIn(mail);
};

it('S7.4 S4.8 answers the same whether or not there is an account, and mails only to accounts', async () => {
  const existing = await shop.signUp();
  const missing = shop.person();
  const there = await shop.call('requestPasswordReset', { body: { email: existing.email.toUpperCase() } });
  const not = await shop.call('requestPasswordReset', { body: { email: missing.email } });
  expect([there.status, there.text]).toEqual([200, '{"data":{}}']);
  expect([not.status, not.text]).toEqual([there.status, there.text]);
  const mail = await shop.mailTo(existing.email, 2);
  expect(mail.links[0]).toMatch(/^http:\/\/shop\.test\/auth\/reset\/new\?token=[\w-]{43}$/);
  await untilJobsDone(shop.database.db);
  expect(await shop.mailsTo(missing.email)).toEqual([]);
});

it('S7.3 S7.4 the people of the sample, who only wrote reviews, are let in by no password and get no link', async () => {
  const { email } = reviewerList[0] ?? {};
  if (!email) throw new Error('the sample has nobody');
  const [account] = await shop.database.db.select().from(accounts).where(eq(accounts.email, email));
  expect(account).toBeDefined();
  for (const password of ['', ' ', 'password'])
    expect((await shop.call('login', loginOf({ email, password }))).data.accessToken).toBeUndefined();
  await shop.call('register', { body: { ...shop.person(), email } });
  expect(shop.tokenIn(await shop.mailTo(email))).toBe('');
  expect((await shop.call('requestPasswordReset', { body: { email } })).status).toBe(200);
  await untilJobsDone(shop.database.db);
  expect((await shop.mailsTo(email)).length).toBe(1);
  expect(await shop.database.db.$count(oneTimeTokens, eq(oneTimeTokens.accountId, account?.id ?? ''))).toBe(0);
});

it('S7.5 S4.9 sets a new password, signs out everywhere and tells the owner', async () => {
  const existing = await shop.signUp();
  const token = await resetToken(existing.email);
  const password = 'a new password';
  const response = await shop.call('resetPassword', { body: { token, password } });
  expect([response.status, response.text]).toEqual([200, '{"data":{}}']);
  expect((await shop.call('getProfile', { token: existing.token })).status).toBe(401);
  expect((await shop.call('login', loginOf(existing))).status).toBe(401);
  expect((await shop.call('login', loginOf({ ...existing, password }))).status).toBe(200);
  expect((await shop.mailTo(existing.email, 3)).subject).toBe('Your password was changed');
  const again = await shop.call('resetPassword', { body: { token, password: 'yet another one' } });
  expect([again.status, again.data.status?.code]).toEqual([400, 'TOKEN_INVALID']);
});

it('S7.5 verifies the address as well, and uses up its verification links', async () => {
  const body = shop.person();
  await shop.call('register', { body });
  const verify = shop.tokenIn(await shop.mailTo(body.email));
  const token = await resetToken(body.email);
  await shop.call('resetPassword', { body: { token, password: 'a new password' } });
  expect((await shop.call('login', loginOf({ ...body, password: 'a new password' }))).status).toBe(200);
  expect((await shop.call('verifyRegistration', { body: { token: verify } })).status).toBe(400);
});

it('S7.5 a token is for one purpose, for an hour, and only the newest is good', async () => {
  const existing = await shop.signUp();
  const first = await resetToken(existing.email);
  const second = await resetToken(existing.email, 3);
  const password = 'a new password';
  expect((await shop.call('resetPassword', { body: { token: first, password } })).status).toBe(400);
  expect((await shop.call('verifyRegistration', { body: { token: second } })).status).toBe(400);
  const { db } = shop.database;
  const its = eq(oneTimeTokens.tokenHash, hashSecret(second));
  const [row] = await db.select().from(oneTimeTokens).where(its);
  expect(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(60, 0);
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: sql`now()` })
    .where(its);
  expect((await shop.call('resetPassword', { body: { token: second, password } })).status).toBe(400);
  expect((await shop.call('login', loginOf(existing))).status).toBe(200);
});

it('S7.5 of parallel uses of one token one wins, also while a new one is asked for', async () => {
  const existing = await shop.signUp();
  const token = await resetToken(existing.email);
  const uses = Array.from({ length: 5 }, (_, index) =>
    shop.call('resetPassword', { body: { token, password: `new password ${index}` } }),
  );
  const request = shop.call('requestPasswordReset', { body: { email: existing.email } });
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect((await request).status).toBe(200);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  const winner = statuses.indexOf(200);
  expect((await shop.call('login', loginOf({ ...existing, password: `new password ${winner}` }))).status).toBe(200);
});

it('S7.5 a sign-in with the old password does not outlive a reset that runs at the same time', async () => {
  const existing = await shop.signUp();
  const token = await resetToken(existing.email);
  const [reset, ...logins] = await Promise.all([
    shop.call('resetPassword', { body: { token, password: 'a new password' } }),
    ...Array.from({ length: 6 }, () => shop.call('login', loginOf(existing))),
  ]);
  expect(reset.status).toBe(200);
  for (const { status, data } of logins) {
    expect([200, 401]).toContain(status);
    if (data.accessToken) expect((await shop.call('getProfile', { token: data.accessToken })).status).toBe(401);
  }
});
