import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('S7.24 what was not used for the longest time goes first, and the bound holds', () => {
  const cache = new BoundedCache<number>(100, (_, value) => value);
  cache.set('a', 40);
  cache.set('b', 40);
  expect(cache.get('a')).toBe(40);
  cache.set('c', 40);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([40, undefined, 40]);
  expect(cache.bytes).toBe(80);
  cache.set('a', 10);
  expect(cache.bytes).toBe(50);
});

it('S7.24 a search that finds nothing does not count as nothing', async () => {
  const { ReplyCache } = await import('./reply-cache.ts');
  const cache = new ReplyCache(() => '1', 50_000);
  let computed = 0;
  const ask = (key: number) => cache.get(`/products?key=${key}`, async () => (computed += 1));
  for (let key = 0; key < 100; key += 1) await ask(key);
  await ask(0);
  expect(computed).toBe(101);
});
