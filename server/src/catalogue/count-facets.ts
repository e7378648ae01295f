import { and, arrayContains, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Category, Facets } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../platform/db/connection.ts';
import { productAttributeValues, products, variants } from './tables.ts';
import { type AttributeValue, productAttributes, valuesOf } from './attributes.ts';
import { type CatalogueFacts, priceRanges } from './catalogue-facts.ts';
import type { inTurn } from './in-turn.ts';
import type { CachedTotals } from './cached-totals.ts';
import { totalOf } from './list-products.ts';
import { filterCondition, priceCondition, type ProductFilter } from './product-filter.ts';
import { resolveSearch } from './resolve-search.ts';
import { type ValueMasks, valueMasks } from './value-masks.ts';

/** All but how many are in stock, which alone a sale changes. */
type Lasting = Omit<Facets, 'inStock' | 'categoryList'> & { inCategories: Map<string, number> };

/** What counting needs besides the filter; `run` lets one pass follow the other. */
interface Counting {
  categories: readonly Category[];
  facts: CatalogueFacts;
  run: ReturnType<typeof inTurn>;
}

/**
 * How many products each value of each filter leads to. What is in the list or would be with one filter less is
 * counted in one pass and kept like totals are; how many are in stock is the total of another list. In a large shop the
 * pass takes long: `run` sees to it that only one is under way, so that lists are not kept waiting.
 */
export async function countFacets(
  db: Database,
  totals: CachedTotals,
  { categories, facts, run }: Counting,
  { key, ...filter }: ProductFilter & { key?: string | undefined },
): Promise<Facets> {
  const { locale } = facts;
  const searched = key ? await resolveSearch(db, totals, locale, key) : null;
  // A search text without a word finds nothing, whatever it is filtered by.
  const nowhere = Boolean(key) && searched === null;
  const parts = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const name = `facets ${JSON.stringify([parts, locale, searched?.id, nowhere])}`;
  const condition = nowhere ? sql`false` : searched?.match.condition;
  const [{ inCategories, ...lasting }, inStock] = await Promise.all([
    totals.get(name, filter.inStock === true, () =>
      run(async (): Promise<Lasting> => {
        const own = await countOwn(db, facts, filter, condition);
        return { ...own, inCategories: await countInCategories(db, categories, filter, condition) };
      }),
    ),
    nowhere ? 0 : totalOf(db, totals, { ...filter, inStock: true }, searched),
  ]);
  const categoryList = categories.map(({ id }) => ({ id, productCount: inCategories.get(id) ?? 0 }));
  return { categoryList, ...lasting, inStock };
}

