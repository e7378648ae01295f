/** How many digits after the point a currency (ISO 4217) has: 2 of the euro, 0 of the yen, 3 of the dinar. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** An amount as machines read it, in whole units: 4800 "EUR" is 48.00, 4800 "JPY" is 4800. */
export function decimalAmount(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/**
 * A part of an amount, by the one rounding rule of the shop: half up to a whole minor unit.
 * @param amount minor units (cents), a whole number >= 0
 * @param percent 0 to 100
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100 + 0.5);
}

/**
 * The price after a discount. The discount is rounded per unit and before the quantity multiplies it, so that a line
 * is always quantity x unit price.
 * @param price list price in minor units (cents), a whole number >= 0
 * @param discount percent, 0 to 100
 */
export function finalPrice(price: number, discount: number): number {
  return price - percentOf(price, discount);
}

/**
 * The tax that a price contains, rounded like everything else; the net price is what is left, so that both always
 * add up to the price.
 * @param gross minor units, a whole number >= 0
 * @param basisPoints the rate in hundredths of a percent: 1900 is 19 %
 */
export function taxWithin(gross: number, basisPoints: number): number {
  return Math.floor((gross * basisPoints) / (10_000 + basisPoints) + 0.5);
}

/**
 * What the delivery of an order costs, in minor units.
 * @param method a way of delivery, from `listDeliveryMethods`
 * @param goodsTotal what the goods cost after discounts, in minor units: `subtotal` - `discount`
 */
export function deliveryPrice(method: { price: number; freeFrom: number | null }, goodsTotal: number): number {
  return method.freeFrom !== null && goodsTotal >= method.freeFrom ? 0 : method.price;
}
