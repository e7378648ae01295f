import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { methodOf, pathOf, type RouteName, routes } from '@afterimage/contract/values/routes.ts';
import { mails } from '../platform/mail/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { accountHandlers } from './account-handlers.ts';
import { knownDevices } from './known-devices.ts';
import { registerPasswordResets } from './password-reset.ts';
import { findCaller } from './sessions.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { joinGuestOrders } from '../projects/join-guest-orders.ts';

/** What a call is made with besides its name; `from` is the network address. */
interface RequestOptions {
  body?: object;
  token?: string;
  params?: Record<string, string>;
  from?: string;
  /** Further headers, such as those that browsers send. */
  headers?: Record<string, string>;
}

type Mail = typeof mails.$inferSelect;

interface Answer {
  status: number;
  text: string;
  retryAfter: string | undefined;
  /** The headers `set-cookie`. */
  setCookies: string[];
  /** `data` of the answer, or the whole body of a failure. */
  data: Record<string, unknown> & { accessToken?: string; status?: { code: string; fields?: Record<string, string> } };
}

/** The calls on accounts over a database of their own, with jobs and outbox; the log is kept to be looked at. */
export async function openAccounts() {
  const database: TestDatabase = await testDatabase();
  const throttlePool = new pg.Pool({ connectionString: database.url, max: 2 });
  const throttle: Throttle = createThrottle(throttlePool);
  let log = '';
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) });
  const app: FastifyInstance = createServer({ log: { level: 'trace', stream }, trustProxy: true });
  const shopUrl = () => 'http://shop.test';
  registerApi(app, {
    db: database.db,
    handlers: accountHandlers({ throttle, devices: knownDevices(randomBytes(32)), shopUrl, joinGuestOrders }),
    findCaller: (token, cookie) => findCaller(database.db, token, cookie),
    catalogueVersion: () => '1',
    shopUrl,
    base: '/api',
  });
  const jobs: Jobs = await startJobs({ databaseUrl: database.url, log: app.log });
  await deliverMails(jobs, database.db, { readServer: async () => null, hasOutbox: true });
  await registerPasswordResets(jobs, database.db, { shopUrl });

  const call = async (
    name: RouteName,
    { body, token, params, from = '203.0.113.5', headers = {} }: RequestOptions = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method: methodOf(routes[name]) as 'GET',
      url: `/api${pathOf(routes[name], params)}`,
      headers: { ...headers, 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    });
    const json = response.json() as { data?: Answer['data'] };
    const retryAfter = response.headers['retry-after'];
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    return { status: response.statusCode, text: response.body, retryAfter, setCookies, data: json.data ?? json };
  };
  const mailsTo = (to: string): Promise<Mail[]> =>
    database.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt));
  /** The newest mail to somebody, as soon as there are `count`. */
  const mailTo = async (to: string, count = 1): Promise<Mail> => {
    for (const end = Date.now() + 10_000; Date.now() < end;) {
      const mailsReceived = await mailsTo(to);
      if (mailsReceived.length >= count && mailsReceived[0]) return mailsReceived[0];
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail number ${count} to ${to}`);
  };
  const tokenIn = (mail: Mail): string =>
    mail.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean) ?? '';
  let customerCount = 0;
  /** A new person: what the registration is made with. */
  const newRegistration = () => {
    customerCount += 1;
    return {
      email: `person${customerCount}@mail.test`,
      password: `secret word ${customerCount}`,
      firstName: 'Ada',
      lastName: 'Byron',
    };
  };
  /** Registers and verifies somebody. */
  const signUp = async () => {
    const body = newRegistration();
    await call('register', { body });
    const verified = await call('verifyRegistration', { body: { token: tokenIn(await mailTo(body.email)) } });
    return { ...body, token: verified.data.accessToken ?? '' };
  };
  const close = async () => {
    await jobs.stop();
    await app.close();
    await throttlePool.end();
    await database.close();
  };
  return { database, throttle, call, mailTo, mailsTo, tokenIn, person: newRegistration, signUp, close, log: () => log };
}
