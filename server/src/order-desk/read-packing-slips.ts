import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { addressRows } from '../location/address-rows.ts';
import { lineDetails } from '../orders/line-details.ts';
import { orderNumber } from '../orders/order-number.ts';
import { type OrderRow, orderOnWire, type OrderSigners } from '../orders/read-order.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { projects } from '../projects/tables.ts';
import { destinationsOf } from './deliver-to.ts';
import { readPieces } from './line-pieces.ts';
import { personalTexts } from './personal-texts.ts';
import type { PackingSlip, SlipLine } from './packing-slip-pdf.ts';

/** The bytes of a picture of the shop by its address; null when it is not there. */
export type ReadPicture = (url: string) => Promise<Buffer | null>;

/** The packing slips of these orders, in the order of `orderIds`; fails when there is one that does not exist. */
export async function readPackingSlips(
  db: Database,
  orderIds: readonly string[],
  signers: OrderSigners,
  readPicture: ReadPicture,
): Promise<PackingSlip[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const destinations = await destinationsOf(db, rows);
  const slips: PackingSlip[] = [];
  for (const orderId of orderIds) {
    const row = rows.find(({ id }) => id === orderId) ?? fail('ORDER_NOT_FOUND');
    const { address, deliveryMethod } = destinations.get(orderId) ?? row;
    const locale = localeOf(row.locale);
    slips.push({
      number: orderNumber(row.number),
      orderedAt: row.createdAt,
      locale,
      currency: row.currency,
      addressRowList: address ? addressRows(address, locale) : [],
      deliveryMethod: deliveryMethod?.name ?? '',
      lineList: await linesOf(db, row, signers, readPicture),
      giftMessage: row.giftMessage,
    });
  }
  return slips;
}

async function linesOf(
  db: Database,
  row: OrderRow,
  signers: OrderSigners,
  readPicture: ReadPicture,
): Promise<SlipLine[]> {
  const { itemList } = await orderOnWire(db, row, signers);
  const pieces = new Map((await readPieces(db, row.id)).map((line) => [line.lineId, line]));
  const codes = new Map(
    (
      await db
        .select({ lineId: projects.orderLineId, code: projects.viewerCode })
        .from(projects)
        .where(eq(projects.orderId, row.id))
    ).map(({ lineId, code }) => [lineId, code]),
  );
  const lines: SlipLine[] = [];
  for (const item of itemList) {
    const quantity = item.quantity - (pieces.get(item.id)?.cancelled ?? 0);
    if (quantity <= 0) continue;
    const textList = personalTexts(item.customizationList);
    const withoutTexts = {
      ...item,
      customizationList: item.customizationList.filter(({ kind, input }) => kind !== 'text' || !input),
    };
    lines.push({
      name: item.product.name,
      sku: item.product.sku,
      quantity,
      detailList: lineDetails(withoutTexts, localeOf(row.locale)),
      textList,
      code: codes.get(item.id) ?? null,
      picture: await smallPicture(item.picture?.url ?? item.mainImageUrl, readPicture),
      unitPrice: item.unitPrice,
    });
  }
  return lines;
}

/** As a PDF takes it, and no larger than it is printed. */
async function smallPicture(url: string, readPicture: ReadPicture): Promise<Buffer | null> {
  const bytes = await readPicture(url);
  if (!bytes) return null;
  return sharp(bytes)
    .resize(260, 260, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
