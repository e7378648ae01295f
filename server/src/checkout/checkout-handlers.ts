import type { DeliveryQuery } from '@afterimage/contract/checkout.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import { datesOf } from '../workshop/calendar/promise-dates.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { beginPurchase, buyAtOnce } from './buy-at-once.ts';
import type { CheckoutParts } from './begin-payment.ts';
import { completeOrder } from './complete-order.ts';
import { validCountry, readDeliveryMethods } from './delivery-methods.ts';
import { openOrder } from './open-order.ts';
import { quoteOrder } from './quote-order.ts';

type CheckoutCalls = 'checkout' | 'checkoutGuestCart' | 'checkoutAsGuest' | 'listDeliveryMethods' | 'quoteOrder';

/** The calls of the checkout (D7.42): an account's and a guest's are the same functions behind two doors. */
export function checkoutHandlers(shop: Omit<CheckoutParts, 'locale' | 'network'>): Pick<Handlers, CheckoutCalls> {
  const partsOf = async ({ db, locale, caller }: Context): Promise<CheckoutParts> => ({
    ...shop,
    hold: { ...shop.hold, minutes: (await readShopSettings(db)).holdMinutes ?? shop.hold.minutes },
    locale,
    network: networkOf(caller.address),
  });
  return {
    checkout: async (context, { body }) => {
      const accountId = accountOf(context);
      const parts = await partsOf(context);
      if (!body) return `/checkout?order=${await openOrder(context.db, { accountId }, parts)}`;
      if ('orderId' in body) return completeOrder(context.db, { accountId }, body, parts);
      if ('deliveryMethod' in body) return buyAtOnce(context.db, { accountId }, body, parts);
      const orderId = await beginPurchase(context.db, { accountId }, body, parts);
      return { url: `/checkout?order=${orderId}`, orderId };
    },
    checkoutGuestCart: async (context, { params }) => {
      const orderId = await openOrder(context.db, { guestCartId: params.cartId }, await partsOf(context));
      const orderKey = shop.guestKey(orderId);
      return { url: `/checkout?order=${orderId}&key=${orderKey}`, orderId, orderKey };
    },
    checkoutAsGuest: async (context, { body }) => {
      const { db } = context;
      const parts = await partsOf(context);
      if (!('email' in body)) {
        const orderId = await beginPurchase(db, { email: '' }, body, parts);
        const orderKey = shop.guestKey(orderId);
        return { url: `/checkout?order=${orderId}&key=${orderKey}`, orderId, orderKey };
      }
      const reply =
        'orderId' in body
          ? await completeOrder(db, { orderKey: body.orderKey }, body, parts)
          : await buyAtOnce(db, { email: body.email }, body, parts);
      return { ...reply, orderKey: shop.guestKey(reply.orderId) };
    },
    listDeliveryMethods: async ({ db, locale }, { query }) => {
      const settings = await readShopSettings(db);
      const { countryCode = settings.homeCountry } = query;
      const ways = await readDeliveryMethods(db, locale, await validCountry(db, countryCode), settings);
      const { productionDays, arrivals } = await datesOf(db, workOf(query), ways);
      const deliveryMethodList = ways.map((way, index) => {
        const { from: arrivesFrom = '', until: arrivesUntil = '' } = arrivals[index] ?? {};
        return { ...way, arrivesFrom, arrivesUntil };
      });
      return { productionDays, deliveryMethodList };
    },
    quoteOrder: (context, { body }) => quoteOrder(context, body),
  };
}

/** What is to be made, as a query names it. */
function workOf({ orderId, productId, productIds }: DeliveryQuery): Parameters<typeof datesOf>[1] {
  if (orderId !== undefined) return { orderId };
  if (productId !== undefined) return { productId };
  return productIds === undefined ? null : { productIds };
}
