import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { storedOperatorLocale } from '../platform/locale/request-locale.ts';
import { operators } from './tables.ts';

/** The language of mails to the shop's mailbox: that of its first owner. */
export async function shopLocale(db: Database): Promise<Locale> {
  const [owner] = await db
    .select({ locale: operators.locale })
    .from(operators)
    .where(and(eq(operators.role, 'owner'), isNull(operators.removedAt)))
    .orderBy(asc(operators.createdAt), asc(operators.id))
    .limit(1);
  return storedOperatorLocale(owner?.locale ?? '');
}
