import { randomBytes } from 'node:crypto';
import type { OperatorSession, SetupLink, TotpSecret } from '@afterimage/contract/admin/operators.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { connect } from '../platform/db/connection.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop, type RequestOptions, shopUrl } from '../test-shop.ts';
import { operatorHandlers } from './operator-handlers.ts';
import { firstOperatorLink } from './setup-links.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { codeOf } from './test-totp.ts';

export const password = 'correct horse battery';

/** The token of a set-up address. */
export const tokenIn = (address: string | null): string => new URL(address ?? '').hash.slice(1);

/** The operators' door over a database of its own, with other calls beside it. For tests. */
export async function openDoor(others: Partial<Handlers> = {}) {
  // The throttle needs the database, which the shop has only once it is open.
  const late: { throttle?: Throttle } = {};
  const throttle: Throttle = {
    take: async (...args) => late.throttle?.take(...args),
    tryTake: async (...args) => (await late.throttle?.tryTake(...args)) ?? true,
    giveBack: async (...args) => late.throttle?.giveBack(...args),
    forget: async (...args) => late.throttle?.forget(...args),
  };
  const parts = { throttle, shopUrl: () => shopUrl, secret: randomBytes(32) };
  const shop = await openTestShop({ ...operatorHandlers(parts), ...others });
  const counting = connect(shop.database.url, 4);
  late.throttle = createThrottle(counting.pool);

  /** A call from a page of the shop; the caller says what it answers. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test knows what the call that it names answers
  const call = async <Data = Record<string, unknown>>(name: CallName, options: RequestOptions = {}) => {
    const { status, data, headers } = await shop.call(name, { origin: shopUrl, ...options });
    const cookie = /^operator=([^;]*)/m.exec([headers['set-cookie']].flat().join('\n'))?.[1];
    const code = (data as { status?: { code?: string } }).status?.code;
    return { status, code, data: data as Data, cookie, headers };
  };
  const newToken = async () => tokenIn(await firstOperatorLink(shop.database.db, shopUrl));
  const optionsFor = async (token: string, person: object) => {
    const body = { token, name: 'Ada', email: 'ada@example.com', ...person };
    return (await call<{ options: Record<string, unknown> }>('getSetupChallenge', { body })).data.options;
  };
  /** What somebody with a link sends who has a passkey and, if asked for, a password and an app. */
  const prepare = async (token: string, { name = 'Ada', email = 'ada@example.com', withPassword = false } = {}) => {
    const authenticator = new TestAuthenticator(shopUrl);
    const person = { token, name, email };
    const passkey = authenticator.create(await optionsFor(token, person));
    const { data: totp } = await call<TotpSecret>('getSetupTotp', { body: person });
    const second = withPassword ? { password, sealed: totp.sealed, code: await codeOf(totp.secret) } : undefined;
    const body = { ...person, locale: 'en', passkey: { name: 'Laptop', passkey }, ...(second && { password: second }) };
    return { authenticator, secret: totp.secret, email, body };
  };
  const complete = (body: object) => call<{ session: OperatorSession; codeList: string[] }>('completeSetup', { body });
  return {
    ...shop,
    call,
    newToken,
    prepare,
    complete,
    setUp: async (token: string, person: Parameters<typeof prepare>[1] = {}) => {
      const prepared = await prepare(token, person);
      return { ...(await complete(prepared.body)), ...prepared };
    },
    linkOf: (token: string) => call<SetupLink>('openSetupLink', { body: { token } }),
    signInWith: async (authenticator: TestAuthenticator, origin = shopUrl) => {
      const { data } = await call<{ options: Record<string, unknown> }>('getSignInChallenge');
      const body = { passkey: authenticator.get(data.options) };
      return { ...(await call<OperatorSession>('signInWithPasskey', { body, origin })), body };
    },
    close: async () => {
      await counting.close();
      await shop.close();
    },
  };
}
