import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../db/test-database.ts';
import { registerOutbox } from '../mail/outbox.ts';
import { mails } from '../mail/tables.ts';
import { registerDemo } from './demo-scope.ts';
import { createServer } from './http.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const mail = { to: 'a@example.com', subject: 'Reset', text: 'secret-link', html: '', links: [] };
  await database.db.insert(mails).values(mail);
});
afterAll(() => database.close());

function openServer(openToAll: boolean) {
  const app = createServer();
  registerDemo(app, { openToAll }, (scope) => {
    registerOutbox(scope, { db: database.db, isOpen: async () => true });
    scope.post('/dev/moves', async () => ({ moved: true }));
  });
  app.get('/other', async () => 'not of the demo');
  return app;
}
const outbox = (app: ReturnType<typeof openServer>, more: { headers?: Record<string, string>; from?: string }) =>
  app.inject({ url: '/dev/outbox.json', headers: more.headers ?? {}, remoteAddress: more.from ?? '127.0.0.1' });

describe('addresses of the demo', () => {
  it.each<[string, { from?: string; headers?: Record<string, string> }]>([
    ['from another machine', { from: '203.0.113.7' }],
    ['from a machine of the same network', { from: '192.168.1.20' }],
    ['under another name', { headers: { host: 'shop.example' } }],
    ['under a name that only begins like this machine’s', { headers: { host: 'localhost.evil.example' } }],
    ['under an address that is not this machine’s', { headers: { host: '10.0.0.3:3000' } }],
    ['for somebody behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['for somebody behind a tunnel', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['for somebody behind a content network', { headers: { 'cf-connecting-ip': '203.0.113.7' } }],
  ])('D7.41 are not there when they are asked for %s, unless they are opened to everybody', async (_, more) => {
    const closed = openServer(false);
    const refused = await outbox(closed, more);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).not.toContain('secret-link');
    expect((await closed.inject({ url: '/other', headers: more.headers ?? {} })).statusCode).toBe(200);
    const open = await outbox(openServer(true), more);
    expect(open.body).toContain('secret-link');
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
    'D7.41 answer on this machine as %s',
    async (host) => {
      expect((await outbox(openServer(false), { headers: { host } })).statusCode).toBe(200);
      const mapped = await outbox(openServer(false), { headers: { host }, from: '::ffff:127.0.0.1' });
      expect(mapped.statusCode).toBe(200);
      expect((await outbox(openServer(false), { headers: { host }, from: '::1' })).statusCode).toBe(200);
    },
  );

  it('D7.41 take no forms from pages of other sites, opened to everybody or not', async () => {
    for (const openToAll of [false, true]) {
      const app = openServer(openToAll);
      const post = (site: string) =>
        app.inject({ method: 'POST', url: '/dev/moves', headers: { 'sec-fetch-site': site } });
      expect([(await post('cross-site')).statusCode, (await post('same-origin')).statusCode]).toEqual([403, 200]);
    }
  });

  it('D7.41 look at the connection itself, whatever proxies the server trusts', async () => {
    const app = openServer(false);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = (host: string) =>
      new Promise<number>((done, failed) => {
        httpRequest({ port, host: '127.0.0.1', path: '/dev/outbox.json', headers: { host } }, (reply) => {
          reply.resume();
          done(reply.statusCode ?? 0);
        })
          .on('error', failed)
          .end();
      });
    expect([await status(`localhost:${port}`), await status('shop.example')]).toEqual([200, 404]);
    await app.close();
  });
});
