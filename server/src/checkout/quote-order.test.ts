import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quote as quoteSchema, quoteBody } from '@afterimage/contract/checkout.ts';
import { addItem } from '../cart/add-item.ts';
import {
  holdRules,
  type TestProduct,
  guestKey,
  home,
  newAccount,
  newCountries,
  newTestProduct,
  additionOf,
} from '../cart/test-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { accounts, addresses } from '../accounts/tables.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { buyAtOnce } from './buy-at-once.ts';
import { completeOrder } from './complete-order.ts';
import { openOrder } from './open-order.ts';
import { quoteOrder } from './quote-order.ts';
import { contextOf, newCoupon } from './test-checkout.ts';

let base: TestDatabase;
let db: Database;
let testProduct: TestProduct;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
  testProduct = await newTestProduct(db, { stock: 10_000, price: 12_34, discount: 7 });
});
afterAll(() => base.close());

const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };
const quoteOf = (accountId: string | null, body: object) => quoteOrder(contextOf(db, accountId), quoteBody.parse(body));
async function opened(accountId: string, quantity = 1): Promise<string> {
  await addItem(db, { accountId }, additionOf(testProduct, { quantity }));
  return openOrder(db, { accountId }, parts);
}
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;

describe('a quote', () => {
  it('D7.42 says what goods, delivery, coupon and tax come to', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId, 4);
    const coupon = await newCoupon(db);
    const response = await quoteOf(accountId, { orderId, countryCode: 'DE', deliveryMethod: 'standard', coupon });
    expect(response).toEqual({
      subtotal: 49_36,
      discount: 3_44,
      coupon: { code: coupon, title: 'Ten off' },
      couponDiscount: 4_59,
      deliveryPrice: 4_90,
      total: 46_23,
      taxList: [{ name: 'VAT', basisPoints: 1900, net: 38_85, tax: 7_38 }],
      taxDeduction: 0,
      taxReason: null,
      currency: 'EUR',
    });
    expect(quoteSchema.parse(response)).toEqual(response);
  });

  it('D7.42 takes as little as is known, and changes the tax with the country, not what the goods cost', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    expect(await quoteOf(accountId, { orderId })).toMatchObject({ total: 11_48, deliveryPrice: 0, taxList: [] });
    for (const [countryCode, basisPoints] of [
      ['DE', 1900],
      ['FR', 2000],
    ] as const)
      expect(await quoteOf(accountId, { orderId, countryCode })).toMatchObject({
        total: 11_48,
        taxList: [{ name: 'VAT', basisPoints }],
      });
    expect(await quoteOf(accountId, { orderId, countryCode: 'US' })).toMatchObject({ total: 11_48, taxList: [] });
  });

  it('D7.42 takes a saved address of the account itself', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    const address = { ...home, countryCode: 'FR', isDefault: undefined };
    const [saved] = await db.insert(addresses).values({ accountId, address, isDefault: true }).returning();
    const body = { orderId, addressId: saved!.id, deliveryMethod: 'standard' };
    expect(await quoteOf(accountId, body)).toMatchObject({ deliveryPrice: 9_90, taxList: [{ basisPoints: 2000 }] });
    const stranger = await newAccount(db);
    await expect(quoteOf(stranger, { ...body, orderId: await opened(stranger) })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_FOUND',
    });
  });

  it('D7.42 is for the owner of the order: its account, or anyone who has its key', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    await expect(quoteOf(await newAccount(db), { orderId })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(quoteOf(null, { orderId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const body = {
      items: [additionOf(testProduct)],
      address: home,
      deliveryMethod: 'standard',
      email: 'guest@example.com',
    };
    const purchase = await buyAtOnce(db, { email: body.email }, body, parts);
    const orderKey = guestKey(purchase.orderId);
    expect(await quoteOf(null, { orderId: purchase.orderId, orderKey })).toMatchObject({ total: 11_48 });
    const other = await buyAtOnce(db, { email: body.email }, body, parts);
    await expect(quoteOf(null, { orderId: other.orderId, orderKey })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });

  it('D7.42 counts the uses of the account, or of the address that a guest has told', async () => {
    const coupon = await newCoupon(db, { maxUsesPerCustomer: 1 });
    const accountId = await newAccount(db);
    const items = [additionOf(testProduct)];
    await buyAtOnce(db, { accountId }, { items, address: home, deliveryMethod: 'standard', coupon }, parts);
    await expect(quoteOf(accountId, { items, coupon })).rejects.toMatchObject({ code: 'COUPON_USED_BEFORE' });
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    const { email } = account!;
    await expect(quoteOf(null, { items, coupon, email })).rejects.toMatchObject({ code: 'COUPON_USED_BEFORE' });
    await expect(quoteOf(null, { items, coupon })).resolves.toMatchObject({ couponDiscount: 1_15 });
  });

  it('D7.42 of an order that is paid or cancelled is refused', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    await db.update(orders).set({ status: 'cancelled', holdExpiresAt: null }).where(eq(orders.id, orderId));
    await expect(quoteOf(accountId, { orderId })).rejects.toMatchObject({ code: 'ORDER_CLOSED' });
  });

  it('D7.42 another total than was shown is not charged', async () => {
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    const orderChoice = { orderId, deliveryMethod: 'standard' };
    const { total } = await quoteOf(accountId, { ...orderChoice, countryCode: 'FR' });
    const body = { ...orderChoice, address: home, total };
    await expect(completeOrder(db, { accountId }, body, parts)).rejects.toMatchObject({ code: 'TOTAL_CHANGED' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'open', address: null });
    const now = await quoteOf(accountId, { ...orderChoice, countryCode: 'DE' });
    await expect(completeOrder(db, { accountId }, { ...body, total: now.total }, parts)).resolves.toBeTruthy();
  });

  it('D7.42 what is quoted is what the order says and what is charged, whatever is chosen', async () => {
    const terms = [
      { kind: 'percentage' as const, value: 33 },
      { kind: 'amount' as const, value: 17_77 },
      { kind: 'free_delivery' as const, value: 0 },
    ];
    const codes = await Promise.all(terms.map((each) => newCoupon(db, each)));
    const choice = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      countryCode: fc.constantFrom('DE', 'FR', 'US'),
      deliveryMethod: fc.constantFrom('standard', 'express'),
      coupon: fc.option(fc.constantFrom(...codes), { nil: undefined }),
    });
    const property = fc.asyncProperty(choice, async ({ quantity, countryCode, deliveryMethod, coupon }) => {
      const accountId = await newAccount(db);
      const orderId = await opened(accountId, quantity);
      const quoted = await quoteOf(accountId, { orderId, countryCode, deliveryMethod, coupon });
      const body = { orderId, address: { ...home, countryCode }, deliveryMethod, coupon };
      await completeOrder(db, { accountId }, body, parts);
      const { coupon: quotedCoupon, ...sums } = quoted;
      expect(await orderOf(orderId)).toMatchObject({
        ...sums,
        couponCode: sums.couponDiscount > 0 ? quotedCoupon?.code : null,
      });
      const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
      expect(payment!.amount).toBe(quoted.total);
      const atOnce = { items: [additionOf(testProduct, { quantity })], countryCode, deliveryMethod, coupon };
      expect(await quoteOf(accountId, atOnce)).toEqual(quoted);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
