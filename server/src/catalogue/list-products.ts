import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../db/connection.ts';
import { products } from '../db/tables.ts';
import type { KeptTotals } from './kept-totals.ts';
import { filterCondition, type ProductFilter } from './product-filter.ts';
import { matchByWords, type SearchMatch } from './product-search.ts';
import { type Order, orders, type Page, pageOfIds, productsByIds } from './read-products.ts';
import { meantWords, wordsOf } from './search-words.ts';

/** What a list is asked for. */
export type Wanted = Page & ProductFilter & { key?: string | undefined; sort: Order };

interface Selection {
  ids: number[];
  total: number;
}

/** So many of the best sold hits of a search are put in order of how well they fit; the others follow as sold. */
const ranked = 500;
/** From so many hits on it is cheaper to walk past products than to gather all hits. */
const common = 20_000;

/** One page of the products that are wanted, and how many there are in all. */
export async function listProducts(
  db: Database,
  totals: KeptTotals,
  wanted: Wanted,
): Promise<{ productList: Product[]; total: number }> {
  const { ids, total } = await (wanted.key ? search(db, totals, wanted, wanted.key) : select(db, totals, wanted));
  return { productList: await productsByIds(db, ids), total };
}

/** What is searched for; when nothing is found, what was probably meant. */
async function search(db: Database, totals: KeptTotals, wanted: Wanted, key: string): Promise<Selection> {
  const words = wordsOf(key);
  const found = await searchWords(db, totals, wanted, words);
  if (found.total > 0 || words.length === 0) return found;
  const meant = await totals.get(`meant ${words.join(' ')}`, false, () => meantWords(db, words));
  return meant.join() === words.join() ? found : searchWords(db, totals, wanted, meant);
}

async function searchWords(db: Database, totals: KeptTotals, wanted: Wanted, words: string[]): Promise<Selection> {
  const match = words.length > 0 ? await matchByWords(db, words) : null;
  return match ? select(db, totals, wanted, { words, match }) : { ids: [], total: 0 };
}

async function select(
  db: Database,
  totals: KeptTotals,
  wanted: Wanted,
  searched?: { words: string[]; match: SearchMatch },
): Promise<Selection> {
  const { pageNum, pageSize, sort, key: _key, ...filter } = wanted;
  const condition = and(filterCondition(filter), searched?.match.condition);
  const name = `total ${JSON.stringify([Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)), searched?.words])}`;
  const counting = totals.get(name, filter.inStock === true, () => db.$count(products, condition));
  const ranking = sort === 'featured' ? searched?.match : undefined;
  if (pageNum === 0 && !ranking) {
    const [ids, total] = await Promise.all([pageOfIds(db, condition, orders[sort], wanted), counting]);
    return { ids, total };
  }
  const total = await counting;
  // To find out that there is nothing behind the end, the whole list would be passed through.
  if (pageNum * pageSize >= total) return { ids: [], total };
  if (!ranking) return { ids: await pageOfIds(db, condition, orders[sort], wanted), total };
  // The planner cannot know how common an unfinished word is. Of a common one, walking the products by their sales
  // soon meets enough hits; "is true" keeps it from gathering all of them by the index of words.
  const walked = and(filterCondition(filter), sql`(${ranking.condition}) is true`);
  return { ids: await pageOfHits(db, total > common ? walked : condition, ranking, wanted), total };
}

/**
 * To rank every hit of a common word is to read every hit's words. So the first `ranked` in the order of sales are
 * ranked; further pages go on in that order, and no product comes twice or is missed.
 */
function pageOfHits(db: Database, condition: SQL | undefined, match: SearchMatch, page: Page): Promise<number[]> {
  const window = Math.ceil(ranked / page.pageSize) * page.pageSize;
  if (page.pageNum * page.pageSize >= window) return pageOfIds(db, condition, orders.popular, page);
  // Two steps: without the inner limit the database would rank every hit before it sorts.
  const best = db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...orders.popular)
    .limit(window);
  return pageOfIds(db, inArray(products.id, best), [desc(match.rank), ...orders.popular], page);
}
