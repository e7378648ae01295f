import { randomBytes } from 'node:crypto';
import { methodOf, pathOf, type RouteName, routes } from '@afterimage/contract/values/routes.ts';
import { findCaller, openSession } from './accounts/sessions.ts';
import { watchCatalogue } from './catalogue/version.ts';
import { accounts } from './accounts/tables.ts';
import { testDatabase } from './platform/db/test-database.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { createServer, registerApi } from './platform/http/http.ts';

/** What a call is made with besides its name. */
export interface RequestOptions {
  token?: string | undefined;
  /** The header `accept-language`. */
  language?: string;
  /** The network address. */
  from?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Some calls over a database of their own, with accounts that are signed in and the caches of the real shop. For tests. */
export async function openTestShop(handlers: Partial<Handlers>) {
  const database = await testDatabase();
  const catalogue = await watchCatalogue(database.url, { warn: () => undefined });
  const app = createServer();
  registerApi(app, {
    db: database.db,
    handlers,
    findCaller: (token) => findCaller(database.db, token),
    catalogueVersion: catalogue.version,
    base: '/api',
  });
  return {
    app,
    database,
    catalogue,
    /** Answers the status, and `data` or the whole body of a failure. */
    call: async (name: RouteName, { token, language, from, params, query, body }: RequestOptions = {}) => {
      const reply = await app.inject({
        method: methodOf(routes[name]) as 'GET',
        url: `/api${pathOf(routes[name], params)}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(language && { 'accept-language': language }),
        },
        ...(from && { remoteAddress: from }),
        ...(query && { query }),
        ...(body && { payload: body }),
      });
      const json = reply.json() as { data?: unknown };
      return { status: reply.statusCode, data: json.data ?? json };
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
    close: async () => {
      await app.close();
      await catalogue.stop();
      await database.close();
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
