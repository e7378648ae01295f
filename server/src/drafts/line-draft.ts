import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import type { CartItemDraftPurpose } from '@afterimage/contract/cart.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { LinkDraft } from '../cart/cart-handlers.ts';
import { accountIdOf, type CartLine, type CartOwner, linesOf, lockCart } from '../cart/cart-owner.ts';
import { cartLines } from '../cart/tables.ts';
import { variants } from '../catalogue/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { DraftKeys } from './draft-key.ts';
import { type DraftRow, isAlive } from './read-draft.ts';
import { isSameDesign } from './same-design.ts';
import { forgetOldest, lockAccount } from './save-draft.ts';
import { drafts } from './tables.ts';

interface LineDraftRequest {
  owner: CartOwner;
  cartItemId: string;
  purpose: CartItemDraftPurpose;
  locale: Locale;
  draftDays: number;
}

/**
 * The draft of a cart line. A line is edited in one draft on all devices. Changes that are not yet saved to the line are found
 * again, unless the draft is to be reset to the line.
 */
export async function draftOfLine(
  db: Database,
  { owner, cartItemId, purpose, locale, draftDays }: LineDraftRequest,
): Promise<DraftRow> {
  return db.transaction(async (tx) => {
    const accountId = accountIdOf(owner);
    // The account is locked first, as when it is erased; the cart's lock makes two parallel requests share one draft.
    if (accountId) await lockAccount(tx, accountId);
    const cartId = await lockCart(tx, owner);
    const line = (await linesOf(tx, cartId)).find(({ id }) => id === cartItemId) ?? fail('LINE_NOT_FOUND');
    const former = purpose === 'copy' ? undefined : await findDraftOf(tx, line, { accountId, draftDays });
    const content = contentOf(line);
    if (!former) {
      const { productId } = (await productOf(tx, line)) ?? fail('LINE_NOT_FOUND');
      const cartLineId = purpose === 'copy' ? null : line.id;
      const [row] = await tx.insert(drafts).values({ productId, content, accountId, cartLineId }).returning();
      if (accountId && row) await forgetOldest(tx, accountId, row.id);
      return row ?? fail('INTERNAL');
    }
    const isRestarted = purpose === 'restart' && !isDeepStrictEqual(former.content, content);
    // The step in which it was saved is not part of the design, so a difference there is no change.
    const isSaved = isSameDesign(former.content, line, {
      customizations: (await loadCustomizations(tx, [former.productId], locale)).get(former.productId) ?? [],
      locale,
      today: dateOf(new Date()),
    });
    const [row] = await tx
      .update(drafts)
      .set({
        accountId,
        ...(isSaved && { content: { ...former.content, step: content.step } }),
        ...(isRestarted && { content, revision: former.revision + 1, updatedAt: sql`now()` }),
      })
      .where(eq(drafts.id, former.id))
      .returning();
    return row ?? fail('INTERNAL');
  });
}

/** The initial content of a line's draft. It opens at the last step, the proof, from where every step can be reached. */
const contentOf = ({ personalization, variantId, quantity }: CartLine): DraftDesign => ({
  ...(personalization ?? { extraList: [], slots: [], acceptedWarningList: [] }),
  variantId,
  quantity,
  step: 'checkout',
});

async function productOf(tx: Database, { variantId }: CartLine) {
  const [variant] = await tx.select({ productId: variants.productId }).from(variants).where(eq(variants.id, variantId));
  return variant;
}

async function findDraftOf(
  tx: Database,
  line: CartLine,
  { accountId, draftDays }: { accountId: string | null; draftDays: number },
): Promise<DraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.cartLineId, line.id), isUsable(accountId), isAlive(draftDays)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(1)
    .for('no key update');
  return row;
}

/** A guest's draft belongs to the owner of its cart. */
const isUsable = (accountId: string | null) =>
  accountId === null ? isNull(drafts.accountId) : or(isNull(drafts.accountId), eq(drafts.accountId, accountId));

/**
 * Makes a draft the design of a line. A draft that is deleted or belongs to another account does not keep the design out of the
 * cart. A line without personalization gets no draft.
 */
export const draftLinker =
  ({ keys, draftDays }: { keys: DraftKeys; draftDays: number }): LinkDraft =>
  async (tx, { draftKey, cartItemId, accountId }) => {
    const draftId = keys.idOf(draftKey);
    if (draftId === null) return;
    const personalLine = tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(and(eq(cartLines.id, cartItemId), ne(cartLines.personalizationHash, '')));
    await tx
      .update(drafts)
      .set({ cartLineId: cartItemId })
      .where(and(eq(drafts.id, draftId), isUsable(accountId), isAlive(draftDays), exists(personalLine)));
  };
