import { eq, sql } from 'drizzle-orm';
import { failShort } from '../cart/short-lines.ts';
import type { Database } from '../db/connection.ts';
import { orders } from '../db/tables.ts';
import { demandOf, exchangeHold } from '../orders/stock-holds.ts';
import type { SnapshotLine } from './snapshot.ts';

/** When a hold that is placed now runs out. */
export const holdEnd = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Holds the stock of an order's lines in place of what it held before; fails with OUT_OF_STOCK, naming the lines. */
export async function holdLines(
  tx: Database,
  orderId: string,
  lines: readonly SnapshotLine[],
  minutes: number,
): Promise<void> {
  const shortage = await exchangeHold(tx, orderId, demandOf(lines));
  if (shortage)
    failShort(
      lines.flatMap(({ cartLineId, productId, variantId, name, quantity }) => {
        const available = shortage.available.get(variantId);
        if (available === undefined) return [];
        return { cartItemId: cartLineId ?? null, productId, variantId, name, requested: quantity, available };
      }),
    );
  await tx
    .update(orders)
    .set({ holdExpiresAt: holdEnd(minutes) })
    .where(eq(orders.id, orderId));
}
