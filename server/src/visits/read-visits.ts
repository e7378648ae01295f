import { type SQL, sql } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { visitSteps } from '@afterimage/contract/values/visits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { csvFile } from '../platform/lists/csv-dialect.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { periodBefore, stepStarts } from '../shop-settings/shop-days.ts';
import { visitCounts } from './tables.ts';
import { words } from './visits.words.ts';

type Query = Checked<'getVisits'>['query'];
type Visits = Reply<'getVisits'>;
type Counts = Visits['total'];
type Day = Counts & { day: string };

/** How often each step was taken in a period, beside the period before. */
export async function readVisits(db: Database, query: Query): Promise<Visits> {
  const { from, to, by, device } = query;
  const { timeZone } = await readShopSettings(db);
  const before = periodBefore({ from, to });
  const counted = await readCounted(db, { ...query, from: before.from });
  const paid = device ? null : await readPaid(db, { ...query, from: before.from }, timeZone);
  const none: Counts = { visit: 0, product: 0, studio: 0, cart: 0, paid: paid && 0 };
  const days = [...counted, ...(paid ?? [])].map((day): Day => ({ ...none, ...day }));
  const sum = (list: readonly Day[]): Counts => list.map(({ day: _, ...counts }) => counts).reduce(added, none);
  const within = (first: string, last: string) => days.filter(({ day }) => day >= first && day <= last);
  const steps = (span: { from: string; to: string }) => {
    const starts = stepStarts({ ...span, by });
    return starts.map((start, at) => {
      const next = starts[at + 1];
      const own = within(start, span.to).filter(({ day }) => next === undefined || day < next);
      return { start, ...sum(own) };
    });
  };
  return {
    from,
    to,
    timeZone,
    countedSince: await readFirstDay(db),
    itemList: steps({ from, to }),
    total: sum(within(from, to)),
    before: { ...before, ...sum(within(before.from, before.to)) },
    beforeList: steps(before),
  };
}

const added = (a: Counts, b: Counts): Counts => ({
  visit: a.visit + b.visit,
  product: a.product + b.product,
  studio: a.studio + b.studio,
  cart: a.cart + b.cart,
  paid: a.paid === null || b.paid === null ? null : a.paid + b.paid,
});

async function readCounted(
  db: Database,
  { from, to, locale, device }: Query,
): Promise<(Partial<Counts> & { day: string })[]> {
  const columns = visitSteps.map(
    (step) => sql`coalesce(sum(count) filter (where step = ${step}), 0)::int as ${sql.identifier(step)}`,
  );
  const only = (column: SQL, value: string | undefined) =>
    value === undefined ? sql`` : sql`and ${column} = ${value}`;
  const { rows } = await db.execute<Partial<Counts> & { day: string }>(sql`
    select day::text, ${sql.join(columns, sql`, `)} from ${visitCounts}
    where day between ${from} and ${to} ${only(sql`locale`, locale)} ${only(sql`device`, device)} group by 1`);
  return rows;
}

/** Orders count on the day of the shop on which they were paid. */
async function readPaid(
  db: Database,
  { from, to, locale }: Query,
  timeZone: string,
): Promise<{ day: string; paid: number }[]> {
  const { rows } = await db.execute<{ day: string; paid: number }>(sql`
    select (paid_at at time zone ${timeZone})::date::text as day, count(*)::int as paid from ${orders}
    where paid_at >= ${from}::date::timestamp at time zone ${timeZone}
      and paid_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      ${locale === undefined ? sql`` : sql`and locale = ${locale}`}
    group by 1`);
  return rows;
}

async function readFirstDay(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`select min(day)::text as day from ${visitCounts}`);
  return rows[0]?.day ?? null;
}

/** The steps of a period as comma-separated values. */
export async function exportVisits(db: Database, query: Query, locale: Locale) {
  const { itemList, from, to } = await readVisits(db, query);
  const { file, start, ...titles } = inLocale(words, locale);
  const columns = [...visitSteps, 'paid'] as const;
  const rows = itemList.map((item) => [item.start, ...columns.map((column) => String(item[column] ?? ''))]);
  return csvFile(`${file}-${from}-${to}.csv`, [[start, ...columns.map((column) => titles[column])], ...rows], locale);
}
