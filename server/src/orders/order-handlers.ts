import { and, count, desc, eq, getTableColumns, inArray, isNotNull, ne } from 'drizzle-orm';
import type { OrderSummary } from '@afterimage/contract/orders.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from './tables.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { orderNumber } from './order-number.ts';
import { orderPreviewUrl } from './order-preview.ts';
import { presentSlots } from './present-slots.ts';
import type { OrderOwner } from './order-owner.ts';
import { findOrder, orderOnWire, type OrderSigners } from './read-order.ts';
import { reorder } from './reorder.ts';

/** The calls on orders; an order of somebody else is answered like one that does not exist. */
export function orderHandlers(
  signers: OrderSigners,
): Pick<Handlers, 'listOrders' | 'getOrder' | 'getGuestOrder' | 'reorder'> {
  const read = async ({ db, locale }: Context, owner: OrderOwner, orderId?: string) =>
    orderOnWire(db, await findOrder(db, owner, orderId), signers, locale);
  return {
    listOrders: (context, { query }) => listOrders(context.db, accountOf(context), query, signers.signUrl),
    getOrder: (context, { params }) => read(context, { accountId: accountOf(context) }, params.orderId),
    reorder: async (context, { params }) => {
      const { db } = context;
      const accountId = accountOf(context);
      const order = await findOrder(db, { accountId }, params.orderId);
      const outcome = await reorder(db, accountId, order.id);
      return { ...(await readCart(db, { accountId }, signers.signUrl, context.locale)), ...outcome };
    },
    getGuestOrder: (context, { params }) => read(context, params),
  };
}

async function listOrders(
  db: Database,
  accountId: string,
  page: { pageNum: number; pageSize: number },
  signUrl: SignUrl,
) {
  // An order that was opened and never completed is a visit to the checkout, not yet something that was ordered.
  const isPlacedOrder = and(eq(orders.accountId, accountId), ne(orders.status, 'open'), isNotNull(orders.address));
  const [countRow] = await db.select({ total: count() }).from(orders).where(isPlacedOrder);
  const rows = await db
    .select()
    .from(orders)
    .where(isPlacedOrder)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(page.pageSize)
    .offset(page.pageNum * page.pageSize);
  const ids = rows.map(({ id }) => id);
  const { printTemplate: _, ...lineColumns } = getTableColumns(orderLines);
  const lines = await db
    .select(lineColumns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.position);
  const slots = await presentSlots(db, lines);
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
      mainImageUrlList: [...new Set(own.map(pictureUrlOf))],
      lineList: own.map((line) => ({
        name: line.name,
        quantity: line.quantity,
        pictureUrl: pictureUrlOf(line),
        previewUrl: orderPreviewUrl(line, slots.get(line.id), signUrl),
      })),
    };
  });
  return { orderList, total: countRow?.total ?? 0 };
}

const pictureUrlOf = ({ picture, mainImageUrl }: Pick<typeof orderLines.$inferSelect, 'picture' | 'mainImageUrl'>) =>
  picture?.url ?? mainImageUrl;
