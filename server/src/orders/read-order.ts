import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Order, OrderStatus } from '@afterimage/contract/orders.ts';
import { attributesOf } from '../cart/attributes.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { optionIds, translatedOptions } from '../catalogue/attributes.ts';
import { attributeValues, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderEvents, orderLines, orders } from './tables.ts';
import { payments } from '../payments/tables.ts';
import { projects } from '../projects/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { filesOfSlots, slotOnWire } from '../files/filled-slot.ts';
import { orderPreviewUrl } from './order-preview.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadOrderedFiles } from '../files/stored-files.ts';
import type { SignInvoice } from './documents/invoice-url.ts';
import { documentsOnWire } from './documents/read-documents.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { loadTexts } from '../translations/translate.ts';
import { orderNumber } from './order-number.ts';
import { readAfterOrder } from './after-order.ts';
import { readLineStandings } from './line-standing.ts';
import { isOwners, type OrderOwner } from './order-owner.ts';
import { withdrawalsOnWire } from './read-withdrawals.ts';
import { presentSlots } from './present-slots.ts';

// What the values are called today; the line holds their codes.
const color = alias(attributeValues, 'color');
const size = alias(attributeValues, 'size');
const names = {
  colorId: color.id,
  colorName: color.name,
  // What a size is called on this product alone needs no translation.
  sizeId: sql<number | null>`case when ${variants.sizeLabel} is null then ${size.id} end`,
  sizeName: sql<string | null>`coalesce(${variants.sizeLabel}, ${size.name})`,
};

export type OrderRow = typeof orders.$inferSelect;

/** What signs the addresses on an order; without `signInvoice` it names none of its invoice. */
export interface OrderSigners {
  signUrl: SignUrl;
  signInvoice?: SignInvoice | undefined;
}

/** The order of its owner; a guest's key names it already. */
export async function findOrder(db: Database, owner: OrderOwner, orderId?: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOwners(owner), orderId === undefined ? undefined : eq(orders.id, orderId)));
  return row ?? fail('ORDER_NOT_FOUND');
}

/**
 * An order with its lines, as its owner sees it. Colours and sizes are called what they are called today, in `locale`: the
 * language of the order, unless a reader has another.
 */
export async function orderOnWire(
  db: Database,
  row: OrderRow,
  { signUrl, signInvoice }: OrderSigners,
  locale: Locale = localeOf(row.locale),
): Promise<Order> {
  const lines = await db
    .select({ line: orderLines, projectId: projects.id, ...names })
    .from(orderLines)
    .leftJoin(color, and(eq(color.attributeId, 'color'), eq(color.code, orderLines.color)))
    .leftJoin(size, and(eq(size.attributeId, 'size'), eq(size.code, orderLines.size)))
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(projects, eq(projects.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, row.id))
    .orderBy(orderLines.position, orderLines.id);
  const texts = await loadTexts(db, locale, { attribute_value: optionIds(lines) }, ['name']);
  const slots = await presentSlots(
    db,
    lines.map(({ line }) => line),
  );
  const files = await loadOrderedFiles(db, filesOfSlots([...slots.values()].flat()));
  const standings = await readLineStandings(db, row);
  return {
    id: row.id,
    number: orderNumber(row.number),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    productionStartedAt: row.productionStartedAt?.toISOString() ?? null,
    email: row.email,
    ...destinationOf(row),
    deliveryMethod: row.deliveryMethod,
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    subtotal: row.subtotal,
    discount: row.discount,
    deliveryPrice: row.deliveryPrice,
    couponCode: row.couponCode,
    couponDiscount: row.couponDiscount,
    taxList: row.taxList,
    taxDeduction: row.taxDeduction,
    taxReason: row.taxReason,
    vatId: row.vatCheck?.vatId ?? null,
    ...(await withdrawalsOnWire(db, row)),
    ...(await documentsOnWire(db, row, signInvoice)),
    total: row.total,
    currency: row.currency,
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    paymentUrl: await paymentUrlOf(db, row),
    timelineList: await timelineOf(db, row.id),
    itemList: lines.map(({ line, projectId, ...options }) => ({
      id: line.id,
      product: { id: line.productId, sku: line.sku, name: line.name, slug: line.slug },
      variantId: line.variantId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      listUnitPrice: line.listUnitPrice,
      total: line.quantity * line.unitPrice,
      ...picturesOf(line, slots.get(line.id), signUrl),
      attribute: attributesOf({ ...line, ...translatedOptions(options, texts) }),
      isCustomizable: line.isCustomizable,
      extraList: line.extraList,
      customizationList: (slots.get(line.id) ?? []).map((slot) => slotOnWire(slot, files, signUrl)),
      acceptedWarningList: line.acceptedWarningList,
      projectId,
      ...standings.get(line.id),
    })),
    ...(await readAfterOrder(db, row)),
  };
}

/** To whom an order goes. */
function destinationOf({
  address,
  billingAddress,
  giftMessage,
}: OrderRow): Pick<Order, 'address' | 'billingAddress' | 'gift'> {
  return {
    address,
    ...(billingAddress && { billingAddress }),
    ...(giftMessage !== null && { gift: { message: giftMessage } }),
  };
}

const picturesOf = (
  line: typeof orderLines.$inferSelect,
  slots: readonly SoldSlot[] | undefined,
  signUrl: SignUrl,
) => ({
  mainImageUrl: line.mainImageUrl,
  picture: line.picture,
  previewUrl: orderPreviewUrl(line, slots, signUrl),
});

/** Where an order can be paid, as long as its stock is held. */
async function paymentUrlOf(db: Database, order: OrderRow): Promise<string | null> {
  const isHeld = order.holdExpiresAt !== null && order.holdExpiresAt > new Date();
  if (!isHeld || order.status !== 'awaiting_payment') return null;
  const payable = inArray(payments.status, ['requested', 'pending', 'failed', 'cancelled']);
  const [payment] = await db
    .select({ url: payments.url })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.amount, order.total), payable))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment?.url ?? null;
}

const visits: readonly OrderStatus[] = ['open', 'awaiting_payment'];

/** When the order came to each status, oldest first; once it went on, the comings and goings at the checkout do not count. */
async function timelineOf(db: Database, orderId: string) {
  const events = await db
    .select({ status: orderEvents.status, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  const wentOn = events.some(({ status }) => status === 'paid' || status === 'refunded');
  const visibleEvents = events.filter(
    ({ status }, index) => index === 0 || !(visits.includes(status) || (wentOn && status === 'expired')),
  );
  return visibleEvents.map(({ status, at }) => ({ status, at: at.toISOString() }));
}
