import { expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const counter = () => {
  let runs = 0;
  return { compute: async () => (runs += 1), runs: () => runs };
};

it('S7.24 what was not used for the longest time goes first, and the bound holds', async () => {
  const cache = new VersionedCache<number>({ bytes: { max: 100, of: (_, value) => value } });
  const ask = (key: string, value: number) => cache.get(key, '1', async () => value);
  await ask('a', 40);
  await ask('b', 40);
  await ask('a', 1);
  await ask('c', 40);
  expect(cache.bytes).toBe(80);
  expect([await ask('a', 2), await ask('c', 3), await ask('b', 4)]).toEqual([40, 40, 4]);
});

it('S7.24 many who ask at the same time share one computation', async () => {
  const cache = new VersionedCache<number>({ maxEntries: 10 });
  const { compute, runs } = counter();
  await Promise.all(Array.from({ length: 20 }, () => cache.get('a', '1', compute)));
  await cache.get('a', '1', compute);
  expect(runs()).toBe(1);
});

it('S7.24 a value computed across a change never answers for the later version', async () => {
  const cache = new VersionedCache<string>({ maxEntries: 10 });
  let finish = (_: string) => undefined as void;
  const slow = cache.get('a', '1', () => new Promise<string>((done) => (finish = done)));
  expect(await cache.get('a', '2', async () => 'new')).toBe('new');
  finish('old');
  expect(await slow).toBe('old');
  expect(await cache.get('a', '2', async () => 'newer')).toBe('new');
});

it('S7.24 a failure is passed on and not cached', async () => {
  const cache = new VersionedCache<string>({ maxEntries: 10 });
  await expect(cache.get('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('a', '1', async () => 'fine')).toBe('fine');
});

it('S7.24 nothing is not cached, also when it was evicted while it was computed', async () => {
  const cache = new VersionedCache<number>({ maxEntries: 1 });
  let finish = () => undefined as void;
  const slow = cache.get('a', '1', () => new Promise<undefined>((done) => (finish = () => done(undefined))));
  await cache.get('b', '1', async () => 1);
  finish();
  expect(await slow).toBeUndefined();
  expect(await cache.get('a', '1', async () => 2)).toBe(2);
});

it('S7.24 a search that finds nothing does not count as nothing', async () => {
  const { ReplyCache } = await import('./reply-cache.ts');
  const cache = new ReplyCache(() => '1', 50_000);
  let computed = 0;
  const ask = (key: number) => cache.get('en', `/products?key=${key}`, async () => (computed += 1));
  for (let key = 0; key < 100; key += 1) await ask(key);
  await ask(0);
  expect(computed).toBe(101);
});
