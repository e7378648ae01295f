import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DraftContent, DraftDesign, NewDraft } from '@afterimage/contract/drafts.ts';
import { draftDesignOf } from '@afterimage/contract/values/slot-wire.ts';
import { loadSellablesOf, type Sellable } from '../cart/sellables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Customer } from '../cart/choose-variant.ts';
import { accounts } from '../accounts/tables.ts';
import { drafts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { loadFiles } from '../files/stored-files.ts';
import { draftComplaints } from './draft-complaints.ts';
import { type DraftRow, isAlive } from './read-draft.ts';

/** How much an account keeps: the one that was changed longest ago goes. */
const mostDrafts = 50;
const mostBytes = 64 * 1024;

/** Keeps a new draft; an account's belongs to it. */
export async function createDraft(
  db: Database,
  { productId, content }: NewDraft,
  { accountId, locale }: Customer,
): Promise<DraftRow> {
  const sellables = await loadSellablesOf(db, productId, locale);
  if (!sellables.some(({ active }) => active)) fail('PRODUCT_NOT_FOUND');
  const design = designIn(content, sellables);
  await check(db, { content, design, sellables }, { accountId, before: null });
  return db.transaction(async (tx) => {
    if (accountId) await lockAccount(tx, accountId);
    const [row] = await tx.insert(drafts).values({ productId, content: design, accountId }).returning();
    if (accountId) await forgetOldest(tx, accountId);
    return row ?? fail('INTERNAL');
  });
}

/**
 * Keeps a change that is based on `revision`; of two that are based on the same one, the second fails with
 * DRAFT_CHANGED. What is kept already is no change: so a request can be sent again when its answer was lost.
 */
export async function updateDraft(
  db: Database,
  { draftId, accountId, locale, draftDays }: Customer & { draftId: string; draftDays: number },
  { content, revision }: { content: DraftContent; revision: number },
): Promise<DraftRow> {
  const isLiveDraft = and(eq(drafts.id, draftId), isAlive(draftDays));
  const find = async () => (await db.select().from(drafts).where(isLiveDraft))[0] ?? fail('DRAFT_NOT_FOUND');
  const before = await find();
  const sellables = await loadSellablesOf(db, before.productId, locale);
  const design = designIn(content, sellables);
  if (isDeepStrictEqual(before.content, design)) return before;
  if (before.revision !== revision) fail('DRAFT_CHANGED');
  await check(db, { content, design, sellables }, { accountId, before: before.content });
  const [after] = await db
    .update(drafts)
    .set({ content: design, revision: revision + 1, updatedAt: sql`now()` })
    .where(and(isLiveDraft, eq(drafts.revision, revision)))
    .returning();
  if (after) return after;
  const newer = await find();
  return isDeepStrictEqual(newer.content, design) ? newer : fail('DRAFT_CHANGED');
}

/** Makes a guest's draft the account's; its uploads stay a guest's until they are ordered, for the link's sake. */
export async function joinDraft(
  db: Database,
  { draftId, accountId, draftDays }: { draftId: string; accountId: string; draftDays: number },
): Promise<DraftRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [row] = await tx
      .update(drafts)
      .set({ accountId })
      .where(
        and(eq(drafts.id, draftId), isAlive(draftDays), or(isNull(drafts.accountId), eq(drafts.accountId, accountId))),
      )
      .returning();
    if (!row) return fail('DRAFT_NOT_FOUND');
    await forgetOldest(tx, accountId, row.id);
    return row;
  });
}

/** Of an account's drafts that are begun at once, each sees the others, so that there are never too many. */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (!account) fail('UNAUTHENTICATED');
}

export async function forgetOldest(tx: Database, accountId: string, exceptId: string | null = null): Promise<void> {
  const tooOld = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    // What was joined just now stays, even if it was not touched for long.
    .orderBy(desc(sql`${drafts.id} is not distinct from ${exceptId}::uuid`), desc(drafts.updatedAt), desc(drafts.id))
    .offset(mostDrafts);
  await tx.delete(drafts).where(inArray(drafts.id, tooOld));
}

const designIn = (content: DraftContent, sellables: readonly Sellable[]): DraftDesign =>
  draftDesignOf(content, sellables[0]?.customizationList ?? []);

/** Judges the content as it came, for it may name what its product does not have, and so is not in the design. */
async function check(
  db: Database,
  { content, design, sellables }: { content: DraftContent; design: DraftDesign; sellables: readonly Sellable[] },
  { accountId, before }: { accountId: string | null; before: DraftDesign | null },
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(content)) > mostBytes) fail('BODY_TOO_LARGE');
  const complaints = draftComplaints(content, {
    slots: sellables[0]?.customizationList ?? [],
    variantIds: new Set(sellables.map(({ variantId }) => variantId)),
    files: await loadFiles(db, filesOfSlots(design.slots), { accountId }),
    previousFileIds: new Set(before ? filesOfSlots(before.slots) : []),
  });
  if (complaints) fail('CUSTOMIZATION_INVALID', (locale) => ({ fields: complaints(locale) }));
}
