import { lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { stockNotices } from './tables.ts';

/** For so many days is waited; who has heard nothing by then has bought something else. */
export const waitingDays = 180;
/** For so many days after the mail its link works. */
export const sentDays = 30;

/** Deletes addresses that are not needed any more. */
export async function deleteOldStockNotices(db: Database): Promise<void> {
  await db
    .delete(stockNotices)
    .where(or(lt(stockNotices.sentAt, ago(sentDays)), lt(stockNotices.createdAt, ago(waitingDays))));
}

const ago = (days: number): SQL => sql`now() - make_interval(days => ${days})`;
