import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Category, ProductDetail, ProductQuery } from '@afterimage/contract/catalogue.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { categories, products } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { filterOf } from './attributes.ts';
import { type CatalogueFacts, filtersOnWire, readCatalogueFacts } from './catalogue-facts.ts';
import { countFacets } from './count-facets.ts';
import { inTurn } from './in-turn.ts';
import { CachedTotals } from './cached-totals.ts';
import { listProducts } from './list-products.ts';
import { detailOnWire, type ProductRow } from './product-on-wire.ts';
import { lowestPrices, noLowestPrices } from './lowest-prices.ts';
import { inLanguage, type Order, productColumns, variantsOf } from './read-products.ts';
import { relatedProducts } from './related-products.ts';
import { loadTexts, translated, translatedPicture } from '../translations/translate.ts';
import { suggest } from './suggest.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { loadCustomizations } from './customizations.ts';
import type { PreviewKeys } from './preview-key.ts';
import type { CatalogueWatch } from './version.ts';

type CatalogueCall =
  | 'listCategories'
  | 'listProducts'
  | 'listCategoryProducts'
  | 'listPopularProducts'
  | 'listPopularCategoryProducts'
  | 'listFilters'
  | 'listFacets'
  | 'suggestProducts'
  | 'listRelatedProducts'
  | 'getProduct';

type ListQuery = Pick<ProductQuery, 'pageNum' | 'pageSize'> & Partial<Omit<ProductQuery, 'sort'>>;

/** The calls on products and categories. `watch` says how long totals may be kept. */
export function catalogueHandlers(
  watch: Pick<CatalogueWatch, 'version' | 'assortment'>,
  previews: Pick<PreviewKeys, 'productOf'> = noPreviews,
): Pick<Handlers, CatalogueCall> {
  const totals = new CachedTotals(watch);
  // More than that take longer than anybody waits; a list does without its counts.
  const counting = inTurn(64);
  // What is typed and what is looked at is of endless variety: it must not push the totals of lists out.
  const [suggestions, related] = [new CachedTotals(watch), new CachedTotals(watch)];
  const factsOf = (db: Database, locale: Locale) =>
    totals.get(`facts ${locale}`, false, () => readCatalogueFacts(db, locale));
  const listOf = async (db: Database, locale: Locale, query: ListQuery & { categoryId?: string; sort: Order }) => {
    const facts = await factsOf(db, locale);
    const { key, pageNum, pageSize, sort, ids, ...filter } = query;
    return listProducts(db, totals, facts, {
      ...filterOf(facts.attributes, filter),
      key,
      pageNum,
      pageSize,
      sort,
      ids,
    });
  };
  const categoriesOf = (db: Database, locale: Locale) =>
    totals.get(`categories ${locale}`, false, () => readCategories(db, locale));
  const checkCategory = async (db: Database, id: string) => {
    if (!(await categoriesOf(db, baseLocale)).some((category) => category.id === id)) fail('CATEGORY_NOT_FOUND');
  };
  return {
    listCategories: async ({ db, locale }) => ({ categoryList: await categoriesOf(db, locale) }),
    listProducts: ({ db, locale }, { query }) => listOf(db, locale, query),
    listCategoryProducts: async ({ db, locale }, { params: { categoryId }, query }) => {
      await checkCategory(db, categoryId);
      return listOf(db, locale, { ...query, categoryId });
    },
    listPopularProducts: ({ db, locale }, { query }) => listOf(db, locale, { ...query, sort: 'popular' }),
    listPopularCategoryProducts: async ({ db, locale }, { params: { categoryId }, query }) => {
      await checkCategory(db, categoryId);
      return listOf(db, locale, { ...query, categoryId, sort: 'popular' });
    },
    listFilters: async ({ db, locale }) => filtersOnWire(await factsOf(db, locale)),
    listFacets: async ({ db, locale }, { query }) => {
      if (query.categoryId !== undefined) await checkCategory(db, query.categoryId);
      const [categories, facts] = await Promise.all([categoriesOf(db, locale), factsOf(db, locale)]);
      const { key, ...filter } = query;
      return countFacets(
        db,
        totals,
        { categories, facts, run: counting },
        { ...filterOf(facts.attributes, filter), ...(key && { key }) },
      );
    },
    suggestProducts: async ({ db, locale }, { query }) => {
      const [categories, facts] = await Promise.all([categoriesOf(db, locale), factsOf(db, locale)]);
      return suggest(db, suggestions, { categories, facts }, query.key);
    },
    listRelatedProducts: async ({ db, locale }, { params, query }) => {
      const subject = await readProduct(db, previews, params.productId);
      return { productList: await relatedProducts(db, related, await factsOf(db, locale), subject, query.pageSize) };
    },
    getProduct: async ({ db, locale }, { params: { productId } }) =>
      readDetail(db, await factsOf(db, locale), await readProduct(db, previews, productId)),
  };
}

