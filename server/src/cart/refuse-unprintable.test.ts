import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { carts } from './tables.ts';
import { addItem } from './add-item.ts';
import { additionOf, newFile, newTestProduct } from './test-products.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

it('S3.17 a photo of less than twenty dots an inch is refused under its field, a smaller print of it is not', async () => {
  const photoSlot = (widthMm: number) =>
    newTestProduct(base.db, { slots: [{ kind: 'photo', title: 'Photo', limits: { widthMm, heightMm: widthMm } }] });
  const file = await newFile(base.db, null);
  const add = async (widthMm: number) => {
    const product = await photoSlot(widthMm);
    const [cart] = await base.db.insert(carts).values({}).returning();
    const entry = { id: product.slotIds[0]!, input: file };
    return addItem(
      base.db,
      { guestCartId: cart!.id },
      additionOf(product, { productClientCustomizationList: [entry] }),
    );
  };
  await expect(add(1500)).rejects.toMatchObject({ code: 'CUSTOMIZATION_INVALID' });
  await expect(add(300)).resolves.toBeTypeOf('string');
});
