import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, oneTimeTokens, sessions } from './tables.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

it('S7.1 S7.2 S7.5 no password, token or hash stands in the log, whatever fails', async () => {
  const { db } = shop.database;
  const existing = await shop.signUp();
  const { email, password } = existing;
  await shop.call('login', { body: { email, password } });
  await shop.call('login', { body: { email, password: 'a wrong password' } });
  await shop.call('requestPasswordReset', { body: { email } });
  const reset = shop.tokenIn(await shop.mailTo(email, 2));
  const storedSecrets = [
    ...(await db.select().from(accounts)).map(({ passwordHash }) => passwordHash),
    ...(await db.select().from(sessions)).map(({ tokenHash }) => tokenHash.toString('hex')),
    ...(await db.select().from(oneTimeTokens)).map(({ tokenHash }) => tokenHash.toString('hex')),
  ];
  expect(storedSecrets.length).toBeGreaterThanOrEqual(4);

  // Now every write fails, in the calls and in the jobs, after its values were bound.
  await db.execute(sql`alter table sessions add constraint broken check (user_agent = 'never') not valid`);
  await db.execute(sql`alter table accounts add constraint broken check (first_name = 'never') not valid`);
  await db.execute(sql`alter table one_time_tokens add constraint broken check (purpose = 'never') not valid`);
  const newcomer = shop.person();
  const failed = [
    await shop.call('login', { body: { email, password } }),
    await shop.call('register', { body: newcomer }),
    await shop.call('resetPassword', { body: { token: reset, password: 'the newest password' } }),
  ];
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
  await shop.call('requestPasswordReset', { body: { email } });
  await expect.poll(shop.log).toContain('a job failed');

  const log = shop.log();
  expect(log).toContain('a request failed');
  expect(log).toContain('23514');
  const secrets = [
    password,
    'a wrong password',
    newcomer.password,
    'the newest password',
    existing.token,
    reset,
    ...storedSecrets,
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toContain('$argon2id$');
  expect(log).not.toContain(email);
  // Bytes are written in several ways.
  expect(log).not.toMatch(/"type":"Buffer"|\\\\x[0-9a-f]{16}/);
});
