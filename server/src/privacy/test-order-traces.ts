import { eq } from 'drizzle-orm';
import { orderLineMoves, orderLines, orderLineStates } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { preflights, proofs } from '../workshop/tables.ts';
import type { Database } from '../platform/db/connection.ts';

// What the traces of a customer have of an order's lines and money.

/** Notes a value of a column that can be found again. */
type Mark = (column: string) => string;

/** What the shop's people write about a line that is being made. */
export async function traceLine(db: Database, orderId: string, mark: Mark): Promise<void> {
  const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const lineId = line?.id ?? '';
  const state = { lineId, orderId, hasPrint: true, state: 'shipped' as const, note: mark('orderLineStates.note') };
  const { note } = state;
  await db.insert(orderLineStates).values(state).onConflictDoUpdate({ target: orderLineStates.lineId, set: { note } });
  const move = { lineId, orderId, from: 'packed' as const, to: 'shipped' as const };
  await db.insert(orderLineMoves).values({ ...move, note: mark('orderLineMoves.note') });
}

/** A question to the customer about a print, with its answer. */
export async function traceProof(
  db: Database,
  orderId: string,
  { mark, markBytes }: { mark: Mark; markBytes: (column: string) => Buffer },
): Promise<void> {
  const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  await db.insert(proofs).values({
    lineId: line?.id ?? '',
    orderId,
    keyHash: markBytes('proofs.keyHash'),
    message: mark('proofs.message'),
    answerText: mark('proofs.answerText'),
    expiresAt: new Date(),
  });
}

/** What was found in a print file. */
export async function tracePreflight(db: Database, projectId: string, mark: Mark): Promise<void> {
  const finding = { check: 'glyphs', level: 'red', page: 0, slot: 1, figure: null, limit: null } as const;
  await db.insert(preflights).values({
    projectId,
    contentHash: mark('preflights.contentHash'),
    level: 'red',
    itemList: [{ ...finding, detail: mark('preflights.itemList') }],
    pageList: [],
  });
}

/** A refund with an operator's words. */
export async function traceRefund(db: Database, orderId: string, mark: Mark): Promise<void> {
  const [payment] = await db
    .insert(payments)
    .values({ orderId, provider: 'demo', url: '/', amount: 5, currency: 'EUR', status: 'paid' })
    .returning();
  const sum = { orderId, paymentId: payment?.id ?? '', amount: 5, currency: 'EUR' };
  await db.insert(refunds).values({ ...sum, cause: 'operator', reason: mark('refunds.reason') });
}
