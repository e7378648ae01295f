import { failShort } from '../cart/short-lines.ts';
import type { Database } from '../platform/db/connection.ts';
import { furtherPieces, stockedPieces } from '../orders/further-pieces.ts';
import { demandOf, exchangeHold, createHold } from '../orders/stock-holds.ts';
import type { orders } from '../orders/tables.ts';
import { type HoldParts, refuseTooManyPieces } from './hold-rules.ts';
import type { SnapshotLine } from './snapshot.ts';

/**
 * Holds the stock of an order's lines and of the further pieces that their choices bring, in place of what it held before;
 * fails with OUT_OF_STOCK, naming the lines, or with PIECES_LIMIT.
 */
export async function holdLines(
  tx: Database,
  order: Pick<typeof orders.$inferSelect, 'id' | 'cartId'>,
  lines: readonly SnapshotLine[],
  parts: HoldParts,
  state: 'new' | 'known' = 'known',
): Promise<void> {
  const pieces = await furtherPieces(tx, lines);
  const shortLine = (
    { cartLineId, productId, name, quantity }: SnapshotLine,
    variantId: number,
    available: number,
  ) => ({
    cartItemId: cartLineId ?? null,
    productId,
    variantId,
    name,
    requested: quantity,
    available,
  });
  const gone = pieces.flatMap(({ line, variantId }) =>
    variantId === null ? [shortLine(line, line.variantId, 0)] : [],
  );
  if (gone.length > 0) failShort(gone);
  const stocked = [...lines, ...stockedPieces(pieces)];
  const count = stocked.reduce((sum, { quantity }) => sum + quantity, 0);
  await refuseTooManyPieces(tx, order, count, parts);
  const hold = state === 'new' ? createHold : exchangeHold;
  const shortage = await hold(tx, order.id, demandOf(stocked));
  if (!shortage) return;
  const wanted = [...lines.map((line) => ({ line, variantId: line.variantId })), ...pieces];
  failShort(
    wanted.flatMap(({ line, variantId }) => {
      const available = variantId === null ? undefined : shortage.available.get(variantId);
      return variantId === null || available === undefined ? [] : [shortLine(line, variantId, available)];
    }),
  );
}
