import { sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { productsMatching } from './product-search.ts';
import { configurationOf } from './search-languages.ts';
import { products } from './tables.ts';

const most = 12;

/**
 * The words of a search text: letters and digits of any script, in the order typed, each once. Everything else
 * (quotes, operators, pictographs) separates words and means nothing, so that no text is an error.
 */
export function wordsOf(key: string): string[] {
  const words = key
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...new Set(words)].filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, most);
}

/**
 * For words by which nothing was found: each that no product knows is replaced by the known word that it was most
 * likely meant to be. Words that occur everywhere ("the") count as known. What resembles nothing stays as it is.
 */
export async function correctWords(db: Database, locale: Locale, words: readonly string[]): Promise<string[]> {
  const query = sql`plainto_tsquery(${configurationOf(locale)}, typed.plain)`;
  // levenshtein takes 255 bytes at most: 60 letters of up to four.
  const { rows } = await db.execute<{ word: string; known: boolean; near: string[] | null }>(sql`
    select typed.word,
      numnode(${query}) = 0
        or exists (select from ${products} where ${productsMatching(locale, query)}) as known,
      coalesce(
        (select array_agg(word order by levenshtein(typed.plain, word), word)
          from search_words
          where locale = ${locale} and length(word) between length(typed.plain) - slips and length(typed.plain) + slips
            and levenshtein_less_equal(typed.plain, word, slips) <= slips),
        (select array_agg(word order by levenshtein(typed.plain, left(word, length(typed.plain))), length(word), word)
          from search_words
          where locale = ${locale} and place = ${words.length} and length(typed.plain) >= 4 and length(word) > length(typed.plain)
            and left(word, 1) = left(typed.plain, 1)
            and levenshtein_less_equal(typed.plain, left(word, length(typed.plain)), 2) <= 2)
      ) as near
    from (
      select word, place, plain, case when length(plain) < 4 then 1 when length(plain) < 9 then 2 else 3 end as slips
      from unnest(string_to_array(${words.join(' ')}, ' ')) with ordinality as given (word, place),
        left(lower(unaccent(word)), 60) plain
    ) typed`);
  const better = new Map(
    rows.flatMap(({ word, known, near }) => (known || !near ? [] : [[word, nearest(word, near)]])),
  );
  return words.map((word) => better.get(word) ?? word);
}

/** The likeliest of words at a small distance, nearest first: exchanged letters, then the same beginning. */
function nearest(word: string, near: readonly string[]): string {
  const letters = (text: string) => text.split('').toSorted().join('');
  return (
    near.find((other) => letters(other) === letters(word)) ??
    near.find((other) => other.startsWith(word.slice(0, 1))) ??
    near[0] ??
    word
  );
}
