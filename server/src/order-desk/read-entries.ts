import { eq } from 'drizzle-orm';
import type { TimelineEntry } from '@afterimage/contract/admin/order-desk.ts';
import { carrierOf } from '@afterimage/contract/values/carriers.ts';
import { addressRows } from '../location/address-rows.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderEvents, orderLineMoves, orderLines, orderMails } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { orderCorrections, orderEdits, orderNotes, parcels, returns } from './tables.ts';

const entry = (
  at: Date,
  kind: TimelineEntry['kind'],
  more: Partial<Omit<TimelineEntry, 'at' | 'kind'>> = {},
): TimelineEntry => ({ at: at.toISOString(), kind, code: '', text: '', operatorName: '', amount: null, ...more });

/** What happened to an order, in no particular order. */
export async function readEntries(db: Database, order: OrderRow): Promise<TimelineEntry[]> {
  return [
    ...(await statusEntries(db, order)),
    ...(await paymentEntries(db, order.id)),
    ...(await refundEntries(db, order.id)),
    ...(await mailEntries(db, order.id)),
    ...(await lineEntries(db, order.id)),
    ...(await deskEntries(db, order)),
  ];
}

async function statusEntries(db: Database, { id, productionStartedAt }: OrderRow): Promise<TimelineEntry[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  return [
    ...rows.map(({ createdAt, status }) => entry(createdAt, 'status', { code: status })),
    ...(productionStartedAt ? [entry(productionStartedAt, 'production')] : []),
  ];
}

async function paymentEntries(db: Database, orderId: string): Promise<TimelineEntry[]> {
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return rows.flatMap(({ settledAt, status, provider, amount }) =>
    settledAt ? [entry(settledAt, 'payment', { code: status, text: provider, amount })] : [],
  );
}

async function refundEntries(db: Database, orderId: string): Promise<TimelineEntry[]> {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return rows.map(({ createdAt, state, cause, reason, amount }) =>
    entry(createdAt, cause === 'overpaid' ? 'surplus' : 'refund', { code: state, text: reason, amount }),
  );
}

async function mailEntries(db: Database, orderId: string): Promise<TimelineEntry[]> {
  const rows = await db.select().from(orderMails).where(eq(orderMails.orderId, orderId));
  return rows.map(({ createdAt, subject, operatorName }) => entry(createdAt, 'mail', { text: subject, operatorName }));
}

async function lineEntries(db: Database, orderId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .select({ move: orderLineMoves, name: orderLines.name })
    .from(orderLineMoves)
    .innerJoin(orderLines, eq(orderLines.id, orderLineMoves.lineId))
    .where(eq(orderLineMoves.orderId, orderId));
  return rows.map(({ move: { createdAt, to, operatorName }, name }) =>
    entry(createdAt, 'line', { code: to, text: name, operatorName }),
  );
}

/** What operators did by this domain. */
async function deskEntries(db: Database, { id, locale }: OrderRow): Promise<TimelineEntry[]> {
  const notes = await db.select().from(orderNotes).where(eq(orderNotes.orderId, id));
  const parcelRows = await db.select().from(parcels).where(eq(parcels.orderId, id));
  const corrections = await db.select().from(orderCorrections).where(eq(orderCorrections.orderId, id));
  const edits = await db.select().from(orderEdits).where(eq(orderEdits.orderId, id));
  const returnRows = await db.select().from(returns).where(eq(returns.orderId, id));
  return [
    ...notes.map(({ createdAt, text, operatorName }) => entry(createdAt, 'note', { text, operatorName })),
    ...parcelRows.map((row) => {
      const text = `${carrierOf(row).name} ${row.trackingNumber}`.trim();
      return entry(row.createdAt, 'parcel', { text, operatorName: row.operatorName });
    }),
    ...corrections.map(({ createdAt, address, deliveryMethod, operatorName }) => {
      const parts = [...(address ? addressRows(address, localeOf(locale)) : []), deliveryMethod?.name ?? ''];
      return entry(createdAt, 'correction', { text: parts.filter(Boolean).join(', '), operatorName });
    }),
    ...edits.map(({ createdAt, changeList, totalBefore, totalAfter, settlement, operatorName }) =>
      entry(createdAt, 'edit', {
        code: settlement,
        text: changeList.join(' · '),
        amount: totalAfter - totalBefore,
        operatorName,
      }),
    ),
    ...returnRows.map(({ createdAt, status, reason, operatorName }) =>
      entry(createdAt, 'return', { code: status, text: reason, operatorName }),
    ),
  ];
}
