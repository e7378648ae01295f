import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';

/**
 * Lets the time of these orders be over, as far as they hold anything: what they hold is given back where it is wanted.
 * A payment on a page that is still open for one of them is as good as any that comes late.
 */
export async function endHolds(tx: Database, which: SQL | undefined): Promise<void> {
  // Locked by id first, as a sign-in does that makes them an account's.
  const alive = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, inArray(orders.status, ['open', 'awaiting_payment'])))
    .orderBy(asc(orders.id))
    .for('no key update');
  const ids = alive.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ holdExpiresAt: sql`now() - interval '1 second'` })
    .where(inArray(orders.id, ids));
}
