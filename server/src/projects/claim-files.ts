import { and, inArray, not } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from '../files/file.words.ts';
import { files } from '../files/tables.ts';
import { isUsedByOthers } from './files-in-projects.ts';

/**
 * Makes files that were uploaded without an account the account's own, so that from now on nobody else can use them;
 * a guest's (null) stay as they are, to be claimed once the order joins an account. What somebody else has in a
 * cart, an order or a project stays as it is: whoever knows the id of a guest's upload must not take it away. Call it in the transaction of the order. Fails with
 * CUSTOMIZATION_INVALID when one is missing or another's.
 */
export async function claimFiles(tx: Database, ids: Iterable<string>, accountId: string | null): Promise<void> {
  // In the order of ids: two orders that name the same files must not wait for each other.
  const uniqueIds = [...new Set(ids)].toSorted();
  if (uniqueIds.length === 0) return;
  const rows = await tx
    .select({ id: files.id, accountId: files.accountId, shared: files.shared })
    .from(files)
    .where(inArray(files.id, uniqueIds))
    .orderBy(files.id)
    .for('update');
  if (rows.length < uniqueIds.length || rows.some((file) => file.accountId !== null && file.accountId !== accountId)) {
    fail('CUSTOMIZATION_INVALID', (locale) => ({ description: inLocale(words, locale).gone }));
  }
  const unclaimed = rows.filter((file) => file.accountId === null && !file.shared).map((file) => file.id);
  if (!accountId || unclaimed.length === 0) return;
  const others = isUsedByOthers(accountId);
  await tx
    .update(files)
    .set({ accountId })
    .where(and(inArray(files.id, unclaimed), others && not(others)));
}
