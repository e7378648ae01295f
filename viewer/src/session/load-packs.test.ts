import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPack, loadPacks, retryDelay } from './load-packs.ts';

vi.setConfig({ testTimeout: 30_000 });

/** How often each path was asked for. */
const requestCounts = new Map<string, number>();
const server = createServer(({ url = '' }, response) => {
  const times = (requestCounts.get(url) ?? 0) + 1;
  requestCounts.set(url, times);
  if (url === '/good') response.end(Buffer.of(1, 2, 3));
  else if (url === '/shaky' && times > 1) response.end(Buffer.of(4));
  else if (url === '/shaky') response.destroy();
  else if (url === '/busy' && times > 1) response.end(Buffer.of(5));
  else if (url === '/busy') response.writeHead(503).end();
  else if (url !== '/never') response.writeHead(404).end();
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = () => new AbortController().signal;

describe('loading packs', () => {
  it('S1.13 waits longer each time, and gives up what cannot get better', () => {
    const waits = [1, 2, 3, 4, 5].map((tries) => retryDelay(null, tries));
    expect(waits.slice(0, 4).every((wait, n) => wait !== null && (n === 0 || wait > waits[n - 1]!))).toBe(true);
    expect(waits[4]).toBeNull();
    for (const status of [400, 403, 404, 410]) expect(retryDelay(status, 1)).toBeNull();
    for (const status of [408, 429, 500, 502, 503]) expect(retryDelay(status, 1)).not.toBeNull();
  });

  it('S1.13 survives a connection that breaks off and a server that is busy', async () => {
    expect(await loadPack(`${address}/shaky`, never())).toEqual(Uint8Array.of(4));
    expect(await loadPack(`${address}/busy`, never())).toEqual(Uint8Array.of(5));
    expect(await loadPack(`${address}/gone`, never())).toBeNull();
    expect(requestCounts.get('/gone')).toBe(1);
  });

  it('S1.13 tells those that are here once, and those that are not by their place', async () => {
    const reports: (readonly (Uint8Array | null)[])[] = [];
    const missing: number[] = [];
    await loadPacks({
      urls: ['/good', '/gone', '/good'].map((path) => address + path),
      signal: never(),
      onPacks: (packs) => reports.push(packs),
      onFailed: (places) => missing.push(...places),
    });
    expect(reports).toEqual([[Uint8Array.of(1, 2, 3), null, Uint8Array.of(1, 2, 3)]]);
    expect(missing).toEqual([1]);
  });

  it('S1.13 begins with those that are here while another is awaited, and stops when it is told to', async () => {
    const leaving = new AbortController();
    const reports: (readonly (Uint8Array | null)[])[] = [];
    await loadPacks({
      urls: [`${address}/never`, `${address}/good`],
      signal: leaving.signal,
      onPacks(packs) {
        reports.push(packs);
        leaving.abort();
      },
      onFailed: () => reports.push([]),
    });
    expect(reports).toEqual([[null, Uint8Array.of(1, 2, 3)]]);
  });
});
