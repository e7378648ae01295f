import { and, eq, isNull } from 'drizzle-orm';
import type { GuestPurchase, Purchase, PurchaseBegin } from '@afterimage/contract/checkout.ts';
import { useCoupon } from '../orders/coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';
import { claimFiles } from '../projects/claim-files.ts';
import { beginPayment, type CheckoutParts } from './begin-payment.ts';
import { accountOfBuyer, type Buyer, buyerColumns } from './buyer.ts';
import { findDestination } from './destination.ts';
import { endHolds } from './end-holds.ts';
import { completedColumns, findCharge } from './find-price.ts';
import { giftAndBilling } from './gift-and-billing.ts';
import { holdLines } from './hold-lines.ts';
import { newHold } from './hold-rules.ts';
import { insertOrder } from './open-order.ts';
import { takeSnapshot } from './snapshot.ts';
import { requestedLines } from './requested-lines.ts';

/** Makes an order of these items, past the cart, and answers where to pay. */
export async function buyAtOnce(
  db: Database,
  buyer: Buyer,
  body: Purchase | GuestPurchase,
  parts: CheckoutParts,
): Promise<{ url: string; orderId: string }> {
  const accountId = accountOfBuyer(buyer);
  const { locale } = parts;
  return db.transaction(async (tx) => {
    const snapshot = await takeSnapshot(tx, await requestedLines(tx, body.items, { accountId, locale }), locale);
    const destination = await findDestination(tx, { accountId, locale }, body);
    await claimFiles(tx, snapshot.fileIds, accountId);
    const facts = {
      ...buyerColumns(tx, buyer, parts),
      ...newHold(parts, { opensPayment: true }),
      cartId: null,
      status: 'awaiting_payment' as const,
    };
    // Whose uses of the coupon count is known with the order.
    const priceRequest = {
      ...snapshot,
      ...destination,
      locale,
      coupon: body.coupon,
      vatId: body.vatId,
      displayedTotal: body.total,
      email: null,
      orderId: null,
    };
    const priced = await findCharge(tx, priceRequest);
    const completed = { ...completedColumns(destination, priced), ...(await giftAndBilling(tx, body)) };
    const order = await insertOrder(tx, { ...facts, ...completed }, snapshot);
    await holdLines(tx, order, snapshot.lines, parts, 'new');
    await useCoupon(tx, order, priced.coupon);
    const chosen = { address: destination.address, paymentMethod: body.paymentMethod };
    return { url: await beginPayment(tx, order, chosen, parts), orderId: order.id };
  });
}

/**
 * Makes an order of these items, past the cart, whose address is chosen on its checkout page; answers its id. Whoever
 * goes back to change something and begins anew must not be told that somebody took the last one.
 */
export async function beginPurchase(
  db: Database,
  buyer: Buyer,
  { items }: PurchaseBegin,
  parts: CheckoutParts,
): Promise<string> {
  const accountId = accountOfBuyer(buyer);
  const { locale } = parts;
  return db.transaction(async (tx) => {
    const snapshot = await takeSnapshot(tx, await requestedLines(tx, items, { accountId, locale }), locale);
    if (accountId)
      await endHolds(tx, and(eq(orders.accountId, accountId), isNull(orders.cartId), eq(orders.status, 'open')));
    await claimFiles(tx, snapshot.fileIds, accountId);
    const facts = { ...buyerColumns(tx, buyer, parts), ...newHold(parts), cartId: null, status: 'open' as const };
    const order = await insertOrder(tx, facts, snapshot);
    await holdLines(tx, order, snapshot.lines, parts, 'new');
    return order.id;
  });
}
