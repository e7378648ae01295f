import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { cartLines, carts } from '../cart/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { files } from '../files/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { forgetFiles } from './forget-files.ts';
import { isUnreferenced } from './referenced-files.ts';

/**
 * The ids of the files that the account's designs and carts name and that no account owns: they were uploaded before the
 * sign-in.
 */
export async function guestFilesOf(db: Database, accountId: string): Promise<string[]> {
  const designs = await db.select({ design: drafts.content }).from(drafts).where(eq(drafts.accountId, accountId));
  const lines = await db
    .select({ personalization: cartLines.personalization })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(or(eq(carts.accountId, accountId), eq(carts.joinedTo, accountId)));
  const slots = [
    ...designs.flatMap(({ design }) => design.slots),
    ...lines.flatMap(({ personalization }) => personalization?.slots ?? []),
  ];
  const ids = [...new Set(filesOfSlots(slots))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.accountId), eq(files.shared, false)));
  return rows.map(({ id }) => id);
}

/** Forgets those of the files that nothing names any more, as nobody's: another guest may have put them on a design too. */
export async function forgetUnreferenced(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Whoever orders a file locks its row first.
  await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(files.id)
    .for('update');
  const unused = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.accountId), isUnreferenced(ids, 0)));
  await forgetFiles(
    tx,
    unused.map(({ id }) => id),
  );
}
