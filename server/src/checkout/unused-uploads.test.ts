import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFile, newTestProduct } from '../cart/test-products.ts';
import { files } from '../files/tables.ts';
import { deleteUnused } from '../privacy/delete-unused.ts';
import { openTrade } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

it('S3.13 an upload that is ordered or put into a cart while old ones are deleted is kept, or was refused', async () => {
  const { db } = trade;
  const testProduct = await newTestProduct(db, { slots: [{ kind: 'photo', title: 'Front' }], stock: 100 });
  const customer = await trade.newPerson();
  const cartId = ((await trade.call('createGuestCart')).data as { id: string }).id;
  const purchaseCalls: ((item: object) => ReturnType<typeof trade.call>)[] = [
    (item) => trade.call('checkoutAsGuest', { body: { items: [item] } }),
    (item) => trade.call('checkout', { token: customer.token, body: { items: [item] } }),
    (item) => trade.call('addGuestCartItem', { params: { cartId }, body: item }),
    (item) => trade.call('addCartItem', { token: customer.token, body: item }),
  ];
  const photos = await Promise.all(Array.from({ length: 40 }, () => newFile(db, null)));
  await db.update(files).set({ createdAt: sql`now() - interval '60 days'` });
  const keeping = { uploadDays: 30, draftDays: 90 };
  const purchases = photos.map(async (photo, index) => {
    const purchaseCall = purchaseCalls[index % purchaseCalls.length] ?? fail();
    const slots = [{ id: testProduct.slotIds[0], input: photo }];
    const { productId, variantId } = testProduct;
    return purchaseCall({
      productId,
      variantId,
      productClientCustomizationList: slots,
      productArCustomizationList: [],
    });
  });
  const sweeps = Array.from({ length: 6 }, () => deleteUnused(db, { ...keeping, batch: 2, mostBatches: 3 }));
  const [answers] = await Promise.all([Promise.all(purchases), ...sweeps]);
  for (const { status, data } of answers)
    if (status !== 200) expect(data).toMatchObject({ status: { code: 'CUSTOMIZATION_INVALID' } });

  await deleteUnused(db, keeping);
  const remainingFiles = await db.select({ id: files.id }).from(files).where(inArray(files.id, photos));
  const there = photos.map((photo) => remainingFiles.some(({ id }) => id === photo));
  expect(there).toEqual(answers.map(({ status }) => status === 200));
});

const fail = (): never => {
  throw new Error('There is no such way.');
};
