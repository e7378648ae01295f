import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AdminRefund, AdminTransfer } from '@afterimage/contract/admin/money.ts';
import { paymentStatuses, refundCauses, refundStates } from '@afterimage/contract/values/payments.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { payments, refunds } from '../payments/tables.ts';
import type { List } from '../platform/lists/list.ts';
import { refundOnWire, refundRows, transferOnWire, transferRows } from './read-money.ts';

/** All refunds, the newest first. */
export const refundListOf = (providers: readonly PaymentProvider[]): List<AdminRefund> => ({
  name: 'refunds',
  table: refunds,
  key: { column: refunds.id, type: 'uuid' },
  defaultSort: '-createdAt',
  columns: {
    createdAt: { kind: 'moment', value: refunds.createdAt, sortable: true },
    amount: { kind: 'money', value: refunds.amount },
    state: { kind: 'choice', value: refunds.state, values: refundStates },
    cause: { kind: 'choice', value: refunds.cause, values: refundCauses },
  },
  search: (text) => isOfOrder(refunds.orderId, text),
  load: async (db, keys) => {
    const rows = await refundRows(db).where(inArray(refunds.id, [...keys]));
    return new Map(rows.map((row) => [row.refund.id, refundOnWire(row, providers)]));
  },
});

/** All payments by bank transfer, the newest first. */
export const transferList: List<AdminTransfer> = {
  name: 'transfers',
  table: payments,
  key: { column: payments.id, type: 'uuid' },
  // One whose page was never opened has no bank details yet.
  scope: sql`${eq(payments.provider, 'transfer')} and ${payments.status} <> 'requested'`,
  defaultSort: '-createdAt',
  columns: {
    createdAt: { kind: 'moment', value: payments.createdAt, sortable: true },
    amount: { kind: 'money', value: payments.amount },
    status: { kind: 'choice', value: payments.status, values: paymentStatuses },
    purpose: { kind: 'choice', value: payments.purpose, values: ['order', 'difference'] },
  },
  search: (text) => sql`(${isOfOrder(payments.orderId, text)} or ${hasReference(text)})`,
  load: async (db, keys) => {
    const rows = await transferRows(db).where(inArray(payments.id, [...keys]));
    return new Map(rows.map((row) => [row.payment.id, transferOnWire(row)]));
  },
};

/** The order that a text names by its number, `A10001` or `10001`. */
function isOfOrder(orderId: PgColumn, text: string): SQL {
  const [, number] = /^A?(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (number === undefined) return sql`false`;
  return sql`${orderId} in (select ${orders.id} from ${orders} where ${orders.number} = ${Number(number)})`;
}

/** The payment whose reference begins so, however it is grouped. */
function hasReference(text: string): SQL {
  const beginning = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return beginning === '' ? sql`false` : sql`replace(${payments.reference}, '-', '') like ${`${beginning}%`}`;
}
