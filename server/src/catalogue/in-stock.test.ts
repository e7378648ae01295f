import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestProduct } from '../cart/test-products.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { orders as listOrders, pageOfIds } from './read-products.ts';
import { products, variants } from './tables.ts';

let base: TestDatabase;
beforeAll(async () => (base = await testDatabase()));
afterAll(() => base.close());

const isInStock = async (productId: number) => {
  const [row] = await base.db.select().from(products).where(eq(products.id, productId));
  return row?.inStock;
};
const setStock = (variantId: number, stock: number) =>
  base.db.update(variants).set({ stock }).where(eq(variants.id, variantId));

describe('whether a product is in stock', () => {
  it('S7.24 follows from its variants, whoever changes them', async () => {
    const { productId, variantId } = await newTestProduct(base.db, { stock: 1 });
    expect(await isInStock(productId)).toBe(true);
    const [other] = await base.db
      .insert(variants)
      .values({ productId, sku: `${productId}-b`, stock: 2 })
      .returning();
    await setStock(variantId, 0);
    expect(await isInStock(productId)).toBe(true);
    await base.db.delete(variants).where(eq(variants.id, other?.id ?? 0));
    expect(await isInStock(productId)).toBe(false);
    await setStock(variantId, 4);
    expect(await isInStock(productId)).toBe(true);
  });

  it('S7.24 is right after the last pieces of several variants were sold at once', async () => {
    const { productId } = await newTestProduct(base.db, { stock: 0 });
    const rows = await base.db
      .insert(variants)
      .values(Array.from({ length: 20 }, (_, index) => ({ productId, sku: `${productId}-${index}`, stock: 1 })))
      .returning();
    for (let round = 0; round < 3; round += 1) {
      await base.db
        .update(variants)
        .set({ stock: 1 })
        .where(
          inArray(
            variants.id,
            rows.map(({ id }) => id),
          ),
        );
      expect(await isInStock(productId)).toBe(true);
      await Promise.all(
        rows.map(({ id }) =>
          base.db.transaction(async (tx) => tx.update(variants).set({ stock: 0 }).where(eq(variants.id, id))),
        ),
      );
      expect(await isInStock(productId)).toBe(false);
    }
  });

  it('S7.24 puts what is sold out behind all others in the order of lists, and no product comes twice on their pages', async () => {
    const sold = await newTestProduct(base.db, { stock: 0 });
    await base.db
      .update(products)
      .set({ saleCount: 1_000_000, isCustomizable: true })
      .where(eq(products.id, sold.productId));
    const all: number[] = [];
    for (let pageNum = 0; ; pageNum += 1) {
      const ids = await pageOfIds(base.db, eq(products.active, true), listOrders.featured, { pageNum, pageSize: 7 });
      if (ids.length === 0) break;
      all.push(...ids);
    }
    expect(new Set(all).size).toBe(all.length);
    const rows = await base.db.select().from(products).where(eq(products.active, true));
    expect(all.length).toBe(rows.length);
    const stock = new Map(rows.map(({ id, inStock }) => [id, inStock]));
    const firstSoldOut = all.findIndex((id) => stock.get(id) === false);
    expect(firstSoldOut).toBeGreaterThan(0);
    expect(all.slice(firstSoldOut).filter((id) => stock.get(id))).toEqual([]);
    expect(all[firstSoldOut]).toBe(sold.productId);
  });
});
