import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '@afterimage/contract/checkout.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { additionOf, guestKey, holdRules, home, newCountries, newTestProduct, signUrl } from '../cart/test-products.ts';
import { invoiceContent } from '../orders/documents/document-content.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { orders } from '../orders/tables.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { payments } from '../payments/tables.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { checkoutHandlers } from './checkout-handlers.ts';
import { taxChanges } from './tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
    ...orderHandlers({ signUrl }),
  });
  await newCountries(shop.database.db);
});
afterAll(() => shop.close());

const vienna = { ...home, postalCode: '1010', city: 'Wien', countryCode: 'AT' };
const quote = async (countryCode: string, vatId?: string) => {
  const { token } = await shop.newPerson();
  const items = [additionOf(await newTestProduct(shop.database.db, { price: 119_00 }))];
  return shop.call('quoteOrder', { token, body: { items, countryCode, deliveryMethod: 'standard', vatId } });
};

describe('a company in another member state', () => {
  it('D20.2 pays the price without the tax; the ID and its check stay with the order and its invoice', async () => {
    const { db } = shop.database;
    const { token } = await shop.newPerson();
    const items = [additionOf(await newTestProduct(db, { price: 120_00 }))];
    const body = { items, address: vienna, deliveryMethod: 'standard', vatId: 'atu 135 85 627' };
    const { data } = await shop.call('checkout', { token, body });
    const { orderId } = data as { orderId: string };
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.vatCheck).toMatchObject({ vatId: 'ATU13585627', countryCode: 'AT', checked: 'format' });
    const order = (await shop.call('getOrder', { token, params: { orderId } })).data as Order;
    expect(order).toMatchObject({ taxReason: 'reverse_charge', taxList: [], vatId: 'ATU13585627' });
    const gross = order.subtotal - order.discount - order.couponDiscount + order.deliveryPrice;
    expect(order.total).toBe(gross - (order.taxDeduction ?? 0));
    expect(order.taxDeduction).toBe(Math.floor((gross * 20) / 120 + 0.5));
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(payment?.amount).toBe(order.total);
    const seller = { name: 'S', address: [], taxId: 'DE1' };
    const content = invoiceContent(order, { paidAt: new Date(), locale: 'de', timeZone: 'UTC', seller });
    expect(content).toMatchObject({ taxReason: 'reverse_charge', buyer: { vatId: 'ATU13585627' } });
    expect(content.sumList.reduce((sum, { amount }) => sum + amount, 0)).toBe(content.total);
  });

  it('D20.2 pays the tax at home, and nobody is taken at the word of a wrong ID', async () => {
    expect((await quote('DE', 'ATU13585627')).data).toMatchObject({ taxReason: null, taxDeduction: 0 });
    expect((await quote('AT', 'DE136695976')).data).toMatchObject({ taxReason: null });
    const refused = await quote('AT', 'ATU13585628');
    expect(refused.status).toBe(400);
    expect(refused.data).toMatchObject({ status: { fields: { vatId: expect.stringContaining('VAT ID') } } });
  });
});

describe('the rates', () => {
  it('D20.2 change on the day that is set, and not before', async () => {
    const { db } = shop.database;
    const rate = async () => ((await quote('FR')).data as Quote).taxList[0]?.basisPoints;
    const before = await rate();
    await db.insert(taxChanges).values([
      { countryCode: 'FR', validFrom: '2020-01-01', basisPoints: 2100 },
      { countryCode: 'FR', validFrom: '2999-01-01', basisPoints: 2200 },
    ]);
    expect([before, await rate()]).toEqual([2000, 2100]);
    await db.delete(taxChanges);
  });

  it('D20.2 of a small business are none, of one with few sales abroad its own', async () => {
    const { db } = shop.database;
    await db.update(shopSettings).set({ taxMode: 'exempt' });
    expect((await quote('FR')).data).toMatchObject({ taxList: [], taxReason: 'small_business' });
    await db.update(shopSettings).set({ taxMode: 'home' });
    expect((await quote('FR')).data).toMatchObject({ taxList: [{ basisPoints: 1900 }] });
    await db.update(shopSettings).set({ taxMode: 'destination', taxedExports: false });
    expect((await quote('CH')).data).toMatchObject({ taxList: [], taxReason: 'outside' });
    await db.update(shopSettings).set({ taxedExports: true });
  });
});
