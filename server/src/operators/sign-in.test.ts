import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@afterimage/contract/api.ts';
import { adminRoutes, type AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { methodOf } from '@afterimage/contract/values/routes.ts';
import { rateLimits } from '../accounts/tables.ts';
import { shopUrl } from '../test-shop.ts';
import { operatorChallenges } from './tables.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { openDoor, password } from './test-operators.ts';
import { codeOf } from './test-totp.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
let ada: Awaited<ReturnType<typeof door.setUp>>;
beforeAll(async () => {
  door = await openDoor();
  ada = await door.setUp(await door.newToken(), { withPassword: true });
});
afterAll(() => door.close());
// Each test may guess anew.
beforeEach(() => door.database.db.delete(rateLimits).then(() => undefined));

const withCode = (body: object, options = {}) =>
  door.call('signInWithCode', { body: { email: ada.email, password, ...body }, ...options });

describe('D20.1 the door', () => {
  it('is open to strangers for signing in, set-up links and challenges alone', () => {
    const open = (Object.keys(adminRoutes) as AdminRouteName[]).filter((name) => api[name].caller !== 'operator');
    expect(open.toSorted()).toEqual([
      'completeSetup',
      'getSetupChallenge',
      'getSetupTotp',
      'getSignInChallenge',
      'openSetupLink',
      'signInWithCode',
      'signInWithPasskey',
    ]);
  });

  it('refuses every writing call that comes from no page of the shop', async () => {
    const operator = { cookie: ada.cookie ?? '' };
    const names = ['signOutOperator', 'makeRecoveryCodes', 'getPasskeyChallenge'] as const;
    for (const name of names)
      for (const origin of ['', 'https://evil.example'])
        expect([name, (await door.call(name, { operator, origin })).code]).toEqual([name, 'CROSS_SITE']);
    const writing = Object.values(adminRoutes).filter((route) => methodOf(route) !== 'GET');
    expect(writing.length).toBeGreaterThan(15);
    expect((await door.call('getOperatorSession', { operator, origin: '' })).status).toBe(200);
  });
});

describe('D20.1 who confirms that it is them', () => {
  it('does not become another operator: the passkey of somebody else is refused and the session stays', async () => {
    const grace = await door.newOperator();
    const { data: challenge } = await door.call<{ options: Record<string, unknown> }>('getSignInChallenge');
    const body = { passkey: ada.authenticator.get(challenge.options), operatorId: grace.id };
    const refused = await door.call('signInWithPasskey', { body, operator: grace });
    expect([refused.code, refused.cookie]).toEqual(['SIGN_IN_REFUSED', undefined]);
    expect((await door.call('getOperatorSession', { operator: grace })).data['id']).toBe(grace.id);
  });

  it('names their passkeys as they like', async () => {
    const { cookie } = await door.signInWith(ada.authenticator);
    const operator = { cookie: cookie ?? '' };
    type Keys = { passkeyList: { id: string; name: string }[] };
    const passkeyId = (await door.call<Keys>('getOwnSecurity', { operator })).data.passkeyList[0]?.id ?? '';
    const rename = (by: { cookie: string }) =>
      door.call<Keys>('renamePasskey', { operator: by, params: { passkeyId }, body: { name: 'Old laptop' } });
    expect((await rename(operator)).data.passkeyList.map(({ name }) => name)).toContain('Old laptop');
    expect((await rename(await door.newOperator())).code).toBe('NOT_FOUND');
  });
});

describe('D20.1 a passkey', () => {
  it('signs in without a name, and the session before it ends', async () => {
    const { status, data, cookie } = await door.signInWith(ada.authenticator);
    expect([status, data]).toEqual([200, ada.data.session]);
    const again = await door.call('getSignInChallenge');
    const body = { passkey: ada.authenticator.get((again.data as { options: Record<string, unknown> }).options) };
    const second = await door.call('signInWithPasskey', { body, operator: { cookie: cookie ?? '' } });
    expect(second.status).toBe(200);
    expect((await door.call('getOperatorSession', { operator: { cookie: cookie ?? '' } })).status).toBe(401);
  });

  it('answers a challenge once, also twice at the same time', async () => {
    const { body } = await door.signInWith(ada.authenticator);
    expect((await door.call('signInWithPasskey', { body })).code).toBe('PASSKEY_INVALID');
    const { data } = await door.call<{ options: Record<string, unknown> }>('getSignInChallenge');
    const proof = { passkey: ada.authenticator.get(data.options) };
    const replies = await Promise.all([1, 2, 3, 4].map(() => door.call('signInWithPasskey', { body: proof })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it('is refused: to an old challenge, to one for another purpose, to its own, on another site, without a finger', async () => {
    const { db } = door.database;
    const optionsOf = async () =>
      (await door.call<{ options: Record<string, unknown> }>('getSignInChallenge')).data.options;
    const codeFor = async (passkey: object) => (await door.call('signInWithPasskey', { body: { passkey } })).code;
    const late = await optionsOf();
    await db
      .update(operatorChallenges)
      .set({ expiresAt: sql`now()` })
      .where(eq(operatorChallenges.challenge, String(late.challenge)));
    expect(await codeFor(ada.authenticator.get(late))).toBe('PASSKEY_INVALID');
    const operator = { cookie: (await door.signInWith(ada.authenticator)).cookie ?? '' };
    const { data } = await door.call<{ options: Record<string, unknown> }>('getPasskeyChallenge', { operator });
    expect(await codeFor(ada.authenticator.get({ ...data.options, rpId: 'localhost' }))).toBe('PASSKEY_INVALID');
    expect(await codeFor(ada.authenticator.get({ challenge: 'a'.repeat(43), rpId: 'localhost' }))).toBe(
      'PASSKEY_INVALID',
    );
    expect(await codeFor(ada.authenticator.get({ ...(await optionsOf()), rpId: 'evil.example' }))).toBe(
      'PASSKEY_INVALID',
    );
    expect(await codeFor(new TestAuthenticator(shopUrl).get(await optionsOf()))).toBe('PASSKEY_INVALID');
    ada.authenticator.verifies = false;
    expect(await codeFor(ada.authenticator.get(await optionsOf()))).toBe('PASSKEY_INVALID');
    ada.authenticator.verifies = true;
    // A copy of it counts from where it was copied.
    const { counter } = ada.authenticator;
    ada.authenticator.counter = 0;
    expect(await codeFor(ada.authenticator.get(await optionsOf()))).toBe('PASSKEY_INVALID');
    ada.authenticator.counter = counter;
    expect(await codeFor(ada.authenticator.get(await optionsOf()))).toBeUndefined();
  });
});

describe('D20.1 a password', () => {
  it('suffices with a code of the app, each of which counts once', async () => {
    const code = await codeOf(ada.secret, 1);
    const replies = await Promise.all([1, 2, 3].map(() => withCode({ code })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await withCode({ code })).code).toBe('SIGN_IN_REFUSED');
    // The code of the set-up is older than the one that was used.
    expect((await withCode({ code: await codeOf(ada.secret) })).code).toBe('SIGN_IN_REFUSED');
    expect((await withCode({ code: await codeOf(ada.secret, 9) })).code).toBe('SIGN_IN_REFUSED');
  });

  it('suffices with a recovery code, each of which counts once, and neither without the other', async () => {
    const [code = '', another = ''] = ada.data.codeList;
    expect((await withCode({ code, password: 'wrong password' })).code).toBe('SIGN_IN_REFUSED');
    expect((await withCode({ code, password: '' })).code).toBe('SIGN_IN_REFUSED');
    expect((await withCode({ code: 'aaaa-bbbb-cccc-dddd' })).code).toBe('SIGN_IN_REFUSED');
    const replies = await Promise.all([1, 2, 3].map(() => withCode({ code: code.toUpperCase().replaceAll('-', ' ') })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await withCode({ code })).code).toBe('SIGN_IN_REFUSED');
    const { status, cookie } = await withCode({ code: another });
    const security = await door.call<{ codesLeft: number }>('getOwnSecurity', { operator: { cookie: cookie ?? '' } });
    expect([status, security.data.codesLeft]).toEqual([200, 8]);
  });

  it('that is wrong is answered as an unknown address is, and stopped after ten attempts', async () => {
    const attempt = (email: string, from: string) =>
      withCode({ email, password: 'wrong password', code: '000000' }, { from });
    const statusesOf = async (email: string, from: string) => {
      const replies = [];
      for (let time = 0; time < 11; time += 1) replies.push(await attempt(email, from));
      return replies.map(({ status, data }) => [status, data]);
    };
    const [known, unknown] = [
      await statusesOf(ada.email, '198.51.100.1'),
      await statusesOf('no@example.com', '198.51.100.2'),
    ];
    expect(known).toEqual(unknown);
    expect(known.map(([status]) => status).slice(-3)).toEqual([401, 401, 429]);
    // The passkey goes on working: it is no guess.
    expect((await door.signInWith(ada.authenticator)).status).toBe(200);
  });
});

it('D20.1 signing out ends the session', async () => {
  const { cookie = '' } = await door.signInWith(ada.authenticator);
  const reply = await door.call('signOutOperator', { operator: { cookie } });
  expect([reply.status, reply.cookie]).toEqual([200, '']);
  expect((await door.call('getOperatorSession', { operator: { cookie } })).status).toBe(401);
});
