import { eq, max, sql } from 'drizzle-orm';
import { arrivalDays, shipDay } from '@afterimage/contract/values/working-days.ts';
import { products } from '../../catalogue/tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { readCalendar } from './workshop-settings.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'deliveryMinDays' | 'deliveryMaxDays'>;

/** The working days that an order takes: those of its slowest product. */
async function productionDaysOf(db: Database, orderId: string, defaultDays: number): Promise<number> {
  const [row] = await db
    .select({ days: max(sql<number>`coalesce(${products.productionDays}, ${defaultDays}::int)`) })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId));
  return Number(row?.days ?? defaultDays);
}

/**
 * The day on which an order leaves that is paid at a moment. The checkout shows it by the same function, so that the shop
 * window and the desk name one date.
 */
async function shipDayOf(db: Database, orderId: string | null, paidAt: Date): Promise<string> {
  const calendar = await readCalendar(db);
  const { productionDays } = calendar;
  const days = orderId === null ? productionDays : await productionDaysOf(db, orderId, productionDays);
  return shipDay(paidAt, days, calendar);
}

/** Stores with an order that is being paid when it is to leave and to arrive. Once it has a date, it keeps it. */
export async function promiseDates(tx: Database, order: Order, paidAt = new Date()): Promise<void> {
  const shipOn = await shipDayOf(tx, order.id, paidAt);
  const { deliveryMinDays: minDays, deliveryMaxDays: maxDays } = order;
  const arrival = minDays === null || maxDays === null ? null : arrivalDays(shipOn, { minDays, maxDays });
  await tx
    .update(orders)
    .set({
      shipOn: sql`coalesce(${orders.shipOn}, ${shipOn}::date)`,
      arrivesFrom: sql`coalesce(${orders.arrivesFrom}, ${arrival?.from ?? null}::date)`,
      arrivesUntil: sql`coalesce(${orders.arrivesUntil}, ${arrival?.until ?? null}::date)`,
    })
    .where(eq(orders.id, order.id));
}
