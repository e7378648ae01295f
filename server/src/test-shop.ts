import { randomBytes } from 'node:crypto';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import type { Role } from '@afterimage/contract/values/rights.ts';
import { methodOf, pathOf } from '@afterimage/contract/values/routes.ts';
import { openSession } from './accounts/sessions.ts';
import { watchCatalogue } from './catalogue/version.ts';
import { accounts } from './accounts/tables.ts';
import { callerFinders } from './operators/caller-finders.ts';
import { openOperatorSession } from './operators/operator-sessions.ts';
import { operators } from './operators/tables.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { testDatabase } from './platform/db/test-database.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { operatorCookie } from './platform/http/browser.ts';
import { createServer, registerApi } from './platform/http/http.ts';
import { createThrottle } from './platform/rate-limit/rate-limits.ts';

/** What a call is made with besides its name. */
export interface RequestOptions {
  token?: string | undefined;
  /** The operator who calls, from a page of the shop. */
  operator?: Pick<TestOperator, 'cookie'> | undefined;
  /** The header `origin`: of an operator the shop's unless it is given, of others none. */
  origin?: string;
  /** The header `accept-language`. */
  language?: string;
  /** The header `idempotency-key`. */
  idempotencyKey?: string;
  /** The network address. */
  from?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** An operator who is signed in; `cookie` opens the session. */
export interface TestOperator {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  cookie: string;
}

/** Where the shop of a test is. */
export const shopUrl = 'http://localhost';

/** Some calls over a database of their own, with accounts that are signed in and the caches of the real shop. For tests. */
export async function openTestShop(handlers: Partial<Handlers>) {
  const database = await testDatabase();
  const catalogue = await watchCatalogue(database.url, { warn: () => undefined });
  const counting = connect(database.url, 2);
  const app = createServer();
  registerApi(app, {
    db: database.db,
    handlers,
    ...callerFinders(database.db, createThrottle(counting.pool)),
    catalogueVersion: catalogue.version,
    shopUrl: () => shopUrl,
    base: '/api',
  });
  return {
    app,
    database,
    catalogue,
    /** Answers the status, and `data` or the whole body of a failure. */
    call: async (
      name: CallName,
      {
        token,
        operator,
        origin = operator && shopUrl,
        language,
        idempotencyKey,
        from,
        params,
        query,
        body,
      }: RequestOptions = {},
    ) => {
      const reply = await app.inject({
        method: methodOf(allRoutes[name]) as 'GET',
        url: `/api${pathOf(allRoutes[name], params)}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(operator && { cookie: `${operatorCookie}=${operator.cookie}` }),
          ...(origin && { origin }),
          ...(language && { 'accept-language': language }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(from && { remoteAddress: from }),
        ...(query && { query }),
        ...(body && { payload: body }),
      });
      // A file comes as it is, and what else goes with it is in its headers.
      if (!String(reply.headers['content-type']).startsWith('application/json'))
        return { status: reply.statusCode, data: reply.rawPayload, headers: reply.headers };
      const json = reply.json() as { data?: unknown };
      return { status: reply.statusCode, data: json.data ?? json, headers: reply.headers };
    },
    newPerson: async ({ firstName = 'Ada', lastName = 'Lovelace' } = {}) => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      const [account] = await database.db
        .insert(accounts)
        .values({ email, emailShown: email, passwordHash: '-', firstName, lastName })
        .returning({ id: accounts.id });
      const accountId = account?.id ?? '';
      return { accountId, token: await openSession(database.db, accountId, 'test') };
    },
    /** An operator of that role, signed in. */
    newOperator: ({ role = 'owner' }: { role?: Role } = {}) => newOperator(database.db, role),
    close: async () => {
      await app.close();
      await catalogue.stop();
      await counting.close();
      await database.close();
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

async function newOperator(db: Database, role: Role): Promise<TestOperator> {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.com`;
  const name = `${role} Grace`;
  const [operator] = await db
    .insert(operators)
    .values({ email, emailShown: email, name, role })
    .returning({ id: operators.id });
  const id = operator?.id ?? '';
  let cookie = '';
  const browser = { setCookie: (_: string, value: string) => void (cookie = value) };
  const sessionId = await openOperatorSession(db, id, { userAgent: 'test', browser });
  return { id, name, email, role, sessionId, cookie };
}
