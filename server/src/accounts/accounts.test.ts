import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sessions } from './tables.ts';
import { untilJobsDone } from '../platform/db/test-database.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

const loginOf = ({ email, password }: { email: string; password: string }) => ({ body: { email, password } });

describe('registration', () => {
  it('S7.2 S4.6 registers an account and sends the mail that verifies it', async () => {
    const body = shop.person();
    const response = await shop.call('register', { body });
    expect([response.status, response.text]).toEqual([200, '{"data":{}}']);
    const mail = await shop.mailTo(body.email);
    expect(mail.links[0]).toMatch(/^http:\/\/shop\.test\/auth\/verify\?token=[\w-]{43}$/);
    expect(mail.text).toContain(mail.links[0]);
  });

  it('S7.3 S4.7 verifies with the token of the mail, once, and signs in', async () => {
    const body = shop.person();
    await shop.call('register', { body });
    const token = shop.tokenIn(await shop.mailTo(body.email));
    const first = await shop.call('verifyRegistration', { body: { token } });
    const profile = await shop.call('getProfile', { token: first.data.accessToken ?? '' });
    expect(profile.data).toMatchObject({ email: body.email, firstName: 'Ada', lastName: 'Byron', verified: true });
    const second = await shop.call('verifyRegistration', { body: { token } });
    expect([second.status, second.data.status?.code]).toEqual([400, 'TOKEN_INVALID']);
  });

  it('S7.3 of parallel uses of one token one wins', async () => {
    const body = shop.person();
    await shop.call('register', { body });
    const token = shop.tokenIn(await shop.mailTo(body.email));
    const all = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('verifyRegistration', { body: { token } })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(400)]);
  });

  it('S7.2 D5.2 answers the same for an address that is taken, and tells only its owner', async () => {
    const existing = await shop.signUp();
    const again = { ...shop.person(), email: existing.email.toUpperCase(), firstName: 'Eve' };
    const claimed = await shop.call('register', { body: again });
    const free = await shop.call('register', { body: shop.person() });
    expect([claimed.status, claimed.text]).toEqual([free.status, free.text]);
    expect((await shop.mailTo(existing.email, 2)).subject).toBe('You already have an account');
    expect((await shop.call('login', loginOf(existing))).status).toBe(200);
    expect((await shop.call('login', loginOf({ ...again, email: existing.email }))).status).toBe(401);
    expect((await shop.call('getProfile', { token: existing.token })).data).toMatchObject({ firstName: 'Ada' });
  });

  it('S7.2 S7.3 the registration whose link was opened gives password and names; the others end', async () => {
    const stranger = shop.person();
    await shop.call('register', { body: { ...stranger, firstName: 'Eve' } });
    const strangersLink = shop.tokenIn(await shop.mailTo(stranger.email));
    const owner = { ...stranger, password: 'words of the owner', firstName: 'Grace', lastName: 'Hopper' };
    await shop.call('register', { body: owner });
    const ownersMail = await shop.mailTo(owner.email, 2);
    expect(ownersMail.text).toContain('Hello Grace');
    // Whoever registers after the owner does not count either, as long as his link is not opened.
    await shop.call('register', { body: { ...stranger, password: 'third of them', firstName: 'Mallory' } });
    const lastLink = shop.tokenIn(await shop.mailTo(owner.email, 3));
    const { data } = await shop.call('verifyRegistration', { body: { token: shop.tokenIn(ownersMail) } });
    const profile = await shop.call('getProfile', { token: data.accessToken ?? '' });
    expect(profile.data).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', verified: true });
    expect((await shop.call('login', loginOf(owner))).status).toBe(200);
    expect((await shop.call('login', loginOf(stranger))).status).toBe(401);
    expect((await shop.call('login', loginOf({ ...owner, password: 'third of them' }))).status).toBe(401);
    for (const token of [strangersLink, lastLink])
      expect((await shop.call('verifyRegistration', { body: { token } })).status).toBe(400);
  });

  it('S7.2 the first link may be opened after a second registration, and then the first password counts', async () => {
    const body = shop.person();
    await shop.call('register', { body });
    const first = shop.tokenIn(await shop.mailTo(body.email));
    const again = { ...body, password: 'another password', firstName: 'Eve' };
    await shop.call('register', { body: again });
    const mail = await shop.mailTo(body.email, 2);
    expect(mail.text).toContain('http://shop.test/auth/reset\n');
    const { data } = await shop.call('verifyRegistration', { body: { token: first } });
    expect((await shop.call('getProfile', { token: data.accessToken ?? '' })).data).toMatchObject({ firstName: 'Ada' });
    expect((await shop.call('login', loginOf(body))).status).toBe(200);
    expect((await shop.call('login', loginOf(again))).status).toBe(401);
  });

  it('S7.2 a registration at the same time as the opening of a link never changes the opened account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = shop.person();
      await shop.call('register', { body });
      const token = shop.tokenIn(await shop.mailTo(body.email));
      const strangers = Array.from({ length: 3 }, (_, index) => ({ ...body, password: `of stranger ${index}` }));
      const [opened] = await Promise.all([
        shop.call('verifyRegistration', { body: { token } }),
        ...strangers.map((other) => shop.call('register', { body: other })),
      ]);
      expect(opened.status).toBe(200);
      expect((await shop.call('login', loginOf(body))).status).toBe(200);
      for (const other of strangers) expect((await shop.call('login', loginOf(other))).status).toBe(401);
    }
  });

  it('D5.1 refuses names with control characters and with marks that turn or hide what is read', async () => {
    const body = shop.person();
    for (const firstName of ['A\nTo: x@y', 'A\u0007b', 'A\u202egnp', 'A\u200bb']) {
      const refused = await shop.call('register', { body: { ...body, firstName } });
      expect([refused.status, refused.data.status?.fields]).toEqual([400, { firstName: expect.any(String) }]);
    }
    for (const firstName of ['Zoë', 'Jean-Luc O’Neil', '山田', 'علی‌رضا', 'क्‍ष'])
      expect((await shop.call('register', { body: { ...shop.person(), firstName } })).status).toBe(200);
  });

  it('S7.2 refuses passwords that are tried first, at their field and in the language of who asks', async () => {
    const body = shop.person();
    for (const password of ['password1', '        ', body.email]) {
      const refused = await shop.call('register', { body: { ...body, password } });
      expect([refused.status, refused.data.status?.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(refused.data.status?.fields).toEqual({ password: expect.any(String) });
    }
    expect((await shop.call('register', { body })).status).toBe(200);
  });

  it('S7.2 parallel registrations of one address make one account', async () => {
    const body = shop.person();
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        shop.call('register', { body: { ...body, email: index % 2 ? body.email : body.email.toUpperCase() } }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const result = await shop.database.db.select().from(accounts).where(eq(accounts.email, body.email));
    expect(result).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('S7.1 S4.5 D5.2 signs in, in whatever letters the address is typed', async () => {
    const existing = await shop.signUp();
    const response = await shop.call('login', loginOf({ ...existing, email: ` ${existing.email.toUpperCase()}` }));
    expect(response.status).toBe(200);
    expect(response.data.accessToken).toMatch(/^[\w-]{43}$/);
    const profile = await shop.call('getProfile', { token: response.data.accessToken ?? '' });
    expect(profile.data['email']).toBe(existing.email);
  });

  it('S7.1 answers the same for a wrong password and for no account', async () => {
    const existing = await shop.signUp();
    const wrong = await shop.call('login', loginOf({ ...existing, password: 'wrong password' }));
    const missing = await shop.call('login', loginOf(shop.person()));
    expect([wrong.status, wrong.data.status?.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect([missing.status, missing.text]).toEqual([wrong.status, wrong.text]);
  });

  it('D7.40 tells an unverified account so only after the right password, and sends a new link', async () => {
    const body = shop.person();
    await shop.call('register', { body });
    const first = await shop.mailTo(body.email);
    const wrong = await shop.call('login', loginOf({ ...body, password: 'wrong password' }));
    expect(wrong.data.status?.code).toBe('INVALID_CREDENTIALS');
    const right = await shop.call('login', loginOf(body));
    expect([right.status, right.data.status?.code]).toEqual([403, 'ACCOUNT_NOT_VERIFIED']);
    const mail = await shop.mailTo(body.email, 2);
    expect(shop.tokenIn(mail)).not.toBe(shop.tokenIn(first));
    expect((await shop.call('verifyRegistration', { body: { token: shop.tokenIn(mail) } })).status).toBe(200);
  });

  it('D7.40 goes on telling an unverified account so when it has had enough mails', async () => {
    const body = shop.person();
    await shop.call('register', { body });
    for (let time = 0; time < 8; time += 1)
      expect((await shop.call('login', loginOf(body))).data.status?.code).toBe('ACCOUNT_NOT_VERIFIED');
    await shop.mailTo(body.email, 6);
    await untilJobsDone(shop.database.db);
    expect(await shop.mailsTo(body.email)).toHaveLength(6);
  });

  it('S7.1 signing out ends this session and no other', async () => {
    const existing = await shop.signUp();
    const other = (await shop.call('login', loginOf(existing))).data.accessToken ?? '';
    expect((await shop.call('logout', { token: existing.token })).status).toBe(200);
    expect((await shop.call('getProfile', { token: existing.token })).status).toBe(401);
    expect((await shop.call('getProfile', { token: other })).status).toBe(200);
  });

  it('S7.30 the profile is for whoever is signed in', async () => {
    expect((await shop.call('getProfile')).status).toBe(401);
    expect((await shop.call('getProfile', { token: 'x'.repeat(43) })).status).toBe(401);
  });

  it('S7.1 a session ends 30 days after its last use, and keeps only the hash of its token', async () => {
    const { db } = shop.database;
    const existing = await shop.signUp();
    const [account] = await db.select().from(accounts).where(eq(accounts.email, existing.email));
    const its = eq(sessions.accountId, account?.id ?? '');
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '10 days'`, expiresAt: sql`now() + interval '20 days'` })
      .where(its);
    await shop.call('getProfile', { token: existing.token });
    await expect
      .poll(async () => {
        const [session] = await db.select().from(sessions).where(its);
        return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000);
      })
      .toBe(30);
    const [session] = await db.select().from(sessions).where(its);
    expect(session?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(existing.token);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(its);
    expect((await shop.call('getProfile', { token: existing.token })).status).toBe(401);
  });

  it('S7.1 the use of a session is noted at most once a minute', async () => {
    const { db } = shop.database;
    const existing = await shop.signUp();
    const [account] = await db.select().from(accounts).where(eq(accounts.email, existing.email));
    const its = eq(sessions.accountId, account?.id ?? '');
    const [before] = await db.select().from(sessions).where(its);
    await shop.call('getProfile', { token: existing.token });
    // The use is noted after the answer. Another session's, which is due, is noted next: then this one would be too.
    const other = await shop.signUp();
    const [due] = await db.select().from(accounts).where(eq(accounts.email, other.email));
    const others = eq(sessions.accountId, due?.id ?? '');
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '2 minutes'` })
      .where(others);
    await shop.call('getProfile', { token: other.token });
    await expect
      .poll(async () => (await db.select().from(sessions).where(others))[0]?.lastUsedAt.getTime())
      .toBeGreaterThan(Date.now() - 60_000);
    const [after] = await db.select().from(sessions).where(its);
    expect(after?.lastUsedAt).toEqual(before?.lastUsedAt);
  });
});