async function countInCategories(
  db: Database,
  categories: readonly Category[],
  { categoryId: _own, ...filter }: ProductFilter,
  searched: SQL | undefined,
): Promise<Map<string, number>> {
  const narrowed = searched !== undefined || Object.values(filter).some((value) => value !== undefined);
  if (!narrowed) return new Map(categories.map(({ id, productCount }) => [id, productCount]));
  const rows = await db
    .select({ id: sql<string>`unnest(${products.category})`.as('in_category'), n: count() })
    .from(products)
    .where(and(filterCondition(filter), searched))
    .groupBy(sql`1`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The values of every attribute with their bit masks; of the attributes of products also which values the filter wants. */
function maskedValues(facts: CatalogueFacts, { valueIds = [] }: ProductFilter) {
  const colors = valuesOf(facts.attributes, 'color');
  const sizes = valuesOf(facts.attributes, 'size');
  const others = productAttributes(facts.attributes).map((attribute) => ({
    ...attribute,
    wanted: valueIds.find((ids) => attribute.valueList.some(({ id }) => ids.includes(id))),
  }));
  return {
    colors,
    sizes,
    others,
    colorMasks: valueMasks(idsOf(colors)),
    sizeMasks: valueMasks(idsOf(sizes)),
    otherMasks: valueMasks(others.flatMap(({ valueList }) => idsOf(valueList))),
  };
}
type MaskedValues = ReturnType<typeof maskedValues>;

/**
 * The list without its own filters, a row for each product. Its masks say what the product's variants have: each color (in
 * a wanted size), each size (in a wanted color), and whether one of them is all that is wanted of a variant; further masks
 * hold the values of its other attributes.
 */
function maskedList(db: Database, masks: MaskedValues, filter: ProductFilter, searched: SQL | undefined) {
  const { colorIds = [], sizeIds = [], inStock, categoryId } = filter;
  const colorFits = colorIds.length > 0 ? inArray(variants.colorId, colorIds) : yes;
  const sizeFits = sizeIds.length > 0 ? inArray(variants.sizeId, sizeIds) : yes;
  const stockFits = inStock ? gt(variants.stock, 0) : yes;
  const ofVariants = (prefix: string, fits: SQL | undefined, bits: SQL[]) =>
    masksNamed(
      prefix,
      bits.map((mask) => sql<string>`bit_or(case when ${fits} then ${mask} else 0 end)`),
    );
  const ofProduct = masks.otherMasks.bitsOf(productAttributeValues.valueId).map((mask) => {
    const own = eq(productAttributeValues.productId, products.id);
    return sql<string>`coalesce((select bit_or(${mask}) from ${productAttributeValues} where ${own}), 0)`;
  });
  const inCategory = categoryId === undefined ? undefined : arrayContains(products.category, [categoryId]);
  return db
    .select({
      finalPrice: products.finalPrice,
      discounted: gt(products.discount, 0).as('reduced'),
      customizable: sql<boolean>`${products.isCustomizable}`.as('personal'),
      wanted: sql<boolean>`bool_or(${and(colorFits, sizeFits, stockFits)})`.as('wanted'),
      ...ofVariants('color', and(sizeFits, stockFits), masks.colorMasks.bitsOf(variants.colorId)),
      ...ofVariants('size', and(colorFits, stockFits), masks.sizeMasks.bitsOf(variants.sizeId)),
      ...masksNamed('other', ofProduct),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.active, true), inCategory, searched))
    .groupBy(products.id)
    .as('list');
}

/** A column for each value of each filter: how many products of the list have it and fit all other filters. */
function countColumns(
  list: ReturnType<typeof maskedList>,
  { colors, sizes, others, colorMasks, sizeMasks, otherMasks }: MaskedValues,
  filter: ProductFilter,
  ranges: ReturnType<typeof priceRanges>,
) {
  const price = priceCondition(list.finalPrice, filter);
  const sale = filter.discounted ? sql`${list.discounted}` : undefined;
  const personal = filter.customizable ? sql`${list.customizable}` : undefined;
  const isWanted = sql`${list.wanted}`;
  const fits = others.map(({ id, wanted: ids }) => ({ id, fits: ids && hasOneOf('other', otherMasks, ids) }));
  const allFit = (but?: string) => and(...fits.map((one) => (one.id === but ? undefined : one.fits)));
  const countWhere = (...conditions: (SQL | undefined)[]) =>
    sql<number>`count(*) filter (where ${and(yes, ...conditions)})`.mapWith(Number);
  const ofValues = (prefix: string, masks: ValueMasks, values: readonly AttributeValue[]) =>
    facetColumns('value', idsOf(values), (id) =>
      countWhere(price, sale, personal, allFit(), hasOneOf(prefix, masks, [id])),
    );
  return {
    discounted: countWhere(price, personal, allFit(), isWanted, sql`${list.discounted}`),
    customizable: countWhere(price, sale, allFit(), isWanted, sql`${list.customizable}`),
    ...ofValues('color', colorMasks, colors),
    ...ofValues('size', sizeMasks, sizes),
    ...Object.assign(
      {},
      ...others.map(({ id: attribute, valueList }) =>
        facetColumns('value', idsOf(valueList), (id) =>
          countWhere(price, sale, personal, isWanted, allFit(attribute), hasOneOf('other', otherMasks, [id])),
        ),
      ),
    ),
    ...facetColumns('price', [...ranges.keys()], (index) =>
      countWhere(sale, personal, allFit(), isWanted, priceCondition(list.finalPrice, ranges[index] ?? {})),
    ),
  };
}

/** Counts all values of all filters in one pass over the list without its own filters. */
async function countOwn(db: Database, facts: CatalogueFacts, filter: ProductFilter, searched: SQL | undefined) {
  const masks = maskedValues(facts, filter);
  const list = maskedList(db, masks, filter, searched);
  const ranges = priceRanges(facts.settings.priceSteps);
  const [row] = await db.select(countColumns(list, masks, filter, ranges)).from(list);
  const counts = new Map<string, number>(Object.entries(row ?? {}));
  const at = (name: string) => counts.get(name) ?? 0;
  return {
    discounted: at('discounted'),
    customizable: at('customizable'),
    colorList: masks.colors.map(({ id, code }) => ({ name: code, productCount: at(`value${id}`) })),
    sizeList: masks.sizes.map(({ id, code }) => ({ name: code, productCount: at(`value${id}`) })),
    attributeList: masks.others.map(({ id: attribute, valueList }) => ({
      id: attribute,
      valueList: valueList.map(({ id, code }) => ({ code, productCount: at(`value${id}`) })),
    })),
    priceList: ranges.map((range, index) => ({ ...range, productCount: at(`price${index}`) })),
  };
}

/** The condition that a product's mask columns hold one of the values. */
function hasOneOf(prefix: string, masks: ValueMasks, ids: readonly number[]) {
  const columns = masks
    .bitsOf(sql`0`)
    .map((_, index) => sql`${sql.identifier('list')}.${sql.identifier(`${prefix}_mask_${index}`)}`);
  return masks.hasOneOf(columns, ids);
}

const yes = sql`true`;
const idsOf = (values: readonly AttributeValue[]) => values.map(({ id }) => id);

/** Columns of a subquery, named by their number. */
const masksNamed = (prefix: string, masks: readonly SQL<string>[]) =>
  Object.fromEntries(masks.map((mask, index) => [`${prefix}${index}`, mask.as(`${prefix}_mask_${index}`)]));

/** Columns of counts, named by the number of what they count. */
const facetColumns = (prefix: string, numbers: readonly number[], column: (number: number) => SQL<number>) =>
  Object.fromEntries(numbers.map((number) => [`${prefix}${number}`, column(number)]));
