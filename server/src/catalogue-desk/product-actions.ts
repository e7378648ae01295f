import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { priceChange } from '@afterimage/contract/admin/catalogue-desk.ts';
import { products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { bulkAction } from '../platform/lists/bulk-action.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { newPrice } from './new-price.ts';
import { publish, unpublish } from './publish-product.ts';
import { checkCategories } from './save-product.ts';

const nothing = z.strictObject({}).default({});
const ofProducts = { list: 'products', right: 'catalogue.write' } as const;

/** The price of a product before the discount, and the prices that variants have of their own. */
interface Prices {
  price: number;
  /** Absent in entries from before variants had prices. */
  variantList?: { sku: string; price: number }[];
}

async function readPrices(tx: Database, { id, price }: { id: number; price: number }): Promise<Prices> {
  const rows = await tx
    .select({ sku: variants.sku, price: sql<number>`${variants.price}` })
    .from(variants)
    .where(and(eq(variants.productId, id), isNotNull(variants.price)))
    .orderBy(asc(variants.id));
  return rows.length === 0 ? { price } : { price, variantList: rows };
}

async function writePrices(tx: Database, id: number, { price, variantList = [] }: Prices): Promise<void> {
  await tx
    .update(products)
    .set({ price, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
  for (const variant of variantList)
    await tx
      .update(variants)
      .set({ price: variant.price })
      .where(and(eq(variants.productId, id), eq(variants.sku, variant.sku)));
}

const samePrices = (a: Prices, b: Prices) => JSON.stringify(a) === JSON.stringify(b);

/** What can be done with all products that a filter selects. */
export const productActions = [
  bulkAction({
    ...ofProducts,
    name: 'publish',
    input: nothing,
    applies: sql`not ${products.active}`,
    run: async (tx, operator, key) => publish(tx, operator, await lockProduct(tx, Number(key))),
  }),
  bulkAction({
    ...ofProducts,
    name: 'unpublish',
    input: nothing,
    applies: sql`(${products.active} or ${products.publishAt} is not null)`,
    run: async (tx, operator, key) => unpublish(tx, operator, await lockProduct(tx, Number(key))),
  }),
  bulkAction({
    ...ofProducts,
    name: 'change-price',
    input: priceChange,
    // A wrong percentage is seen at once: until it begins, the whole run can be undone.
    isDelayed: true,
    run: async (tx, operator, key, { percent, rounding }) => {
      const row = await lockProduct(tx, Number(key));
      const before = await readPrices(tx, row);
      const { variantList } = before;
      const after: Prices = {
        price: newPrice(row.price, percent, rounding),
        ...(variantList && {
          variantList: variantList.map(({ sku, price }) => ({ sku, price: newPrice(price, percent, rounding) })),
        }),
      };
      if (samePrices(before, after)) return;
      await writePrices(tx, row.id, after);
      await audit(tx, operator, {
        action: 'product.price.changed',
        subject: productSubject(row.id),
        before,
        after,
      });
    },
  }),
  bulkAction({
    ...ofProducts,
    name: 'add-category',
    input: z.strictObject({ category: z.string().min(1).max(100), isOnly: z.boolean().default(false) }),
    run: async (tx, operator, key, { category, isOnly }) => {
      const row = await lockProduct(tx, Number(key));
      await checkCategories(tx, [category]);
      const after = isOnly ? [category] : [...new Set([...row.category, category])];
      if (after.join(' ') === row.category.join(' ')) return;
      await tx
        .update(products)
        .set({ category: after, version: sql`${products.version} + 1` })
        .where(eq(products.id, row.id));
      await audit(tx, operator, {
        action: 'product.category.added',
        subject: productSubject(row.id),
        before: { categoryList: row.category },
        after: { categoryList: after },
      });
    },
  }),
];

export function registerPricePutBack(): void {
  registerPutBack('product.price.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const row = await lockProduct(tx, Number(subject.id));
    const [earlier, expected] = [before, after] as Prices[];
    if (!earlier || !expected || !samePrices(await readPrices(tx, row), expected))
      return failChanged(tx, productSubject(row.id));
    await writePrices(tx, row.id, earlier);
  });
}
