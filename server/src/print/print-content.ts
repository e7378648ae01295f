import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type FilledSlot, sceneOf, templateOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../db/connection.ts';
import { type OrderedCustomization, orderLines, orders, projectItems, projects } from '../db/tables.ts';
import { loadOrderedFiles, type StoredFile } from '../files/stored-files.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { PrintAbout } from './print-pdf.ts';

/** Raise it when the same scene is painted otherwise than before, so that print files are made anew. */
const painterVersion = 1;

/** All that goes into the print file of a project. */
export interface PrintContent {
  /** Its hash is the SHA-256 (hex) of all that is here: the same hash is the same file, byte for byte. */
  about: PrintAbout;
  surfaceList: readonly SceneSurface[];
  /** Where the untouched photos lie in the store, by id. */
  photoKeys: ReadonlyMap<string, string>;
}

/**
 * Reads what is to be printed of a project now; null when there is no such project any more. Fails when a photo is gone,
 * for a print without it would be wrong.
 */
export async function readPrintContent(db: Database, projectId: string, shopUrl: string): Promise<PrintContent | null> {
  const [found] = await db
    .select({ project: projects, line: orderLines, order: orders })
    .from(projects)
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(eq(projects.id, projectId));
  if (!found) return null;
  const { project, line, order } = found;
  const items = await db
    .select({ slot: projectItems.customization })
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId))
    .orderBy(asc(projectItems.position), asc(projectItems.id));
  const slots = items.map(({ slot }) => slot);
  const photos = await loadOrderedFiles(
    db,
    slots.flatMap(({ kind, input }) => (kind === 'photo' && input ? [input] : [])),
  );
  const offered = (await loadCustomizations(db, [line.productId])).get(line.productId) ?? [];
  const bleeds = new Map(offered.map(({ id, limits }) => [id, limits.bleedMm]));
  const filled = slots.map((slot) => filledSlot(slot, photos, bleeds.get(slot.customizationId)));
  const viewerUrl = `${shopUrl}/ar/${project.viewerCode}`;
  const { surfaceList } = sceneOf(line.printTemplate ?? templateOf(offered), filled, { viewerUrl });
  const title = printName(order.number, line);
  const about = { title, projectId, date: order.paidAt ?? order.createdAt };
  const photoKeys = new Map(Array.from(photos, ([id, file]) => [id, file.originalKey ?? file.storageKey]));
  const all = JSON.stringify([painterVersion, about, surfaceList, Array.from(photoKeys, String).toSorted()]);
  const hash = createHash('sha256').update(all).digest('hex');
  return { about: { ...about, hash }, surfaceList, photoKeys };
}

/** What a print file is called: `A10001-1-framed-print`, for the first line of the order A10001. */
export function printName(number: number, line: { position: number; slug: string }): string {
  return `${orderNumber(number)}-${line.position + 1}-${line.slug}`;
}

function filledSlot(
  { customizationId: slot, kind, input, placement, textStyle = null, extraList }: OrderedCustomization,
  photos: ReadonlyMap<string, StoredFile>,
  bleedMm: number | undefined,
): FilledSlot {
  if (kind !== 'photo') return { slot, text: input ?? '', font: extraList[0]?.title ?? null, textStyle };
  if (!input) return { slot };
  const photo = photos.get(input);
  if (!photo?.width || !photo.height) throw new Error(`The photo ${input} that is to be printed is gone.`);
  const { id, width, height } = photo;
  return { slot, photo: { id, width, height }, placement, ...(bleedMm !== undefined && { bleedMm }) };
}
