import { and, eq, isNull, sql } from 'drizzle-orm';
import { orderEdits } from '../order-desk/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { PaymentRow } from './settle.ts';

/** A paid difference settles the edit that asked for it. The order's row is locked. */
export async function settleEdit(tx: Database, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await tx
    .update(orderEdits)
    .set({ settledAt: sql`now()` })
    .where(and(eq(orderEdits.paymentId, id), isNull(orderEdits.settledAt)));
}
