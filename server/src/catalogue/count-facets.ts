import { and, arrayContains, count, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type Category,
  colors,
  type FacetQuery,
  type Facets,
  priceRanges,
  sizes,
} from '@afterimage/contract/catalogue.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { products, variants } from './tables.ts';
import type { inTurn } from './in-turn.ts';
import type { CachedTotals } from './cached-totals.ts';
import { totalOf } from './list-products.ts';
import { filterCondition, priceCondition, type ProductFilter } from './product-filter.ts';
import { searchedBy } from './searched-by.ts';

/** All but how many are in stock, which alone a sale changes. */
type Lasting = Omit<Facets, 'inStock' | 'categoryList'> & { inCategories: Map<string, number> };

/**
 * How many products each value of each filter leads to. What is in the list or would be with one filter less is
 * counted in one pass and kept like totals are; how many are in stock is the total of another list. In a large shop the
 * pass takes long: `run` sees to it that only one is under way, so that lists are not kept waiting.
 */
export async function countFacets(
  db: Database,
  totals: CachedTotals,
  categories: readonly Category[],
  run: ReturnType<typeof inTurn>,
  { locale, key, ...filter }: FacetQuery & { locale: Locale },
): Promise<Facets> {
  const searched = key ? await searchedBy(db, totals, locale, key) : null;
  // A search text without a word finds nothing, whatever it is filtered by.
  const nowhere = Boolean(key) && searched === null;
  const parts = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const name = `facets ${JSON.stringify([parts, searched && [locale, ...searched.words], nowhere])}`;
  const condition = nowhere ? sql`false` : searched?.match.condition;
  const [{ inCategories, ...lasting }, inStock] = await Promise.all([
    totals.get(name, filter.inStock === true, () =>
      run(async (): Promise<Lasting> => {
        const own = await countOwn(db, filter, condition);
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

const whole = 1 << (colors.length + sizes.length);
const bitOfColor = (index: number) => 1 << index;
const bitOfSize = (index: number) => 1 << (colors.length + index);

/**
 * One pass over the list without its own filters. For each product a mask says what a variant of it has: each colour
 * (in a wanted size), each size (in a wanted colour), and all that is wanted of a variant.
 */
async function countOwn(db: Database, filter: ProductFilter, searched: SQL | undefined) {
  const { color, size, inStock, categoryId } = filter;
  const yes = sql`true`;
  const colorFits = color?.length ? inArray(variants.color, color) : yes;
  const sizeFits = size?.length ? inArray(variants.size, size) : yes;
  const stockFits = inStock ? gt(variants.stock, 0) : yes;
  const bits = sql.join(
    [
      sql`case when ${and(colorFits, sizeFits, stockFits)} then ${whole}::int else 0 end`,
      sql`case when ${and(sizeFits, stockFits)} then ${bitsOf(variants.color, colors, bitOfColor)} else 0 end`,
      sql`case when ${and(colorFits, stockFits)} then ${bitsOf(variants.size, sizes, bitOfSize)} else 0 end`,
    ],
    sql` | `,
  );
  const list = db
    .select({
      finalPrice: products.finalPrice,
      discounted: gt(products.discount, 0).as('reduced'),
      customizable: sql<boolean>`${products.isCustomizable}`.as('personal'),
      mask: sql<number>`bit_or(${bits})`.as('mask'),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.active, true),
        categoryId === undefined ? undefined : arrayContains(products.category, [categoryId]),
        searched,
      ),
    )
    .groupBy(products.id)
    .as('list');
  const has = (bit: number) => sql`${list.mask} & ${bit}::int <> 0`;
  const price = priceCondition(list.finalPrice, filter);
  const sale = filter.discounted ? sql`${list.discounted}` : undefined;
  const personal = filter.customizable ? sql`${list.customizable}` : undefined;
  const counted = (...conditions: (SQL | undefined)[]) =>
    sql<number>`count(*) filter (where ${and(yes, ...conditions)})`.mapWith(Number);
  const columns = {
    discounted: counted(price, personal, has(whole), sql`${list.discounted}`),
    customizable: counted(price, sale, has(whole), sql`${list.customizable}`),
    ...named('color', colors, (_, index) => counted(price, sale, personal, has(bitOfColor(index)))),
    ...named('size', sizes, (_, index) => counted(price, sale, personal, has(bitOfSize(index)))),
    ...named('price', priceRanges, (range) =>
      counted(sale, personal, has(whole), priceCondition(list.finalPrice, range)),
    ),
  };
  const [found] = await db.select(columns).from(list);
  const counts = new Map(Object.entries(found ?? {}));
  const at = (kind: string, index: number) => counts.get(`${kind}${index}`) ?? 0;
  return {
    discounted: counts.get('discounted') ?? 0,
    customizable: counts.get('customizable') ?? 0,
    colorList: colors.map((name, index) => ({ name, productCount: at('color', index) })),
    sizeList: sizes.map((name, index) => ({ name, productCount: at('size', index) })),
    priceList: priceRanges.map((range, index) => ({ ...range, productCount: at('price', index) })),
  };
}

function bitsOf(column: SQLWrapper, values: readonly string[], bit: (index: number) => number): SQL {
  const cases = values.map((value, index) => sql`when ${value} then ${bit(index)}::int`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 0 end`;
}

function named<Value>(kind: string, values: readonly Value[], column: (value: Value, index: number) => SQL<number>) {
  return Object.fromEntries(values.map((value, index) => [`${kind}${index}`, column(value, index)]));
}
