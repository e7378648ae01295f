import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import type { Database } from '../db/connection.ts';
import {
  couponUses,
  files,
  type OrderedCustomization,
  orderLines,
  orders,
  printFiles,
  projectItems,
  projectItemVersions,
  projects,
} from '../db/tables.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { forgetFiles } from '../files/forget-files.ts';
import { isOrdered } from '../files/named-files.ts';
import { enqueue } from '../jobs/enqueue.ts';

/** Orders that are being made or are on their way: carrier and workshop still need to know for whom and what. */
export const inTheMaking: readonly OrderStatus[] = ['paid', 'shipped'];

/** Orders that have an erased customer: nobody's account and no guest's either. */
export const isErasedCustomers = and(isNull(orders.accountId), isNull(orders.guestKeyHash));

/**
 * Takes everything from these orders that tells whose they were: address but for the country, e-mail address, words
 * and photos, projects with their media. What was sold for how much stays, for the books. The rows must be locked.
 */
export async function removeTraces(tx: Database, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await tx
    .update(orders)
    .set({
      accountId: null,
      guestKeyHash: null,
      email: '',
      address: sql`case when ${orders.address} is null then null else jsonb_build_object('firstName', '', 'lastName', '',
        'line1', '', 'city', '', 'postalCode', '', 'countryCode', ${orders.address} ->> 'countryCode') end`,
    })
    .where(inArray(orders.id, ids));
  // The number of uses stays right; each erased customer counts as one of his own.
  await tx
    .update(couponUses)
    .set({ email: sql`${couponUses.orderId}::text` })
    .where(inArray(couponUses.orderId, ids));
  await removeProjects(tx, ids);
  const lines = await tx
    .select({ id: orderLines.id, slots: orderLines.customizationList })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  for (const { id, slots } of lines) {
    if (slots.length === 0) continue;
    await tx
      .update(orderLines)
      .set({ customizationList: slots.map(withoutPerson) })
      .where(eq(orderLines.id, id));
  }
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

const withoutPerson = (slot: OrderedCustomization): OrderedCustomization => ({
  ...slot,
  input: null,
  placement: null,
  arCustomization: null,
});

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
  const ordered = isOrdered();
  await forgetFiles(tx, ids, and(isIts, ordered && not(ordered)));
}
