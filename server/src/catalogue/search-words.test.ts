import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { matchByWords } from './product-search.ts';
import { correctWords, wordsOf } from './search-words.ts';

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

  it('S7.24 make a query of any text, also of letters that lose their form without accents', async () => {
    const hostile = ['ʻ', 'ŉ', "o'reilly", '½', '㎯', '\\', "\\'", ':*', '<->', 'a:b', '%_', 'ﷺ', 'the', 'ß', '\u0301'];
    for (const key of hostile) {
      const words = wordsOf(key);
      if (words.length === 0) continue;
      await matchByWords(database.db, 'en', words);
      await correctWords(database.db, 'en', words);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const words = wordsOf(text.replaceAll('\0', '').toWellFormed());
        if (words.length === 0) return;
        await matchByWords(database.db, 'en', words);
        expect(await correctWords(database.db, 'en', words)).toHaveLength(words.length);
      }),
      { numRuns: 200 },
    );
  });

  it('S7.24 are mended one by one; known ones stay, and so does what resembles nothing', async () => {
    expect(await correctWords(database.db, 'en', ['photo', 'frmae', 'zzqqxxyy'])).toEqual([
      'photo',
      'frame',
      'zzqqxxyy',
    ]);
    expect(await correctWords(database.db, 'en', ['the', 'pendent'])).toEqual(['the', 'pendant']);
    expect(await correctWords(database.db, 'en', ['cusion'])).toEqual(['cushion']);
    // Mistyped and not yet finished; only the last word can be that.
    expect(await correctWords(database.db, 'en', ['photo', 'cuhsi'])).toEqual(['photo', 'cushion']);
    expect(await correctWords(database.db, 'en', ['cuhsi', 'photo'])).toEqual(['cuhsi', 'photo']);
    expect(await correctWords(database.db, 'en', ['x'.repeat(200)])).toEqual(['x'.repeat(200)]);
  });
});
