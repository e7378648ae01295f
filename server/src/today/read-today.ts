import { desc, eq, ne, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { incidentPath } from './incident-path.ts';
import { readPromised } from './promised-orders.ts';
import { readShortStock } from './short-stock.ts';
import { incidents } from './tables.ts';
import { readWaiting } from './waiting-tasks.ts';

const mostIncidents = 50;

type Today = Reply<'getToday'>;

/** What is to be done, what is late and what went wrong; a handful of statements, whatever there is of it. */
export async function readToday(db: Database, operator: Operator): Promise<Today> {
  const { timeZone, currency } = await readShopSettings(db);
  const { rows } = await db.execute<{ day: string; orders: number; revenue: number }>(sql`
    select day::text, (
      select count(*)::int from ${orders} where paid_at >= day::timestamp at time zone ${timeZone}
    ) as orders, (
      select coalesce(sum(total), 0)::float8 from ${orders} where paid_at >= day::timestamp at time zone ${timeZone}
    ) as revenue
    from (select (now() at time zone ${timeZone})::date as day) as present`);
  const { day = '', orders: sold = 0, revenue = 0 } = rows[0] ?? {};
  return {
    day,
    timeZone,
    taskList: await readWaiting(db),
    ...(await readPromised(db, { day, timeZone })),
    incidentList: await listIncidents(db),
    stock: await readShortStock(db),
    sales: mayDo(operator, 'money.read') ? { orders: sold, revenue, currency } : null,
  };
}

const incidentColumns = {
  id: incidents.id,
  kind: incidents.kind,
  state: incidents.state,
  orderId: incidents.orderId,
  number: orders.number,
  cause: incidents.cause,
  occurrences: incidents.occurrences,
  openedAt: incidents.createdAt,
  lastSeenAt: incidents.lastSeenAt,
  mailedAt: incidents.mailedAt,
  acknowledgedAt: incidents.acknowledgedAt,
  acknowledgedBy: incidents.acknowledgedBy,
};

/** The incidents that are not over, open ones first. */
async function listIncidents(db: Database): Promise<Today['incidentList']> {
  const rows = await db
    .select(incidentColumns)
    .from(incidents)
    .leftJoin(orders, eq(orders.id, incidents.orderId))
    .where(ne(incidents.state, 'resolved'))
    .orderBy(desc(sql`${incidents.state} = 'open'`), desc(incidents.createdAt), incidents.id)
    .limit(mostIncidents);
  return rows.map(incidentOnWire);
}

export async function readIncident(db: Database, id: string): Promise<Today['incidentList'][number]> {
  const [row] = await db
    .select(incidentColumns)
    .from(incidents)
    .leftJoin(orders, eq(orders.id, incidents.orderId))
    .where(eq(incidents.id, id));
  return row ? incidentOnWire(row) : fail('NOT_FOUND');
}

type IncidentRow = {
  [Name in keyof typeof incidentColumns]: Name extends 'number'
    ? number | null
    : (typeof incidents.$inferSelect)[Name extends 'openedAt'
        ? 'createdAt'
        : Name & keyof typeof incidents.$inferSelect];
};

const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

function incidentOnWire({ orderId, number, ...row }: IncidentRow): Today['incidentList'][number] {
  return {
    ...row,
    path: incidentPath({ kind: row.kind, orderId }),
    orderNumber: number === null ? null : orderNumber(number),
    openedAt: row.openedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    mailedAt: textOf(row.mailedAt),
    acknowledgedAt: textOf(row.acknowledgedAt),
  };
}
