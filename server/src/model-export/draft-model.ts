import { eq } from 'drizzle-orm';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import type { ModelChanges, SceneSurface } from '@afterimage/scene/scene.ts';
import type { Database } from '../platform/db/connection.ts';
import { swatchesOf } from '../catalogue/attributes.ts';
import { attributeValues, variants } from '../catalogue/tables.ts';
import { readDraftScene } from '../drafts/draft-scene.ts';
import type { DraftRow } from '../drafts/read-draft.ts';
import { fail } from '../platform/http/failure.ts';

/** The model of a draft's product, and what is printed on it. */
export interface DraftModel {
  modelUrl: string;
  placement: RoomPlacement;
  color: string | null;
  surfaceList: readonly SceneSurface[];
  changes: ModelChanges;
  /** Where the photos lie in the store, by id. */
  photoKeys: ReadonlyMap<string, string>;
}

/** Fails with NOT_FOUND for a product without a model. */
export async function draftModel(db: Database, draft: DraftRow): Promise<DraftModel> {
  const scene = await readDraftScene(db, draft);
  const modelUrl = scene?.model.url ?? scene?.product.modelUrl;
  if (!scene || !modelUrl) return fail('NOT_FOUND');
  const { roomPlacement, colors } = scene.product;
  return {
    modelUrl,
    placement: roomPlacement,
    color: await swatchOf(db, draft.content.variantId, colors),
    surfaceList: scene.surfaceList,
    changes: scene.model,
    photoKeys: new Map(Array.from(scene.photos, ([id, { storageKey }]) => [id, storageKey])),
  };
}

/** The swatch of the variant, or of the first colour of its product. */
async function swatchOf(
  db: Database,
  variantId: number | null,
  colors: Parameters<typeof swatchesOf>[1],
): Promise<string | null> {
  const first = (await swatchesOf(db, colors))[0]?.swatch ?? null;
  if (variantId === null) return first;
  const [variant] = await db
    .select({ swatch: attributeValues.swatch })
    .from(variants)
    .innerJoin(attributeValues, eq(attributeValues.id, variants.colorId))
    .where(eq(variants.id, variantId));
  return variant?.swatch ?? first;
}
