import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TrackingList, TrackingRow } from '@afterimage/contract/admin/labels.ts';
import type { TrackingStand } from '@afterimage/contract/values/labels.ts';
import { audit } from '../../operators/audit.ts';
import { openPieces, readPieces } from '../../order-desk/line-pieces.ts';
import { lockOrder } from '../../order-desk/lock-order.ts';
import type { ShopDoor } from '../../order-desk/order-news.ts';
import { packParcel } from '../../order-desk/parcels.ts';
import { parcels } from '../../order-desk/tables.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { readTracking, type TrackedParcel } from './read-tracking.ts';

/**
 * Takes in a carrier's list of tracking numbers: each order gets its parcel, is shipped, and its customer is told. An order
 * with several numbers has all that is left in the last of them. A number that an order has is left alone, so that a list
 * may be read again. Each order is a transaction of its own.
 */
export async function importTracking(
  db: Database,
  operator: Operator,
  { text, carrier, take, withMail }: TrackingList,
  shop: ShopDoor,
): Promise<{ rowList: TrackingRow[] }> {
  const tracked = readTracking(text);
  const numbers = [...new Set(tracked.map(({ number }) => number))];
  const rows =
    numbers.length === 0
      ? []
      : await db
          .select({ id: orders.id, number: orders.number })
          .from(orders)
          .where(inArray(orders.number, numbers))
          .orderBy(asc(orders.number));
  const idOf = new Map(rows.map(({ id, number }) => [number, id]));
  const rowList: TrackingRow[] = [];
  for (const [number, own] of Map.groupBy(tracked, (one) => one.number)) {
    const orderId = idOf.get(number);
    const stands = orderId
      ? await db.transaction((tx) => takeParcels(tx, operator, { orderId, own, carrier, take, withMail }, shop))
      : own.map((): TrackingStand => 'unknown');
    own.forEach(({ trackingNumber }, index) =>
      rowList.push({ orderNumber: orderNumber(number), trackingNumber, stand: stands[index] ?? 'unknown' }),
    );
  }
  return { rowList };
}

interface OrderParcels extends Pick<TrackingList, 'carrier' | 'take' | 'withMail'> {
  orderId: string;
  own: readonly TrackedParcel[];
}

async function takeParcels(
  tx: Database,
  operator: Operator,
  { orderId, own, carrier, take, withMail }: OrderParcels,
  shop: ShopDoor,
): Promise<TrackingStand[]> {
  const order = await lockOrder(tx, orderId);
  const present = new Set(
    (
      await tx
        .select({ trackingNumber: parcels.trackingNumber })
        .from(parcels)
        .where(
          and(
            eq(parcels.orderId, orderId),
            inArray(
              parcels.trackingNumber,
              own.map(({ trackingNumber }) => trackingNumber),
            ),
          ),
        )
    ).map(({ trackingNumber }) => trackingNumber),
  );
  const pieces = (await readPieces(tx, orderId)).map((line) => ({ lineId: line.lineId, quantity: openPieces(line) }));
  const left = pieces.filter(({ quantity }) => quantity > 0);
  const isOpen = order.status === 'paid' && left.length > 0;
  const fresh = own.filter(({ trackingNumber }) => !present.has(trackingNumber));
  if (take && isOpen) {
    for (const [index, { trackingNumber }] of fresh.entries()) {
      const isLast = index === fresh.length - 1;
      const carriage = { carrier, carrierName: '', carrierUrl: '', trackingNumber };
      const lineList = isLast ? left : [];
      await packParcel(tx, { order, operator, carriage, lineList, isShipped: isLast, withMail }, shop);
    }
    if (fresh.length > 0)
      await audit(tx, operator, {
        action: 'order.tracking.imported',
        subject: { kind: 'order', id: orderId },
        after: { carrier, trackingNumbers: fresh.map(({ trackingNumber }) => trackingNumber) },
      });
  }
  const open = take ? 'added' : 'new';
  return own.map(({ trackingNumber }) => (present.has(trackingNumber) ? 'present' : isOpen ? open : 'closed'));
}
