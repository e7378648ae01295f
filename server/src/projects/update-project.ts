import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../db/connection.ts';
import {
  customizations,
  type OrderedCustomization,
  orders,
  projectItems,
  projectItemVersions,
  projects,
} from '../db/tables.ts';
import { fail } from '../failure.ts';
import { claimFiles, loadFiles, type StoredFile } from '../files/stored-files.ts';
import { words } from './project.words.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';

type Item = typeof projectItems.$inferSelect;
type Entry = ProjectChange['projectCustomizationItemList'][number];
interface Exchange {
  item: Item;
  next: OrderedCustomization['arCustomization'];
}

/** Exchanges media of a project of the owner's; what a slot showed before stays in `project_item_versions`. */
export async function exchangeMedia(
  db: Database,
  { owner, projectId }: { owner: OrderOwner; projectId: string },
  change: ProjectChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock on the project lets changes that come at once follow one another, so that no version is lost.
    const [project] = await tx
      .select({ id: projects.id, accountId: orders.accountId })
      .from(projects)
      .innerJoin(orders, eq(orders.id, projects.orderId))
      .where(and(eq(projects.id, projectId), isOwners(owner)))
      .for('update', { of: projects });
    if (!project) fail('PROJECT_NOT_FOUND');
    const items = await tx.select().from(projectItems).where(eq(projectItems.projectId, projectId));
    const entries = change.projectCustomizationItemList.map(inLowerCase);
    const media = entries.flatMap(({ arCustomization }) => arCustomization?.attachmentId ?? []);
    const files = await loadFiles(tx, media, project);
    const open = await slotsForMedia(tx, items);
    const exchanges = plan(entries, items, files, open).filter(({ item, next }) => !isShown(item, next));
    if (exchanges.length === 0) return;

    await claimFiles(
      tx,
      exchanges.flatMap(({ next }) => next?.attachmentId ?? []),
      project.accountId,
    );
    // The moment of the change and not of the transaction, which may have waited for another.
    const changedAt = sql`clock_timestamp()`;
    await tx.insert(projectItemVersions).values(
      exchanges.map(({ item }) => ({
        projectItemId: item.id,
        arCustomization: item.customization.arCustomization,
        createdAt: changedAt,
      })),
    );
    for (const { item, next } of exchanges) {
      await tx
        .update(projectItems)
        .set({ customization: { ...item.customization, arCustomization: next } })
        .where(eq(projectItems.id, item.id));
    }
    await tx.update(projects).set({ updatedAt: changedAt }).where(eq(projects.id, projectId));
  });
}

/** The items that may carry a medium: photos whose slot allows it, or allowed it when they were ordered. */
async function slotsForMedia(tx: Database, items: readonly Item[]): Promise<Set<string>> {
  const ids = items.map(({ customization }) => customization.customizationId);
  const slots = await tx
    .select({ id: customizations.id, limits: customizations.limits })
    .from(customizations)
    .where(inArray(customizations.id, ids));
  const closed = new Set(slots.filter(({ limits }) => !limits.arAllowed).map(({ id }) => id));
  const open = items.filter(
    ({ customization: { kind, customizationId, arCustomization } }) =>
      kind === 'photo' && (!closed.has(customizationId) || arCustomization !== null),
  );
  return new Set(open.map(({ id }) => id));
}

/** What changes in which item; fails with all that is wrong, each under the path of its field. */
function plan(
  entries: readonly Entry[],
  items: readonly Item[],
  files: ReadonlyMap<string, StoredFile>,
  open: ReadonlySet<string>,
): Exchange[] {
  const faults: Record<string, keyof typeof words> = {};
  const named = new Set<string>();
  const exchanges = entries.flatMap(({ id, arCustomization }, index) => {
    const path = `projectCustomizationItemList.${index}`;
    const item = items.find((candidate) => candidate.id === id);
    const next = arCustomization ? withoutAbsent(arCustomization) : arCustomization;
    const file = next ? files.get(next.attachmentId) : undefined;
    if (!item) faults[`${path}.id`] = 'noItem';
    else if (named.has(id)) faults[`${path}.id`] = 'namedTwice';
    else if (next && !open.has(id)) faults[`${path}.id`] = 'nothingHere';
    else if (next && file?.kind !== 'medium') {
      faults[`${path}.arCustomization.attachmentId`] = 'fileGone';
    } else if (next && file?.arType !== next.type) {
      faults[`${path}.arCustomization.type`] = 'otherKind';
    }
    named.add(id);
    return item && next !== undefined ? [{ item, next }] : [];
  });
  const wrong = Object.entries(faults);
  if (wrong.length > 0)
    fail('CUSTOMIZATION_INVALID', (locale) => ({
      fields: Object.fromEntries(wrong.map(([path, fault]) => [path, inLocale(words, locale)[fault]])),
    }));
  return exchanges;
}

/** A UUID may be written in capitals; the database answers in small letters. */
function inLowerCase({ id, arCustomization, ...rest }: Entry): Entry {
  return {
    ...rest,
    id: id.toLowerCase(),
    arCustomization: arCustomization && {
      ...arCustomization,
      attachmentId: arCustomization.attachmentId.toLowerCase(),
    },
  };
}

function withoutAbsent({ attachmentId, type, display }: NonNullable<Entry['arCustomization']>) {
  return { attachmentId, type, ...(display && { display }) };
}

function isShown(item: Item, next: Exchange['next']): boolean {
  const now = item.customization.arCustomization;
  return isDeepStrictEqual(now, next);
}
