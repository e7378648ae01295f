import { type SQL, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { mostCounted } from '@afterimage/contract/values/incidents.ts';
import { isOpenDay, nextOpenDay } from '@afterimage/contract/values/working-days.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { cappedCount } from '../platform/lists/capped-count.ts';
import { readWorkshopSettings } from '../workshop/calendar/workshop-settings.ts';

const mostListed = 20;

type Promised = Pick<Reply<'getToday'>, 'late' | 'due' | 'cutOffAt'>;

/** The paid orders that should have left before a day, those that leave by the next day of work, and the day's cut-off. */
export async function readPromised(
  db: Database,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Promised> {
  const { cutOff, closedWeekdayList, closedDateList } = await readWorkshopSettings(db);
  const calendar = { cutOff, timeZone, closedWeekdays: closedWeekdayList, closedDates: closedDateList };
  const lastDue = nextOpenDay(day, calendar);
  const { rows } = await db.execute<{ at: string }>(sql`select
    to_char((${day}::date + ${cutOff}::time) at time zone ${timeZone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`);
  return {
    cutOffAt: isOpenDay(day, calendar) ? (rows[0]?.at ?? null) : null,
    late: await readUnsent(db, sql`${orders.shipOn} < ${day}::date`),
    due: await readUnsent(db, sql`${orders.shipOn} between ${day}::date and ${lastDue}::date`),
  };
}

async function readUnsent(db: Database, promised: SQL): Promise<Promised['late']> {
  const { rows } = await db.execute<{
    id: string;
    number: string;
    promisedOn: string;
    paidAt: string | Date;
    status: string;
    count: number;
  }>(sql`
    select *, count(*) over ()::int as count from (
      select ${orders.id} as id, ${orders.number} as number, ${orders.shipOn}::text as "promisedOn",
        ${orders.paidAt} as "paidAt", ${orders.status} as status
      from ${orders} where ${orders.status} = 'paid' and ${orders.paidAt} is not null and ${promised}
      order by ${orders.shipOn}, ${orders.number} limit ${mostCounted + 1}
    ) as unsent order by "promisedOn", number limit ${mostListed}`);
  return {
    ...cappedCount(rows[0]?.count ?? 0, mostCounted),
    orderList: rows.map(({ id, number, promisedOn, paidAt, status }) => ({
      orderId: id,
      orderNumber: orderNumber(Number(number)),
      promisedOn,
      paidAt: new Date(paidAt).toISOString(),
      status,
    })),
  };
}
