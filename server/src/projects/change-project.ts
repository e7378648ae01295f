import { inArray, and, eq, sql } from 'drizzle-orm';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { photoIn } from '@afterimage/contract/values/slot-wire.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { claimFiles } from './claim-files.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projectItemVersions, projects } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { loadFiles, loadOrderedFiles, type StoredFile } from '../files/stored-files.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { moveLinesOfOrder } from '../orders/line-states/move-lines.ts';
import { enqueuePrint } from './enqueue-print.ts';
import { enqueueTargets } from './enqueue-targets.ts';
import { canBePersonalized } from './personalizable.ts';
import { type Item, planChange, inLowerCase } from './plan-change.ts';
import { acceptedProof } from './proof-checksum.ts';

/**
 * Exchanges media of a project of the owner's, and until production starts what is printed; what a slot held before
 * stays in `project_item_versions`. A change to what is there already changes nothing.
 */
export async function changeProject(
  db: Database,
  { owner, projectId }: { owner: OrderOwner; projectId: string },
  change: ProjectChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await lockProject(tx, owner, projectId);
    const items = await tx.select().from(projectItems).where(eq(projectItems.projectId, projectId));
    const entries = change.projectCustomizationItemList.map(inLowerCase);
    const locale = localeOf(project.locale);
    const slots = (await loadCustomizations(tx, [project.productId], locale)).get(project.productId) ?? [];
    const { files, had } = await filesFor(tx, project, { items, named: fileIdsIn(entries) });
    const steps = planChange(entries, {
      items,
      slots,
      files,
      closed: !canBePersonalized(project),
      locale,
      today: dateOf(new Date()),
    });
    if (steps.length === 0) return;

    const fileIds = steps.flatMap(({ next }) => filesOfSlots([next]));
    await claimFiles(
      tx,
      fileIds.filter((id) => !had.has(id)),
      project.accountId,
    );
    // The moment of the change and not of the transaction, which may have waited for another; one for all slots.
    const changedAt = sql`statement_timestamp()`;
    await tx.insert(projectItemVersions).values(
      steps.map(({ item: { id, customization }, isPrinted }) => ({
        projectItemId: id,
        arCustomization: customization.kind === 'photo' ? customization.medium : null,
        customization: isPrinted ? customization : null,
        createdAt: changedAt,
      })),
    );
    for (const { item, next } of steps)
      await tx.update(projectItems).set({ customization: next }).where(eq(projectItems.id, item.id));
    const isPrinted = steps.some((step) => step.isPrinted);
    const slotsNow = items
      .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
      .map((item) => steps.find((step) => step.item.id === item.id)?.next ?? item.customization);
    await tx
      .update(projects)
      .set({ updatedAt: changedAt, ...(isPrinted && { proofChecksum: await acceptedProof(tx, project, slotsNow) }) })
      .where(eq(projects.id, projectId));
    if (isPrinted) {
      await enqueuePrint(tx, projectId);
      // What was checked or approved before is another print now.
      await moveLinesOfOrder(tx, project.orderId, {
        from: ['proof', 'ready'],
        only: project.orderLineId,
        to: 'check',
        operator: null,
      });
    }
    await enqueueTargets(tx, projectId);
  });
}

/**
 * Its order first, as everybody locks: then production cannot start in the middle of a change. The lock on the project
 * lets changes that come at once follow one another, so that no version is lost.
 */
async function lockProject(tx: Database, owner: OrderOwner, projectId: string) {
  const itsOrder = tx.select({ id: projects.orderId }).from(projects).where(eq(projects.id, projectId));
  const [order] = await tx
    .select({
      status: orders.status,
      productionStartedAt: orders.productionStartedAt,
      accountId: orders.accountId,
      locale: orders.locale,
    })
    .from(orders)
    .where(and(inArray(orders.id, itsOrder), isOwners(owner)))
    .for('no key update');
  const [project] = await tx
    .select({
      id: projects.id,
      orderId: projects.orderId,
      orderLineId: projects.orderLineId,
      productId: orderLines.productId,
      printTemplate: orderLines.printTemplate,
    })
    .from(projects)
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .where(eq(projects.id, projectId))
    .for('update', { of: projects });
  return order && project ? { ...order, ...project } : fail('PROJECT_NOT_FOUND');
}

type Entry = ProjectChange['projectCustomizationItemList'][number];

function fileIdsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ arCustomization, personalization }) => [
    ...(arCustomization ? [arCustomization.attachmentId] : []),
    ...(personalization ? [photoIn(personalization.input) ?? []].flat() : []),
  ]);
}

/**
 * The files that may be put into the project: those of its owner and of guests, and `had`: whatever it holds or has
 * held, which may have become another account's since.
 */
async function filesFor(
  tx: Database,
  project: { id: string; accountId: string | null },
  { items, named: fileIds }: { items: readonly Item[]; named: readonly string[] },
): Promise<{ files: Map<string, StoredFile>; had: ReadonlySet<string> }> {
  const versions = await tx
    .select({ arCustomization: projectItemVersions.arCustomization, slot: projectItemVersions.customization })
    .from(projectItemVersions)
    .innerJoin(projectItems, eq(projectItems.id, projectItemVersions.projectItemId))
    .where(eq(projectItems.projectId, project.id));
  const mediaInVersions = versions.flatMap(({ arCustomization }) =>
    arCustomization ? [arCustomization.attachmentId] : [],
  );
  const printedSlots = [
    ...items.map(({ customization }) => customization),
    ...versions.flatMap(({ slot }) => slot ?? []),
  ];
  const had = new Set([...filesOfSlots(printedSlots), ...mediaInVersions]);
  const usable = await loadFiles(tx, fileIds, project);
  const former = await loadOrderedFiles(
    tx,
    fileIds.filter((id) => had.has(id)),
  );
  return { files: new Map([...usable, ...former]), had };
}
