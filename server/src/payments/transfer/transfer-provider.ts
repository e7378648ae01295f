import { eq, sql, type SQL } from 'drizzle-orm';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { LocalProvider } from '../payment-provider.ts';
import { payments, transfers } from '../tables.ts';
import { confirmMinutes } from './transfer-settings.ts';
import { transferAddress } from './transfer-page.ts';
import { newReference } from './transfer-reference.ts';
import { mailDifference, mailTransferDetails, type TransferMailParts } from './transfer-mails.ts';

/**
 * Payments by bank transfer: the customer is told the account and a reference, and an operator says what has come in
 * (docs/decisions/0069-bank-transfer.md).
 */
export function transferProvider(parts: TransferMailParts): LocalProvider {
  return {
    name: 'transfer',
    begin: ({ paymentId }) => ({ reference: newReference(), url: transferAddress(paymentId) }),
    refund: 'by hand',
    onBegun: async (tx, { paymentId, orderId }) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
      if (!order) return;
      if (await isDifference(tx, paymentId)) return beginDifference(tx, { order, paymentId }, parts);
      const due = sql`now() + make_interval(days => ${parts.transfer.days})`;
      // Whoever has an account has proved his address.
      const proved = order.accountId !== null && { confirmedAt: sql`now()`, dueAt: due };
      const [first] = await tx
        .insert(transfers)
        .values({ paymentId, mailedAt: sql`now()`, ...proved })
        .onConflictDoNothing()
        .returning();
      const isConfirmed = (first ?? (await transferOf(tx, paymentId)))?.confirmedAt != null;
      const from = (end: SQL, length: SQL) => sql`case when ${end} > now() then ${end} else now() + ${length} end`;
      const until = isConfirmed
        ? from(sql`${transfers.dueAt}`, sql`make_interval(days => ${parts.transfer.days})`)
        : from(
            sql`${transfers.mailedAt} + make_interval(mins => ${confirmMinutes})`,
            sql`make_interval(mins => ${confirmMinutes})`,
          );
      const [held] = await tx
        .update(orders)
        .set({ holdExpiresAt: sql`(select ${until} from ${transfers} where ${transfers.paymentId} = ${paymentId})` })
        .where(eq(orders.id, orderId))
        .returning();
      if (isConfirmed && held) await setDue(tx, paymentId, held.holdExpiresAt);
      if (first) await mailTransferDetails(tx, { order: held ?? order, paymentId, isConfirmed }, parts);
    },
  };
}

async function isDifference(tx: Database, paymentId: string): Promise<boolean> {
  const [payment] = await tx.select({ purpose: payments.purpose }).from(payments).where(eq(payments.id, paymentId));
  return payment?.purpose === 'difference';
}

/** The order of a difference is paid: it holds no stock, and its customer has nothing to confirm. */
async function beginDifference(
  tx: Database,
  { order, paymentId }: { order: typeof orders.$inferSelect; paymentId: string },
  parts: TransferMailParts,
): Promise<void> {
  const [first] = await tx
    .insert(transfers)
    .values({ paymentId, mailedAt: sql`now()`, confirmedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ paymentId: transfers.paymentId });
  if (first) await mailDifference(tx, { order, paymentId }, parts);
}

async function transferOf(tx: Database, paymentId: string) {
  const [row] = await tx.select().from(transfers).where(eq(transfers.paymentId, paymentId));
  return row;
}

async function setDue(tx: Database, paymentId: string, dueAt: Date | null): Promise<void> {
  await tx.update(transfers).set({ dueAt, endedAt: null }).where(eq(transfers.paymentId, paymentId));
}

/** Holds an order's stock as long as its customer has to transfer the money; its row is locked. */
export async function holdForTransfer(tx: Database, orderId: string, paymentId: string, days: number): Promise<void> {
  const due = sql`now() + make_interval(days => ${days})`;
  await tx
    .update(orders)
    .set({ status: 'awaiting_payment', holdExpiresAt: due, heldAt: sql`now()` })
    .where(eq(orders.id, orderId));
  await tx
    .update(transfers)
    .set({ confirmedAt: sql`now()`, dueAt: due })
    .where(eq(transfers.paymentId, paymentId));
}
