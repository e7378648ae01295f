import { sql } from 'drizzle-orm';
import { failShort } from '../cart/short-lines.ts';
import type { Database } from '../platform/db/connection.ts';
import { furtherPieces, stockedPieces } from '../orders/further-pieces.ts';
import { demandOf, exchangeHold, createHold } from '../orders/stock-holds.ts';
import type { SnapshotLine } from './snapshot.ts';

/** When a hold that is placed now runs out. */
export const holdEnd = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/**
 * Holds the stock of an order's lines and of the further pieces that their choices bring, in place of what it held before;
 * fails with OUT_OF_STOCK, naming the lines.
 */
export async function holdLines(
  tx: Database,
  orderId: string,
  lines: readonly SnapshotLine[],
  order: 'new' | 'known' = 'known',
): Promise<void> {
  const hold = order === 'new' ? createHold : exchangeHold;
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
  const shortage = await hold(tx, orderId, demandOf([...lines, ...stockedPieces(pieces)]));
  if (!shortage) return;
  const wanted = [...lines.map((line) => ({ line, variantId: line.variantId })), ...pieces];
  failShort(
    wanted.flatMap(({ line, variantId }) => {
      const available = variantId === null ? undefined : shortage.available.get(variantId);
      return variantId === null || available === undefined ? [] : [shortLine(line, variantId, available)];
    }),
  );
}
