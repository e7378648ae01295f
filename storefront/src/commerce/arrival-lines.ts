import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { deliveryPrice } from '@afterimage/contract/values/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { arrivalDates } from './arrival.ts';
import { words } from './assurances.words.ts';

/**
 * When a way of delivery arrives, or can be picked up, and what it costs for these goods.
 * @param goodsTotal what the goods cost after discounts
 * @param name how the way is called, if not by its own name
 */
export function arrivalLine(method: DeliveryMethod, goodsTotal: number, name = method.name): string {
  const price = deliveryPrice(method, goodsTotal);
  return (method.pickup ? words.ready : words.arrives)({
    name,
    dates: arrivalDates(method),
    price: price === 0 ? words.free : formatPrice(price, method.currency),
  });
}
