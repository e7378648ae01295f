import { eq } from 'drizzle-orm';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { Database } from '../platform/db/connection.ts';
import { variants } from '../catalogue/tables.ts';
import { readDraftScene } from '../drafts/draft-scene.ts';
import type { DraftRow } from '../drafts/read-draft.ts';
import { fail } from '../platform/http/failure.ts';

/** The model of a draft's product, and what is printed on it. */
export interface DraftModel {
  modelUrl: string;
  color: string | null;
  surfaceList: readonly SceneSurface[];
  /** Where the photos lie in the store, by id. */
  photoKeys: ReadonlyMap<string, string>;
}

/** Fails with NOT_FOUND for a product without a model. */
export async function draftModel(db: Database, draft: DraftRow): Promise<DraftModel> {
  const scene = await readDraftScene(db, draft);
  if (!scene?.product.modelUrl) return fail('NOT_FOUND');
  const { modelUrl, colors } = scene.product;
  return {
    modelUrl,
    color: (await colorOf(db, draft.content.variantId, colors)) ?? colors[0]?.colorCode ?? null,
    surfaceList: scene.surfaceList,
    photoKeys: new Map(Array.from(scene.photos, ([id, { storageKey }]) => [id, storageKey])),
  };
}

async function colorOf(
  db: Database,
  variantId: number | null,
  colors: readonly { color: string; colorCode: string }[],
): Promise<string | null> {
  if (variantId === null) return null;
  const [variant] = await db.select({ color: variants.color }).from(variants).where(eq(variants.id, variantId));
  return colors.find(({ color }) => color === variant?.color)?.colorCode ?? null;
}
