import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { orderEdits } from '../order-desk/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { PaymentRow } from './settle.ts';

/** A paid difference settles the edit that asked for it: the oldest of its sum. The order's row is locked. */
export async function settleEdit(tx: Database, { orderId, amount }: Pick<PaymentRow, 'orderId' | 'amount'>) {
  const [edit] = await tx
    .select({ id: orderEdits.id })
    .from(orderEdits)
    .where(
      and(
        eq(orderEdits.orderId, orderId),
        eq(orderEdits.settlement, 'payment'),
        isNull(orderEdits.settledAt),
        eq(sql`${orderEdits.totalAfter} - ${orderEdits.totalBefore}`, amount),
      ),
    )
    .orderBy(asc(orderEdits.createdAt), asc(orderEdits.id))
    .limit(1);
  if (edit)
    await tx
      .update(orderEdits)
      .set({ settledAt: sql`now()` })
      .where(eq(orderEdits.id, edit.id));
}
