import { asc, eq } from 'drizzle-orm';
import type { Customization } from '@afterimage/contract/customization.ts';
import { type FilledSlot, sceneOf, templateOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../db/connection.ts';
import { type OrderedCustomization, orderLines, orders, projectItems, projects } from '../db/tables.ts';
import { loadOrderedFiles, type StoredFile } from '../files/stored-files.ts';

/** A project as it is printed now. */
interface ProjectScene {
  project: typeof projects.$inferSelect;
  line: typeof orderLines.$inferSelect;
  order: typeof orders.$inferSelect;
  slots: readonly OrderedCustomization[];
  photos: ReadonlyMap<string, StoredFile>;
  surfaceList: readonly SceneSurface[];
}

/**
 * Reads what is to be printed of a project now; null when there is no such project any more. Fails when a photo is gone,
 * for a print without it would be wrong.
 */
export async function readProjectScene(db: Database, projectId: string, shopUrl: string): Promise<ProjectScene | null> {
  const [found] = await db
    .select({ project: projects, line: orderLines, order: orders })
    .from(projects)
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(eq(projects.id, projectId));
  if (!found) return null;
  const { project, line } = found;
  const items = await db
    .select({ slot: projectItems.customization })
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId))
    .orderBy(asc(projectItems.position), asc(projectItems.id));
  const slots = items.map(({ slot }) => slot);
  const photos = await loadOrderedFiles(db, photosOf(slots));
  const offered = (await loadCustomizations(db, [line.productId])).get(line.productId) ?? [];
  const viewerUrl = `${shopUrl}/ar/${project.viewerCode}`;
  const { surfaceList } = sceneOf(line.printTemplate ?? templateOf(offered), filledSlots(slots, photos, offered), {
    viewerUrl,
  });
  return { ...found, slots, photos, surfaceList };
}

/** The ids of the photos in filled slots. */
export const photosOf = (slots: readonly Pick<OrderedCustomization, 'kind' | 'input'>[]): string[] =>
  slots.flatMap(({ kind, input }) => (kind === 'photo' && input ? [input] : []));

/** Filled slots as a scene takes them. */
export function filledSlots(
  slots: readonly OrderedCustomization[],
  photos: ReadonlyMap<string, StoredFile>,
  offered: readonly Customization[],
): FilledSlot[] {
  const bleeds = new Map(offered.map(({ id, limits }) => [id, limits.bleedMm]));
  return slots.map((slot) => filledSlot(slot, photos, bleeds.get(slot.customizationId)));
}

function filledSlot(
  { customizationId: slot, kind, input, placement, textStyle = null, mat, extraList }: OrderedCustomization,
  photos: ReadonlyMap<string, StoredFile>,
  bleedMm: number | undefined,
): FilledSlot {
  if (kind !== 'photo') return { slot, text: input ?? '', font: extraList[0]?.title ?? null, textStyle };
  if (!input) return { slot };
  const photo = photos.get(input);
  if (!photo?.width || !photo.height) throw new Error(`The photo ${input} that is to be printed is gone.`);
  const { id, width, height } = photo;
  return { slot, photo: { id, width, height }, placement, mat: mat ?? null, ...(bleedMm !== undefined && { bleedMm }) };
}
