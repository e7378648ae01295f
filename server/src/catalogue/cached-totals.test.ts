import { describe, expect, it } from 'vitest';
import { CachedTotals } from './cached-totals.ts';

function totalsFixture() {
  let version = 0;
  let assortment = 0;
  let queryCount = 0;
  const totals = new CachedTotals({ version: () => String(version), assortment: () => String(assortment) });
  const count = async () => (queryCount += 1);
  return {
    totals,
    count,
    ask: (onStock = false) => totals.get('all', onStock, count),
    sell: () => (version += 1),
    change: () => {
      version += 1;
      assortment += 1;
    },
  };
}

describe('cached totals', () => {
  it('S7.24 a total is counted once, also for those who ask at the same time', async () => {
    const { ask, totals } = totalsFixture();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(1);
    // A query is sent whenever it is awaited; it must not be kept as it is.
    let queryCountBefore = 0;
    const query = (): PromiseLike<number> => ({
      // oxlint-disable-next-line unicorn/no-thenable -- this is what the query builder's counts are
      then: (done, failed) => Promise.resolve((queryCountBefore += 1)).then(done, failed),
    });
    for (const _ of [1, 2, 3]) expect(await totals.get('query', false, query)).toBe(1);
  });

  it('S7.24 a change of the assortment ends it; a sale ends it only when it depends on stock', async () => {
    const { ask, sell, change } = totalsFixture();
    await ask();
    sell();
    expect(await ask()).toBe(1);
    change();
    expect(await ask()).toBe(2);
    expect(await ask(true)).toBe(3);
    sell();
    expect(await ask(true)).toBe(4);
  });

  it('S7.24 a failure is not kept', async () => {
    const { ask, totals } = totalsFixture();
    await expect(totals.get('all', false, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask()).toBe(1);
  });
});
