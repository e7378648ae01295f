import { eq } from 'drizzle-orm';
import { lineCancellations, orderCorrections, orderEdits, orderNotes, parcels, returns } from '../order-desk/tables.ts';
import { orderLines, orderMails } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';

const address = { firstName: 'Ada', lastName: 'L', city: 'Berlin', postalCode: '10969', countryCode: 'DE' };

/** What operators did with an order, what was written about it, and what its customer sent back. */
export async function traceOrderDesk(db: Database, orderId: string, mark: (column: string) => string): Promise<void> {
  await db.insert(orderMails).values({
    orderId,
    to: mark('orderMails.to'),
    subject: mark('orderMails.subject'),
    text: mark('orderMails.text'),
  });
  await db.insert(orderNotes).values({ orderId, text: mark('orderNotes.text') });
  await db.insert(parcels).values({ orderId, carrier: 'dhl', trackingNumber: mark('parcels.trackingNumber') });
  await db.insert(orderCorrections).values({
    orderId,
    address: { ...address, line1: mark('orderCorrections.address') },
    reason: mark('orderCorrections.reason'),
  });
  await db.insert(orderEdits).values({
    orderId,
    changeList: [],
    totalBefore: 1,
    totalAfter: 1,
    settlement: 'none',
    reason: mark('orderEdits.reason'),
  });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const reason = mark('lineCancellations.reason');
  await db.insert(lineCancellations).values({ orderId, lineId: line?.id ?? '', quantity: 1, reason });
  await db.insert(returns).values({
    orderId,
    status: 'requested',
    reason: 'faulty',
    text: mark('returns.text'),
    answer: mark('returns.answer'),
    isByCustomer: true,
  });
}
