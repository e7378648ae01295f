/** In what the content of a product is measured. */
const contentUnits = ['ml', 'g', 'mm', 'cm2', 'piece'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What the price of a unit may be told for. */
export const pricedUnits = ['ml', 'l', 'g', 'kg', 'm', 'm2', 'piece'] as const;

/** The price of a usual amount of a product: `price` minor units for `amount` of `unit`. */
export interface UnitPrice {
  price: number;
  amount: number;
  unit: (typeof pricedUnits)[number];
}

/** Up to how much the price of 100 may be told in place of that of 1000. */
const small = 250;

/**
 * What a usual amount of a product costs: a liter or a kilogram, 100 ml or 100 g of what is sold in small amounts, a
 * meter, a square meter, a piece.
 * @param price of the product, in minor units
 * @param content how much of it there is, in whole units
 */
export function unitPriceOf(price: number, content: number, unit: ContentUnit): UnitPrice {
  const per = (amount: number, times: number, name: UnitPrice['unit']): UnitPrice => ({
    price: Math.floor((price * times) / content + 0.5),
    amount,
    unit: name,
  });
  if (unit === 'ml') return content <= small ? per(100, 100, 'ml') : per(1, 1000, 'l');
  if (unit === 'g') return content <= small ? per(100, 100, 'g') : per(1, 1000, 'kg');
  if (unit === 'mm') return per(1, 1000, 'm');
  return unit === 'cm2' ? per(1, 10_000, 'm2') : per(1, 1, 'piece');
}
