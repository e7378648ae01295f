import { and, eq, inArray } from 'drizzle-orm';
import type { AdminBooking } from '@afterimage/contract/admin/money.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import { payments, receivedTransfers } from '../payments/tables.ts';
import { type Booking, readBankList } from '../payments/transfer/bank-list.ts';
import type { Database } from '../platform/db/connection.ts';

/** A booking with the transfer that it is for; null where none is meant. */
export type MatchedBooking = AdminBooking & { paymentId: string | null };

interface Transfer {
  id: string;
  status: typeof payments.$inferSelect.status;
  amount: number;
  receivedAmount: number | null;
  purpose: typeof payments.$inferSelect.purpose;
  orderStatus: typeof orders.$inferSelect.status;
}

/** What a booking would do to the transfer that its reference names. */
function standOf(amount: number, transfer: Transfer | undefined, isKnown: boolean): AdminBooking['stand'] {
  if (isKnown) return 'known';
  if (!transfer) return 'unknown';
  if (transfer.status === 'paid' || transfer.status === 'refunded') return 'surplus';
  const isWaiting = transfer.purpose === 'difference' || transfer.orderStatus === 'awaiting_payment';
  if (transfer.status === 'superseded' || !isWaiting) return 'late';
  const received = (transfer.receivedAmount ?? 0) + amount;
  if (received === transfer.amount) return 'full';
  return received < transfer.amount ? 'less' : 'more';
}

/** Reads a bank's list and finds the transfers in it; nothing is written. */
export async function matchBankList(db: Database, text: string): Promise<MatchedBooking[]> {
  const bookings = readBankList(text);
  const references = [...new Set(bookings.flatMap((booking) => booking.references))];
  const keys = bookings.map(({ bookingKey }) => bookingKey);
  const rows =
    references.length === 0
      ? []
      : await db
          .select({ payment: payments, status: orders.status, number: orders.number })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .where(and(eq(payments.provider, 'transfer'), inArray(payments.reference, references)));
  const rowOf = new Map(rows.map((row) => [row.payment.reference, row]));
  const knownRows =
    keys.length === 0
      ? []
      : await db
          .select({ key: receivedTransfers.bookingKey })
          .from(receivedTransfers)
          .where(inArray(receivedTransfers.bookingKey, keys));
  const known = new Set(knownRows.map(({ key }) => key));
  return bookings.map((booking) => matched(booking, rowOf, known));
}

function matched(
  { bookingKey, references, amount }: Booking,
  rowOf: ReadonlyMap<
    string | null,
    { payment: typeof payments.$inferSelect; status: Transfer['orderStatus']; number: number }
  >,
  known: ReadonlySet<string>,
): MatchedBooking {
  const reference = references.find((one) => rowOf.has(one)) ?? references[0] ?? null;
  const row = reference === null ? undefined : rowOf.get(reference);
  return {
    bookingKey,
    amount,
    reference,
    orderNumber: row ? orderNumber(row.number) : null,
    expected: row?.payment.amount ?? null,
    paymentId: row?.payment.id ?? null,
    stand: standOf(amount, row && { ...row.payment, orderStatus: row.status }, known.has(bookingKey)),
  };
}
