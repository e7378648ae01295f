import { createHash } from 'node:crypto';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { canonicalJson } from '@afterimage/scene/canonical-json.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { photosOfSlots } from '../files/filled-slot.ts';
import { loadOrderedFiles, scenePhotos } from '../files/stored-files.ts';
import type { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';

/**
 * SHA-256 (hex) of the proof that a customer accepts: of the scene as canonical JSON, without the QR code, whose address is
 * created when the order is paid.
 */
export function proofChecksum(scene: Scene): string {
  const surfaceList = scene.surfaceList.map((surface) => ({
    ...surface,
    itemList: surface.itemList.filter(({ kind }) => kind !== 'qr'),
  }));
  return createHash('sha256')
    .update(canonicalJson({ ...scene, surfaceList }))
    .digest('hex');
}

/**
 * The checksum of the proof of a line whose slots hold this; null when a photo of it is gone. Stored when the customer
 * accepts it: the catalog may have changed when the print file is made.
 */
export async function acceptedProof(
  db: Database,
  { productId, printTemplate: template }: Pick<typeof orderLines.$inferSelect, 'productId' | 'printTemplate'>,
  slots: readonly SoldSlot[],
): Promise<string | null> {
  const photoIds = photosOfSlots(slots);
  const photos = scenePhotos(await loadOrderedFiles(db, photoIds));
  if (photoIds.some((id) => !photos.has(id))) return null;
  const customizations = (await loadCustomizations(db, [productId])).get(productId) ?? [];
  return proofChecksum(sceneOf({ template, customizations, slots, photos, viewerUrl: null }));
}
