import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { orderOnWire } from '../orders/read-order.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readProjects } from '../projects/read-projects.ts';
import { readOwnReports } from '../reports/report-content.ts';
import { readOwnStockNotices } from '../stock-notices/end-stock-notices.ts';
import { exportOwnData, type OwnDataParts } from './export-own-data.ts';

/** What the copy of a person's data needs. The parts give whole addresses: it is read outside of the shop. */
export type PersonDataParts = OwnDataParts & { guestKey: GuestKey };

/**
 * Everything that is kept about a person, by their address: of an account what its owner would get, and what was ordered
 * as a guest with the same address.
 */
export async function exportPerson(
  db: Database,
  { accountId, email }: { accountId: string | null; email: string },
  locale: Locale,
  parts: PersonDataParts,
) {
  const account = accountId === null ? null : await exportOwnData({ db, accountId, sessionId: null, locale }, parts);
  return {
    exportedAt: new Date().toISOString(),
    email,
    account,
    guest: {
      ...(await guestOrdersOf(db, email, parts)),
      // An account's own copy has them.
      reportList: account ? [] : await readOwnReports(db, email),
      stockNoticeList: account ? [] : await readOwnStockNotices(db, email),
    },
  };
}

async function guestOrdersOf(db: Database, email: string, parts: PersonDataParts) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNull(orders.accountId), isNotNull(orders.guestKeyHash), sql`lower(${orders.email}) = ${email}`))
    .orderBy(desc(orders.createdAt), desc(orders.number));
  const orderList: Awaited<ReturnType<typeof orderOnWire>>[] = [];
  const projectList: Awaited<ReturnType<typeof readProjects>> = [];
  for (const row of rows) {
    orderList.push(await orderOnWire(db, row, { signUrl: parts.signUrl }));
    const owner = { orderKey: parts.guestKey(row.id) };
    projectList.push(...(await readProjects(db, { owner, where: eq(orders.id, row.id) }, parts)));
  }
  return { orderList, projectList };
}
