import { Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { createServer } from './http.ts';

let log = '';
let app: ReturnType<typeof createServer> | undefined;
const open = (trustProxy: false | number | string[]) => {
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) });
  app = createServer({ log: { level: 'warn', stream }, ...(trustProxy !== false && { trustProxy }) });
  app.get('/address', (request) => request.ip);
  return app;
};
afterEach(async () => {
  await app?.close();
  log = '';
});

const ask = async (trustProxy: false | number | string[], remoteAddress: string, forwarded?: string) => {
  const server = app ?? open(trustProxy);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await server.inject({ url: '/address', remoteAddress, headers })).body;
};

it.each([
  // the shop's proxy appends whom it has seen; what stands before that is the client's own invention
  ['one proxy', 1, '10.0.0.2', '203.0.113.50', '203.0.113.50'],
  ['one proxy', 1, '10.0.0.2', '198.51.100.9, 203.0.113.50', '203.0.113.50'],
  ['two proxies', 2, '10.0.0.2', '198.51.100.9, 203.0.113.50, 192.0.2.7', '203.0.113.50'],
  // past its proxy nobody is believed
  ['one proxy', 1, '192.0.2.7', '203.0.113.50', '192.0.2.7'],
  ['a network', ['10.0.0.0/8'], '10.0.0.2', '198.51.100.9, 203.0.113.50', '203.0.113.50'],
  ['a network', ['10.0.0.0/8'], '192.0.2.7', '203.0.113.50', '192.0.2.7'],
  ['nobody', false, '10.0.0.2', '203.0.113.50', '10.0.0.2'],
] as const)(
  'S7.1 with %s trusted (%s) a request from %s for %s is from %s',
  async (_, trusted, peer, header, address) => {
    app = undefined;
    expect(await ask(typeof trusted === 'object' ? [...trusted] : trusted, peer, header)).toBe(address);
  },
);

it('D7.43 a proxy that no setting names is logged once', async () => {
  app = open(false);
  for (let times = 0; times < 3; times += 1) await ask(false, '10.0.0.2', '203.0.113.50');
  expect(log.match(/TRUST_PROXY/g)).toHaveLength(1);
});

it.each([
  ['nothing is forwarded', false, '10.0.0.2', undefined],
  ['a stranger says so', false, '203.0.113.50', '198.51.100.9'],
  ['the proxy is named', 1, '10.0.0.2', '203.0.113.50'],
] as const)('D7.43 nothing is logged of a proxy where %s', async (_, trusted, peer, header) => {
  app = open(trusted);
  await ask(trusted, peer, header);
  expect(log).toBe('');
});
