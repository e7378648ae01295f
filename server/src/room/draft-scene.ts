import { eq } from 'drizzle-orm';
import type { DraftContent } from '@afterimage/contract/drafts.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { type FilledSlot, sceneOf, templateOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../db/connection.ts';
import { products, variants } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { loadOrderedFiles } from '../files/stored-files.ts';

/** A draft as it is to be seen. */
export interface DraftScene {
  modelUrl: string;
  color: string | null;
  surfaceList: readonly SceneSurface[];
  /** Where the photos lie in the store, by id. */
  photoKeys: ReadonlyMap<string, string>;
}

/** What a draft's product looks like now. Photos that are gone are left out, as the studio does. */
export async function draftScene(
  db: Database,
  { productId, content }: { productId: number; content: DraftContent },
): Promise<DraftScene> {
  const [product] = await db
    .select({ modelUrl: products.modelUrl, template: products.printTemplate, colors: products.colors })
    .from(products)
    .where(eq(products.id, productId));
  if (!product?.modelUrl) return fail('NOT_FOUND');
  const slots = (await loadCustomizations(db, [productId])).get(productId) ?? [];
  const given = new Map(content.productClientCustomizationList.map((one) => [one.id, one]));
  const inputs = slots.flatMap(({ id, kind }) => (kind === 'photo' ? (given.get(id)?.input ?? []) : []));
  const files = await loadOrderedFiles(db, inputs);
  const filled = slots.map(({ id, kind, limits: { bleedMm }, extraList }): FilledSlot => {
    const { input = null, placement = null, textStyle = null, extraList: chosen = [], mat } = given.get(id) ?? {};
    const slot = { slot: id, ...(bleedMm !== undefined && { bleedMm }) };
    if (kind !== 'photo')
      return { ...slot, text: input ?? '', font: extraList.find((one) => chosen.includes(one.id))?.title, textStyle };
    const file = input === null ? undefined : files.get(input.toLowerCase());
    if (!file?.width || !file.height) return slot;
    return { ...slot, photo: { id: file.id, width: file.width, height: file.height }, placement, mat: mat ?? null };
  });
  const { surfaceList } = sceneOf(product.template ?? templateOf(slots), filled, { viewerUrl: sampleViewer });
  return {
    modelUrl: product.modelUrl,
    color: (await colorOf(db, content.variantId, product.colors)) ?? product.colors[0]?.colorCode ?? null,
    surfaceList,
    photoKeys: new Map(Array.from(files, ([id, { storageKey }]) => [id, storageKey])),
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
