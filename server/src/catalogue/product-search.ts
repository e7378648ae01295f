import { type SQL, sql } from 'drizzle-orm';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { configurationOf } from './search-languages.ts';
import { products, productSearch } from './tables.ts';

/** What a search text asks for: a condition on products, and how well each fits. */
export interface SearchMatch {
  condition: SQL;
  rank: SQL;
}

/**
 * Every word must occur, in any form that the language gives it; the last one may be unfinished. Null when the words are
 * such as occur everywhere ("the"). Quotes are taken out once more after `unaccent`, which makes some of letters.
 */
export async function matchByWords(
  db: Database,
  locale: Locale,
  words: readonly string[],
): Promise<SearchMatch | null> {
  const whole = words.slice(0, -1).join(' ');
  const last = words.at(-1) ?? '';
  // Asked for beforehand, so that the planner and every row meet a constant.
  const { rows } = await db.execute<{ query: string }>(sql`
    select (plainto_tsquery(${configurationOf(locale)}, unaccent(${whole})) &&
      to_tsquery(${configurationOf(locale)}, '''' || translate(unaccent(${last}), '''\\', '  ') || ' '':*'))::text as query`);
  const query = rows[0]?.query;
  if (!query) return null;
  return {
    condition: productsMatching(locale, sql`${query}::tsquery`),
    // The sum of what the words weigh; a hit in the name is worth ten in the long text.
    rank: sql`ts_rank(${vectorOf(locale)}, ${query}::tsquery)`,
  };
}

/** The condition on products that their texts in a language match a query; its index is of use. */
export function productsMatching(locale: Locale, query: SQL): SQL {
  if (locale === baseLocale) return sql`${products.searchVector} @@ ${query}`;
  return sql`exists (select from ${productSearch} where ${ofProduct(locale)} and ${productSearch.searchVector} @@ ${query})`;
}

function vectorOf(locale: Locale): SQL {
  if (locale === baseLocale) return sql`${products.searchVector}`;
  return sql`(select ${productSearch.searchVector} from ${productSearch} where ${ofProduct(locale)})`;
}

const ofProduct = (locale: Locale) =>
  sql`${productSearch.productId} = ${products.id} and ${productSearch.locale} = ${locale}`;
