import { sql } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { dayAfter, periodBefore } from '../shop-settings/shop-days.ts';
import { readBestSellers, readBestVariants, readGoods, type SoldSpan } from './read-sold-variants.ts';
import { addSales, noSales, type OrdersDay, type SalesDay, stepsOf } from './sales-periods.ts';
import { type DaySpan, isRefund, readDailySales, within } from './sum-up-sales.ts';
import { salesDays } from './tables.ts';

/** So many of the best sold products and variants are part of the figures. */
const mostBestSellers = 10;
const mostInFiles = 100_000;

type Query = Checked<'getSales'>['query'];

/** The days of a period and of the period before: those that are stored, and those that are summed up now. */
async function soldSpan(db: Database, { from, to }: Query): Promise<SoldSpan> {
  const { timeZone, currency } = await readShopSettings(db);
  const before = periodBefore({ from, to });
  const stored = await lastStoredDay(db, { timeZone, currency });
  const live: DaySpan = { from: stored < before.from ? before.from : dayAfter(stored), to, timeZone, currency };
  return { from, before: before.from, live };
}

/** The sales of a period, the best sellers, and the period before. */
export async function readSales(db: Database, query: Query, locale: Locale): Promise<Reply<'getSales'>> {
  const { from, to, by } = query;
  const span = await soldSpan(db, query);
  const { timeZone, currency } = span.live;
  const before = periodBefore({ from, to });
  const goods = new Map((await readGoods(db, span)).map(({ day, ...sums }) => [day, sums]));
  const days = [
    ...(await readStored(db, { ...span.live, from: before.from })),
    ...(await readDailySales(db, span.live)),
  ].map((day): SalesDay => ({ ...noSales, ...goods.get(day.day), ...day }));
  const sumOf = (first: string, last: string) =>
    days
      .filter(({ day }) => day >= first && day <= last)
      .map(sumsOf)
      .reduce(addSales, noSales);
  return {
    from,
    to,
    by,
    timeZone,
    currency,
    itemList: stepsOf(days, { from, to, by }),
    total: sumOf(from, to),
    before: { ...before, ...sumOf(before.from, before.to) },
    beforeList: stepsOf(days, { ...before, by }),
    otherCurrencyList: await readOtherCurrencies(db, { ...span.live, from }),
    bestSellerList: await readBestSellers(db, { span, locale, most: mostBestSellers }),
    bestVariantList: await readBestVariants(db, { span, locale, most: mostBestSellers }),
  };
}

/** All that was sold in a period, for files. */
export async function readAllSold(db: Database, query: Query, of: { table: 'products' | 'variants'; locale: Locale }) {
  const span = await soldSpan(db, query);
  const read = of.table === 'products' ? readBestSellers : readBestVariants;
  return {
    currency: span.live.currency,
    table: of.table,
    rows: await read(db, { span, locale: of.locale, most: mostInFiles }),
  };
}

const sumsOf = ({ day: _, ...sums }: SalesDay) => sums;

/** The last day that is summed up, without gaps before it; '' when none is. */
async function lastStoredDay(
  db: Database,
  { timeZone, currency }: Pick<DaySpan, 'timeZone' | 'currency'>,
): Promise<string> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select max(day)::text as day from ${salesDays} where time_zone = ${timeZone} and currency = ${currency}`,
  );
  return rows[0]?.day ?? '';
}

async function readStored(db: Database, { from, to, timeZone, currency }: DaySpan): Promise<OrdersDay[]> {
  const { rows } = await db.execute<OrdersDay & Record<string, unknown>>(sql`
    select day::text, orders, revenue::float8 as revenue, pieces, personalized_pieces as "personalizedPieces",
      refunded::float8 as refunded
    from ${salesDays} where day between ${from} and ${to} and time_zone = ${timeZone} and currency = ${currency}`);
  return rows;
}

/** What was sold in other currencies than the shop's present one: it is told apart, and never added up. */
async function readOtherCurrencies(db: Database, span: DaySpan): Promise<Reply<'getSales'>['otherCurrencyList']> {
  const { rows } = await db.execute<Reply<'getSales'>['otherCurrencyList'][number]>(sql`
    select currency, sum(orders)::int as orders, sum(revenue)::float8 as revenue, sum(refunded)::float8 as refunded
    from (
      select currency, count(*) as orders, sum(total::bigint) as revenue, 0 as refunded from ${orders}
      where ${within(sql`paid_at`, span)} and currency <> ${span.currency} group by 1
      union all select currency, 0, 0, sum(amount::bigint) from ${refunds}
      where ${isRefund} and ${within(sql`done_at`, span)} and currency <> ${span.currency} group by 1
    ) as others group by 1 order by 1`);
  return rows;
}
