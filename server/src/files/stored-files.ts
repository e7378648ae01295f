import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ArCustomization, ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { Medium, Photo } from '@afterimage/contract/files.ts';
import type { PhotoFile } from '@afterimage/scene/scene.ts';
import type { Database } from '../platform/db/connection.ts';
import { files } from './tables.ts';
import type { SignUrl } from './signed-url.ts';

export type StoredFile = typeof files.$inferSelect;

/**
 * The files among `ids` that the caller may use: an account's own ones and those that a guest uploaded, whose id
 * is all the proof there is; a guest only the latter. What is missing in the map does not exist or is another's.
 */
export async function loadFiles(
  db: Database,
  ids: Iterable<string>,
  { accountId }: { accountId: string | null },
): Promise<Map<string, StoredFile>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const usable = accountId ? or(isNull(files.accountId), eq(files.accountId, accountId)) : isNull(files.accountId);
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, uniqueIds), usable));
  return new Map(rows.map((file) => [file.id, file]));
}

/**
 * The files that orders are made of, which were their customers' to use when they were ordered. A photo that a guest
 * uploaded may have become an account's since: the order shows it all the same.
 */
export async function loadOrderedFiles(db: Database, ids: Iterable<string>): Promise<Map<string, StoredFile>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const rows = await db.select().from(files).where(inArray(files.id, uniqueIds));
  return new Map(rows.map((file) => [file.id, file]));
}

/** The files that are shown to others under these ids, by them. */
export async function loadShownFiles(db: Database, shownIds: Iterable<string>): Promise<Map<string, StoredFile>> {
  const uniqueIds = [...new Set(shownIds)];
  if (uniqueIds.length === 0) return new Map();
  const rows = await db.select().from(files).where(inArray(files.shownId, uniqueIds));
  return new Map(rows.map((file) => [file.shownId, file]));
}

/** Ends the addresses under which files were shown to others; the shop's own keep theirs. */
export async function renewShownIds(tx: Database, ids: Iterable<string>): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return;
  await tx
    .update(files)
    .set({ shownId: sql`gen_random_uuid()` })
    .where(and(inArray(files.id, uniqueIds), eq(files.shared, false)));
}

/** Those of the files that are photos, as a scene takes them. */
export const scenePhotos = (files: ReadonlyMap<string, StoredFile>): Map<string, PhotoFile> =>
  new Map(
    Array.from(files.values()).flatMap(({ id, width, height }) =>
      width && height ? [[id, { id, width, height }]] : [],
    ),
  );

/** Keeps those of the files that are there from being deleted until the transaction ends, which then may name them. */
export async function holdFiles(tx: Database, ids: Iterable<string>): Promise<void> {
  const uniqueIds = [...new Set(ids)].toSorted();
  if (uniqueIds.length === 0) return;
  await tx.select({ id: files.id }).from(files).where(inArray(files.id, uniqueIds)).orderBy(files.id).for('key share');
}

/** A photo on the wire. */
export function photoOnWire(file: StoredFile, signUrl: SignUrl): Photo {
  return { id: file.id, url: signUrl(file.id), width: file.width ?? 0, height: file.height ?? 0 };
}

/** A photo as it is shown to others than its owner: by another id, as `shownMedium` does it. */
export const shownPhoto = (file: StoredFile, signUrl: SignUrl): Photo =>
  photoOnWire({ ...file, id: file.shownId }, signUrl);

/** An uploaded medium on the wire. */
export function mediumOnWire(file: StoredFile, signUrl: SignUrl): Medium {
  return { id: file.id, type: typeOf(file), bytes: file.bytes, ...factsOnWire(file, signUrl) };
}

/** A medium as a slot of a cart, an order or a project carries it. */
export function arCustomizationOnWire(
  file: StoredFile,
  signUrl: SignUrl,
  display: MediumDisplay | null = null,
): ArCustomization {
  return { attachmentId: file.id, type: typeOf(file), ...factsOnWire(file, signUrl), display };
}

/**
 * A medium as it is shown to whoever has a code or an address. The id of a guest's upload is all that is needed to use it,
 * so it is called by another one here, in its addresses too.
 */
export const shownMedium = (
  file: StoredFile,
  signUrl: SignUrl,
  display: MediumDisplay | null = null,
): ArCustomization => arCustomizationOnWire({ ...file, id: file.shownId }, signUrl, display);

function typeOf(file: StoredFile): ArType {
  if (!file.arType) throw new Error(`The file ${file.id} is a photo and not a medium.`);
  return file.arType;
}

function factsOnWire(file: StoredFile, signUrl: SignUrl) {
  const { mimeType, width, height, durationSeconds, hasSound, textMedium: text } = file;
  const posterUrl = file.posterKey === null ? null : signUrl(file.id, { poster: true });
  const captionsUrl = file.captionsKey === null ? null : signUrl(file.id, { captions: true });
  return {
    url: signUrl(file.id),
    mimeType,
    width,
    height,
    durationSeconds,
    ...(hasSound !== null && { hasSound }),
    posterUrl,
    captionsUrl,
    text,
  };
}
