import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { whenReached } from './when-reached.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('S4.17 a network that is told too early is looked for again, and the page goes on once the shop answers', async () => {
  let asked = 0;
  const shop = createServer((_, answer) => {
    asked += 1;
    answer.statusCode = asked === 1 ? 503 : 200;
    answer.end();
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
    let gone = 0;
    const stop = whenReached(() => (gone += 1));
    browser.dispatchEvent(new Event('online'));
    await expect.poll(() => asked).toBe(1);
    expect(gone).toBe(0);
    await expect.poll(() => gone).toBe(1);
    expect(asked).toBe(2);
    stop();
  } finally {
    shop.close();
  }
});
