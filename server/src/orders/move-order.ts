import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { orders } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { linePictures } from './mail/line-pictures.ts';
import { mailAboutOrder } from './mail/mail-about-order.ts';
import { shippedKind, shippedMail } from './mail/order-news.ts';
import type { GuestKey } from './guest-key.ts';
import { addressed, orderAddress } from './order-addresses.ts';
import { orderNumber } from './order-number.ts';
import { moveLinesOfOrder } from './line-states/move-lines.ts';
import { statusAfter } from './order-status.ts';
import type { OrderRow } from './read-order.ts';

/** What the shop's people do with an order, once it is in the making. */
export const moves = ['shipped', 'delivered'] as const;
type Move = (typeof moves)[number];

/** Who moves an order on, and where its customer finds it. */
interface MovingShop {
  shopUrl: string;
  guestKey: GuestKey;
  /** Null: a page of the demo, or a provider. */
  operator?: Operator | null;
}

/** Moves an order on and tells its customer when it leaves the house; fails with ORDER_CLOSED where that cannot be. */
export async function moveOrder(
  db: Database,
  orderId: string,
  move: Move,
  { operator = null, ...shop }: MovingShop,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
    if (!order) return fail('ORDER_NOT_FOUND');
    const status = statusAfter(order.status, move) ?? fail('ORDER_CLOSED');
    if (move === 'shipped') await moveLinesOfOrder(tx, orderId, { to: 'shipped', operator, catchUp: true });
    // What leaves the house was made, also when nobody said so.
    await tx.update(orders).set({ status, productionStartedAt: productionStart }).where(eq(orders.id, orderId));
    if (move === 'shipped') await mailShipped(tx, order, shop);
    return { ...order, status };
  });
}

/** Says that a paid order is being made: photos and texts stand still from now on. Said twice, it changes nothing. */
export async function startProduction(db: Database, orderId: string, operator: Operator | null = null): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
    if (!order) return fail('ORDER_NOT_FOUND');
    if (order.status !== 'paid') return fail('ORDER_CLOSED');
    // What is being made has been checked.
    await moveLinesOfOrder(tx, orderId, { from: ['check', 'proof'], to: 'ready', operator });
    await tx.update(orders).set({ productionStartedAt: productionStart }).where(eq(orders.id, orderId));
  });
}

const productionStart = sql`coalesce(${orders.productionStartedAt}, clock_timestamp())`;

async function mailShipped(
  tx: Database,
  order: OrderRow,
  { shopUrl, guestKey }: { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const address = addressed(order, guestKey);
  const pictures = await linePictures(tx, order.id, { shopUrl, locale: address.locale });
  const mail = shippedMail(
    {
      to: order.email,
      shopUrl,
      locale: address.locale,
      number: orderNumber(order.number),
      orderUrl: shopUrl + orderAddress(address),
      pictures: pictures.values(),
      promised: order,
      deliveryMethod: order.deliveryMethod,
    },
    await ownTexts(tx, shippedKind, address.locale),
  );
  await mailAboutOrder(tx, order.id, mail);
}
