import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { products } from './tables.ts';
import type { CachedTotals } from './cached-totals.ts';
import { matchByWords, type SearchMatch } from './product-search.ts';
import { correctWords, wordsOf } from './search-words.ts';

/** What a search text was taken for: the words of a language, and how products are found by them. */
export interface ProductSearch {
  locale: Locale;
  words: string[];
  match: SearchMatch;
}

/**
 * Takes a search text in a language as it is typed, or, when nothing in the shop is found by that, as it was probably meant: whatever
 * a list is filtered by, it is of the same search. Null when there is nothing to search for.
 */
export function resolveSearch(
  db: Database,
  totals: CachedTotals,
  locale: Locale,
  key: string,
): Promise<ProductSearch | null> {
  const words = wordsOf(key);
  if (words.length === 0) return Promise.resolve(null);
  return totals.get(`search ${locale} ${words.join(' ')}`, false, async () => {
    const exactSearch = await searchWithWords(db, locale, words);
    if (exactSearch && (await hasHits(db, exactSearch))) return exactSearch;
    const correctedWords = await correctWords(db, locale, words);
    return correctedWords.join() === words.join() ? exactSearch : searchWithWords(db, locale, correctedWords);
  });
}

async function searchWithWords(db: Database, locale: Locale, words: string[]): Promise<ProductSearch | null> {
  const match = await matchByWords(db, locale, words);
  return match && { locale, words, match };
}

async function hasHits(db: Database, { match }: ProductSearch): Promise<boolean> {
  const [firstHit] = await db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.active, true), match.condition))
    .limit(1);
  return firstHit !== undefined;
}
