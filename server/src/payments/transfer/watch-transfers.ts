import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { payments, transfers } from '../tables.ts';
import {
  mailEnded,
  mailReminder,
  type ReadTransferParts,
  type TransferDoor,
  type TransferMailParts,
} from './transfer-mails.ts';

/**
 * Reminds of transfers that have not come by half of their time, and tells of those whose time is over. Without a bank
 * account there is nothing to remind of: the mail names it.
 */
export async function watchTransfers(db: Database, door: TransferDoor, readParts: ReadTransferParts): Promise<void> {
  const parts = await readParts(db);
  if (parts) await remind(db, parts);
  await tellEnded(db, door);
}

async function remind(db: Database, parts: TransferMailParts): Promise<void> {
  const halfway = sql`${transfers.dueAt} - make_interval(secs => ${parts.transfer.days * 43_200})`;
  await db.transaction(async (tx) => {
    const rows = await waiting(tx)
      .where(
        and(
          eq(orders.status, 'awaiting_payment'),
          eq(payments.status, 'pending'),
          isNull(transfers.remindedAt),
          lt(halfway, sql`now()`),
        ),
      )
      .limit(50)
      .for('no key update', { of: transfers, skipLocked: true });
    for (const { order, payment, transfer } of rows) {
      await tx
        .update(transfers)
        .set({ remindedAt: sql`now()` })
        .where(eq(transfers.paymentId, payment.id));
      if (transfer.dueAt) await mailReminder(tx, { order, payment, dueAt: transfer.dueAt }, parts);
    }
  });
}

async function tellEnded(db: Database, door: TransferDoor): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await waiting(tx)
      .where(
        and(
          eq(orders.status, 'expired'),
          eq(payments.status, 'pending'),
          isNull(transfers.endedAt),
          isNotNull(transfers.confirmedAt),
        ),
      )
      .limit(50)
      .for('no key update', { of: transfers, skipLocked: true });
    for (const { order, payment } of rows) {
      await tx
        .update(transfers)
        .set({ endedAt: sql`now()` })
        .where(eq(transfers.paymentId, payment.id));
      await mailEnded(tx, order, door);
    }
  });
}

const waiting = (tx: Database) =>
  tx
    .select({ order: orders, payment: payments, transfer: transfers })
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId));
