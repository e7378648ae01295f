import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import { picture as pictureSchema } from '@afterimage/contract/catalogue.ts';
import { productPictures } from '../../catalogue-desk/tables.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';

/** The folder of an export with the pictures of products that the file store has. */
const folderName = 'product-pictures';
const factsName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.json$/;
const address = /^\/product-pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d{1,5}\.webp$/;

/** Writes the files of every picture of a product, and its facts last; answers how many pictures there are. */
export async function exportProductPictures(db: Database, store: FileStore, path: string): Promise<number> {
  const folder = join(path, folderName);
  let last: string | null = null;
  for (let count = 0; ;) {
    const after: string | null = last;
    const rows = await db
      .select()
      .from(productPictures)
      .where(after === null ? undefined : gt(productPictures.id, after))
      .orderBy(asc(productPictures.id))
      .limit(100);
    if (rows.length === 0) return count;
    await mkdir(folder, { recursive: true });
    for (const { id, picture, keys } of rows) {
      const facts = join(folder, `${id}.json`);
      // Its files never change.
      if (await stat(facts).catch(() => null)) continue;
      for (const [name, key] of Object.entries(keys)) {
        const file = join(folder, `${id}-${name}`);
        await pipeline(await store.open(key), createWriteStream(`${file}.part`));
        await rename(`${file}.part`, file);
      }
      await writeFile(`${facts}.part`, JSON.stringify(picture));
      await rename(`${facts}.part`, facts);
    }
    count += rows.length;
    last = rows.at(-1)?.id ?? null;
  }
}

/**
 * Takes in the pictures of an exported folder that the shop does not have, under the addresses that they had. Answers the ids
 * of those that are whole; a dry run writes nothing.
 */
export async function importProductPictures(
  db: Database,
  { store, path, dryRun }: { store: FileStore; path: string; dryRun: boolean },
): Promise<ReadonlySet<string>> {
  const folder = join(path, folderName);
  const whole = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const id = factsName.exec(name)?.[1];
    if (id === undefined) continue;
    const picture = await readFacts(folder, id);
    if (!picture) continue;
    const names = picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    const files = names.map((file) => ({ file, source: join(folder, `${id}-${file}`) }));
    const infos = await Promise.all(files.map(({ source }) => stat(source).catch(() => null)));
    if (infos.some((info) => !info?.isFile())) continue;
    whole.add(id);
    if (dryRun || (await db.$count(productPictures, eq(productPictures.id, id))) > 0) continue;
    const keys: Record<string, string> = {};
    for (const { file, source } of files) keys[file] = (await store.put(createReadStream(source))).key;
    await db.insert(productPictures).values({ id, picture, keys }).onConflictDoNothing();
  }
  return whole;
}

async function readFacts(folder: string, id: string) {
  const text = await readFile(join(folder, `${id}.json`), 'utf8');
  const parsed = pictureSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { url, width, widths } = parsed.data;
  return url === `/product-pictures/${id}-${width}.webp` && widths.includes(width) ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const idIn = (one: unknown): string | undefined => {
  if (typeof one !== 'object' || one === null || !('url' in one)) return undefined;
  return address.exec(String(one.url))?.[1];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const imageOf = (color: unknown): unknown =>
  typeof color === 'object' && color !== null && 'image' in color ? color.image : null;

/**
 * The record of a product without the pictures that the shop does not have, and the ids of these.
 * @param brought those that came with the file
 */
export async function withoutMissingPictures(
  db: Database,
  record: Record<string, unknown>,
  brought: ReadonlySet<string> = new Set(),
): Promise<{ record: Record<string, unknown>; missing: string[] }> {
  const named = [
    ...listOf(record['image']),
    ...listOf(record['thumbImage']),
    ...listOf(record['colors']).map(imageOf),
  ].flatMap((one) => idIn(one) ?? []);
  const asked = [...new Set(named)].filter((id) => !brought.has(id));
  if (asked.length === 0) return { record, missing: [] };
  const rows = await db
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(inArray(productPictures.id, asked));
  const missing = asked.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length === 0) return { record, missing };
  const isThere = (one: unknown) => !missing.includes(idIn(one) ?? '');
  const left = {
    ...record,
    image: listOf(record['image']).filter(isThere),
    thumbImage: listOf(record['thumbImage']).filter(isThere),
    colors: listOf(record['colors']).filter((color) => isThere(imageOf(color))),
  };
  return { record: left, missing };
}
