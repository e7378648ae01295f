import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { productModels } from '../catalogue-desk/tables.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';

/** Where the sample shop's models lie; their addresses begin with `/models/`. */
export const modelFolder = fileURLToPath(new URL('../../../sample/models', import.meta.url));

/** The file of a model of the sample shop; null for any other address. */
export function sampleModelFile(modelUrl: string): string | null {
  const name = /^\/models\/([a-z0-9-]+\.glb)$/.exec(modelUrl)?.[1];
  const path = name && join(modelFolder, name);
  return path && existsSync(path) ? path : null;
}

/** The address of a model that an operator has sent. */
export const sentModelUrl = (id: string): string => `/product-models/${id}.glb`;

/** The id of the model with that address; null for an address of another kind. */
export const sentModelId = (modelUrl: string): string | null =>
  /^\/product-models\/([\da-f]{64})\.glb$/.exec(modelUrl)?.[1] ?? null;

/** The bytes of the model (GLB) with that address; null where there is none. */
export async function readModelFile(
  { db, store }: { db: Database; store: FileStore },
  modelUrl: string,
): Promise<Buffer | null> {
  const file = sampleModelFile(modelUrl);
  if (file !== null) return readFile(file);
  const id = sentModelId(modelUrl);
  if (id === null) return null;
  const [row] = await db.select({ key: productModels.storageKey }).from(productModels).where(eq(productModels.id, id));
  return row && (await store.stat(row.key)) ? buffer(await store.open(row.key)) : null;
}
