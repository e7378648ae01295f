import { eq, inArray, max, sql } from 'drizzle-orm';
import { arrivalDays, shipDay } from '@afterimage/contract/values/working-days.ts';
import { products } from '../../catalogue/tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { readCalendar } from './workshop-settings.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'deliveryMinDays' | 'deliveryMaxDays'>;

/** What is to be made: the lines of an order, a product by its number or its slug, several products, or any. */
type Work = { orderId: string } | { productId: string } | { productIds: readonly number[] } | null;

/** The working days that something takes: those of its slowest product. */
async function productionDaysOf(db: Database, work: Work, defaultDays: number): Promise<number> {
  if (!work) return defaultDays;
  const days = max(sql<number>`coalesce(${products.productionDays}, ${defaultDays}::int)`);
  const [row] = await ('orderId' in work
    ? db
        .select({ days })
        .from(orderLines)
        .leftJoin(products, eq(products.id, orderLines.productId))
        .where(eq(orderLines.orderId, work.orderId))
    : db
        .select({ days })
        .from(products)
        .where(
          'productIds' in work
            ? inArray(products.id, [...work.productIds])
            : // No slug is made of digits alone.
              sql`${work.productId} in (${products.slug}, ${products.id}::text)`,
        ));
  return Number(row?.days ?? defaultDays);
}

/** A way of delivery, as long as it takes. */
interface Way {
  minDays: number;
  maxDays: number;
}

interface Dates {
  productionDays: number;
  shipOn: string;
  /** Between which days it arrives, by each way. */
  arrivals: { from: string; until: string }[];
}

/**
 * When something leaves that is paid at a moment, and when it arrives. Product page, checkout, order and desk all have their
 * dates from here, so that they name the same day.
 */
export async function datesOf(
  db: Database,
  work: Work,
  ways: readonly Way[],
  paidAt: Date = new Date(),
): Promise<Dates> {
  const calendar = await readCalendar(db);
  const productionDays = await productionDaysOf(db, work, calendar.productionDays);
  const shipOn = shipDay(paidAt, productionDays, calendar);
  return { productionDays, shipOn, arrivals: ways.map((way) => arrivalDays(shipOn, way)) };
}

/** Stores with an order that is being paid when it is to leave and to arrive. Once it has a date, it keeps it. */
export async function promiseDates(tx: Database, order: Order, paidAt?: Date): Promise<void> {
  const { deliveryMinDays: minDays, deliveryMaxDays: maxDays } = order;
  const ways = minDays === null || maxDays === null ? [] : [{ minDays, maxDays }];
  const { shipOn, arrivals } = await datesOf(tx, { orderId: order.id }, ways, paidAt);
  const [arrival] = arrivals;
  await tx
    .update(orders)
    .set({
      shipOn: sql`coalesce(${orders.shipOn}, ${shipOn}::date)`,
      arrivesFrom: sql`coalesce(${orders.arrivesFrom}, ${arrival?.from ?? null}::date)`,
      arrivesUntil: sql`coalesce(${orders.arrivesUntil}, ${arrival?.until ?? null}::date)`,
    })
    .where(eq(orders.id, order.id));
}
