import { type OrderPrice, type PriceFacts, priceOrder } from '../checkout/price-order.ts';

/** A line as the price needs it; money in minor units. */
export interface PricedLine {
  quantity: number;
  listUnitPrice: number;
  unitPrice: number;
}

/** What an edited order costs. */
export type EditedPrice = OrderPrice & { subtotal: number; discount: number };

/**
 * The price of an order with other lines, another way of delivery or another tax. Its coupon stays with its rule, also
 * where its minimum is not reached any more: an edit by the shop takes away no promise.
 */
export function editedPrice(
  lines: readonly PricedLine[],
  facts: Pick<PriceFacts, 'method' | 'coupon' | 'tax' | 'isNet'>,
): EditedPrice {
  const subtotal = lines.reduce((sum, { quantity, listUnitPrice }) => sum + quantity * listUnitPrice, 0);
  const paid = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const discount = subtotal - paid;
  return { subtotal, discount, ...priceOrder({ subtotal, discount, ...facts }) };
}

/**
 * The prices of a line in another variant: the customer keeps what was agreed and pays, or gets back, what the variants
 * differ by today.
 */
export function swappedPrices(
  sold: Pick<PricedLine, 'listUnitPrice' | 'unitPrice'>,
  today: Record<'before' | 'after', Pick<PricedLine, 'listUnitPrice' | 'unitPrice'>>,
): Pick<PricedLine, 'listUnitPrice' | 'unitPrice'> {
  const unitPrice = Math.max(0, sold.unitPrice + today.after.unitPrice - today.before.unitPrice);
  const listUnitPrice = sold.listUnitPrice + today.after.listUnitPrice - today.before.listUnitPrice;
  return { unitPrice, listUnitPrice: Math.max(unitPrice, listUnitPrice) };
}

/** What more is sold of each variant after an edit; less is negative, what stays the same is left out. */
export function demandChange(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Map<number, number> {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    Array.from(ids, (id): [number, number] => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)]).filter(
      ([, change]) => change !== 0,
    ),
  );
}
