import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Order, Reordered } from '@afterimage/contract/orders.ts';
import { additionOf, home, newTestProduct, type TestProduct } from '../cart/test-products.ts';
import { variants } from '../catalogue/tables.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

/** A reduced product with a dearer second variant. */
async function newPoster(
  slots: Parameters<typeof newTestProduct>[1] = {},
): Promise<{ small: TestProduct; large: TestProduct }> {
  const small = await newTestProduct(trade.db, { price: 20_00, discount: 10, ...slots });
  const [row] = await trade.db
    .insert(variants)
    .values({ productId: small.productId, sku: `${small.productId}-l`, stock: 10, price: 45_05 })
    .returning({ id: variants.id });
  return { small, large: { ...small, variantId: row?.id ?? 0 } };
}
const delivery = { address: home, deliveryMethod: 'standard' };

it('D20.4 cart, quote, order and payment have the price of the variant', async () => {
  const { token } = await trade.newPerson();
  const { small, large } = await newPoster();
  for (const item of [small, large]) await trade.call('addCartItem', { token, body: additionOf(item) });
  const cart = (await trade.call('getCart', { token })).data as Cart;
  expect(cart.itemList).toMatchObject([
    { listUnitPrice: 20_00, unitPrice: 18_00 },
    { listUnitPrice: 45_05, unitPrice: 40_54 },
  ]);
  expect(cart.summary).toMatchObject({ subtotal: 65_05, discount: 6_51, total: 58_54 });
  const items = [additionOf(large, { quantity: 2 })];
  const quoted = await trade.call('quoteOrder', { token, body: { items, ...delivery } });
  expect(quoted.data).toMatchObject({ subtotal: 90_10, discount: 9_02, total: 81_08 });
  const placed = (await trade.call('checkout', { token, body: { items, ...delivery } })).data as {
    orderId: string;
    url: string;
  };
  await payAt(trade.db, placed.url);
  await trade.db.update(variants).set({ price: 60_00 }).where(eq(variants.id, large.variantId));
  const order = (await trade.call('getOrder', { token, params: { orderId: placed.orderId } })).data as Order;
  expect(order).toMatchObject({ status: 'paid', total: 81_08 });
  const again = (await trade.call('reorder', { token, params: { orderId: placed.orderId } })).data as Reordered;
  expect(again.itemList).toContainEqual(expect.objectContaining({ unitPrice: 54_00 }));
});

it('D20.4 the choices of a personalized variant are added to its own price', async () => {
  const { token } = await trade.newPerson();
  const { large } = await newPoster({
    slots: [{ kind: 'extra', extraList: [{ id: 0, title: 'Gift box', price: 5_00 }] }],
  });
  const items = [additionOf(large, { extraList: large.extraIds[0] ?? [] })];
  const quoted = await trade.call('quoteOrder', { token, body: { items, ...delivery } });
  expect(quoted.data).toMatchObject({ subtotal: 50_05, discount: 4_51 });
});
