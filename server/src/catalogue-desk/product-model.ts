import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { sampleModelFile, sentModelId } from '../catalogue/model-files.ts';
import { modelFacts } from '../files/sanitize/model-facts.ts';
import { readModel } from '../model-export/dress-model.ts';
import type { Database } from '../platform/db/connection.ts';
import { refuseField } from './refuse-field.ts';
import { productModels } from './tables.ts';

const nothing = { bytes: 0, triangles: 0, size: { width: 0, height: 0, depth: 0 }, partList: [] };

/** The model of a product with its facts, which are empty where its file is missing; null for a product without one. */
export async function readProductModel(db: Database, modelUrl: string | null): Promise<ProductModel | null> {
  if (modelUrl === null) return null;
  const id = sentModelId(modelUrl);
  if (id === null) return { url: modelUrl, ...(await sampleFacts.forceFetch(modelUrl)) };
  const [row] = await db
    .select({
      bytes: productModels.bytes,
      triangles: productModels.triangles,
      size: productModels.size,
      partList: productModels.partList,
    })
    .from(productModels)
    .where(eq(productModels.id, id));
  return { url: modelUrl, ...(row ?? nothing) };
}

/** The models of the sample come with the shop and do not change while it runs. */
const sampleFacts = new LRUCache<string, Omit<ProductModel, 'url'>>({
  max: 200,
  fetchMethod: async (modelUrl) => {
    const file = sampleModelFile(modelUrl);
    if (file === null) return nothing;
    const bytes = await readFile(file);
    return { bytes: bytes.length, ...modelFacts(await readModel(bytes)) };
  },
});

/** How many faces name a part that one of the models does not have, or that cannot show a print there. */
export function missingParts(template: PrintTemplate | null, models: readonly (ProductModel | null)[]): number {
  const partSets = models.map((model) => new Set(model?.partList.flatMap(({ name, hasUv }) => (hasUv ? [name] : []))));
  return (template?.surfaceList ?? []).filter(
    ({ modelPart }) => modelPart !== undefined && partSets.some((parts) => !parts.has(modelPart)),
  ).length;
}

/** Refuses a model that is not there. One that a product gets now is not deleted by the job that runs at the same time. */
export async function checkModel(
  tx: Database,
  { before, modelUrl, field = 'modelUrl' }: { before: string | null; modelUrl: string | null; field?: string },
): Promise<void> {
  if (modelUrl === null || modelUrl === before) return;
  if (sampleModelFile(modelUrl) !== null) return;
  const rows = await tx
    .update(productModels)
    .set({ createdAt: sql`now()` })
    .where(eq(productModels.id, sentModelId(modelUrl) ?? ''))
    .returning({ id: productModels.id });
  if (rows.length === 0) refuseField(field, 'unknownModel');
}
