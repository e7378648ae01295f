import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, oneTimeTokens } from './tables.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

type SignedUpAccount = Awaited<ReturnType<typeof shop.signUp>>;
const ask = ({ token, password }: Pick<SignedUpAccount, 'token' | 'password'>, email: string) =>
  shop.call('requestEmailChange', { token, body: { email, password } });
const verify = (token: string) => shop.call('verifyEmailChange', { body: { token } });
const canSignIn = async (email: string, password: string) =>
  (await shop.call('login', { body: { email, password } })).status === 200;

it('S6.2 the link in the mail to the new address changes it, once, without being signed in', async () => {
  const existing = await shop.signUp();
  const email = `New.${existing.email}`;
  const replyStatus = await ask(existing, email);
  expect([replyStatus.status, replyStatus.text]).toEqual([200, '{"data":{}}']);
  expect(await canSignIn(existing.email, existing.password)).toBe(true);
  const mail = await shop.mailTo(email);
  expect(mail.links[0]).toMatch(/^http:\/\/shop\.test\/auth\/email\?token=[\w-]{43}$/);
  const token = shop.tokenIn(mail);
  expect((await verify(token)).data).toEqual({ email });
  expect((await verify(token)).data.status?.code).toBe('TOKEN_INVALID');
  expect((await shop.call('getProfile', { token: existing.token })).data).toMatchObject({ email, verified: true });
  expect([await canSignIn(existing.email, existing.password), await canSignIn(email, existing.password)]).toEqual([
    false,
    true,
  ]);
  const warning = await shop.mailTo(existing.email, 2);
  expect([warning.subject, warning.text.includes(email)]).toEqual(['Your e-mail address was changed', true]);
});

it('S6.2 is written in the language of the account', async () => {
  const existing = await shop.signUp();
  await shop.call('updateProfile', { token: existing.token, body: { firstName: 'A', lastName: 'B', locale: 'de' } });
  await ask(existing, `de.${existing.email}`);
  expect((await shop.mailTo(`de.${existing.email}`)).subject).toBe('Bestätigen Sie Ihre neue E-Mail-Adresse');
});

it('S6.2 asks for the password, and not for an address that is there already', async () => {
  const existing = await shop.signUp();
  const wrong = await ask({ ...existing, password: 'wrong password' }, `x.${existing.email}`);
  expect([wrong.status, wrong.data.status?.fields]).toEqual([422, { password: 'This is not your current password' }]);
  const same = await ask(existing, existing.email.toUpperCase());
  expect([same.status, same.data.status?.fields]).toEqual([
    400,
    { email: 'This is already the e-mail address of your account' },
  ]);
});

it('S6.2 whether the new address has an account is told to its owner only', async () => {
  const existing = await shop.signUp();
  const owner = await shop.signUp();
  const replyForTaken = await ask(existing, owner.email.toUpperCase());
  const free = await ask(existing, `free.${existing.email}`);
  expect([replyForTaken.status, replyForTaken.text]).toEqual([free.status, free.text]);
  const mail = await shop.mailTo(owner.email, 2);
  expect([mail.subject, mail.links.filter((link) => link.includes('token='))]).toEqual([
    'You already have an account',
    [],
  ]);
});

it('S6.2 an address that was taken meanwhile is a conflict, also when both come at once', async () => {
  const [first, second, third] = [await shop.signUp(), await shop.signUp(), await shop.signUp()];
  const email = `wanted.${first.email}`;
  const tokens: string[] = [];
  for (const [index, account] of [first, second].entries()) {
    await ask(account, email);
    tokens.push(shop.tokenIn(await shop.mailTo(email, index + 1)));
  }
  const both = await Promise.all(tokens.map(verify));
  expect(both.map(({ status, data }) => data.status?.code ?? String(status)).toSorted()).toEqual([
    '200',
    'EMAIL_TAKEN',
  ]);
  await ask(third, `late.${third.email}`);
  const token = shop.tokenIn(await shop.mailTo(`late.${third.email}`));
  await shop.call('register', { body: { ...shop.person(), email: `late.${third.email}` } });
  expect((await verify(token)).data.status?.code).toBe('EMAIL_TAKEN');
});

it('S6.2 a link expires after two days, and a newer one, a new password or a used one ends it', async () => {
  const existing = await shop.signUp();
  const { db } = shop.database;
  const next = async (email: string) => {
    await ask(existing, email);
    return shop.tokenIn(await shop.mailTo(email));
  };
  const older = await next(`a.${existing.email}`);
  const newer = await next(`b.${existing.email}`);
  expect((await verify(older)).data.status?.code).toBe('TOKEN_INVALID');
  const [account] = await db.select().from(accounts).where(eq(accounts.email, existing.email));
  const its = eq(oneTimeTokens.accountId, account?.id ?? '');
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: sql`now()` })
    .where(its);
  expect((await verify(newer)).data.status?.code).toBe('TOKEN_INVALID');
  const last = await next(`c.${existing.email}`);
  await shop.call('requestPasswordReset', { body: { email: existing.email } });
  const reset = shop.tokenIn(await shop.mailTo(existing.email, 2));
  expect((await verify(last)).status).toBe(200);
  // Who reads the old address's mail does not get back in.
  const late = await shop.call('resetPassword', { body: { token: reset, password: 'another password' } });
  expect(late.data.status?.code).toBe('TOKEN_INVALID');
});
