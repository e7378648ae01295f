import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Database } from '../platform/db/connection.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { products, relatedProducts as chosenProducts } from './tables.ts';
import type { CachedTotals } from './cached-totals.ts';
import { orders, productsByIds } from './read-products.ts';

/** So many of the best sold in the same categories are weighed against each other. */
const weighed = 300;
/** So many of these are remembered, so that there are enough of them in stock. */
const remembered = 24;

/** What of a product says what goes with it. */
type Subject = Pick<typeof products.$inferSelect, 'id' | 'category' | 'tag' | 'finalPrice' | 'isCustomizable'>;

/**
 * Products that go with one: those that the owner has chosen, in their order, then those of its kind, with the same tags in the shop's first
 * language, at a similar price, to be personalised if it is. Which they are is remembered until the assortment changes; what is in stock comes
 * first as it is now. Of the chosen ones in stock none is left out.
 */
export async function relatedProducts(
  db: Database,
  totals: CachedTotals,
  facts: CatalogueFacts,
  subject: Subject,
  most: number,
): Promise<Product[]> {
  const { chosen, picked } = await totals.get(`related ${subject.id}`, false, async () => ({
    chosen: await chosenBy(db, subject.id),
    picked: await alike(db, subject),
  }));
  const candidates = await productsByIds(db, facts, [...new Set([...chosen, ...picked])]);
  const [inStock, soldOut] = [
    candidates.filter(({ stock }) => stock > 0),
    candidates.filter(({ stock }) => stock === 0),
  ];
  const chosenInStock = inStock.filter(({ id }) => chosen.includes(id)).length;
  return [...inStock, ...soldOut].slice(0, Math.max(most, chosenInStock));
}

async function chosenBy(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: chosenProducts.relatedId })
    .from(chosenProducts)
    .where(eq(chosenProducts.productId, id))
    .orderBy(asc(chosenProducts.position));
  return rows.map((row) => row.id);
}

async function alike(db: Database, { id, category, tag, finalPrice, isCustomizable }: Subject): Promise<number[]> {
  const near = db
    .select({
      id: products.id,
      category: products.category,
      tag: products.tag,
      finalPrice: products.finalPrice,
      isCustomizable: products.isCustomizable,
      saleCount: products.saleCount,
    })
    .from(products)
    .where(
      and(eq(products.active, true), ne(products.id, id), sql`${products.category} && ${sql.param(category)}::text[]`),
    )
    .orderBy(...orders.popular)
    .limit(weighed)
    .as('near');
  const sharedCount = (column: typeof near.category | typeof near.tag, own: string[]) =>
    sql`cardinality(array(select unnest(${column}) intersect select unnest(${sql.param(own)}::text[])))`;
  // The first category is what a product is, the others are where it may be looked for too. A price that is twice or
  // half as high weighs as much as the kind.
  const score = sql`
    2 * (${near.category}[1] = ${category[0] ?? ''})::int
    + ${sharedCount(near.category, category)}
    + 2 * least(${sharedCount(near.tag, tag)}, 3)
    + 2 * (${near.isCustomizable} = ${isCustomizable})::int
    - 2 * abs(log(2, greatest(${near.finalPrice}, 1)::numeric / ${Math.max(finalPrice, 1)}))`;
  const rows = await db
    .select({ id: near.id })
    .from(near)
    .orderBy(desc(score), desc(near.saleCount), desc(near.id))
    .limit(remembered);
  return rows.map((row) => row.id);
}
