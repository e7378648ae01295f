import { asc, eq, inArray, and } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { moneyText } from '../../platform/locale/money-text.ts';
import { payments, type RefundedLine, refunds } from '../tables.ts';
import { refundableAmount, shareAmount } from './refund-state.ts';
import { linesOfShare } from './refunded-lines.ts';
import { words } from './refund.words.ts';

export type RefundRow = typeof refunds.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** Money that an operator gives back of a paid order. */
export interface RefundRequest {
  orderId: string;
  /** In minor units; for what was paid in several payments it is shared among them. */
  amount: number;
  /** In the operator's words; customers do not see it. */
  reason: string;
  operator: { id: string } | null;
  /** `edit`: the order became cheaper, and its corrected invoice says so. */
  cause?: 'operator' | 'edit';
  /** Which lines of the order it is for, as far as it is for lines. */
  lines?: readonly RefundedLine[];
}

/**
 * Notes, in the transaction, that money goes back; jobs carry it out once it commits, and `Settlement.onRefundDone`
 * follows. All refunds of an order together never exceed what was paid for it: more fails with REFUND_LIMIT. It locks the
 * order and its payments. The audit entry is the caller's.
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<RefundRow[]> {
  const { orderId, amount, reason, operator, cause = 'operator', lines = [] } = request;
  const [order] = await tx
    .select({ currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  if (!order) return fail('ORDER_NOT_FOUND');
  const paid = await lockPaid(tx, orderId);
  const refundable = await refundableOf(tx, paid);
  const shares = shareAmount(amount, refundable);
  if (!shares || amount <= 0) {
    const sum = refundable.reduce((total, one) => total + one, 0);
    return fail('REFUND_LIMIT', (locale) => ({
      description: inLocale(words, locale).limit({ sum: moneyText(sum, order.currency, locale) }),
    }));
  }
  const rows: RefundRow[] = [];
  for (const [index, payment] of paid.entries()) {
    const share = shares[index] ?? 0;
    if (share === 0) continue;
    const facts = { cause, reason, operatorId: operator?.id ?? null };
    const lineList = linesOfShare({ share, amount }, lines, rows.length === 0);
    rows.push(await insertRefund(tx, payment, { ...facts, amount: share, lineList }));
    if (share === refundable[index])
      await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  }
  return rows;
}

/** What may still be given back of an order. */
export async function refundableOfOrder(db: Database, orderId: string): Promise<number> {
  const paid = await db.select().from(payments).where(isPaidFor(orderId));
  return (await refundableOf(db, paid)).reduce((total, one) => total + one, 0);
}

/** Writes a refund of a payment, whose row is locked, and has it carried out. */
export async function insertRefund(
  tx: Database,
  { id: paymentId, orderId, currency }: Pick<PaymentRow, 'id' | 'orderId' | 'currency'>,
  facts: Pick<typeof refunds.$inferInsert, 'amount' | 'cause' | 'reason' | 'lineList' | 'operatorId'>,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ paymentId, orderId, currency, ...facts })
    .returning();
  if (!row) throw new Error('A refund was not written.');
  await enqueue(tx, 'refund', { refundId: row.id });
  return row;
}

const isPaidFor = (orderId: string) =>
  and(eq(payments.orderId, orderId), inArray(payments.status, ['paid', 'refunded']));

function lockPaid(tx: Database, orderId: string): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(isPaidFor(orderId)).orderBy(asc(payments.id)).for('no key update');
}

/** What may still be given back of each of these payments. */
export async function refundableOf(db: Database, paid: readonly PaymentRow[]): Promise<number[]> {
  const ids = paid.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(refunds).where(inArray(refunds.paymentId, ids));
  const refundsOf = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return paid.map(({ id, receivedAmount }) => refundableAmount(receivedAmount ?? 0, refundsOf.get(id) ?? []));
}
