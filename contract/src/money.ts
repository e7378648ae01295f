/** The shop's one currency, ISO 4217. */
export const currency = 'EUR';

/**
 * The price after a discount. The one rounding rule of the shop: the discount is rounded half up to a whole
 * minor unit, per unit and before the quantity multiplies it, so that a line is always quantity x unit price.
 * @param price list price in minor units (cents), a whole number >= 0
 * @param discount percent, 0 to 100
 */
export function finalPrice(price: number, discount: number): number {
  return price - Math.floor((price * discount) / 100 + 0.5);
}

/**
 * What the delivery of an order costs, in minor units.
 * @param method a way of delivery, from `listDeliveryMethods`
 * @param goods what the goods cost after discounts, in minor units: `subtotal` - `discount`
 */
export function deliveryPrice(method: { price: number; freeFrom: number | null }, goods: number): number {
  return method.freeFrom !== null && goods >= method.freeFrom ? 0 : method.price;
}
