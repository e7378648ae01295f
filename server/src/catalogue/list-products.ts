import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductListReply } from '@afterimage/contract/catalogue.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { valuesOf } from './attributes.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { products } from './tables.ts';
import type { CachedTotals } from './cached-totals.ts';
import { filterCondition, type ProductFilter } from './product-filter.ts';
import type { SearchMatch } from './product-search.ts';
import { type Order, orders, type Page, pageOfIds, productsByIds } from './read-products.ts';
import { type ProductSearch, resolveSearch } from './resolve-search.ts';
import { textOfWords } from './search-words.ts';

/** What a list is asked for. */
type ListRequest = Page &
  ProductFilter & { locale: Locale; key?: string | undefined; sort: Order; ids?: number[] | undefined };

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
  totals: CachedTotals,
  facts: CatalogueFacts,
  listRequest: Omit<ListRequest, 'locale'>,
): Promise<ProductListReply> {
  const own = { ...listRequest, locale: facts.locale };
  const { key } = own;
  const searched = key ? await resolveSearch(db, totals, own.locale, key) : null;
  // A search text without a word finds nothing.
  const { ids, total } = key && !searched ? { ids: [], total: 0 } : await select(db, totals, own, searched);
  return {
    productList: await productsByIds(db, facts, ids),
    total,
    ...(key && searched && searched.filters.length > 0 && { search: searchOnWire(facts, key, searched) }),
  };
}

function searchOnWire(
  { attributes }: CatalogueFacts,
  key: string,
  { filters, textWords }: ProductSearch,
): NonNullable<ProductListReply['search']> {
  return {
    key: textOfWords(key, textWords),
    filterList: filters.map(({ words, attributeId, valueIds }) => ({
      words: textOfWords(key, words),
      attribute: attributeId,
      valueList: valuesOf(attributes, attributeId)
        .filter(({ id }) => valueIds.includes(id))
        .map(({ code }) => code),
    })),
  };
}

/** How many products a list has in all, kept as long as it stays true. */
export function totalOf(
  db: Database,
  totals: CachedTotals,
  filter: ProductFilter,
  searched: ProductSearch | null,
): Promise<number> {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
  const searchKey = searched?.id;
  const name = `total ${JSON.stringify([parts.toSorted(([a], [b]) => (a < b ? -1 : 1)), searchKey])}`;
  return totals.get(name, filter.inStock === true, () =>
    db.$count(products, and(filterCondition(filter), searched?.match.condition)),
  );
}

async function select(
  db: Database,
  totals: CachedTotals,
  listRequest: ListRequest,
  searched: ProductSearch | null,
): Promise<Selection> {
  const { pageNum, pageSize, sort, locale: _locale, key: _key, ids: requestedIds, ...filter } = listRequest;
  if (requestedIds)
    return selectByIds(db, requestedIds, and(filterCondition(filter), searched?.match.condition), listRequest);
  const condition = and(filterCondition(filter), searched?.match.condition);
  const counting = totalOf(db, totals, filter, searched);
  const ranking = sort === 'featured' ? searched?.match : undefined;
  if (pageNum === 0 && !ranking) {
    const [ids, total] = await Promise.all([pageOfIds(db, condition, orders[sort], listRequest), counting]);
    return { ids, total };
  }
  const total = await counting;
  // To find out that there is nothing behind the end, the whole list would be passed through.
  if (pageNum * pageSize >= total) return { ids: [], total };
  if (!ranking) return { ids: await pageOfIds(db, condition, orders[sort], listRequest), total };
  // The planner cannot know how common an unfinished word is. Of a common one, walking the products by their sales
  // soon meets enough hits; "is true" keeps it from gathering all of them by the index of words.
  const listCondition = and(filterCondition(filter), sql`(${ranking.condition}) is true`);
  return { ids: await pageOfHits(db, total > common ? listCondition : condition, ranking, listRequest), total };
}

/** Of the products with these numbers those that are to be had, in the order in which they were named. */
async function selectByIds(
  db: Database,
  requestedIds: number[],
  condition: SQL | undefined,
  page: Page,
): Promise<Selection> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, requestedIds), condition));
  const here = new Set(rows.map(({ id }) => id));
  const begin = page.pageNum * page.pageSize;
  return { ids: requestedIds.filter((id) => here.has(id)).slice(begin, begin + page.pageSize), total: here.size };
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
