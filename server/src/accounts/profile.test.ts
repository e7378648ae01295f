import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '@afterimage/contract/accounts.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await shop.call('login', { body: { email, password } })).data.accessToken ?? '';
const works = async (token: string) => (await shop.call('getProfile', { token })).status === 200;

it('S1.7 S7.30 changes the name and the language of mails', async () => {
  const { token, email } = await shop.signUp();
  const body = { firstName: ' Grace ', lastName: 'Hopper' };
  const changed = await shop.call('updateProfile', { token, body });
  expect(changed.data).toMatchObject({ email, firstName: 'Grace', lastName: 'Hopper', verified: true, locale: 'en' });
  await shop.call('updateProfile', { token, body: { ...body, locale: 'de' } });
  expect((await shop.call('getProfile', { token })).data).toMatchObject({ firstName: 'Grace', locale: 'de' });
  const wrong = await shop.call('updateProfile', { token, body: { ...body, firstName: '' } });
  expect([wrong.status, wrong.data.status?.fields]).toEqual([400, { firstName: 'Please enter first name' }]);
  expect((await shop.call('updateProfile', { body })).status).toBe(401);
});

it('S6.2 a new password ends all other sessions and keeps this one', async () => {
  const existing = await shop.signUp();
  const other = await signIn(existing);
  await shop.call('requestPasswordReset', { body: { email: existing.email } });
  const reset = shop.tokenIn(await shop.mailTo(existing.email, 2));
  const body = { currentPassword: existing.password, password: 'another password' };
  expect((await shop.call('changePassword', { token: existing.token, body })).status).toBe(200);
  expect([await works(existing.token), await works(other)]).toEqual([true, false]);
  expect((await shop.mailTo(existing.email, 3)).subject).toBe('Your password was changed');
  expect(await signIn(existing)).toBe('');
  expect(await signIn({ ...existing, password: 'another password' })).not.toBe('');
  const late = await shop.call('resetPassword', { body: { token: reset, password: 'a third password' } });
  expect(late.data.status?.code).toBe('TOKEN_INVALID');
});

it('S6.2 a wrong current password changes nothing, is told at its field, and cannot be guessed at length', async () => {
  const existing = await shop.signUp();
  const from = '198.51.100.40';
  const attempt = (currentPassword: string) =>
    shop.call('changePassword', {
      token: existing.token,
      from,
      body: { currentPassword, password: 'another password' },
    });
  const wrong = await attempt('not this one');
  expect([wrong.status, wrong.data.status?.code, wrong.data.status?.fields]).toEqual([
    422,
    'PASSWORD_WRONG',
    { currentPassword: 'This is not your current password' },
  ]);
  const all = await Promise.all(Array.from({ length: 12 }, () => attempt('not this one either')));
  expect(all.filter(({ status }) => status === 429).length).toBe(3);
  expect((await attempt(existing.password)).status).toBe(429);
  expect(await works(existing.token)).toBe(true);
});

it('S6.2 of two changes of the password at once one is done', async () => {
  const existing = await shop.signUp();
  const all = await Promise.all(
    ['password one', 'password two'].map((password) =>
      shop.call('changePassword', { token: existing.token, body: { currentPassword: existing.password, password } }),
    ),
  );
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it('S6.2 sessions are listed, this one first, and can be ended one by one or all others together', async () => {
  const existing = await shop.signUp();
  const [second, third, fourth] = [await signIn(existing), await signIn(existing), await signIn(existing)];
  const list = async () =>
    (await shop.call('listSessions', { token: existing.token })).data['sessionList'] as Session[];
  const before = await list();
  expect(before.map(({ current }) => current)).toEqual([true, false, false, false]);
  const others = (await shop.call('listSessions', { token: second })).data['sessionList'] as Session[];
  const its = others.find(({ current }) => current)?.id ?? '';
  const end = (token: string, sessionId: string) => shop.call('endSession', { token, params: { sessionId } });
  expect((await end(existing.token, its)).status).toBe(200);
  expect([await works(second), await works(third), await works(fourth)]).toEqual([false, true, true]);
  expect((await end(existing.token, its)).data.status?.code).toBe('SESSION_NOT_FOUND');
  const stranger = await shop.signUp();
  expect((await end(stranger.token, before[0]?.id ?? '')).data.status?.code).toBe('SESSION_NOT_FOUND');
  expect((await shop.call('endOtherSessions', { token: existing.token })).status).toBe(200);
  expect([await works(existing.token), await works(third), await works(fourth)]).toEqual([true, false, false]);
  expect(await works(stranger.token)).toBe(true);
  expect(await list()).toHaveLength(1);
});
