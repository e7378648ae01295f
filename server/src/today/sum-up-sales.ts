import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { dayAfter, type SalesDay } from './sales-periods.ts';
import { productSalesDays, salesDays } from './tables.ts';

/** Days of the shop, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
  timeZone: string;
}

const within = (column: SQL, { from, to, timeZone }: DaySpan): SQL => sql`
  ${column} >= ${from}::date::timestamp at time zone ${timeZone}
  and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
const dayIn = (column: SQL, { timeZone }: DaySpan): SQL => sql`(${column} at time zone ${timeZone})::date`;

/**
 * What was sold of each product on each day, computed from the orders: a query for others. An order counts on the day on
 * which it was paid, so that a day that is over does not change any more.
 */
export const productSales = (span: DaySpan): SQL => sql`
  select ${dayIn(sql`o.paid_at`, span)} as day, l.product_id, sum(l.quantity)::int as pieces,
    sum(l.quantity) filter (where l.customization_list <> '[]')::int as personalized,
    sum(l.quantity * l.unit_price::bigint)::bigint as revenue
  from ${orders} o join ${orderLines} l on l.order_id = o.id
  where ${within(sql`o.paid_at`, span)}
  group by 1, 2`;

/** The same of all products together; a day without a sale and a refund has no row. */
const dailySales = (span: DaySpan): SQL => sql`
  with sold as (
    select ${dayIn(sql`paid_at`, span)} as day, count(*)::int as orders, sum(total)::bigint as revenue
    from ${orders} where ${within(sql`paid_at`, span)} group by 1
  ), pieces as (
    select day, sum(pieces)::int as pieces, coalesce(sum(personalized), 0)::int as personalized
    from (${productSales(span)}) as of_products group by 1
  ), refunded as (
    select ${dayIn(sql`done_at`, span)} as day, sum(amount)::bigint as refunded
    from ${refunds} where state = 'done' and cause in ('operator', 'provider') and ${within(sql`done_at`, span)} group by 1
  )
  select day::text, coalesce(orders, 0) as orders, coalesce(revenue, 0)::float8 as revenue, coalesce(pieces, 0) as pieces,
    coalesce(personalized, 0) as "personalizedPieces", coalesce(refunded, 0)::float8 as refunded
  from sold full join pieces using (day) full join refunded using (day)`;

/** Sums up a span of days from the orders. */
export async function readDailySales(db: Database, span: DaySpan): Promise<SalesDay[]> {
  if (span.from > span.to) return [];
  const { rows } = await db.execute<SalesDay & Record<string, unknown>>(dailySales(span));
  return rows;
}

/** Any number of processes may try at once. */
const lock = 727_365_080;
/** So many days at a time. */
const batch = 92;
/** An order that is changed before its production has been paid within these days; they are summed up once more each day. */
const changeable = 35;

/**
 * Stores the sums of the days that are over, so that a year is read as fast as a day; answers how many it stored. What
 * is not stored yet is summed up when it is asked for: nothing depends on when this runs.
 */
export async function storeSales(db: Database, today?: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const { timeZone } = await readShopSettings(tx);
    await tx.execute(sql`delete from ${salesDays} where time_zone <> ${timeZone}`);
    const { rows } = await tx.execute<{
      today: string;
      first: string | null;
      next: string | null;
      stale: string | null;
    }>(sql`
      select present.today::text, (
        select ${dayIn(sql`min(paid_at)`, { from: '', to: '', timeZone })}::text from ${orders}
      ) as first, (select (max(day) + 1)::text from ${salesDays}) as next, (
        select min(day)::text from ${salesDays}
        where day > present.today - ${changeable}::int and created_at < present.today::timestamp at time zone ${timeZone}
      ) as stale
      from (select coalesce(${today ?? null}::date, (now() at time zone ${timeZone})::date) as today) as present`);
    const [state] = rows;
    const from = [state?.stale, state?.next ?? state?.first].filter((day) => typeof day === 'string').toSorted()[0];
    if (!state || from === undefined) return 0;
    const end = dayAfter(state.today, -1);
    const to = [dayAfter(from, batch - 1), end].toSorted()[0] ?? end;
    return from > to ? 0 : storeDays(tx, { from, to, timeZone });
  });
}

async function storeDays(tx: Database, span: DaySpan): Promise<number> {
  const { from, to, timeZone } = span;
  await tx.execute(sql`delete from ${salesDays} where day between ${from} and ${to}`);
  const { rowCount } = await tx.execute(sql`
    insert into ${salesDays} (day, time_zone, orders, revenue, pieces, personalized_pieces, refunded)
    select each::date, ${timeZone}, coalesce(orders, 0), coalesce(revenue, 0), coalesce(pieces, 0),
      coalesce("personalizedPieces", 0), coalesce(refunded, 0)
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each
    left join (${dailySales(span)}) as sums on sums.day = each::date::text`);
  await tx.execute(sql`
    insert into ${productSalesDays} (day, product_id, pieces, revenue)
    select day, product_id, pieces, revenue from (${productSales(span)}) as sold
    where exists (select from products where products.id = sold.product_id)`);
  return rowCount ?? 0;
}