async function readCategories(db: Database, locale: Locale): Promise<Category[]> {
  const inside = db
    .select({ category: sql<string>`unnest(${products.category})`.as('in_category'), productCount: count().as('n') })
    .from(products)
    .where(eq(products.active, true))
    .groupBy(sql`1`)
    .as('inside');
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      description: categories.description,
      picture: categories.picture,
      productCount: sql<number>`coalesce(${inside.productCount}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(inside, eq(inside.category, categories.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const texts = await loadTexts(db, locale, { category: rows.map(({ id }) => id) });
  return rows.map(({ picture, ...row }) => {
    const own = texts.of('category', row.id);
    // Every page has the categories in its menu: the small picture that stands in for one that loads is left out.
    const localizedPicture = picture && { ...translatedPicture(picture, own), placeholder: '' };
    return { ...translated(row, own, ['name', 'description']), ...(localizedPicture && { picture: localizedPicture }) };
  });
}

const noPreviews = { productOf: () => null };

/**
 * A number is an id and nothing else: no slug is made of digits alone. With the key of a preview a product is read though
 * customers do not see it, and the key stands for its slug.
 */
async function readProduct(
  db: Database,
  previews: Pick<PreviewKeys, 'productOf'>,
  idOrSlug: string,
): Promise<ProductRow> {
  const previewed = previews.productOf(idOrSlug);
  const isId = /^[1-9]\d{0,9}$/.test(idOrSlug) && Number(idOrSlug) <= 2_147_483_647;
  const condition = isId ? eq(products.id, Number(idOrSlug)) : eq(products.slug, idOrSlug);
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(previewed === null ? and(condition, eq(products.active, true)) : eq(products.id, previewed));
  if (!row) return fail('PRODUCT_NOT_FOUND');
  return previewed === null ? row : { ...row, slug: idOrSlug };
}

async function readDetail(db: Database, facts: CatalogueFacts, row: ProductRow): Promise<ProductDetail> {
  const { locale } = facts;
  const [own, slots, [product = row], lowest, hasReadyDesigns] = await Promise.all([
    variantsOf(db, [row.id]),
    row.isCustomizable ? loadCustomizations(db, [row.id], locale) : new Map(),
    inLanguage(db, [row], locale),
    row.discount > 0 ? lowestPrices(db, [row.id]) : noLowestPrices,
    row.isCustomizable ? hasOfferedDesigns(db, row.id) : false,
  ]);
  const detail = detailOnWire(facts, product, own.get(row.id) ?? [], slots.get(row.id) ?? [], lowest);
  return { ...detail, ...(hasReadyDesigns && { hasReadyDesigns }) };
}

/** Whether customers may begin a product with a ready design. */
async function hasOfferedDesigns(db: Database, productId: number): Promise<boolean> {
  const isOffered = and(eq(readyDesigns.isHidden, false), isNotNull(readyDesigns.content));
  return (await db.$count(readyDesigns, and(eq(readyDesigns.productId, productId), isOffered))) > 0;
}
