import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

const page = (html: string, cacheable = true) => ({ status: 200, html, cacheable });

function counting(html: string, cacheable = true) {
  let count = 0;
  const render = async () => {
    count += 1;
    const number = count;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return page(`${html}${cacheable ? '' : number}`, cacheable);
  };
  return { render, count: () => count };
}

const textOf = (cacheEntry: { html: string } | { compressed: Buffer }) =>
  'compressed' in cacheEntry ? brotliDecompressSync(cacheEntry.compressed).toString() : cacheEntry.html;

describe('the cache of pages', () => {
  it('D2.12 renders a page once, also for many who ask at the same time', async () => {
    const cache = new PageCache();
    const { render, count } = counting('<h1>Home</h1>');
    const cacheEntry = await Promise.all(Array.from({ length: 20 }, () => cache.get('/home', '1', render)));
    cacheEntry.push(await cache.get('/home', '1', render));
    expect(new Set(cacheEntry.map(textOf))).toEqual(new Set(['<h1>Home</h1>']));
    expect(count()).toBe(1);
  });

  it('D2.12 a change of the catalogue makes every page new; one rendered across the change is not kept', async () => {
    const cache = new PageCache();
    const { render, count } = counting('x');
    const slow = cache.get('/home', '1', render);
    await cache.get('/home', '2', render);
    await slow;
    await cache.get('/home', '2', render);
    expect(count()).toBe(2);
    await cache.get('/home', '3', render);
    expect(count()).toBe(3);
  });

  it('D6.4 what may depend on who asks is never shared, not even with those who waited', async () => {
    const cache = new PageCache();
    const { render, count } = counting('private ', false);
    const cacheEntry = await Promise.all([1, 2, 3].map(() => cache.get('/cart', '1', render)));
    expect(new Set(cacheEntry.map(textOf)).size).toBe(3);
    expect([count(), cache.bytes]).toEqual([3, 0]);
  });

  it('D2.12 the bytes are bounded: the least recently used page goes first', async () => {
    const alone = new PageCache();
    await alone.get('/a', '1', counting('a'.repeat(500)).render);
    const size = alone.bytes;
    expect(size).toBeGreaterThan(0);
    const cache = new PageCache(size * 2);
    const renders = new Map<string, number>();
    const ask = (address: string) =>
      cache.get(address, '1', async () => {
        renders.set(address, (renders.get(address) ?? 0) + 1);
        return page('a'.repeat(500));
      });
    for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(address);
    expect(Object.fromEntries(renders)).toEqual({ '/a': 1, '/b': 2, '/c': 1 });
    expect(cache.bytes).toBe(size * 2);
  });

  it('D2.12 a rendering that fails is told and not kept', async () => {
    const cache = new PageCache();
    await expect(cache.get('/x', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(textOf(await cache.get('/x', '1', async () => page('fine')))).toBe('fine');
  });
});
