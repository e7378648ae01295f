import { asc, desc, eq } from 'drizzle-orm';
import type { Order } from '@afterimage/contract/orders.ts';
import { carrierOf } from '@afterimage/contract/values/carriers.ts';
import { orderCorrections, parcelLines, parcels, returnLines, returns } from '../order-desk/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readDue, refundsOf } from './order-money.ts';
import type { orders } from './tables.ts';

type AfterOrder = Pick<Order, 'parcelList' | 'returnList' | 'deliverTo' | 'refundList' | 'due' | 'promised'>;

/** What happened to an order after it was paid, as its customer sees it: each part only where there is any. */
export async function readAfterOrder(
  db: Database,
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'shipOn' | 'arrivesFrom' | 'arrivesUntil'>,
): Promise<AfterOrder> {
  // Nothing of it can be there before the payment, and carts at the checkout are read often.
  if (order.status === 'open' || order.status === 'awaiting_payment') return {};
  const parcelList = await parcelsOf(db, order.id);
  const returnList = await returnsOf(db, order.id);
  const deliverTo = await correctedDestination(db, order.id);
  const refundList = await refundsOf(db, order.id);
  const due = await readDue(db, order);
  const { shipOn, arrivesFrom, arrivesUntil } = order;
  return {
    ...(shipOn !== null && { promised: { shipOn, arrivesFrom, arrivesUntil } }),
    ...(refundList.length > 0 && { refundList }),
    ...(due && { due }),
    ...(parcelList.length > 0 && { parcelList }),
    ...(returnList.length > 0 && { returnList }),
    ...(deliverTo && { deliverTo }),
  };
}

async function parcelsOf(db: Database, orderId: string): Promise<NonNullable<AfterOrder['parcelList']>> {
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.createdAt), asc(parcels.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select({ parcelId: parcels.id, itemId: parcelLines.lineId, quantity: parcelLines.quantity })
    .from(parcelLines)
    .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
    .where(eq(parcels.orderId, orderId));
  return rows.map((row) => {
    const { name, url } = carrierOf(row);
    return {
      id: row.id,
      carrierName: name,
      trackingNumber: row.trackingNumber,
      trackingUrl: url,
      sentAt: row.createdAt.toISOString(),
      itemList: lines.flatMap(({ parcelId, ...line }) => (parcelId === row.id ? [line] : [])),
    };
  });
}

async function returnsOf(db: Database, orderId: string): Promise<NonNullable<AfterOrder['returnList']>> {
  const rows = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.createdAt), desc(returns.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select({ returnId: returns.id, itemId: returnLines.lineId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(eq(returns.orderId, orderId));
  return rows.map(({ id, status, reason, text, answer, refundedAmount, createdAt }) => ({
    id,
    status,
    reason,
    text,
    answer,
    refundedAmount,
    createdAt: createdAt.toISOString(),
    itemList: lines.flatMap(({ returnId, ...line }) => (returnId === id ? [line] : [])),
  }));
}

async function correctedDestination(db: Database, orderId: string): Promise<AfterOrder['deliverTo'] | null> {
  const entries = await db
    .select({ address: orderCorrections.address, deliveryMethod: orderCorrections.deliveryMethod })
    .from(orderCorrections)
    .where(eq(orderCorrections.orderId, orderId))
    .orderBy(desc(orderCorrections.createdAt), desc(orderCorrections.id));
  if (entries.length === 0) return null;
  return {
    address: entries.find(({ address }) => address)?.address ?? null,
    deliveryMethod: entries.find(({ deliveryMethod }) => deliveryMethod)?.deliveryMethod ?? null,
  };
}
