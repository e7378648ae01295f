import { eq, inArray } from 'drizzle-orm';
import { filesOfSlots } from '../files/filled-slot.ts';
import { renewShownIds } from '../files/stored-files.ts';
import type { Database } from '../platform/db/connection.ts';
import { drafts } from '../drafts/tables.ts';
import { projectItems, projectItemVersions } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { deletePreviewsOf } from '../previews/delete-previews.ts';
import { deleteTargetsOf } from '../targets/delete-targets.ts';
import type { Subject } from './subjects.ts';

/**
 * Ends every address under which strangers were given what a subject shows: media and photos get other names, and the
 * pictures of its prints are deleted. They are made again for whatever else shows the same photos.
 */
export async function hideFiles(tx: Database, subject: Subject): Promise<void> {
  const ids = await filesOf(tx, subject);
  await renewShownIds(tx, ids);
  await deleteTargetsOf(tx, ids);
  await deletePreviewsOf(tx, ids);
}

async function filesOf(tx: Database, { kind, id }: Subject): Promise<string[]> {
  if (kind === 'viewer') return filesOfProject(tx, id);
  if (kind === 'review') {
    const [review] = await tx.select({ photoIds: reviews.photoIds }).from(reviews).where(eq(reviews.id, id));
    return review?.photoIds ?? [];
  }
  const [draft] = await tx.select({ content: drafts.content }).from(drafts).where(eq(drafts.id, id));
  return filesOfSlots(draft?.content.slots ?? []);
}

/** What it shows and has shown. */
async function filesOfProject(tx: Database, projectId: string): Promise<string[]> {
  const items = await tx
    .select({ id: projectItems.id, slot: projectItems.customization })
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId));
  const itemIds = items.map(({ id }) => id);
  const versions =
    itemIds.length === 0
      ? []
      : await tx.select().from(projectItemVersions).where(inArray(projectItemVersions.projectItemId, itemIds));
  return [
    ...filesOfSlots(items.map(({ slot }) => slot)),
    ...filesOfSlots(versions.flatMap(({ customization }) => customization ?? [])),
    ...versions.flatMap(({ arCustomization }) => arCustomization?.attachmentId ?? []),
  ];
}
