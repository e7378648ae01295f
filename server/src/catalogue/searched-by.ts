import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { products } from './tables.ts';
import type { CachedTotals } from './cached-totals.ts';
import { matchByWords, type SearchMatch } from './product-search.ts';
import { meantWords, wordsOf } from './search-words.ts';

/** What a search text was taken for: the words of a language, and how products are found by them. */
export interface Searched {
  locale: Locale;
  words: string[];
  match: SearchMatch;
}

/**
 * Takes a search text in a language as it is typed, or, when nothing in the shop is found by that, as it was probably meant: whatever
 * a list is filtered by, it is of the same search. Null when there is nothing to search for.
 */
export function searchedBy(db: Database, totals: CachedTotals, locale: Locale, key: string): Promise<Searched | null> {
  const words = wordsOf(key);
  if (words.length === 0) return Promise.resolve(null);
  return totals.get(`search ${locale} ${words.join(' ')}`, false, async () => {
    const typed = await searched(db, locale, words);
    if (typed && (await anyFound(db, typed))) return typed;
    const meant = await meantWords(db, locale, words);
    return meant.join() === words.join() ? typed : searched(db, locale, meant);
  });
}

async function searched(db: Database, locale: Locale, words: string[]): Promise<Searched | null> {
  const match = await matchByWords(db, locale, words);
  return match && { locale, words, match };
}

async function anyFound(db: Database, { match }: Searched): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.active, true), match.condition))
    .limit(1);
  return found !== undefined;
}
