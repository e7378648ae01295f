import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Category, ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../platform/db/connection.ts';
import { categories, products } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { countFacets } from './count-facets.ts';
import { inTurn } from './in-turn.ts';
import { CachedTotals } from './cached-totals.ts';
import { listProducts } from './list-products.ts';
import { detailOnWire, type ProductRow } from './product-on-wire.ts';
import { productColumns, variantsOf } from './read-products.ts';
import { relatedProducts } from './related-products.ts';
import { suggest } from './suggest.ts';
import { loadCustomizations } from './customizations.ts';
import type { CatalogueWatch } from './version.ts';

type CatalogueCall =
  | 'listCategories'
  | 'listProducts'
  | 'listCategoryProducts'
  | 'listPopularProducts'
  | 'listPopularCategoryProducts'
  | 'listFacets'
  | 'suggestProducts'
  | 'listRelatedProducts'
  | 'getProduct';

/** The calls on products and categories. `watch` says how long totals may be kept. */
export function catalogueHandlers(
  watch: Pick<CatalogueWatch, 'version' | 'assortment'>,
): Pick<Handlers, CatalogueCall> {
  const totals = new CachedTotals(watch);
  // More than that take longer than anybody waits; a list does without its counts.
  const counting = inTurn(64);
  // What is typed and what is looked at is of endless variety: it must not push the totals of lists out.
  const [suggestions, related] = [new CachedTotals(watch), new CachedTotals(watch)];
  const categoriesOf = (db: Database) => totals.get('categories', false, () => readCategories(db));
  const checkCategory = async (db: Database, id: string) => {
    if (!(await categoriesOf(db)).some((category) => category.id === id)) fail('CATEGORY_NOT_FOUND');
  };
  return {
    listCategories: async ({ db }) => ({ categoryList: await categoriesOf(db) }),
    listProducts: ({ db }, { query }) => listProducts(db, totals, query),
    listCategoryProducts: async ({ db }, { params: { categoryId }, query }) => {
      await checkCategory(db, categoryId);
      return listProducts(db, totals, { ...query, categoryId });
    },
    listPopularProducts: ({ db }, { query }) => listProducts(db, totals, { ...query, sort: 'popular' }),
    listPopularCategoryProducts: async ({ db }, { params: { categoryId }, query }) => {
      await checkCategory(db, categoryId);
      return listProducts(db, totals, { ...query, categoryId, sort: 'popular' });
    },
    listFacets: async ({ db }, { query }) => {
      if (query.categoryId !== undefined) await checkCategory(db, query.categoryId);
      return countFacets(db, totals, await categoriesOf(db), counting, query);
    },
    suggestProducts: async ({ db }, { query }) => suggest(db, suggestions, await categoriesOf(db), query.key),
    listRelatedProducts: async ({ db }, { params, query }) => ({
      productList: await relatedProducts(db, related, await readProduct(db, params.productId), query.pageSize),
    }),
    getProduct: async ({ db }, { params: { productId } }) => readDetail(db, await readProduct(db, productId)),
  };
}

async function readCategories(db: Database): Promise<Category[]> {
  const inside = db
    .select({ category: sql<string>`unnest(${products.category})`.as('in_category'), productCount: count().as('n') })
    .from(products)
    .where(eq(products.active, true))
    .groupBy(sql`1`)
    .as('inside');
  return db
    .select({
      id: categories.id,
      name: categories.name,
      description: categories.description,
      productCount: sql<number>`coalesce(${inside.productCount}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(inside, eq(inside.category, categories.id))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** A number is an id and nothing else: no slug is made of digits alone. */
async function readProduct(db: Database, idOrSlug: string): Promise<ProductRow> {
  const isId = /^[1-9]\d{0,9}$/.test(idOrSlug) && Number(idOrSlug) <= 2_147_483_647;
  const wanted = isId ? eq(products.id, Number(idOrSlug)) : eq(products.slug, idOrSlug);
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(and(wanted, eq(products.active, true)));
  return row ?? fail('PRODUCT_NOT_FOUND');
}

async function readDetail(db: Database, row: ProductRow): Promise<ProductDetail> {
  const [own, slots] = await Promise.all([
    variantsOf(db, [row.id]),
    row.isCustomizable ? loadCustomizations(db, [row.id]) : new Map(),
  ]);
  return detailOnWire(row, own.get(row.id) ?? [], slots.get(row.id) ?? []);
}
