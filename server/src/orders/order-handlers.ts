import { and, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Order, OrderSummary } from '@afterimage/contract/orders.ts';
import { attributesOf } from '../cart/attributes.ts';
import type { Database } from '../db/connection.ts';
import { orderLines, orders, payments, projects } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { filesOfSlots, slotOnWire } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadFiles } from '../files/stored-files.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import { orderNumber } from './order-number.ts';

type OrderRow = typeof orders.$inferSelect;

/** The calls on orders; an order of somebody else is answered like one that does not exist. */
export function orderHandlers(signUrl: SignUrl): Pick<Handlers, 'listOrders' | 'getOrder'> {
  return {
    listOrders: (context, { query }) => listOrders(context.db, accountOf(context), query),
    getOrder: (context, { params }) => readOrder(context.db, accountOf(context), params.orderId, signUrl),
  };
}

async function listOrders(db: Database, accountId: string, page: { pageNum: number; pageSize: number }) {
  // An order that was opened and never completed is a visit to the checkout, not yet something that was ordered.
  const ordered = and(eq(orders.accountId, accountId), ne(orders.status, 'open'), isNotNull(orders.address));
  const [counted] = await db.select({ total: count() }).from(orders).where(ordered);
  const rows = await db
    .select()
    .from(orders)
    .where(ordered)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(page.pageSize)
    .offset(page.pageNum * page.pageSize);
  const ids = rows.map(({ id }) => id);
  const shown = sql<string>`coalesce(${orderLines.picture} ->> 'url', ${orderLines.mainImageUrl})`;
  const lines = await db
    .select({ orderId: orderLines.orderId, quantity: orderLines.quantity, shown })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.position);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const orderList = rows.map((row): OrderSummary => {
    const own = linesOf.get(row.id) ?? [];
    return {
      id: row.id,
      number: orderNumber(row.number),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      total: row.total,
      currency: row.currency,
      mainImageUrlList: [...new Set(own.map(({ shown }) => shown))],
    };
  });
  return { orderList, total: counted?.total ?? 0 };
}

/** One order of an account. */
export async function readOrder(db: Database, accountId: string, orderId: string, signUrl: SignUrl): Promise<Order> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  if (!row) fail('ORDER_NOT_FOUND');
  const lines = await db
    .select({ line: orderLines, projectId: projects.id })
    .from(orderLines)
    .leftJoin(projects, eq(projects.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position, orderLines.id);
  const fileIds = lines.flatMap(({ line }) => filesOfSlots(line.customizationList));
  const files = await loadFiles(db, fileIds, { accountId });
  const holding = row.holdExpiresAt !== null && row.holdExpiresAt > new Date();
  return {
    id: row.id,
    number: orderNumber(row.number),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    email: row.email,
    address: row.address,
    deliveryMethod: row.deliveryMethod,
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    subtotal: row.subtotal,
    discount: row.discount,
    deliveryPrice: row.deliveryPrice,
    total: row.total,
    currency: row.currency,
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    paymentUrl: holding && row.status === 'awaiting_payment' ? await paymentUrlOf(db, row) : null,
    itemList: lines.map(({ line, projectId }) => ({
      id: line.id,
      product: { id: line.productId, sku: line.sku, name: line.name, slug: line.slug },
      variantId: line.variantId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      listUnitPrice: line.listUnitPrice,
      total: line.quantity * line.unitPrice,
      mainImageUrl: line.mainImageUrl,
      picture: line.picture,
      attribute: attributesOf(line),
      isCustomizable: line.isCustomizable,
      extraList: line.extraList,
      customizationList: line.customizationList.map((slot) => slotOnWire(slot, files, signUrl)),
      projectId,
    })),
  };
}

async function paymentUrlOf(db: Database, order: OrderRow): Promise<string | null> {
  const payable = inArray(payments.status, ['pending', 'failed', 'cancelled']);
  const [payment] = await db
    .select({ url: payments.url })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.amount, order.total), payable))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment?.url ?? null;
}
