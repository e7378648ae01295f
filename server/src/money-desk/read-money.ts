import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AdminRefund, AdminTransfer, Money } from '@afterimage/contract/admin/money.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { disputes, paymentMethods, payments, refunds, transfers } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';

/** How many of each are shown; what is still to be done comes before what is done. */
const mostRows = 100;

const named = { orderId: orders.id, number: orders.number };
type Named = { orderId: string; number: number };
const orderPart = ({ orderId, number }: Named) => ({ orderId, orderNumber: orderNumber(number) });

/** What the Money screen shows. */
export async function readMoney(db: Database, providers: readonly PaymentProvider[]): Promise<Money> {
  return {
    paymentList: await readPayments(db),
    transferList: await readTransfers(db),
    refundList: await readRefunds(db, providers),
    disputeList: await readDisputes(db),
    methodList: await readMethods(db, providers),
  };
}

async function readPayments(db: Database): Promise<Money['paymentList']> {
  const refunded = sql<number>`(
    select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${ne(refunds.state, 'failed')})`;
  const rows = await db
    .select({ payment: payments, refunded, ...named })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(mostRows);
  return rows.map(({ payment, refunded: refundedAmount, ...order }) => ({
    id: payment.id,
    ...orderPart(order),
    provider: payment.provider,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    receivedAmount: payment.receivedAmount,
    refundedAmount,
    status: payment.status,
    createdAt: payment.createdAt.toISOString(),
  }));
}

/** Transfers of orders that wait, of differences, and of orders whose time is over although money came. */
async function readTransfers(db: Database): Promise<Money['transferList']> {
  const isWaiting = or(
    eq(orders.status, 'awaiting_payment'),
    eq(payments.purpose, 'difference'),
    and(eq(orders.status, 'expired'), gt(payments.receivedAmount, 0)),
  );
  const rows = await transferRows(db)
    .where(and(eq(payments.status, 'pending'), isWaiting))
    .orderBy(transfers.dueAt, payments.id)
    .limit(mostRows);
  return rows.map(transferOnWire);
}

/** Transfers with what a row of them shows. */
export const transferRows = (db: Database) =>
  db
    .select({ payment: payments, dueAt: transfers.dueAt, orderStatus: orders.status, ...named })
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .$dynamic();

export function transferOnWire({
  payment,
  dueAt,
  orderStatus,
  ...order
}: Awaited<ReturnType<typeof transferRows>>[number]): AdminTransfer {
  return {
    paymentId: payment.id,
    ...orderPart(order),
    reference: payment.reference ?? '',
    amount: payment.amount,
    currency: payment.currency,
    receivedAmount: payment.receivedAmount ?? 0,
    purpose: payment.purpose,
    status: payment.status,
    dueAt: dueAt?.toISOString() ?? null,
    isOver: orderStatus === 'expired',
    createdAt: payment.createdAt.toISOString(),
  };
}

async function readRefunds(db: Database, providers: readonly PaymentProvider[]): Promise<Money['refundList']> {
  // Two queries, each along an index: the few that are not finished, and the newest of all others.
  const newest = (condition: SQL) =>
    refundRows(db).where(condition).orderBy(desc(refunds.createdAt), desc(refunds.id)).limit(mostRows);
  const [unfinished, finished] = await Promise.all([
    newest(ne(refunds.state, 'done')),
    newest(eq(refunds.state, 'done')),
  ]);
  const rows = [...unfinished, ...finished].slice(0, mostRows);
  return rows.map((row) => refundOnWire(row, providers));
}

/** Refunds with what a row of them shows. */
export const refundRows = (db: Database) =>
  db
    .select({ refund: refunds, provider: payments.provider, ...named })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .$dynamic();

export function refundOnWire(
  { refund, provider, ...order }: Awaited<ReturnType<typeof refundRows>>[number],
  providers: readonly PaymentProvider[],
): AdminRefund {
  return {
    id: refund.id,
    ...orderPart(order),
    provider,
    amount: refund.amount,
    currency: refund.currency,
    cause: refund.cause,
    reason: refund.reason,
    state: refund.state,
    isByHand: providers.some(({ name, refund: way }) => name === provider && way === 'by hand'),
    failure: refund.failure,
    createdAt: refund.createdAt.toISOString(),
  };
}

async function readDisputes(db: Database): Promise<Money['disputeList']> {
  const rows = await db
    .select({ dispute: disputes, ...named })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .orderBy(ne(disputes.status, 'open'), desc(disputes.openedAt))
    .limit(mostRows);
  return rows.map(({ dispute, ...order }) => ({
    id: dispute.id,
    ...orderPart(order),
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    answerBy: dispute.answerBy?.toISOString() ?? null,
    openedAt: dispute.openedAt.toISOString(),
  }));
}

/** The ways to pay that are set up, each as it is offered. */
export async function readMethods(db: Database, providers: readonly PaymentProvider[]): Promise<Money['methodList']> {
  const names = providers.map(({ name }) => name);
  const rows = await db.select().from(paymentMethods).where(inArray(paymentMethods.provider, names));
  const rowOf = new Map(rows.map((row) => [row.provider, row]));
  const list = names.map((provider) => {
    const row = rowOf.get(provider);
    return {
      provider,
      isEnabled: row?.isEnabled ?? true,
      countryList: row?.countries ?? [],
      position: row?.position ?? 0,
      version: row?.version ?? 0,
    };
  });
  return list.toSorted((a, b) => a.position - b.position);
}
