import { and, asc, eq, inArray, isNull, not } from 'drizzle-orm';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import type { Database } from '../platform/db/connection.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { printFiles } from '../print/tables.ts';
import { projectItems, projectItemVersions, projects } from '../projects/tables.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { forgetFiles } from './forget-files.ts';
import { isOrdered } from '../projects/files-in-projects.ts';
import type { PersonalRows } from '../platform/db/personal-data.ts';
import { overwriteRowsOf } from './personal-rows.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { deletePreviewsOfWords } from '../previews/delete-previews.ts';

/** Orders that are being made or are on their way: carrier and workshop still need to know for whom and what. */
export const inTheMaking: readonly OrderStatus[] = ['paid', 'shipped'];

/** Orders that have an erased customer: nobody's account and no guest's either. */
export const isErasedCustomers = and(isNull(orders.accountId), isNull(orders.guestKeyHash));

/**
 * Takes everything from these orders that says whose they were, and their projects with their media. What was sold for
 * how much stays, for the books: the columns of the orders' tables say what they hold then. The rows must be locked.
 */
export async function removeTraces(
  tx: Database,
  orderIds: readonly string[],
  personalRows: readonly PersonalRows[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await removeProjects(tx, ids);
  await deletePreviewsOfWords(tx);
  await overwriteRowsOf(tx, ids, personalRows);
}

/** Removes projects and their print files; the bytes of these go once the transaction has ended. */
async function removeProjects(tx: Database, orderIds: string[]): Promise<void> {
  // A print file that is just being written waits for this lock, or this one for it: none is overlooked.
  const locked = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.orderId, orderIds))
    .orderBy(asc(projects.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return;
  const prints = await tx
    .delete(printFiles)
    .where(inArray(printFiles.projectId, ids))
    .returning({ key: printFiles.storageKey });
  if (prints.length > 0) await enqueue(tx, 'delete-files', { keys: prints.map(({ key }) => key) });
  await tx.delete(projects).where(inArray(projects.id, ids));
}

/** The files that orders, their projects and what these have shown before are made of. */
export async function filesOfOrders(tx: Database, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const ids = [...orderIds];
  const lines = await tx
    .select({ slots: orderLines.customizationList })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  const items = await tx
    .select({ id: projectItems.id, slot: projectItems.customization })
    .from(projectItems)
    .innerJoin(projects, eq(projects.id, projectItems.projectId))
    .where(inArray(projects.orderId, ids));
  const versions =
    items.length === 0
      ? []
      : await tx
          .select({ medium: projectItemVersions.arCustomization, slot: projectItemVersions.customization })
          .from(projectItemVersions)
          .where(
            inArray(
              projectItemVersions.projectItemId,
              items.map(({ id }) => id),
            ),
          );
  const former = versions.flatMap(({ slot }) => slot ?? []);
  const slots = [...lines.flatMap((line) => line.slots), ...items.map(({ slot }) => slot), ...former];
  return new Set([...filesOfSlots(slots), ...versions.flatMap(({ medium }) => (medium ? [medium.attachmentId] : []))]);
}

/**
 * Forgets those of the files that are the account's (null: nobody's) and that no order needs: a design that was shared
 * may have been ordered by somebody else too. Their bytes go once the transaction has ended.
 */
export async function deleteFiles(tx: Database, ids: readonly string[], accountId: string | null): Promise<void> {
  const isIts = accountId === null ? isNull(files.accountId) : eq(files.accountId, accountId);
  const orderedCondition = isOrdered();
  await forgetFiles(tx, ids, and(isIts, orderedCondition && not(orderedCondition)));
}
