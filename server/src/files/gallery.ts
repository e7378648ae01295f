import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import type { GalleryModel } from '@afterimage/contract/files.ts';
import { galleryList } from '@afterimage/sample/gallery.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import type { Database } from '../db/connection.ts';
import { files, galleryModels, shopFacts } from '../db/tables.ts';
import type { Handlers } from '../handlers.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { SignUrl } from './signed-url.ts';
import type { FileStore } from './store.ts';
import { mediumOnWire } from './stored-files.ts';

const lock = 727_365_003;
const folder = new URL('../../../sample/gallery/', import.meta.url);
const facts = {
  kind: 'medium',
  arType: '3D',
  mimeType: 'model/gltf-binary',
  posterType: 'image/webp',
  shared: true,
} as const;

interface Model {
  name: string;
  title: { en: string; de: string };
}

/**
 * Brings the gallery up to date: models that are new come, files that have changed are replaced under the same id, and
 * so are those that the store does not have. One that the shop has taken out stays out. Any number of processes may
 * call it at once.
 */
export async function seedGallery(
  db: Database,
  store: FileStore,
  models: readonly Model[] = galleryList,
): Promise<void> {
  const put: string[] = [];
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      for (const [position, model] of models.entries()) await seedModel(tx, store, { ...model, position }, put);
    });
  } catch (error) {
    await Promise.all(put.map((key) => store.delete(key)));
    throw error;
  }
}

async function seedModel(tx: Database, store: FileStore, model: Model & { position: number }, put: string[]) {
  const { name, position } = model;
  const read = (ending: string) => readFile(new URL(`${name}.${ending}`, folder));
  const [content, poster] = await Promise.all([read('glb'), read('webp')]);
  const [known] = await tx
    .select({ id: files.id, sha256: files.sha256, shown: files.storageKey, poster: files.posterKey })
    .from(galleryModels)
    .innerJoin(files, eq(files.id, galleryModels.id))
    .where(eq(galleryModels.name, name));
  const fact = `gallery-model ${name}`;
  if (!known && (await tx.$count(shopFacts, eq(shopFacts.name, fact))) > 0) return;
  const isSame =
    known?.sha256.equals(createHash('sha256').update(content).digest()) &&
    (await store.stat(known.shown))?.bytes === content.length &&
    known.poster !== null &&
    (await store.stat(known.poster))?.bytes === poster.length;
  if (isSame) return;

  const keep = async (bytes: Buffer) => {
    const kept = await store.put(bytes);
    put.push(kept.key);
    return kept;
  };
  const { key: storageKey, bytes, sha256 } = await keep(content);
  const { key: posterKey } = await keep(poster);
  const values = { ...facts, storageKey, bytes, sha256, posterKey };
  if (known) {
    await tx.update(files).set(values).where(eq(files.id, known.id));
    const keys = [known.shown, known.poster].filter((key) => key !== null);
    await enqueue(tx, 'delete-files', { keys });
    return;
  }
  const [file] = await tx.insert(files).values(values).returning({ id: files.id });
  if (!file) throw new Error(`The model ${name} was not written.`);
  await tx.insert(galleryModels).values({ id: file.id, name, title: model.title[baseLocale], position });
  await tx.insert(shopFacts).values({ name: fact, value: new Date().toISOString() });
}

/** The handler that tells what is in the gallery. */
export function galleryHandlers(signUrl: SignUrl): Pick<Handlers, 'listGalleryModels'> {
  return {
    async listGalleryModels({ db, locale }) {
      const rows = await db
        .select({ file: files, name: galleryModels.name, title: galleryModels.title })
        .from(galleryModels)
        .innerJoin(files, eq(files.id, galleryModels.id))
        .orderBy(asc(galleryModels.position), asc(galleryModels.name));
      const modelList = rows.map(({ file, name, title }): GalleryModel => {
        const { id, url, posterUrl, bytes } = mediumOnWire(file, signUrl);
        const own = galleryList.find((model) => model.name === name)?.title;
        // A title that the shop has changed is the same in every language.
        return { id, title: own?.[baseLocale] === title ? own[locale] : title, url, posterUrl, bytes };
      });
      return { modelList };
    },
  };
}
