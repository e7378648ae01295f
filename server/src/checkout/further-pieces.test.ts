import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { home, newTestProduct, newValue, stockOf } from '../cart/test-products.ts';
import { choiceSlots, extras, variants } from '../catalogue/tables.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { runOut } from './test-checkout.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

/** A shirt in M, and in XL of which there are so many; a second copy can be had in either. */
async function newShirt(xlStock: number) {
  const { db } = trade;
  const sizes = ['M', 'XL'].map((title) => ({ id: 0, title, price: 0 }));
  const shirt = await newTestProduct(db, {
    stock: 10,
    slots: [
      { kind: 'extra', title: 'Add', extraList: [{ id: 0, title: 'Second copy', price: 20_00 }] },
      { kind: 'specification', title: 'Size of the second copy', required: true, extraList: sizes },
    ],
  });
  const { productId } = shirt;
  const [colorId, m, xl] = [
    await newValue(db, 'color', 'blue'),
    await newValue(db, 'size', 'm'),
    await newValue(db, 'size', 'xl'),
  ];
  await db.update(variants).set({ colorId, sizeId: m }).where(eq(variants.id, shirt.variantId));
  const otherColor = await newValue(db, 'color', 'black');
  // The same size in another color is no second copy.
  await db
    .insert(variants)
    .values({ productId, sku: `black-${productId}`, colorId: otherColor, sizeId: xl, stock: 50 });
  const [blueXl] = await db
    .insert(variants)
    .values({ productId, sku: `xl-${productId}`, colorId, sizeId: xl, stock: xlStock })
    .returning();
  const [[copy = 0] = [], [inM = 0, inXl = 0] = []] = shirt.extraIds;
  for (const [id, pieceSize] of [
    [inM, 'm'],
    [inXl, 'xl'],
  ] as const)
    await db
      .update(extras)
      .set({ effectList: [{ kind: 'note', note: 'Second piece', pieceSize }] })
      .where(eq(extras.id, id));
  const slot = shirt.slotIds[1] ?? 0;
  await db.insert(choiceSlots).values({ customizationId: slot, extraId: copy });
  const addition = (size: number, quantity = 1) => ({
    productId,
    variantId: shirt.variantId,
    quantity,
    extraList: [copy],
    productClientCustomizationList: [{ id: slot, input: null, extraList: [size] }],
  });
  const stock = async () => [await stockOf(db, shirt), await stockOf(db, { variantId: blueXl?.id ?? 0 })];
  return { shirt, xl: blueXl?.id ?? 0, inM, inXl, addition, stock };
}

type Shortage = { status: { code: string; lines: { variantId: number; requested: number; available: number }[] } };

it('S4.14 D7.42 the other size is held with the line and sold with it, and given back when the order runs out', async () => {
  const { token } = await trade.newPerson();
  const { addition, inXl, inM, stock } = await newShirt(5);
  expect((await trade.call('addCartItem', { token, body: addition(inXl, 2) })).status).toBe(200);
  expect(await stock()).toEqual([10, 5]);
  const orderId = ((await trade.call('checkout', { token })).data as string).split('=').at(-1) ?? '';
  expect(await stock()).toEqual([8, 3]);
  await runOut(trade.db, orderId);
  await releaseExpired(trade.db);
  expect(await stock()).toEqual([10, 5]);

  const body = { orderId, address: home, deliveryMethod: 'standard' };
  const { url } = (await trade.call('checkout', { token, body })).data as { url: string };
  expect(await stock()).toEqual([8, 3]);
  // Its time is over again before the money comes: what is paid late takes both once more.
  await runOut(trade.db, orderId);
  await releaseExpired(trade.db);
  await payAt(trade.db, url);
  expect(((await trade.call('getOrder', { token, params: { orderId } })).data as Order).status).toBe('paid');
  expect(await stock()).toEqual([8, 3]);

  const { itemList } = (await trade.call('listOrderProjects', { token, params: { orderId } })).data as {
    itemList: [Project];
  };
  const [project] = itemList;
  const [item] = project.projectCustomizationItemList;
  const change = { id: item?.id, personalization: { input: null, extraList: [inM] } };
  const changed = await trade.call('updateProject', {
    token,
    params: { projectId: project.id },
    body: { projectCustomizationItemList: [change] },
  });
  expect(changed).toMatchObject({
    status: 422,
    data: { status: { fields: { 'projectCustomizationItemList.0.personalization.extraList': expect.any(String) } } },
  });
  expect(await stock()).toEqual([8, 3]);
});

it('S4.14 D7.42 without stock of the other size a line is refused as a short one, in the cart and at the checkout', async () => {
  const { token } = await trade.newPerson();
  const { addition, inXl, inM, xl, stock } = await newShirt(1);
  const refused = await trade.call('addCartItem', { token, body: addition(inXl, 2) });
  expect([refused.status, (refused.data as Shortage).status.code]).toEqual([409, 'OUT_OF_STOCK']);
  expect((refused.data as Shortage).status.lines).toMatchObject([{ variantId: xl, requested: 2, available: 1 }]);
  // The second copy in the line's own size wants twice as many of it.
  expect((await trade.call('addCartItem', { token, body: addition(inM, 6) })).status).toBe(409);

  expect((await trade.call('addCartItem', { token, body: addition(inXl) })).status).toBe(200);
  await trade.db.update(variants).set({ stock: 0 }).where(eq(variants.id, xl));
  const atCheckout = await trade.call('checkout', { token });
  expect(atCheckout.status).toBe(409);
  expect((atCheckout.data as Shortage).status.lines).toMatchObject([{ variantId: xl, requested: 1, available: 0 }]);
  expect(await stock()).toEqual([10, 0]);
});

it('S4.14 a size that the product does not have in this color is refused, too', async () => {
  const { token } = await trade.newPerson();
  const { addition, inXl, xl } = await newShirt(3);
  expect((await trade.call('addCartItem', { token, body: addition(inXl) })).status).toBe(200);
  await trade.db.delete(variants).where(eq(variants.id, xl));
  expect((await trade.call('checkout', { token })).status).toBe(409);
  expect((await trade.call('addCartItem', { token, body: addition(inXl) })).status).toBe(409);
});
