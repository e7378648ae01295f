import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewParcel } from '@afterimage/contract/admin/order-desk.ts';
import { type Carriage, carrierOf } from '@afterimage/contract/values/carriers.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../operators/audit.ts';
import { moveLines } from '../orders/line-states/move-lines.ts';
import { statusAfter } from '../orders/order-status.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { type LinePieces, openPieces, readPieces, takePieces } from './line-pieces.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { words } from './order-desk.words.ts';
import { parcelKind, parcelNews } from './order-letters.ts';
import { type ShopDoor, tellCustomer } from './order-news.ts';
import { parcelLines, parcels } from './tables.ts';

type ParcelRow = typeof parcels.$inferSelect;

function checkCarriage({ carrier, carrierName, carrierUrl }: Carriage): void {
  if (carrier !== 'other') return;
  if (carrierName === '')
    fail('INVALID_REQUEST', (locale) => ({ fields: { carrierName: inLocale(words, locale).fields.carrierName } }));
  if (carrierUrl !== '' && !carrierUrl.includes('{number}'))
    fail('INVALID_REQUEST', (locale) => ({
      fields: { carrierUrl: inLocale(words, locale).fields.carrierUrl({ number: '{number}' }) },
    }));
}

/** A parcel of some pieces of a paid order; once all pieces are in parcels, the order is shipped. */
export async function addParcel(
  tx: Database,
  operator: Operator,
  orderId: string,
  { lineList, isShipped, withMail, ...carriage }: Omit<NewParcel, 'version'>,
  shop: ShopDoor,
): Promise<void> {
  checkCarriage(carriage);
  const order = await lockOrder(tx, orderId);
  await packParcel(tx, { order, operator, carriage, lineList, isShipped, withMail }, shop);
}

/** What goes into a parcel of an order, whose row is locked; nothing where its content is not told. */
interface Packing {
  order: OrderRow;
  operator: Operator;
  carriage: Carriage;
  lineList: readonly { lineId: string; quantity: number }[];
  isShipped: boolean;
  withMail: boolean;
}

/** The part of `addParcel` in its transaction; fails with ORDER_CLOSED where the order is not in the making. */
export async function packParcel(tx: Database, packing: Packing, shop: ShopDoor): Promise<void> {
  const { order, operator, carriage, lineList, isShipped, withMail } = packing;
  if (order.status !== 'paid') fail('ORDER_CLOSED');
  const pieces = await readPieces(tx, order.id);
  const taken = takePieces(pieces, lineList, openPieces);
  const [parcel] = await tx
    .insert(parcels)
    .values({ orderId: order.id, operatorName: operator.name, ...carriage, ...(withMail && { mailedAt: sql`now()` }) })
    .returning();
  if (!parcel) fail('INTERNAL');
  const contents = Array.from(taken, ([lineId, quantity]) => ({ lineId, quantity }));
  // The first of several parcels of one order: what is in which, only the packer knows.
  if (contents.length > 0)
    await tx.insert(parcelLines).values(contents.map((line) => ({ parcelId: parcel.id, ...line })));
  const isLast = pieces.every((line) => openPieces(line) === (taken.get(line.lineId) ?? 0));
  if (isShipped) await ship(tx, order, { operator, pieces, taken, isLast });
  if (withMail) await mailParcel(tx, order, parcel, isLast && isShipped ? 'all' : 'part', shop);
  await countChange(tx, order.id);
  await audit(tx, operator, {
    action: 'order.parcel.added',
    subject: { kind: 'order', id: order.id },
    after: { carrier: carrierOf(carriage).name, trackingNumber: carriage.trackingNumber, lineList: contents },
  });
}

interface Shipping {
  operator: Operator;
  pieces: readonly LinePieces[];
  taken: ReadonlyMap<string, number>;
  isLast: boolean;
}

/** Lines of which all pieces have left are shipped, and with the last of them the order. */
async function ship(tx: Database, order: OrderRow, { operator, pieces, taken, isLast }: Shipping): Promise<void> {
  const lines = pieces.flatMap((line) =>
    taken.has(line.lineId) && openPieces(line) === taken.get(line.lineId) ? [{ id: line.lineId }] : [],
  );
  await moveLines(tx, { lines, to: 'shipped', operator, catchUp: true, skipOthers: true });
  const productionStartedAt = sql`coalesce(${orders.productionStartedAt}, clock_timestamp())`;
  const status = isLast ? (statusAfter(order.status, 'shipped') ?? order.status) : order.status;
  await tx.update(orders).set({ status, productionStartedAt }).where(eq(orders.id, order.id));
}

/** Corrects the carrier or the number of a parcel; the customer is told again only if asked for. */
export async function changeParcel(
  db: Database,
  operator: Operator,
  { orderId, parcelId }: { orderId: string; parcelId: string },
  { version, withMail, ...carriage }: Carriage & { version: number; withMail: boolean },
  shop: ShopDoor,
): Promise<void> {
  checkCarriage(carriage);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const isIt = and(eq(parcels.id, parcelId), eq(parcels.orderId, orderId));
    const [before] = await tx.select().from(parcels).where(isIt);
    if (!before) fail('NOT_FOUND');
    const [after] = await tx
      .update(parcels)
      .set({ ...carriage, ...(withMail && { mailedAt: sql`now()` }) })
      .where(isIt)
      .returning();
    if (withMail && after) await mailParcel(tx, order, after, 'corrected', shop);
    await countChange(tx, orderId);
    await audit(tx, operator, {
      action: 'order.parcel.changed',
      subject: { kind: 'order', id: orderId },
      before: { carrier: carrierOf(before).name, trackingNumber: before.trackingNumber },
      after: { carrier: carrierOf(carriage).name, trackingNumber: carriage.trackingNumber },
    });
  });
}

/** Tells the customer how a parcel is followed, and what is in it. */
async function mailParcel(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  kind: 'all' | 'part' | 'corrected',
  shop: ShopDoor,
): Promise<void> {
  const rows = await tx
    .select({ name: orderLines.name, quantity: parcelLines.quantity })
    .from(parcelLines)
    .innerJoin(orderLines, eq(orderLines.id, parcelLines.lineId))
    .where(inArray(parcelLines.parcelId, [parcel.id]))
    .orderBy(orderLines.position, orderLines.id);
  const rowList = rows.map(({ quantity, name }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  await tellCustomer(tx, order, { shop, kind: parcelKind }, (about) => parcelNews(about, { kind, parcel, rowList }));
}
