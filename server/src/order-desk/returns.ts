import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NewReturn, ReturnStep } from '@afterimage/contract/admin/order-edits.ts';
import type { ReturnRequest } from '@afterimage/contract/orders.ts';
import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../operators/audit.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { reducedTo } from '../payments/refunds/refunded-lines.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import { restock } from './cancel-order.ts';
import { readPieces, returnablePieces, takePieces } from './line-pieces.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { words } from './order-change.words.ts';
import { returnKind, returnNews } from './order-letters.ts';
import { type ShopDoor, tellCustomer } from './order-news.ts';
import { handleWithdrawal } from './handle-withdrawal.ts';
import { refundedLines } from './refund-lines.ts';
import { isReturnable, returnAfter } from './return-status.ts';
import { returnLines, returns } from './tables.ts';

type ReturnRow = typeof returns.$inferSelect;

/** A customer asks whether something can be sent back. Answers the order's id. */
export async function requestReturn(
  db: Database,
  owner: OrderOwner,
  orderId: string | undefined,
  wanted: ReturnRequest,
  shop: ShopDoor,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOwners(owner), orderId === undefined ? undefined : eq(orders.id, orderId)));
    if (!row) return fail('ORDER_NOT_FOUND');
    const order = await lockOrder(tx, row.id);
    const { id } = await insertReturn(tx, order, wanted, null);
    await audit(tx, null, {
      action: 'order.return.begun',
      subject: { kind: 'order', id: order.id },
      after: { returnId: id, reason: wanted.reason, lineList: wanted.lineList },
    });
    await mailReturn(tx, order, { id, step: 'begun', answer: '', refund: 0 }, shop);
    return order;
  });
}

/** An operator begins a return for a customer; it is accepted at once, and also what is personalized may come back. */
export async function addReturn(db: Database, operator: Operator, orderId: string, wanted: NewReturn): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (wanted.withdrawalId !== undefined) {
      await handleWithdrawal(tx, operator, orderId, wanted.withdrawalId);
      if ((await tx.$count(returns, eq(returns.withdrawalId, wanted.withdrawalId))) > 0) return;
    }
    const { id } = await insertReturn(tx, order, wanted, operator);
    await audit(tx, operator, {
      action: 'order.return.begun',
      subject: { kind: 'order', id: orderId },
      after: { returnId: id, reason: wanted.reason, lineList: wanted.lineList },
    });
  });
}

async function insertReturn(
  tx: Database,
  order: OrderRow,
  { lineList, reason, text, withdrawalId }: NewReturn,
  operator: Operator | null,
): Promise<ReturnRow> {
  if (order.status !== 'shipped' && order.status !== 'delivered') fail('ORDER_CLOSED');
  const taken = takePieces(await readPieces(tx, order.id), lineList, returnablePieces);
  if (!operator) await refuseMadeForOne(tx, [...taken.keys()], reason);
  const [row] = await tx
    .insert(returns)
    .values({
      orderId: order.id,
      status: operator ? 'accepted' : 'requested',
      reason,
      text,
      // A declaration of withdrawal is the customer's.
      isByCustomer: operator === null || withdrawalId !== undefined,
      withdrawalId: withdrawalId ?? null,
      operatorName: operator?.name ?? '',
    })
    .returning();
  if (!row) return fail('INTERNAL');
  await tx
    .insert(returnLines)
    .values(Array.from(taken, ([lineId, quantity]) => ({ returnId: row.id, lineId, quantity })));
  await countChange(tx, order.id);
  return row;
}

async function refuseMadeForOne(
  tx: Database,
  lineIds: readonly string[],
  reason: ReturnRequest['reason'],
): Promise<void> {
  const lines = await tx
    .select({ name: orderLines.name, slots: orderLines.customizationList })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]))
    .orderBy(asc(orderLines.position));
  const refused = lines.find(({ slots }) => !isReturnable({ isPersonalized: slots.length > 0 }, reason));
  if (refused)
    fail('INVALID_REQUEST', (locale) => ({
      fields: { reason: inLocale(words, locale).madeForYou({ name: refused.name }) },
    }));
}

const actionOf: Record<ReturnStep['step'], AuditAction> = {
  accept: 'order.return.accepted',
  refuse: 'order.return.refused',
  receive: 'order.return.received',
  refund: 'order.return.refunded',
  close: 'order.return.closed',
};

/** The next step of a return; the customer is told of all but the last. */
export async function moveReturn(
  db: Database,
  operator: Operator,
  { orderId, returnId }: { orderId: string; returnId: string },
  { version, step, answer, refund, isRestocked }: ReturnStep,
  shop: ShopDoor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const isIt = and(eq(returns.id, returnId), eq(returns.orderId, orderId));
    const [row] = await tx.select().from(returns).where(isIt);
    if (!row) return fail('NOT_FOUND');
    const status = returnAfter(row.status, step) ?? fail('ORDER_CLOSED');
    const lineList = await tx
      .select({ lineId: returnLines.lineId, quantity: returnLines.quantity })
      .from(returnLines)
      .where(eq(returnLines.returnId, returnId));
    const refundedAmount = step === 'refund' ? refund : 0;
    if (refundedAmount > 0) {
      if (!mayDo(operator, 'money.refund')) fail('NOT_ALLOWED');
      const lines = reducedTo(refundedAmount, await refundedLines(tx, order, { lineList }));
      await requestRefund(tx, { orderId, amount: refundedAmount, reason: row.reason, operator, lines });
    }
    await tx
      .update(returns)
      .set({
        status,
        ...(answer !== '' && { answer }),
        refundedAmount: row.refundedAmount + refundedAmount,
        operatorName: operator.name,
        updatedAt: sql`now()`,
      })
      .where(isIt);
    if (step === 'receive' && isRestocked) {
      await tx
        .update(returnLines)
        .set({ restockedQuantity: sql`${returnLines.quantity}` })
        .where(eq(returnLines.returnId, returnId));
      await restock(tx, lineList, true);
    }
    await countChange(tx, orderId);
    await audit(tx, operator, {
      action: actionOf[step],
      subject: { kind: 'order', id: orderId },
      before: { status: row.status },
      after: { returnId, status, refundedAmount, isRestocked },
      reason: answer || undefined,
    });
    if (step !== 'close') await mailReturn(tx, order, { id: returnId, step, answer, refund: refundedAmount }, shop);
  });
}

interface ReturnNews {
  id: string;
  step: Exclude<ReturnStep['step'], 'close'> | 'begun';
  answer: string;
  refund: number;
}

async function mailReturn(
  tx: Database,
  order: OrderRow,
  { id, step, answer, refund }: ReturnNews,
  shop: ShopDoor,
): Promise<void> {
  const rows = await tx
    .select({ name: orderLines.name, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(orderLines.position));
  const rowList = rows.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  await tellCustomer(tx, order, { shop, kind: returnKind }, (about) =>
    returnNews(about, { step, answer, refund, currency: order.currency, rowList }),
  );
}
