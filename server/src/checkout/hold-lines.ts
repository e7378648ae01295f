import { failShort } from '../cart/short-lines.ts';
import type { Database } from '../platform/db/connection.ts';
import { demandOf, exchangeHold, createHold } from '../orders/stock-holds.ts';
import type { orders } from '../orders/tables.ts';
import { type HoldParts, refuseTooManyPieces } from './hold-rules.ts';
import type { SnapshotLine } from './snapshot.ts';

/**
 * Holds the stock of an order's lines, in place of what it held before; fails with OUT_OF_STOCK, naming the lines, or
 * with PIECES_LIMIT.
 */
export async function holdLines(
  tx: Database,
  order: Pick<typeof orders.$inferSelect, 'id' | 'cartId'>,
  lines: readonly SnapshotLine[],
  parts: HoldParts,
  state: 'new' | 'known' = 'known',
): Promise<void> {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await refuseTooManyPieces(tx, order, pieces, parts);
  const hold = state === 'new' ? createHold : exchangeHold;
  const shortage = await hold(tx, order.id, demandOf(lines));
  if (!shortage) return;
  failShort(
    lines.flatMap(({ cartLineId, productId, variantId, name, quantity }) => {
      const available = shortage.available.get(variantId);
      if (available === undefined) return [];
      return { cartItemId: cartLineId ?? null, productId, variantId, name, requested: quantity, available };
    }),
  );
}
