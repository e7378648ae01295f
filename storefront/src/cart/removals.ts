import type { CartItem, CartSummary } from '@afterimage/contract/cart.ts';
import type { Addition } from './cart.operations.ts';

/** A line that was removed and can still be had back; `place` is where it stood. */
export interface Removal<Item> {
  item: Item;
  index: number;
}

/**
 * A line without a personalisation can be put back by adding the same again; so it is removed at once. What carries
 * photos and words is asked for only when the time for an undo is over.
 */
export const isPlain = ({ customizationList }: Pick<CartItem, 'customizationList'>) => customizationList.length === 0;

/** What puts a plain line back. */
export function additionOf({ product, variantId, quantity, extraList }: CartItem): Addition {
  return { productId: product.id, variantId, quantity, extraList: extraList.map(({ id }) => id) };
}

/** The lines as they are shown: the present ones, and each removed one in its old place. */
export function withRemovals<Item extends { cartItemId: string }>(
  items: readonly Item[],
  removals: readonly Removal<Item>[],
): { item: Item; removed: boolean }[] {
  const removedIds = new Set(removals.map(({ item }) => item.cartItemId));
  const rows = items.filter(({ cartItemId }) => !removedIds.has(cartItemId)).map((item) => ({ item, removed: false }));
  for (const { item, index: place } of removals.toSorted((a, b) => a.index - b.index))
    rows.splice(Math.min(place, rows.length), 0, { item, removed: true });
  return rows;
}

/** The sums without some lines. */
export function summaryWithout(
  summary: CartSummary,
  items: readonly Pick<CartItem, 'quantity' | 'unitPrice' | 'listUnitPrice'>[],
): CartSummary {
  return items.reduce(
    (sum, { quantity, unitPrice, listUnitPrice }) => ({
      ...sum,
      quantity: sum.quantity - quantity,
      subtotal: sum.subtotal - quantity * listUnitPrice,
      discount: sum.discount - quantity * (listUnitPrice - unitPrice),
      total: sum.total - quantity * unitPrice,
    }),
    summary,
  );
}
