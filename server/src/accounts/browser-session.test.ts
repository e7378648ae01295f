import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { openAccounts } from './test-accounts.ts';
import { sessions } from './tables.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => (shop = await openAccounts()));
afterAll(() => shop.close());

type Account = Awaited<ReturnType<typeof shop.signUp>>;
const origin = 'http://shop.test';

/** A browser on the pages of the shop: it sends where it is, and keeps its cookies. */
function openBrowser(from: string, at = origin) {
  const cookies = new Map<string, string>();
  const flags = new Map<string, string>();
  const call: typeof shop.call = async (name, options) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const reply = await shop.call(name, { from, headers: { origin: at, ...(cookie && { cookie }) }, ...options });
    for (const header of reply.setCookies) {
      const [, key = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(header) ?? [];
      if (value === '') cookies.delete(key);
      else cookies.set(key, value);
      flags.set(key, rest);
    }
    return reply;
  };
  const signIn = ({ email, password }: Pick<Account, 'email' | 'password'>) =>
    call('login', { body: { email, password } });
  return { call, signIn, cookies, flags };
}
type Browser = ReturnType<typeof openBrowser>;
const signInAt = async (browser: Browser, account: Account) => {
  const reply = await browser.signIn(account);
  expect(reply.status).toBe(200);
  return reply.data.accessToken ?? '';
};

describe('a token that was handed to a browser', () => {
  it('S6.3 counts with the cookie that came with it, and not without, nor with that of another sign-in', async () => {
    const account = await shop.signUp();
    const [browser, other] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.1')];
    const token = await signInAt(browser, account);
    await signInAt(other, account);
    expect((await browser.call('getProfile', { token })).status).toBe(200);
    // what a script could read and send away
    expect((await shop.call('getProfile', { token })).status).toBe(401);
    expect((await other.call('getProfile', { token })).status).toBe(401);
  });

  it('D6.4 the cookie alone does not count', async () => {
    const browser = openBrowser('192.0.2.1');
    await signInAt(browser, await shop.signUp());
    expect(browser.cookies.has('session')).toBe(true);
    expect((await browser.call('getProfile')).status).toBe(401);
  });

  it('S6.3 the cookie is out of reach for scripts and other sites, secure under https, and goes with the sign-out', async () => {
    const account = await shop.signUp();
    const browser = openBrowser('192.0.2.1');
    const token = await signInAt(browser, account);
    expect(browser.flags.get('session')).toBe('; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict');
    expect((await browser.call('logout', { token })).status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    // a proxy speaks https for the shop
    const host = { host: 'shop.example', origin: 'https://shop.example' };
    const body = { email: account.email, password: account.password };
    const [cookie] = (await shop.call('login', { body, headers: host })).setCookies;
    expect(cookie).toMatch(/^session=[\w-]{43}; .*; Secure/);
  });

  it.each([
    ['no browser', {}],
    ['the page of somebody else', { origin: 'https://evil.example' }],
    ['no page at all', { origin: 'null' }],
  ])('S6.3 who signs in from %s gets a plain token and no cookie', async (_, headers) => {
    const { email, password } = await shop.signUp();
    const reply = await shop.call('login', { body: { email, password }, headers });
    expect(reply.setCookies).toEqual([]);
    expect((await shop.call('getProfile', { token: reply.data.accessToken ?? '' })).status).toBe(200);
  });

  it('S7.3 the link of a registration signs in as the sign-in does', async () => {
    const browser = openBrowser('192.0.2.1');
    const body = shop.person();
    await browser.call('register', { body });
    const link = { token: shop.tokenIn(await shop.mailTo(body.email)) };
    const { data } = await browser.call('verifyRegistration', { body: link });
    expect((await shop.call('getProfile', { token: data.accessToken ?? '' })).status).toBe(401);
    expect((await browser.call('getProfile', { token: data.accessToken ?? '' })).status).toBe(200);
  });

  it('S6.3 a session ends half a year after the sign-in, however often it is used', async () => {
    const account = await shop.signUp();
    const isIts = eq(sessions.accountId, sql`(select id from accounts where email = ${account.email})`);
    const { db } = shop.database;
    const ends = async () => {
      const [row] = await db
        .select({ end: sql<number>`extract(epoch from ${sessions.expiresAt} - ${sessions.createdAt}) / 86400` })
        .from(sessions)
        .where(isIts);
      return Math.round(Number(row?.end));
    };
    expect(await ends()).toBe(30);
    await db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '179 days'`, lastUsedAt: sql`now() - interval '1 day'` })
      .where(isIts);
    expect((await shop.call('getProfile', { token: account.token })).status).toBe(200);
    await expect.poll(ends).toBe(180);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(isIts);
    expect((await shop.call('getProfile', { token: account.token })).status).toBe(401);
  });
});

describe('guesses at a password', () => {
  const guess = async (account: Account, browser: Browser, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await browser.signIn({ email: account.email, password: `guess ${time}` })).status);
    return statuses;
  };

  it('S7.1 do not lock out the owner at a device that has signed in before, and do lock out the guesser', async () => {
    const account = await shop.signUp();
    const device = openBrowser('198.51.100.20');
    await signInAt(device, account);
    // somebody behind the same address, with a browser of his own
    const guesser = openBrowser('198.51.100.20');
    expect(await guess(account, guesser, 11)).toEqual([...Array(10).fill(401), 429]);
    expect((await guesser.signIn(account)).status).toBe(429);
    expect((await device.signIn(account)).status).toBe(200);
  });

  it('S7.1 from a known device are as many as from anywhere', async () => {
    const account = await shop.signUp();
    const device = openBrowser('198.51.100.21');
    await signInAt(device, account);
    expect(await guess(account, device, 11)).toEqual([...Array(10).fill(401), 429]);
    expect((await device.signIn(account)).status).toBe(429);
  });

  it('S7.1 a device is known for the accounts that were signed in to on it, and an invented proof is none', async () => {
    const [account, victim] = [await shop.signUp(), await shop.signUp()];
    const device = openBrowser('198.51.100.22');
    await signInAt(device, account);
    expect(await guess(victim, device, 11)).toEqual([...Array(10).fill(401), 429]);
    const invented = openBrowser('198.51.100.22');
    invented.cookies.set('device', `${'A'.repeat(43)}.${device.cookies.get('device')}`);
    expect((await invented.signIn(victim)).status).toBe(429);
    expect((await invented.signIn(account)).status).toBe(200);
  });
});
