import { eq, sql } from 'drizzle-orm';
import { addressed, completeAddress } from '../orders/order-addresses.ts';
import { orders } from '../orders/tables.ts';
import { settleFree } from '../payments/free-payment.ts';
import { requestPayment } from '../payments/request-payment.ts';
import { chosenWay } from '../payments/ways-to-pay.ts';
import type { Database } from '../platform/db/connection.ts';
import type { ReadProviders } from '../payments/payment-provider.ts';
import type { Settlement } from '../payments/settle.ts';
import type { OrderParts } from './buyer.ts';

/** What the checkout needs to know besides the request. */
export interface CheckoutParts extends OrderParts {
  readProviders: ReadProviders;
  /** What follows from an order that costs nothing. */
  settlement: Settlement;
}

/**
 * Answers where a completed order, whose row is locked, is paid in the way that its customer chose. What costs nothing is
 * paid with that: its customer goes where those arrive who have paid.
 */
export async function beginPayment(
  tx: Database,
  order: typeof orders.$inferSelect,
  { address, paymentMethod }: { address: { countryCode: string }; paymentMethod: string | undefined },
  { readProviders, settlement, guestKey, hold }: CheckoutParts,
): Promise<string> {
  if (order.total === 0) {
    const url = completeAddress(addressed(order, guestKey));
    await settleFree(tx, order, { url, settlement });
    return url;
  }
  const { countryCode } = address;
  const providers = await readProviders(tx);
  const provider = await chosenWay(tx, providers, { countryCode, currency: order.currency, chosen: paymentMethod });
  const { url } = await requestPayment(tx, provider, order, guestKey);
  // Whoever leaves a transfer for another way has no longer its days.
  if (!('begin' in provider && provider.onBegun))
    await tx
      .update(orders)
      .set({ holdExpiresAt: sql`least(${orders.holdExpiresAt}, now() + make_interval(mins => ${hold.minutes}))` })
      .where(eq(orders.id, order.id));
  return url;
}
