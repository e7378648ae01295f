import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { CachedTotals } from './cached-totals.ts';
import { resolveSearch } from './resolve-search.ts';
import { correctWord, wordsOf } from './search-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the words of a search text', () => {
  it('S7.24 are letters and digits of any script, each once, at most twelve', () => {
    expect(wordsOf(`  Oak's "LAMP" | oak -lamp & !(120cm) 🎁`)).toEqual(['oak', 's', 'lamp', '120cm']);
    expect(wordsOf('Ёлка мёд 灯')).toEqual(['ёлка', 'мёд', '灯']);
    expect(wordsOf('!!! ??? 😀')).toEqual([]);
    expect(wordsOf(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' '))).toHaveLength(12);
  });

  it('S7.24 make a search of any text, also of letters that lose their form without accents', async () => {
    const resolve = async (key: string) => {
      const watch = { version: () => key, assortment: () => key };
      for (const locale of ['en', 'de'] as const)
        await resolveSearch(database.db, new CachedTotals(watch), locale, key);
    };
    const hostile = ['ʻ', 'ŉ', "o'reilly", '½', '㎯', '\\', "\\'", ':*', '<->', 'a:b', '%_', 'ﷺ', 'the', 'ß', '\u0301'];
    for (const key of hostile) await resolve(key);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        await resolve(text.replaceAll('\0', '').toWellFormed());
      }),
      { numRuns: 60 },
    );
  });

  it('D21.2 are mended from five letters on, by words of names and kinds', async () => {
    const corrected = (typed: string) => correctWord(database.db, 'en', typed);
    expect(await corrected('cusion')).toBe('cushion');
    expect(await corrected('frmae')).toBe('frame');
    expect(await corrected('pendent')).toBe('pendant');
    expect(await corrected('headphnes')).toBe('headphones');
    expect(await corrected('lamq')).toBeNull();
    expect(await corrected('zzqqxxyy')).toBeNull();
    expect(await corrected('x'.repeat(200))).toBeNull();
  });
});
