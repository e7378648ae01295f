import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, Reordered } from '@afterimage/contract/orders.ts';
import { home, newFile, newTestProduct, type TestProduct } from '../cart/test-products.ts';
import { openTrade } from '../checkout/test-trade.ts';
import { extras, products, variants } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const itemOf = (testProduct: TestProduct, more: object = {}) => ({
  productId: testProduct.productId,
  variantId: testProduct.variantId,
  ...more,
});

async function ordered(token: string, items: object[]): Promise<string> {
  const body = { items, address: home, deliveryMethod: 'standard' };
  const { status, data } = await trade.call('checkout', { token, body });
  expect(status).toBe(200);
  return (data as { orderId: string }).orderId;
}
const again = async (token: string, orderId: string) =>
  (await trade.call('reorder', { token, params: { orderId } })).data as Reordered;

describe('ordering again', () => {
  it('S1.9 puts everything into the cart, with its personalisation, at the prices of today', async () => {
    const { token, accountId } = await trade.newPerson();
    const plain = await newTestProduct(trade.db, { stock: 10 });
    const slots = [
      { kind: 'photo' as const, limits: { arAllowed: true } },
      { kind: 'text' as const, extraList: [{ id: 0, title: 'Serif', price: 100 }] },
      { kind: 'extra' as const, extraList: [{ id: 0, title: 'Gift box', price: 500 }] },
    ];
    const personal = await newTestProduct(trade.db, { stock: 10, slots });
    const [photo, film] = [await newFile(trade.db, null, accountId), await newFile(trade.db, 'VIDEO', accountId)];
    const [photoSlot, textSlot] = personal.slotIds;
    const orderId = await ordered(token, [
      itemOf(plain, { quantity: 2 }),
      itemOf(personal, {
        extraList: personal.extraIds[2],
        productClientCustomizationList: [
          { id: photoSlot, input: photo, placement: { zoom: 2 }, mat: 'facets', filter: 'warm' },
          { id: textSlot, input: 'For Mum', extraList: personal.extraIds[1] },
        ],
        productArCustomizationList: [{ customizationId: photoSlot, attachmentId: film, type: 'VIDEO' }],
      }),
    ]);
    await trade.db.update(products).set({ price: 20_00, finalPrice: 20_00 }).where(eq(products.id, plain.productId));
    const { leftOutList, addedQuantity, itemList } = await again(token, orderId);
    expect([leftOutList, addedQuantity]).toEqual([[], 3]);
    expect(itemList).toMatchObject([
      { quantity: 2, unitPrice: 20_00 },
      {
        quantity: 1,
        extraList: [{ title: 'Gift box' }],
        customizationList: [
          {
            photo: { id: photo },
            placement: { zoom: 2 },
            mat: 'facets',
            filter: 'warm',
            arCustomization: { attachmentId: film },
          },
          { input: 'For Mum', extraList: [{ title: 'Serif' }] },
        ],
      },
    ]);
  });

  it('S1.9 leaves out what cannot be bought any more, and says what and why', async () => {
    const { token, accountId } = await trade.newPerson();
    const [goneProduct, sold, few, whole] = await Promise.all([
      newTestProduct(trade.db, { name: 'Gone' }),
      newTestProduct(trade.db, { name: 'Sold' }),
      newTestProduct(trade.db, { name: 'Few' }),
      newTestProduct(trade.db, { name: 'Whole' }),
    ]);
    const choice = { kind: 'extra' as const, extraList: [{ id: 0, title: 'Gift box', price: 500 }] };
    const changed = await newTestProduct(trade.db, { name: 'Changed', slots: [choice] });
    const lostProduct = await newTestProduct(trade.db, { name: 'Lost', slots: [{ kind: 'photo' as const }] });
    const photo = await newFile(trade.db, null, accountId);
    const orderId = await ordered(token, [
      itemOf(goneProduct),
      itemOf(sold, { quantity: 2 }),
      itemOf(few, { quantity: 3 }),
      itemOf(changed, { extraList: changed.extraIds[0] }),
      itemOf(lostProduct, { productClientCustomizationList: [{ id: lostProduct.slotIds[0], input: photo }] }),
      itemOf(whole),
    ]);
    await trade.db.update(products).set({ active: false }).where(eq(products.id, goneProduct.productId));
    await trade.db.update(variants).set({ stock: 0 }).where(eq(variants.id, sold.variantId));
    await trade.db.update(variants).set({ stock: 2 }).where(eq(variants.id, few.variantId));
    await trade.db.delete(extras).where(eq(extras.id, changed.extraIds[0]?.[0] ?? 0));
    await trade.db.delete(files).where(eq(files.id, photo));
    const { leftOutList, addedQuantity, itemList } = await again(token, orderId);
    expect(leftOutList).toEqual([
      { name: 'Gone', quantity: 1, reason: 'PRODUCT_NOT_FOUND' },
      { name: 'Sold', quantity: 2, reason: 'OUT_OF_STOCK' },
      { name: 'Few', quantity: 1, reason: 'OUT_OF_STOCK' },
      { name: 'Changed', quantity: 1, reason: 'CUSTOMIZATION_INVALID' },
      { name: 'Lost', quantity: 1, reason: 'CUSTOMIZATION_INVALID' },
    ]);
    expect(addedQuantity).toBe(3);
    expect(itemList.map(({ product, quantity }) => [product.name, quantity])).toEqual([
      ['Few', 2],
      ['Whole', 1],
    ]);
  });

  it("S1.9 is for one's own orders only", async () => {
    const owner = await trade.newPerson();
    const stranger = await trade.newPerson();
    const orderId = await ordered(owner.token, [itemOf(await newTestProduct(trade.db))]);
    expect((await trade.call('reorder', { token: stranger.token, params: { orderId } })).status).toBe(404);
    expect((await trade.call('reorder', { params: { orderId } })).status).toBe(401);
    const order = (await trade.call('getOrder', { token: owner.token, params: { orderId } })).data as Order;
    expect(order.itemList).toHaveLength(1);
  });
});
