import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createServer } from '../http/http.ts';

it('D7.43 a log of requests names no key, no code and nothing of what was asked after the path', async () => {
  let log = '';
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) });
  const app = createServer({ log: { level: 'info', stream } });
  app.get('/*', async () => 'ok');
  const secret = 'Zk3'.repeat(14);
  for (const url of [
    `/orders/${secret}`,
    `/de/orders/${secret}/projects`,
    `/api/unauthenticated/orders/${secret}/invoice`,
    `/api/unauthenticated/carts/${secret}/items/1`,
    `/api/carts/cart-id/${secret}/authenticate`,
    `/ar/${secret}`,
    `/de/ar/${secret}/`,
    `/api/viewers/${secret}`,
    `/api/viewers/${secret}/scans`,
    `/api/drafts/${secret}/viewer`,
    `/room/draft/${secret}.usdz`,
    `/projects/1/export?expires=1&signature=${secret}`,
    `/pay/demo/${secret}`,
    `/files/${secret}`,
    `/api/uploads/${secret}`,
    `/api/file/customization/uploads/${secret}`,
    `/api/file/ar-customization/${secret}/poster`,
    `/api/drafts/${secret}`,
    `/invoices/1?expires=1&signature=${secret}`,
    `/checkout?order=1&key=${secret}`,
    `/offline?for=%2Fcheckout%3Fkey%3D${secret}`,
    `/products/mug?key=lamp`,
  ])
    expect((await app.inject({ url })).statusCode).toBe(200);
  await app.close();
  expect(log).not.toContain(secret);
  expect(log).not.toContain('lamp');
  expect(log).toContain('"method":"GET","url":"/products/mug"');
  expect(log).toContain('"url":"/api/unauthenticated/carts/…/items/1"');
});
