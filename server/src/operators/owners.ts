import { and, eq, isNull } from 'drizzle-orm';
import { baseLocale } from '@afterimage/words/locale.ts';
import { operators } from './tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { type InitialSeller, readSeller } from '../shop-settings/read-seller.ts';

/** To whom the shop's news go: its owners; until there is one, the shop's own mailbox. */
export async function readOwners(db: Database, initial: InitialSeller): Promise<{ to: string; locale: string }[]> {
  const owners = await db
    .select({ to: operators.emailShown, locale: operators.locale })
    .from(operators)
    .where(and(eq(operators.role, 'owner'), isNull(operators.removedAt)));
  return owners.length > 0 ? owners : [{ to: (await readSeller(db, initial)).mail, locale: baseLocale }];
}
