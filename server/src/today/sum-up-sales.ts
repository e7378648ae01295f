import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { dayAfter } from '../shop-settings/shop-days.ts';
import type { OrdersDay } from './sales-periods.ts';
import { variantSalesDays, salesDays } from './tables.ts';

/** Days of the shop, both ends included, and the currency of the orders that count. */
export interface DaySpan {
  from: string;
  to: string;
  timeZone: string;
  currency: string;
}

export const within = (column: SQL, { from, to, timeZone }: DaySpan): SQL => sql`
  ${column} >= ${from}::date::timestamp at time zone ${timeZone}
  and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
const dayIn = (column: SQL, { timeZone }: Pick<DaySpan, 'timeZone'>): SQL =>
  sql`(${column} at time zone ${timeZone})::date`;

/**
 * What was sold of each variant on each day, computed from the orders: a query for others. An order counts on the day on
 * which it was paid, so that a day that is over does not change any more. Its tax and coupon are shared out among goods and
 * delivery by their prices.
 */
export const variantSales = (span: DaySpan): SQL => sql`
  select day, product_id, variant_id, sum(quantity)::int as pieces,
    coalesce(sum(quantity) filter (where is_personalized), 0)::int as personalized, sum(price)::bigint as revenue,
    round(sum(price * net_share))::bigint as goods,
    coalesce(sum(quantity) filter (where unit_cost is not null), 0)::int as costed_pieces,
    coalesce(round(sum(price * net_share) filter (where unit_cost is not null)), 0)::bigint as costed_goods,
    coalesce(sum(quantity * unit_cost::bigint), 0)::bigint as cost
  from (
    select ${dayIn(sql`o.paid_at`, span)} as day, l.product_id, l.variant_id, l.quantity, l.unit_cost,
      l.customization_list <> '[]' as is_personalized, l.quantity * l.unit_price::bigint as price,
      (o.total - (select coalesce(sum((tax ->> 'tax')::bigint), 0) from jsonb_array_elements(o.tax_list) as tax))::numeric
        / nullif(o.subtotal - o.discount + o.delivery_price, 0) as net_share
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where ${within(sql`o.paid_at`, span)} and o.currency = ${span.currency}
  ) as lines
  group by 1, 2, 3`;

/** Money that went back for something that was sold; other money bought nothing. */
export const isRefund: SQL = sql`state = 'done' and cause in ('operator', 'provider')`;

/** The sums of all orders of each day; a day without a sale and a refund has no row. */
const dailySales = (span: DaySpan): SQL => sql`
  with sold as (
    select ${dayIn(sql`paid_at`, span)} as day, count(*)::int as orders, sum(total)::bigint as revenue
    from ${orders} where ${within(sql`paid_at`, span)} and currency = ${span.currency} group by 1
  ), pieces as (
    select day, sum(pieces)::int as pieces, coalesce(sum(personalized), 0)::int as personalized
    from (${variantSales(span)}) as of_variants group by 1
  ), refunded as (
    select ${dayIn(sql`done_at`, span)} as day, sum(amount)::bigint as refunded
    from ${refunds} where ${isRefund} and currency = ${span.currency} and ${within(sql`done_at`, span)} group by 1
  )
  select day::text, coalesce(orders, 0) as orders, coalesce(revenue, 0)::float8 as revenue, coalesce(pieces, 0) as pieces,
    coalesce(personalized, 0) as "personalizedPieces", coalesce(refunded, 0)::float8 as refunded
  from sold full join pieces using (day) full join refunded using (day)`;

/** Sums up a span of days from the orders. */
export async function readDailySales(db: Database, span: DaySpan): Promise<OrdersDay[]> {
  if (span.from > span.to) return [];
  const { rows } = await db.execute<OrdersDay & Record<string, unknown>>(dailySales(span));
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
    const { timeZone, currency } = await readShopSettings(tx);
    await tx.execute(sql`delete from ${salesDays} where time_zone <> ${timeZone} or currency <> ${currency}`);
    const { rows } = await tx.execute<{
      today: string;
      first: string | null;
      next: string | null;
      stale: string | null;
    }>(sql`
      select present.today::text, (
        select ${dayIn(sql`min(paid_at)`, { timeZone })}::text from ${orders}
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
    return from > to ? 0 : storeDays(tx, { from, to, timeZone, currency });
  });
}

async function storeDays(tx: Database, span: DaySpan): Promise<number> {
  const { from, to, timeZone, currency } = span;
  await tx.execute(sql`delete from ${salesDays} where day between ${from} and ${to}`);
  const { rowCount } = await tx.execute(sql`
    insert into ${salesDays} (day, time_zone, currency, orders, revenue, pieces, personalized_pieces, refunded)
    select each::date, ${timeZone}, ${currency}, coalesce(orders, 0), coalesce(revenue, 0), coalesce(pieces, 0),
      coalesce("personalizedPieces", 0), coalesce(refunded, 0)
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each
    left join (${dailySales(span)}) as sums on sums.day = each::date::text`);
  await tx.execute(sql`
    insert into ${variantSalesDays}
      (day, product_id, variant_id, pieces, revenue, goods, costed_pieces, costed_goods, cost)
    select day, product_id, variant_id, pieces, revenue, coalesce(goods, 0), costed_pieces, costed_goods, cost
    from (${variantSales(span)}) as sold
    where exists (select from products where products.id = sold.product_id)`);
  return rowCount ?? 0;
}
