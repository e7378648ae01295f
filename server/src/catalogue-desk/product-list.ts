import { and, arrayOverlaps, asc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { type ProductState, productStates } from '@afterimage/contract/values/catalogue-desk.ts';
import { articleNumberKey, categories, products, variants } from '../catalogue/tables.ts';
import { variantFinalPrice } from '../catalogue/variant-price.ts';
import type { Database } from '../platform/db/connection.ts';
import { containing, existsIn } from '../platform/lists/filter-condition.ts';
import type { List, ListView } from '../platform/lists/list.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { loadTexts } from '../translations/translate.ts';
import { stateOf } from './read-desk-product.ts';
import { productsOfValue, productsOfValues, usedValue } from './value-use.ts';

type Row = Reply<'listDeskProducts'>['itemList'][number];

const ofVariant = (condition: SQL): SQL => existsIn(variants, and(eq(variants.productId, products.id), condition));

/** A category of a product, in a condition. */
const category = sql`in_category.id`;
const ofCategory = (condition: SQL): SQL =>
  sql`exists (select from unnest(${products.category}) as in_category(id) where ${condition})`;

/** The condition of a state, as the partial indexes of drafts and of scheduled products have it. */
function inState(state: ProductState): SQL | undefined {
  if (state === 'published') return sql`${products.active}`;
  return and(
    not(sql`${products.active}`),
    state === 'draft' ? isNull(products.publishAt) : isNotNull(products.publishAt),
  );
}

const label = sql`lower(${products.name} || ' ' || ${products.sku})`;

/** A product is found by words of its name and by the beginning of an article number, its own or of a variant. */
function foundByText(text: string): SQL {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const named = sql.join(
    words.map((word) => sql`${label} like ${containing(word)}`),
    sql` and `,
  );
  const number = text.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
  if (number === '') return sql`(${named})`;
  return sql`${products.id} in (
    select ${products.id} from ${products} where ${named}
    union select ${variants.productId} from ${variants} where ${articleNumberKey(variants.sku)} = ${number})`;
}

/** The operators' list of products, drafts included. */
export const productList: List<Row> = {
  name: 'products',
  table: products,
  key: { column: products.id, type: 'bigint' },
  defaultSort: '-id',
  columns: {
    id: { kind: 'number', value: products.id, sortable: true },
    name: { kind: 'text', value: sql`lower(${products.name})`, byWords: true, sortable: true },
    sku: { kind: 'text', value: sql`lower(${products.sku})` },
    state: {
      kind: 'choice',
      value: sql`case when ${products.active} then 'published' when ${products.publishAt} is null then 'draft' else 'scheduled' end`,
      values: productStates,
      anyOf: (states) => or(...productStates.filter((one) => states.includes(one)).map(inState)) ?? sql`false`,
    },
    price: { kind: 'money', value: products.finalPrice, sortable: true },
    discount: { kind: 'number', value: products.discount },
    category: {
      kind: 'choice',
      value: category,
      within: ofCategory,
      anyOf: (ids) => arrayOverlaps(products.category, [...ids]),
    },
    value: {
      kind: 'choice',
      value: usedValue,
      within: productsOfValue,
      anyOf: (ids) => productsOfValues(ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)),
    },
    stock: { kind: 'number', value: variants.stock, within: ofVariant },
    customizable: { kind: 'flag', value: sql`${products.isCustomizable}` },
    createdAt: { kind: 'moment', value: products.createdAt, sortable: true },
  },
  search: foundByText,
  load: loadRows,
};

async function loadRows(db: Database, keys: readonly string[], { locale }: ListView): Promise<Map<string, Row>> {
  const ids = keys.map(Number);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  const stocks = await db
    .select({
      productId: variants.productId,
      highest: sql<number>`max(${variantFinalPrice})`,
      stock: sql<number>`sum(${variants.stock})::int`,
      variantCount: sql<number>`count(*)::int`,
      soldOutCount: sql<number>`count(*) filter (where ${variants.stock} = 0)::int`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.productId, ids))
    .groupBy(variants.productId);
  const names = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  const texts = await loadTexts(db, locale, { category: names.map(({ id }) => id), product: ids }, ['name']);
  const nameOf = new Map(names.map(({ id, name }) => [id, texts.of('category', id)['name'] ?? name]));
  const { currency } = await readShopSettings(db);
  const byProduct = new Map(stocks.map(({ productId, ...facts }) => [productId, facts]));
  return new Map(
    rows.map((row): [string, Row] => {
      const { highest = 0, ...stock } = byProduct.get(row.id) ?? { stock: 0, variantCount: 0, soldOutCount: 0 };
      const { id, name, sku, price, discount, finalPrice, isCustomizable, createdAt, thumbImage } = row;
      return [
        String(id),
        {
          id,
          name: texts.of('product', id)['name'] ?? name,
          sku,
          state: stateOf(row),
          price,
          discount,
          finalPrice,
          highestPrice: highest > finalPrice ? highest : null,
          currency,
          categoryList: row.category.flatMap((one) => nameOf.get(one) ?? []),
          ...stock,
          isCustomizable,
          createdAt: createdAt.toISOString(),
          picture: thumbImage[0] ?? null,
        },
      ];
    }),
  );
}
