import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projects } from './tables.ts';
import { ownFilesOfSlots } from '../files/filled-slot.ts';

/**
 * Makes orders that were made as a guest the account's, once it has proved that their e-mail address is its own; what
 * was uploaded for them moves along. Call it wherever that is proved, in its transaction; a second time changes nothing.
 */
export async function joinGuestOrders(tx: Database, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.verifiedAt)));
  if (!account) return;
  const guestOrders = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(isNull(orders.accountId), isNotNull(orders.guestKeyHash), sql`lower(${orders.email}) = ${account.email}`),
    )
    .orderBy(asc(orders.id))
    .for('no key update');
  if (guestOrders.length === 0) return;
  const ids = guestOrders.map(({ id }) => id);
  await tx.update(orders).set({ accountId }).where(inArray(orders.id, ids));
  await claimFilesOf(tx, ids, accountId);
}

/** Files that somebody else has made his own since then stay his. */
async function claimFilesOf(tx: Database, orderIds: string[], accountId: string): Promise<void> {
  const lines = await tx
    .select({ slots: orderLines.customizationList })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds));
  const items = await tx
    .select({ slot: projectItems.customization })
    .from(projectItems)
    .innerJoin(projects, eq(projects.id, projectItems.projectId))
    .where(inArray(projects.orderId, orderIds));
  const slots = [...lines.flatMap((line) => line.slots), ...items.map(({ slot }) => slot)];
  const fileIds = [...new Set(ownFilesOfSlots(slots))];
  if (fileIds.length === 0) return;
  const free = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, fileIds), isNull(files.accountId)))
    .orderBy(asc(files.id))
    .for('update');
  if (free.length === 0) return;
  const freeIds = free.map(({ id }) => id);
  await tx.update(files).set({ accountId }).where(inArray(files.id, freeIds));
}
