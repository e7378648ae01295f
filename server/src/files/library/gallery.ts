import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import type { GalleryModel } from '@afterimage/contract/files.ts';
import { galleryList } from '@afterimage/sample/gallery.ts';
import { sampleTranslations } from '@afterimage/sample/translations/sample-translations.ts';
import type { Database } from '../../platform/db/connection.ts';
import { shopFacts } from '../../platform/db/tables.ts';
import { files, galleryModels } from '../tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { translations } from '../../translations/tables.ts';
import { loadTexts } from '../../translations/translate.ts';
import type { SignUrl } from '../signed-url.ts';
import type { FileStore } from '../store/store.ts';
import { mediumOnWire } from '../stored-files.ts';

const lock = 727_365_003;
const seeded = 'gallery-seeded';
const folder = new URL('../../../../sample/gallery/', import.meta.url);
const facts = {
  kind: 'medium',
  arType: '3D',
  mimeType: 'model/gltf-binary',
  posterType: 'image/webp',
  shared: true,
} as const;

interface Model {
  name: string;
  title: string;
}

/**
 * Fills the gallery, once in the life of a database: a model that the shop takes out stays out. What the store lacks of
 * its models, as after a change of stores, is put there again at every start. Any number of processes may call it at
 * once.
 */
export async function seedGallery(
  db: Database,
  store: FileStore,
  models: readonly Model[] = galleryList,
): Promise<void> {
  const storedKeys: string[] = [];
  const storeBytes: StoreBytes = async (bytes) => {
    const storedFile = await store.put(bytes);
    storedKeys.push(storedFile.key);
    return storedFile;
  };
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      const isFirst = (await tx.$count(shopFacts, eq(shopFacts.name, seeded))) === 0;
      if (isFirst) await tx.insert(shopFacts).values({ name: seeded, value: new Date().toISOString() });
      for (const [position, model] of models.entries()) {
        if (isFirst) await addModel(tx, storeBytes, { ...model, position });
        else await restoreModel(tx, store, storeBytes, model.name);
      }
    });
  } catch (error) {
    await Promise.all(storedKeys.map((key) => store.delete(key)));
    throw error;
  }
}

/** Puts bytes into the store. */
type StoreBytes = (bytes: Buffer) => ReturnType<FileStore['put']>;

async function addModel(tx: Database, storeBytes: StoreBytes, { name, title, position }: Model & { position: number }) {
  const [file] = await tx
    .insert(files)
    .values({ ...facts, ...(await storeSample(storeBytes, name)) })
    .returning({ id: files.id });
  if (!file) throw new Error(`The model ${name} was not written.`);
  await tx.insert(galleryModels).values({ id: file.id, name, title, position });
  const entity = 'gallery_model';
  const rows = sampleTranslations.flatMap(([locale, { gallery }]) => {
    const text = gallery[name];
    return text === undefined ? [] : [{ entity, entityId: file.id, locale, field: 'title', text } as const];
  });
  if (rows.length > 0) await tx.insert(translations).values(rows);
}

async function restoreModel(tx: Database, store: FileStore, storeBytes: StoreBytes, name: string): Promise<void> {
  const [galleryRow] = await tx
    .select({ id: files.id, shown: files.storageKey, poster: files.posterKey })
    .from(galleryModels)
    .innerJoin(files, eq(files.id, galleryModels.id))
    .where(eq(galleryModels.name, name));
  if (!galleryRow) return;
  const keys = [galleryRow.shown, galleryRow.poster].filter((key) => key !== null);
  const there = await Promise.all(keys.map((key) => store.stat(key)));
  if (there.every((stat) => stat !== null)) return;
  await tx
    .update(files)
    .set(await storeSample(storeBytes, name))
    .where(eq(files.id, galleryRow.id));
  await enqueue(tx, 'delete-files', { keys });
}

/** Puts a model of the sample and its still picture into the store. */
async function storeSample(storeBytes: StoreBytes, name: string) {
  const read = (ending: string) => readFile(new URL(`${name}.${ending}`, folder));
  const { key: storageKey, bytes, sha256 } = await storeBytes(await read('glb'));
  const { key: posterKey } = await storeBytes(await read('webp'));
  return { storageKey, bytes, sha256, posterKey };
}

/** The handler that tells what is in the gallery. */
export function galleryHandlers(signUrl: SignUrl): Pick<Handlers, 'listGalleryModels'> {
  return {
    async listGalleryModels({ db, locale }) {
      const rows = await db
        .select({ file: files, title: galleryModels.title })
        .from(galleryModels)
        .innerJoin(files, eq(files.id, galleryModels.id))
        .orderBy(asc(galleryModels.position), asc(galleryModels.name));
      const texts = await loadTexts(db, locale, { gallery_model: rows.map(({ file }) => file.id) });
      const modelList = rows.map(({ file, title }): GalleryModel => {
        const { id, url, posterUrl, bytes } = mediumOnWire(file, signUrl);
        return { id, title: texts.of('gallery_model', id)['title'] ?? title, url, posterUrl, bytes };
      });
      return { modelList };
    },
  };
}
