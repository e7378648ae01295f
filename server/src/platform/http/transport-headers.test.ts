import { expect, it } from 'vitest';
import { createServer } from './http.ts';
import { addTransportHeaders } from './transport-headers.ts';

const headersOf = async (url: string, https: boolean) => {
  const app = createServer();
  addTransportHeaders(app, { https });
  app.get('/*', (_, reply) => {
    // as replies from memory are sent
    reply.hijack();
    reply.raw.writeHead(200, ['content-type', 'text/plain']).end('x');
  });
  const { headers } = await app.inject(url);
  await app.close();
  expect(headers['content-type']).toBe('text/plain');
  return headers;
};

it('D2.13 a shop under https is never asked by http again; one under http promises nothing', async () => {
  expect((await headersOf('/home', true))['strict-transport-security']).toBe('max-age=31536000');
  expect((await headersOf('/home', false))['strict-transport-security']).toBeUndefined();
});

it.each([
  ['/api/profile', 'same-origin'],
  ['/files/x?signature=y', 'same-origin'],
  ['/invoices/1', 'same-origin'],
  ['/print-files/1', 'same-origin'],
  ['/home', undefined],
  ['/pictures/mug.webp', undefined],
  ['/filesystem', undefined],
])('D2.13 whether other sites may embed %s: %s', async (url, policy) => {
  expect((await headersOf(url, false))['cross-origin-resource-policy']).toBe(policy);
});
