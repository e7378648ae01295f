import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { home, newTestProduct } from '../cart/test-products.ts';
import { extras } from '../catalogue/tables.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const effectList: Effect[] = [{ kind: 'note', note: 'Polish it by hand' }];

it('S3.6 S7.16 lines of carts and orders tell what was chosen and not its effects; the project does, for its print', async () => {
  const { token } = await trade.newPerson();
  const choice = { id: 0, title: 'Polished', price: 3_00 };
  const testProduct = await newTestProduct(trade.db, {
    slots: [
      { kind: 'specification', title: 'Finish', extraList: [choice] },
      { kind: 'extra', title: 'Add', extraList: [{ ...choice, title: 'Gift box' }] },
    ],
  });
  const [[polished = 0] = [], [box = 0] = []] = testProduct.extraIds;
  for (const id of [polished, box]) await trade.db.update(extras).set({ effectList }).where(eq(extras.id, id));
  const body = {
    productId: testProduct.productId,
    variantId: testProduct.variantId,
    productClientCustomizationList: [{ id: testProduct.slotIds[0], input: null, extraList: [polished] }],
    extraList: [box],
  };
  const cart = (await trade.call('addCartItem', { token, body })).data as Cart;
  const chosenExtras = [{ id: polished, title: 'Polished', price: 3_00 }];
  const linesTell = (line: Cart['itemList'][number] | Order['itemList'][number] | undefined) => {
    expect(line?.customizationList.map(({ extraList }) => extraList)).toEqual([chosenExtras]);
    expect(line?.extraList).toEqual([{ id: box, title: 'Gift box', price: 3_00 }]);
  };
  linesTell(cart.itemList[0]);

  const address = (await trade.call('checkout', { token })).data as string;
  const orderId = address.split('=').at(-1) ?? '';
  const paying = await trade.call('checkout', {
    token,
    body: { orderId, address: home, deliveryMethod: 'standard' },
  });
  expect(paying).toMatchObject({ status: 200 });
  await payAt(trade.db, (paying.data as { url: string }).url);
  linesTell(((await trade.call('getOrder', { token, params: { orderId } })).data as Order).itemList[0]);
  const { itemList } = (await trade.call('listOrderProjects', { token, params: { orderId } })).data as {
    itemList: Project[];
  };
  expect(itemList[0]?.projectCustomizationItemList[0]?.extraList).toEqual([{ ...chosenExtras[0], effectList }]);
});
