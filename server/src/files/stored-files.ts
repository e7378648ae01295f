import { and, eq, inArray, isNull, not, or } from 'drizzle-orm';
import type { ArCustomization, ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { Medium, Photo } from '@afterimage/contract/files.ts';
import type { Database } from '../db/connection.ts';
import { files } from '../db/tables.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../failure.ts';
import { words } from './file.words.ts';
import { isShownByOthers } from './named-files.ts';
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
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const usable = accountId ? or(isNull(files.accountId), eq(files.accountId, accountId)) : isNull(files.accountId);
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, wanted), usable));
  return new Map(rows.map((file) => [file.id, file]));
}

/**
 * The files that orders are made of, which were their customers' to use when they were ordered. A photo that a guest
 * uploaded may have become an account's since: the order shows it all the same.
 */
export async function loadOrderedFiles(db: Database, ids: Iterable<string>): Promise<Map<string, StoredFile>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(files).where(inArray(files.id, wanted));
  return new Map(rows.map((file) => [file.id, file]));
}

/**
 * Makes files that were uploaded without an account the account's own, so that from now on nobody else can use them;
 * a guest's (null) stay as they are, to be claimed once the order joins an account. What a guest's project shows stays
 * the guest's: everybody who scans the print learns its id. Call it in the transaction of the order. Fails with
 * CUSTOMIZATION_INVALID when one is missing or another's.
 */
export async function claimFiles(tx: Database, ids: Iterable<string>, accountId: string | null): Promise<void> {
  // In the order of ids: two orders that name the same files must not wait for each other.
  const wanted = [...new Set(ids)].toSorted();
  if (wanted.length === 0) return;
  const rows = await tx
    .select({ id: files.id, accountId: files.accountId, shared: files.shared })
    .from(files)
    .where(inArray(files.id, wanted))
    .orderBy(files.id)
    .for('update');
  if (rows.length < wanted.length || rows.some((file) => file.accountId !== null && file.accountId !== accountId)) {
    fail('CUSTOMIZATION_INVALID', (locale) => ({ description: inLocale(words, locale).gone }));
  }
  const unclaimed = rows.filter((file) => file.accountId === null && !file.shared).map((file) => file.id);
  if (!accountId || unclaimed.length === 0) return;
  const others = isShownByOthers(accountId);
  await tx
    .update(files)
    .set({ accountId })
    .where(and(inArray(files.id, unclaimed), others && not(others)));
}

/** Keeps those of the files that are there from being deleted until the transaction ends, which then may name them. */
export async function holdFiles(tx: Database, ids: Iterable<string>): Promise<void> {
  const wanted = [...new Set(ids)].toSorted();
  if (wanted.length === 0) return;
  await tx.select({ id: files.id }).from(files).where(inArray(files.id, wanted)).orderBy(files.id).for('key share');
}

/** A photo on the wire. */
export function photoOnWire(file: StoredFile, signUrl: SignUrl): Photo {
  return { id: file.id, url: signUrl(file.id), width: file.width ?? 0, height: file.height ?? 0 };
}

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

function typeOf(file: StoredFile): ArType {
  if (!file.arType) throw new Error(`The file ${file.id} is a photo and not a medium.`);
  return file.arType;
}

function factsOnWire(file: StoredFile, signUrl: SignUrl) {
  const { mimeType, width, height, durationSeconds, textMedium: text } = file;
  const posterUrl = file.posterKey === null ? null : signUrl(file.id, { poster: true });
  const captionsUrl = file.captionsKey === null ? null : signUrl(file.id, { captions: true });
  return { url: signUrl(file.id), mimeType, width, height, durationSeconds, posterUrl, captionsUrl, text };
}
