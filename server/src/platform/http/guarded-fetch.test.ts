import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedFetch, isPrivateAddress } from './guarded-fetch.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, answer) => {
    const { url = '' } = request;
    if (url === '/picture') answer.setHeader('content-type', 'image/png').end('picture');
    else if (url === '/large') answer.end(Buffer.alloc(5000));
    else if (url === '/slow') setTimeout(() => answer.end('late'), 2000).unref();
    else if (url === '/inside') answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else if (url === '/again') answer.writeHead(302, { location: '/picture' }).end();
    else if (url === '/file') answer.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/endless') answer.writeHead(202).write('the beginning');
    else if (url === '/broken') answer.writeHead(200, { 'content-length': '10' }).write('half', () => answer.destroy());
    else answer.writeHead(302, { location: '/loop' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { maxBytes: 1000, timeoutMs: 1000, maxRedirects: 3 };
/** This machine is the only one that a test can ask. */
const besidesLoopback = {
  ...limits,
  refuses: (address: string) => !['127.0.0.1', '::1'].includes(address) && isPrivateAddress(address),
};

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'x',
])('%s is not an address of the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['1.1.1.1', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

it('an address of the public internet is answered, also when it leads to another', async () => {
  for (const path of ['/picture', '/again']) {
    const answer = await guardedFetch(origin + path, besidesLoopback);
    expect([answer.status, answer.type, String(answer.body)]).toEqual([200, 'image/png', 'picture']);
  }
});

it.each([
  ['this machine', '/picture', limits, /not on the public internet/],
  ['what leads inside', '/inside', besidesLoopback, /169\.254\.169\.254 is not on the public internet/],
  ['what leads to a file', '/file', besidesLoopback, /no address of the web/],
  ['what leads in circles', '/loop', besidesLoopback, /too often/],
  ['what is too large', '/large', besidesLoopback, /more than 1000 bytes/],
  ['what takes too long', '/slow', besidesLoopback, /too long|broke off/],
  ['other hosts', '/picture', { ...besidesLoopback, allowedHosts: ['cdn.example.com'] }, /not among the hosts/],
])('%s is refused', async (_, path, guard, message) => {
  await expect(guardedFetch(origin + path, guard)).rejects.toThrow(message);
});

it.each([
  ['does not end', '/endless', 202, 'the beginning'],
  ['breaks off', '/broken', 200, 'half'],
  ['is too large', '/large', 200, '\0'.repeat(1000)],
])('of an answer that %s the beginning is taken where it is enough', async (_, path, status, body) => {
  const guard = { ...besidesLoopback, timeoutMs: 500, cutsOff: true };
  const answer = await guardedFetch(origin + path, guard);
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
  await expect(guardedFetch(origin + path, { ...guard, cutsOff: false })).rejects.toThrow(/broke off|more than/);
});
