import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Category } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../db/connection.ts';
import { categories, products } from '../db/tables.ts';
import { fail } from '../failure.ts';
import type { Handlers } from '../handlers.ts';
import { KeptTotals } from './kept-totals.ts';
import { listProducts } from './list-products.ts';
import { detailOnWire } from './product.wire.ts';
import { productColumns, variantsOf } from './read-products.ts';
import { loadCustomizations } from './customizations.ts';
import type { CatalogueWatch } from './version.ts';

type CatalogueCall =
  | 'listCategories'
  | 'listProducts'
  | 'listCategoryProducts'
  | 'listPopularProducts'
  | 'listPopularCategoryProducts'
  | 'getProduct';

/** The calls on products and categories. `watch` says how long totals may be kept. */
export function catalogueHandlers(
  watch: Pick<CatalogueWatch, 'version' | 'assortment'>,
): Pick<Handlers, CatalogueCall> {
  const totals = new KeptTotals(watch);
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
    getProduct: ({ db }, { params: { productId } }) => readProduct(db, productId),
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
async function readProduct(db: Database, idOrSlug: string) {
  const isId = /^[1-9]\d{0,9}$/.test(idOrSlug) && Number(idOrSlug) <= 2_147_483_647;
  const wanted = isId ? eq(products.id, Number(idOrSlug)) : eq(products.slug, idOrSlug);
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(and(wanted, eq(products.active, true)));
  if (!row) return fail('PRODUCT_NOT_FOUND');
  const [own, slots] = await Promise.all([
    variantsOf(db, [row.id]),
    row.isCustomizable ? loadCustomizations(db, [row.id]) : new Map(),
  ]);
  return detailOnWire(row, own.get(row.id) ?? [], slots.get(row.id) ?? []);
}
