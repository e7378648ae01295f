import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { priceChange } from '@afterimage/contract/admin/catalogue-desk.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { products } from '../catalogue/tables.ts';
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

const writePrice = (tx: Database, id: number, price: number, discount: number) =>
  tx
    .update(products)
    .set({ price, finalPrice: finalPrice(price, discount), version: sql`${products.version} + 1` })
    .where(eq(products.id, id));

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
      const price = newPrice(row.price, percent, rounding);
      if (price === row.price) return;
      await writePrice(tx, row.id, price, row.discount);
      await audit(tx, operator, {
        action: 'product.price.changed',
        subject: productSubject(row.id),
        before: { price: row.price },
        after: { price },
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
    const [earlier, expected] = [before, after] as { price: number }[];
    if (!earlier || row.price !== expected?.price) return failChanged(tx, productSubject(row.id));
    await writePrice(tx, row.id, earlier.price, row.discount);
  });
}
