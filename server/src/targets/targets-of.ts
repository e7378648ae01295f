import { lt, sql } from 'drizzle-orm';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Database } from '../platform/db/connection.ts';
import { targets } from './tables.ts';
import type { SignUrl } from '../files/signed-url.ts';
import type { FileStore } from '../files/store/store.ts';
import { shownMedium } from '../files/stored-files.ts';
import { compiledTarget } from './make-target.ts';
import { type PhotoTarget, readPhotoTargets, type TargetSource } from './photo-targets.ts';
import { targetHash, targetSize } from './target-recipe.ts';
import { targetFile } from './target-file.ts';

/** A target whose files lie in the store. */
export interface PreparedTarget {
  /** That of the viewer's target. */
  id: string;
  hash: string;
  packKey: string;
  pictureKey: string;
}

/**
 * The printed photos of a project or a draft that have a medium; none when there is no such source. Nothing is compiled:
 * the addresses make what they serve when it is not there.
 */
export async function readTargets(
  db: Database,
  source: TargetSource,
  { signUrl, shopUrl }: { signUrl: SignUrl; shopUrl: () => string },
): Promise<ViewerTarget[]> {
  const recordedTargets = await upsertTargets(db, source, shopUrl());
  return recordedTargets.map(({ id, title, hash, recipe, medium, display }) => {
    const { widthMm, heightMm, surface, photo } = recipe.region;
    return {
      id,
      title,
      packUrl: signUrl(targetFile(hash, 'pack')),
      pictureUrl: signUrl(targetFile(hash, 'picture')),
      ...targetSize(recipe.region),
      widthMm,
      heightMm,
      surface,
      photo,
      medium: shownMedium(medium, signUrl, display),
    };
  });
}

/** Makes the targets of a project or a draft that are not made yet; where they lie, in the order of `readTargets`. */
export async function prepareTargets(
  db: Database,
  source: TargetSource,
  { store, shopUrl }: { store: FileStore; shopUrl: () => string },
): Promise<PreparedTarget[]> {
  const recordedTargets = await upsertTargets(db, source, shopUrl());
  return Promise.all(
    recordedTargets.map(async ({ id, hash }) => {
      const { packKey, pictureKey } = await compiledTarget(db, hash, store);
      return { id, hash, packKey, pictureKey };
    }),
  );
}

/** What is asked for is there to be made from now on, and stays for a while: that is written once a day. */
async function upsertTargets(
  db: Database,
  source: TargetSource,
  shopUrl: string,
): Promise<(PhotoTarget & { hash: string })[]> {
  const recordedTargets = (await readPhotoTargets(db, source, shopUrl)).map((target) => ({
    ...target,
    hash: targetHash(target.recipe),
  }));
  const distinct = recordedTargets.filter(
    ({ hash, medium }, index) =>
      recordedTargets.findIndex((other) => other.hash === hash && other.medium.id === medium.id) === index,
  );
  // In the order of hashes: two that are noted at once must not wait for each other.
  const rows = [...new Map(distinct.map(({ hash, recipe }) => [hash, { hash, recipe, ...targetSize(recipe.region) }]))]
    .map(([, row]) => ({ ...row, photoIds: Object.keys(row.recipe.photos) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  if (rows.length > 0)
    await db
      .insert(targets)
      .values(rows)
      .onConflictDoUpdate({
        target: targets.hash,
        set: { usedAt: sql`now()` },
        setWhere: lt(targets.usedAt, sql`now() - interval '1 day'`),
      });
  return distinct;
}
