import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeliveryOffer } from '@afterimage/contract/checkout.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { isOpenDay } from '@afterimage/contract/values/working-days.ts';
import { additionOf, guestKey, holdRules, home, newCountries, newTestProduct, signUrl } from '../cart/test-products.ts';
import { products } from '../catalogue/tables.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { orders } from '../orders/tables.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { datesOf, promiseDates } from '../workshop/calendar/promise-dates.ts';
import { workshopSettings } from '../workshop/tables.ts';
import { checkoutHandlers } from './checkout-handlers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
    ...orderHandlers({ signUrl }),
  });
  await newCountries(shop.database.db);
});
afterAll(() => shop.close());

const settings = { printNamePattern: '{order}', closedWeekdays: [0, 6] };

it('D20.2 product page, checkout and order name the same day, by cut-off time, closed days and the slowest product', async () => {
  const { db } = shop.database;
  const slow = await newTestProduct(db);
  await db.update(products).set({ productionDays: 5 }).where(eq(products.id, slow.productId));
  const quick = await newTestProduct(db);
  const closedDates = ['2026-11-26'];
  await db.insert(workshopSettings).values({ ...settings, cutOff: '12:00', closedDates, productionDays: 2 });

  // Wednesday noon where the shop is; Thursday it is closed.
  const dates = (productId: number, at: string) =>
    datesOf(db, { productId: String(productId) }, [{ minDays: 2, maxDays: 4 }], new Date(at));
  expect(await dates(quick.productId, '2026-11-25T10:59:00Z')).toEqual({
    productionDays: 2,
    shipOn: '2026-11-30',
    arrivals: [{ from: '2026-12-02', until: '2026-12-04' }],
  });
  expect((await dates(quick.productId, '2026-11-25T11:00:00Z')).shipOn).toBe('2026-12-01');
  expect((await dates(slow.productId, '2026-11-25T10:59:00Z')).shipOn).toBe('2026-12-03');

  const offerOf = async (query: Record<string, string>) =>
    (await shop.call('listDeliveryMethods', { query: { countryCode: home.countryCode, ...query } }))
      .data as DeliveryOffer;
  const body = {
    items: [additionOf(quick), additionOf(slow)],
    email: 'dates@mail.test',
    address: home,
    deliveryMethod: 'standard',
  };
  const { orderId = '', orderKey = '' } = (await shop.call('checkoutAsGuest', { body })).data as Record<string, string>;
  const [ofOrder, ofSlow, ofQuick] = await Promise.all([
    offerOf({ orderId }),
    offerOf({ productId: String(slow.productId) }),
    offerOf({ productId: String(quick.productId) }),
  ]);
  expect(ofOrder).toEqual(ofSlow);
  expect([ofOrder.productionDays, ofQuick.productionDays]).toEqual([5, 2]);

  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (order) await promiseDates(tx, order);
    await tx.update(orders).set({ status: 'paid', paidAt: new Date() }).where(eq(orders.id, orderId));
  });
  const order = (await shop.call('getGuestOrder', { params: { orderKey } })).data as Order;
  const [standard] = ofOrder.deliveryMethodList;
  expect(standard?.id).toBe('standard');
  const { arrivesFrom, arrivesUntil } = standard ?? {};
  expect(order.promised).toMatchObject({ arrivesFrom, arrivesUntil });
  expect(isOpenDay(order.promised?.shipOn ?? '', { ...settings, closedDates, cutOff: '', timeZone: '' })).toBe(true);
});
