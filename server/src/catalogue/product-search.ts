import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { products } from './tables.ts';

/** What a search text asks for: a condition on products, and how well each fits. */
export interface SearchMatch {
  condition: SQL;
  rank: SQL;
}

/**
 * Every word must occur, in any form that English gives it; the last one may be unfinished. Null when the words are
 * such as occur everywhere ("the"). Quotes are taken out once more after `unaccent`, which makes some of letters.
 */
export async function matchByWords(db: Database, words: readonly string[]): Promise<SearchMatch | null> {
  const whole = words.slice(0, -1).join(' ');
  const last = words.at(-1) ?? '';
  // Asked for beforehand, so that the planner and every row meet a constant.
  const { rows } = await db.execute<{ query: string }>(sql`
    select (plainto_tsquery('english', unaccent(${whole})) &&
      to_tsquery('english', '''' || translate(unaccent(${last}), '''\\', '  ') || ' '':*'))::text as query`);
  const query = rows[0]?.query;
  if (!query) return null;
  return {
    condition: sql`${products.searchVector} @@ ${query}::tsquery`,
    // The sum of what the words weigh; a hit in the name is worth ten in the long text.
    rank: sql`ts_rank(${products.searchVector}, ${query}::tsquery)`,
  };
}
