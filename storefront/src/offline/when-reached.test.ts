import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { whenReached } from './when-reached.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('S4.17 a network that is told too early is looked for again, and the page goes on once the shop answers', async () => {
  let requestCount = 0;
  const shop = createServer((_, reply) => {
    requestCount += 1;
    reply.statusCode = requestCount === 1 ? 503 : 200;
    reply.end();
  });
  await new Promise<void>((open) => {
    shop.listen(0, '127.0.0.1', open);
  });
  const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const real = fetch;
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string) => real(address + path));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  try {
    let abortCount = 0;
    const stop = whenReached(() => (abortCount += 1));
    browser.dispatchEvent(new Event('online'));
    await expect.poll(() => requestCount).toBe(1);
    expect(abortCount).toBe(0);
    await expect.poll(() => abortCount).toBe(1);
    expect(requestCount).toBe(2);
    stop();
  } finally {
    shop.close();
  }
});
