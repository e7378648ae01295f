import { asc, eq } from 'drizzle-orm';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projects } from '../projects/tables.ts';
import { proofChecksum } from '../projects/proof-checksum.ts';
import { photosOfSlots } from '../files/filled-slot.ts';
import { loadOrderedFiles, scenePhotos, type StoredFile } from '../files/stored-files.ts';

/** A project as it is printed now. */
export interface ProjectScene {
  project: typeof projects.$inferSelect;
  line: typeof orderLines.$inferSelect;
  order: typeof orders.$inferSelect;
  slots: readonly SoldSlot[];
  photos: ReadonlyMap<string, StoredFile>;
  surfaceList: readonly SceneSurface[];
  /** Of what is printed; the project has that of what the customer accepted. */
  proofChecksum: string;
}

/**
 * Reads what is to be printed of a project now; null when there is no such project any more. Fails when a photo is gone,
 * for a print without it would be wrong.
 */
export async function readProjectScene(db: Database, projectId: string, shopUrl: string): Promise<ProjectScene | null> {
  const [projectRow] = await db
    .select({ project: projects, line: orderLines, order: orders })
    .from(projects)
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(eq(projects.id, projectId));
  if (!projectRow) return null;
  const { project, line } = projectRow;
  const items = await db
    .select({ slot: projectItems.customization })
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId))
    .orderBy(asc(projectItems.position), asc(projectItems.id));
  const slots = items.map(({ slot }) => slot);
  const photoIds = photosOfSlots(slots);
  const files = await loadOrderedFiles(db, photoIds);
  const photos = scenePhotos(files);
  const missingPhotoId = photoIds.find((id) => !photos.has(id));
  if (missingPhotoId !== undefined) throw new Error(`The photo ${missingPhotoId} that is to be printed is gone.`);
  const customizations = (await loadCustomizations(db, [line.productId])).get(line.productId) ?? [];
  const viewerUrl = `${shopUrl}/ar/${project.viewerCode}`;
  const scene = sceneOf({ template: line.printTemplate, customizations, slots, photos, viewerUrl });
  return {
    ...projectRow,
    slots,
    photos: files,
    surfaceList: scene.surfaceList,
    proofChecksum: proofChecksum(scene),
  };
}
