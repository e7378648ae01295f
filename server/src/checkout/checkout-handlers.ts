import { eq } from 'drizzle-orm';
import { countries } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import { buyAtOnce } from './buy-at-once.ts';
import { type CheckoutParts, completeOrder } from './complete-order.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';
import { openOrder } from './open-order.ts';

/** The calls of the checkout (D7.42). */
export function checkoutHandlers(parts: CheckoutParts): Pick<Handlers, 'checkout' | 'listDeliveryMethods'> {
  return {
    checkout: async (context, { body }) => {
      const accountId = accountOf(context);
      if (!body) return `/checkout?order=${await openOrder(context.db, accountId, parts.holdMinutes)}`;
      if ('orderId' in body) return completeOrder(context.db, accountId, body, parts);
      return buyAtOnce(context.db, accountId, body, parts);
    },
    listDeliveryMethods: async ({ db }, { query }) => {
      const [country] = await db.select().from(countries).where(eq(countries.code, query.countryCode));
      if (!country) fail('DELIVERY_INVALID');
      return { deliveryMethodList: deliveryMethodsTo(country.code) };
    },
  };
}
