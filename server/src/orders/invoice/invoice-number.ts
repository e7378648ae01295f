import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { orders } from '../tables.ts';

// Any number that nothing else in the database locks by.
const queue = 7_470_001;

/**
 * Gives an order that was just paid its invoice number. The numbers run without gaps, as the tax office wants them:
 * payments stand in line here until the one before has ended, because a number that was given to a payment that then
 * failed must go to the next one. Call it late in the transaction of the payment
 * (docs/decisions/0015-guests-orders-and-invoices.md).
 */
export async function numberInvoice(tx: Database, orderId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${queue})`);
  const [last] = await tx.select({ number: max(orders.invoiceNumber) }).from(orders);
  const invoiceNumber = (last?.number ?? 0) + 1;
  await tx.update(orders).set({ invoiceNumber }).where(eq(orders.id, orderId));
  return invoiceNumber;
}

/** The number of an invoice as people read it: `AI-000001`. */
export function invoiceName(invoiceNumber: number): string {
  return `AI-${String(invoiceNumber).padStart(6, '0')}`;
}
