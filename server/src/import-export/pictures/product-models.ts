import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { productModel } from '@afterimage/contract/admin/product-model.ts';
import { sentModelId, sentModelUrl } from '../../catalogue/model-files.ts';
import { productModels } from '../../catalogue-desk/tables.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';

/** The folder of an export with the models (GLB) that the file store has. */
const folderName = 'product-models';
const factsName = /^([\da-f]{64})\.json$/;

/** Writes the file of every model of a product, and its facts last; answers how many models there are. */
export async function exportProductModels(db: Database, store: FileStore, path: string): Promise<number> {
  const folder = join(path, folderName);
  const rows = await db.select().from(productModels).orderBy(productModels.id);
  if (rows.length > 0) await mkdir(folder, { recursive: true });
  for (const { id, storageKey, bytes, triangles, size, partList } of rows) {
    const facts = join(folder, `${id}.json`);
    // Its file never changes.
    if (await stat(facts).catch(() => null)) continue;
    const file = join(folder, `${id}.glb`);
    await pipeline(await store.open(storageKey), createWriteStream(`${file}.part`));
    await rename(`${file}.part`, file);
    await writeFile(`${facts}.part`, JSON.stringify({ url: sentModelUrl(id), bytes, triangles, size, partList }));
    await rename(`${facts}.part`, facts);
  }
  return rows.length;
}

/**
 * Takes in the models of an exported folder that the shop does not have, under the addresses that they had. Answers the ids of
 * those that are whole; a dry run writes nothing.
 */
export async function importProductModels(
  db: Database,
  { store, path, dryRun }: { store: FileStore; path: string; dryRun: boolean },
): Promise<ReadonlySet<string>> {
  const folder = join(path, folderName);
  const whole = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const id = factsName.exec(name)?.[1];
    const facts = id === undefined ? null : await readFacts(folder, id);
    if (id === undefined || !facts) continue;
    const file = join(folder, `${id}.glb`);
    if ((await checksumOf(file)) !== id) continue;
    whole.add(id);
    if (dryRun || (await db.$count(productModels, eq(productModels.id, id))) > 0) continue;
    const { url: _url, ...row } = facts;
    const { key } = await store.put(createReadStream(file));
    const added = await db
      .insert(productModels)
      .values({ id, storageKey: key, ...row })
      .onConflictDoNothing()
      .returning({ id: productModels.id });
    if (added.length === 0) await store.delete(key);
  }
  return whole;
}

async function readFacts(folder: string, id: string) {
  try {
    const facts = productModel.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
    return facts.url === sentModelUrl(id) ? facts : null;
  } catch {
    return null;
  }
}

/** In hexadecimal; null for a file that cannot be read. */
async function checksumOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

/**
 * The record of a product without models that the shop does not have, those of its options among them, and the ids of these.
 * @param brought those that came with the file
 */
export async function withoutMissingModels(
  db: Database,
  record: Record<string, unknown>,
  brought: ReadonlySet<string> = new Set(),
): Promise<{ record: Record<string, unknown>; missing: string[] }> {
  const missing: string[] = [];
  for (const url of new Set([...optionUrls(record['slots']), String(record['modelUrl'])])) {
    const id = sentModelId(url);
    if (id === null || brought.has(id) || (await db.$count(productModels, eq(productModels.id, id))) > 0) continue;
    missing.push(id);
  }
  if (missing.length === 0) return { record, missing };
  const isMissing = (url: unknown) => missing.some((id) => sentModelUrl(id) === url);
  const slots = withoutModels(record['slots'], isMissing);
  return {
    record: {
      ...record,
      ...(slots !== undefined && { slots }),
      ...(isMissing(record['modelUrl']) && { modelUrl: null }),
    },
    missing,
  };
}

/** The addresses of models that options show; the record is not checked yet. */
function optionUrls(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(optionUrls);
  if (typeof value !== 'object' || value === null) return [];
  const url = shownModel(value);
  return url === null ? Object.values(value).flatMap(optionUrls) : [url];
}

/** The address that an effect shows a model of; null for all else. */
const shownModel = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'model' && 'url' in value
    ? String(value.url)
    : null;

/** The value without the effects that show one of these models. */
function withoutModels(value: unknown, isMissing: (url: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((one: unknown) => !isMissing(shownModel(one)))
      .map((one: unknown) => withoutModels(one, isMissing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutModels(one, isMissing)]));
}
