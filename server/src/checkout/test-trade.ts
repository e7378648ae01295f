import { randomUUID } from 'node:crypto';
import { cartHandlers } from '../cart/cart-handlers.ts';
import { holdRules, guestKey, newCountries, readViewers, signInvoice, signUrl } from '../cart/test-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { settle } from '../payments/settle.ts';
import { createProjects } from '../projects/create-projects.ts';
import { projectHandlers } from '../projects/project-handlers.ts';
import { openTestShop } from '../test-shop.ts';
import { checkoutHandlers } from './checkout-handlers.ts';
import type { HoldRules } from './hold-rules.ts';

/** The calls from cart to projects over a database of their own. For tests. */
export async function openTrade(hold: HoldRules = holdRules) {
  const shop = await openTestShop({
    ...cartHandlers(signUrl),
    ...checkoutHandlers({ hold, ...demoPayment, guestKey }),
    ...orderHandlers({ signUrl, signInvoice }),
    ...projectHandlers({ signUrl, readViewers }),
  });
  await newCountries(shop.database.db);
  return { ...shop, db: shop.database.db };
}

/** The provider's news that the payment at this address was made. */
export async function payAt(db: Database, url: string): Promise<void> {
  const paymentId = url.split('/').at(-1) ?? '';
  const event = { provider: demoProvider.name, eventId: randomUUID(), paymentId, outcome: 'paid' as const };
  await settle(db, event, {
    onPaid: (tx, order) => createProjects(tx, order.id),
    onRefunded: async () => {},
  });
}
