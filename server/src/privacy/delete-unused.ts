import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { carts } from '../cart/tables.ts';
import { shopFacts } from '../platform/db/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { forgetFiles } from './forget-files.ts';
import { isUnreferenced } from './referenced-files.ts';

const cursorFact = 'unused-files-cursor';

/** How long what was not ordered is stored, in days, until an owner sets it, and how much is looked at in one go. */
export interface Keeping {
  uploadDays: number;
  draftDays: number;
  batch?: number;
  mostBatches?: number;
}

/**
 * Deletes designs and guests' carts that nobody has touched for long, and then what was uploaded long ago and is named
 * nowhere: neither in a cart, an order that came to something, a project or what it has shown before, a review nor a
 * design. A run looks at some thousand files
 * and remembers where it stopped, so that it costs the same in a shop with millions. Answers how many files went.
 */
export async function deleteUnused(
  db: Database,
  { batch = 100, mostBatches = 40, ...initial }: Keeping,
): Promise<number> {
  const settings = await readShopSettings(db);
  const { draftDays, uploadDays } = {
    draftDays: settings.draftDays ?? initial.draftDays,
    uploadDays: settings.uploadDays ?? initial.uploadDays,
  };
  for (const remove of [deleteDrafts, deleteGuestCarts])
    for (let run = 0; run < mostBatches; run += 1) if ((await remove(db, draftDays, batch)) < batch) break;
  let deletedCount = 0;
  for (let run = 0; run < mostBatches; run += 1) {
    const swept = await db.transaction((tx) => sweep(tx, uploadDays, batch));
    deletedCount += swept.gone;
    if (swept.atEnd) break;
  }
  return deletedCount;
}

async function deleteDrafts(db: Database, days: number, batch: number): Promise<number> {
  const old = db
    .select({ id: drafts.id })
    .from(drafts)
    .where(lt(drafts.updatedAt, ago(days)))
    .limit(batch)
    .for('update', { skipLocked: true });
  return (await db.delete(drafts).where(inArray(drafts.id, old)).returning({ id: drafts.id })).length;
}

/** Nobody comes back for them: their only proof is in a browser that has not shown them for as long as a design lives. */
async function deleteGuestCarts(db: Database, days: number, batch: number): Promise<number> {
  const old = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(isNull(carts.accountId), lt(carts.updatedAt, ago(days))))
    .limit(batch)
    .for('update', { skipLocked: true });
  return (await db.delete(carts).where(inArray(carts.id, old)).returning({ id: carts.id })).length;
}

/**
 * Looks at the next files after where the last run stopped. Whoever orders a file locks its row first (`claimFiles`):
 * what is locked is passed over, and what is not named once it is locked here can be ordered by nobody any more.
 */
async function sweep(tx: Database, days: number, batch: number): Promise<{ gone: number; atEnd: boolean }> {
  const [fact] = await tx.select().from(shopFacts).where(eq(shopFacts.name, cursorFact));
  const [time = '-infinity', after = '00000000-0000-0000-0000-000000000000'] = fact?.value.split(' / ') ?? [];
  const candidateRows = await tx
    .select({ id: files.id, at: sql<string>`${files.createdAt}::text` })
    .from(files)
    .where(
      and(
        lt(files.createdAt, ago(days)),
        eq(files.shared, false),
        sql`(${files.createdAt}, ${files.id}) > (${time}::timestamptz, ${after}::uuid)`,
      ),
    )
    .orderBy(files.createdAt, files.id)
    .limit(batch)
    .for('update', { skipLocked: true });
  const ids = candidateRows.map(({ id }) => id);
  // A statement of its own, so that it sees what was ordered until the rows were locked.
  const unused = ids.length === 0 ? [] : await tx.select({ id: files.id }).from(files).where(isUnreferenced(ids, days));
  const deletedCount = await forgetFiles(
    tx,
    unused.map(({ id }) => id),
  );
  const last = candidateRows.at(-1);
  const atEnd = candidateRows.length < batch || !last;
  if (atEnd) await tx.delete(shopFacts).where(eq(shopFacts.name, cursorFact));
  else {
    const value = `${last.at} / ${last.id}`;
    await tx
      .insert(shopFacts)
      .values({ name: cursorFact, value })
      .onConflictDoUpdate({ target: shopFacts.name, set: { value } });
  }
  return { gone: deletedCount, atEnd };
}

const ago = (days: number): SQL => sql`now() - make_interval(days => ${days})`;
