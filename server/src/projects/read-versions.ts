import { asc, desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { MediumOnPhoto } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { projectVersionList } from '@afterimage/contract/projects.ts';
import type { Database } from '../platform/db/connection.ts';
import { projectItems, projectItemVersions } from './tables.ts';
import { filesOfSlots, slotOnWire } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadOrderedFiles } from '../files/stored-files.ts';

/** What the slots of a project held before each change, newest first; that it is the reader's was looked at. */
export async function readVersions(
  db: Database,
  projectId: string,
  signUrl: SignUrl,
): Promise<z.infer<typeof projectVersionList>> {
  const rows = await db
    .select({ version: projectItemVersions, now: projectItems.customization })
    .from(projectItemVersions)
    .innerJoin(projectItems, eq(projectItems.id, projectItemVersions.projectItemId))
    .where(eq(projectItems.projectId, projectId))
    .orderBy(desc(projectItemVersions.createdAt), asc(projectItems.position), desc(projectItemVersions.id));
  const states = new Map<string, SoldSlot>();
  const versions = rows.map(({ version, now }) => {
    // A version of a medium alone is the later state of its slot with another medium.
    const later = states.get(version.projectItemId) ?? now;
    const before = version.customization ?? withMedium(later, version.arCustomization);
    states.set(version.projectItemId, before);
    return { version, before };
  });
  const files = await loadOrderedFiles(db, filesOfSlots(versions.map(({ before }) => before)));
  return {
    versionList: versions.map(({ version, before }) => ({
      id: version.id,
      projectCustomizationItemId: version.projectItemId,
      createdAt: version.createdAt.toISOString(),
      changed: version.customization ? ('personalization' as const) : ('media' as const),
      before: slotOnWire(before, files, signUrl),
    })),
  };
}

const withMedium = (slot: SoldSlot, medium: MediumOnPhoto | null): SoldSlot =>
  slot.kind === 'photo' ? { ...slot, medium } : slot;
