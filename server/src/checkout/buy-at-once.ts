import type { Purchase } from '@afterimage/contract/checkout.ts';
import { chooseVariant } from '../cart/choose-variant.ts';
import type { Database } from '../db/connection.ts';
import { claimFiles } from '../files/stored-files.ts';
import { requestPayment } from '../payments/request-payment.ts';
import type { CheckoutParts } from './complete-order.ts';
import { findDestination, totalWith } from './destination.ts';
import { holdEnd, holdLines } from './hold-lines.ts';
import { insertOrder } from './open-order.ts';
import { takeSnapshot, type WantedLine } from './snapshot.ts';

/** Makes an order of these items, past the cart, and answers where to pay. */
export async function buyAtOnce(
  db: Database,
  accountId: string,
  body: Purchase,
  { holdMinutes, provider }: CheckoutParts,
): Promise<{ url: string; orderId: string }> {
  return db.transaction(async (tx) => {
    const wanted: WantedLine[] = [];
    for (const [index, item] of body.items.entries()) {
      const { sellable, quantity, personalization } = await chooseVariant(tx, item, accountId, `items.${index}.`);
      wanted.push({ cartLineId: null, variantId: sellable.variantId, quantity, personalization });
    }
    const snapshot = await takeSnapshot(tx, wanted);
    const destination = await findDestination(tx, accountId, body);
    await claimFiles(tx, snapshot.fileIds, accountId);
    const facts = { accountId, cartId: null, status: 'awaiting_payment' as const, holdExpiresAt: holdEnd(holdMinutes) };
    const order = await insertOrder(tx, { ...facts, ...totalWith(snapshot, destination) }, snapshot);
    await holdLines(tx, order.id, snapshot.lines, 'new');
    return { url: await requestPayment(tx, provider, order), orderId: order.id };
  });
}
