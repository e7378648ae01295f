import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { mailedLink } from './mails.ts';
import { openPage } from './page-ready.ts';

export const password = 'correct horse battery';

/** An e-mail address that no other story uses: they share a shop. */
export const uniqueEmail = (name: string): string => `${name}-${randomBytes(4).toString('hex')}@example.com`;

/** Where to, as the API is told. */
export const berlin = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
};

/** Says something to the API as a program would: a reading when there is no body. */
export async function callShop<Data>(shop: string, path: string, body?: unknown, token?: string): Promise<Data> {
  const reply = await fetch(`${shop}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Data }).data;
}

/** An account that is ready to sign in, made over the wire: how that looks is told by the main story. */
export async function makeAccount(
  shop: string,
  email: string,
  name = { firstName: 'Grace', lastName: 'Hopper' },
): Promise<void> {
  await callShop(shop, '/auth/register', { email, password, ...name });
  const link = await mailedLink(shop, email, /confirm/i, '/auth/verify');
  await callShop(shop, '/auth/register/verify', { token: new URL(link).searchParams.get('token') });
}

/** Saves an address in Berlin to an account, over the wire. */
export async function saveAddress(shop: string, email: string): Promise<void> {
  await callShop(shop, '/profile/addresses', berlin, await programToken(shop, email));
}

/** Signs in as a program: its token counts without the cookie that a browser's needs. */
export async function programToken(shop: string, email: string): Promise<string> {
  return (await callShop<{ accessToken: string }>(shop, '/auth/login', { email, password })).accessToken;
}

/** Fills in and sends the form of the sign-in page, on which the visitor is already. */
export async function submitSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the sign-in page and waits for what follows. */
export async function signInAt(page: Page, email: string): Promise<void> {
  await openPage(page, '/auth/login');
  await submitSignIn(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** Ends a session on the server alone, as if it had run out: the browser does not know. */
export async function endSession(shop: string, page: Page): Promise<void> {
  // The cookie that belongs to the token goes along; the browser is told nothing by the shop's own code.
  const status = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status;
  });
  if (status !== 200) throw new Error(`The session could not be ended: ${status}`);
}
