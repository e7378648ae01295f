import { asc, gt, sql } from 'drizzle-orm';
import { addSearchLanguages } from '../catalogue/search-languages.ts';
import { products, searchWords } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';

/**
 * Builds anew what products are found by, in every language, and lets go of words that no product has any more. Customers
 * search in what there was until it is done; then every process drops its cached pages.
 */
export async function reindex(db: Database): Promise<{ products: number; words: number }> {
  return db.transaction(async (tx) => {
    await addSearchLanguages(tx);
    await tx.delete(searchWords);
    let last = 0;
    let count = 0;
    for (;;) {
      const rows = await tx
        .select({ id: products.id })
        .from(products)
        .where(gt(products.id, last))
        .orderBy(asc(products.id))
        .limit(1000);
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => id);
      await tx.execute(
        sql`select fill_product_search(${sql.param(ids)}::integer[], array(select locale from searched_languages()))`,
      );
      count += rows.length;
      last = ids.at(-1) ?? last;
    }
    await tx.execute(sql`select pg_notify('catalogue', 'products')`);
    return { products: count, words: await tx.$count(searchWords) };
  });
}
