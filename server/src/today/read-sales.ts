import { sql } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { loadTexts } from '../translations/translate.ts';
import { addSales, dayAfter, noSales, periodBefore, type SalesDay, stepsOf } from './sales-periods.ts';
import { type DaySpan, productSales, readDailySales } from './sum-up-sales.ts';
import { productSalesDays, salesDays } from './tables.ts';

const mostBestSellers = 10;

/** The sales of a period, the best sellers, and the period before. */
export async function readSales(
  db: Database,
  { from, to, by }: Checked<'getSales'>['query'],
  locale: Locale,
): Promise<Reply<'getSales'>> {
  const { timeZone, currency } = await readShopSettings(db);
  const before = periodBefore({ from, to });
  const stored = await lastStoredDay(db, timeZone);
  const live: DaySpan = { from: stored < before.from ? before.from : dayAfter(stored), to, timeZone };
  const days = [...(await readStored(db, { from: before.from, to, timeZone })), ...(await readDailySales(db, live))];
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
    itemList: stepsOf(days, {
      from,
      to,
      by,
    }),
    total: sumOf(from, to),
    before: {
      ...before,
      ...sumOf(before.from, before.to),
    },
    bestSellerList: await readBestSellers(db, {
      from,
      before: before.from,
      live,
      locale,
    }),
  };
}

const sumsOf = ({ day: _, ...sums }: SalesDay) => sums;

/** The last day that is summed up, without gaps before it; '' when none is. */
async function lastStoredDay(db: Database, timeZone: string): Promise<string> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select max(day)::text as day from ${salesDays} where time_zone = ${timeZone}`,
  );
  return rows[0]?.day ?? '';
}

async function readStored(db: Database, { from, to, timeZone }: DaySpan): Promise<SalesDay[]> {
  const { rows } = await db.execute<SalesDay & Record<string, unknown>>(sql`
    select day::text, orders, revenue::float8 as revenue, pieces, personalized_pieces as "personalizedPieces",
      refunded::float8 as refunded
    from ${salesDays} where day between ${from} and ${to} and time_zone = ${timeZone}`);
  return rows;
}

async function readBestSellers(
  db: Database,
  { from, before, live, locale }: { from: string; before: string; live: DaySpan; locale: Locale },
): Promise<Reply<'getSales'>['bestSellerList']> {
  const fresh =
    live.from > live.to
      ? sql``
      : sql`union all select day, product_id, pieces, revenue from (${productSales(live)}) as fresh`;
  const { rows } = await db.execute<Reply<'getSales'>['bestSellerList'][number]>(sql`
    select products.id as "productId", products.name, products.slug, top.pieces, top.revenue, top."piecesBefore"
    from (
      select product_id, coalesce(sum(pieces) filter (where day >= ${from}::date), 0)::int as pieces,
        coalesce(sum(revenue) filter (where day >= ${from}::date), 0)::float8 as revenue,
        coalesce(sum(pieces) filter (where day < ${from}::date), 0)::int as "piecesBefore"
      from (
        select day, product_id, pieces, revenue from ${productSalesDays}
        where day between ${before} and ${live.to} and day < ${live.from}::date
        ${fresh}
      ) as sold
      group by 1 having sum(pieces) filter (where day >= ${from}::date) > 0
      order by 2 desc, 3 desc, 1 limit ${mostBestSellers}
    ) as top join products on products.id = top.product_id
    order by 4 desc, 5 desc, 1`);
  const texts = await loadTexts(db, locale, { product: rows.map(({ productId }) => productId) }, ['name']);
  return rows.map((row) => ({ ...row, name: texts.of('product', row.productId)['name'] ?? row.name }));
}
