import { sql } from 'drizzle-orm';
import { failShort } from '../cart/short-lines.ts';
import type { Database } from '../platform/db/connection.ts';
import { demandOf, exchangeHold, createHold } from '../orders/stock-holds.ts';
import type { SnapshotLine } from './snapshot.ts';

/** When a hold that is placed now runs out. */
export const holdEnd = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Holds the stock of an order's lines, in place of what it held before; fails with OUT_OF_STOCK, naming the lines. */
export async function holdLines(
  tx: Database,
  orderId: string,
  lines: readonly SnapshotLine[],
  order: 'new' | 'known' = 'known',
): Promise<void> {
  const hold = order === 'new' ? createHold : exchangeHold;
  const shortage = await hold(tx, orderId, demandOf(lines));
  if (!shortage) return;
  failShort(
    lines.flatMap(({ cartLineId, productId, variantId, name, quantity }) => {
      const available = shortage.available.get(variantId);
      if (available === undefined) return [];
      return { cartItemId: cartLineId ?? null, productId, variantId, name, requested: quantity, available };
    }),
  );
}
