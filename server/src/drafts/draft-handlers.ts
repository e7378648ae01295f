import { and, eq } from 'drizzle-orm';
import type { CartItemDraftPurpose } from '@afterimage/contract/cart.ts';
import type { CartOwner } from '../cart/cart-owner.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { drafts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import { copyDraft } from './copy-draft.ts';
import { draftOfLine } from './line-draft.ts';
import { readSharedDesign, shareDraft, unshareDraft } from './share-draft.ts';
import { createDraft, joinDraft, updateDraft } from './save-draft.ts';
import { type DraftParts, draftOnWire, findDraft, isAlive, listDrafts } from './read-draft.ts';

type DraftCalls =
  | 'createDraft'
  | 'listDrafts'
  | 'getDraft'
  | 'updateDraft'
  | 'deleteDraft'
  | 'joinDraft'
  | 'copyDraft'
  | 'setDraftTitle'
  | 'shareDraft'
  | 'unshareDraft'
  | 'getSharedDesign'
  | 'createCartItemDraft'
  | 'createGuestCartItemDraft';

/** The calls about drafts: whoever has a draft's key may open and change it, an account or not. */
export function draftHandlers({ throttle, ...parts }: DraftParts & { throttle: Throttle }): Pick<Handlers, DraftCalls> {
  const { keys, draftDays } = parts;
  const idOf = (key: string) => keys.idOf(key) ?? fail('DRAFT_NOT_FOUND');
  const throttled = async ({ caller: { accountId, address } }: Context): Promise<void> => {
    if (!accountId) await throttle.take('draft from an address', networkOf(address));
  };
  const ofLine = async (context: Context, owner: CartOwner, cartItemId: string, purpose: CartItemDraftPurpose) => {
    await throttled(context);
    const row = await draftOfLine(context.db, { owner, cartItemId, purpose, locale: context.locale, draftDays });
    return draftOnWire(context.db, row, context.locale, parts);
  };
  return {
    createDraft: async (context, { body }) => {
      await throttled(context);
      const { db, locale, caller } = context;
      const row = await createDraft(db, body, { accountId: caller.accountId, locale });
      return draftOnWire(db, row, locale, parts);
    },
    createCartItemDraft: (context, { params, body }) =>
      ofLine(context, { accountId: accountOf(context) }, params.cartItemId, body.purpose),
    createGuestCartItemDraft: (context, { params, body }) =>
      ofLine(context, { guestCartId: params.cartId }, params.cartItemId, body.purpose),
    copyDraft: async (context, { params }) => {
      await throttled(context);
      const { db, locale, caller } = context;
      const draft = { draftId: idOf(params.draftKey), accountId: caller.accountId, draftDays };
      return draftOnWire(db, await copyDraft(db, draft), locale, parts);
    },
    setDraftTitle: async ({ db }, { params, body }) => {
      const isOne = and(eq(drafts.id, idOf(params.draftKey)), isAlive(draftDays));
      const updatedRows = await db.update(drafts).set(body).where(isOne).returning({ id: drafts.id });
      return updatedRows.length > 0 ? {} : fail('DRAFT_NOT_FOUND');
    },
    shareDraft: async ({ db }, { params }) => ({
      shareKey: await shareDraft(db, { draftId: idOf(params.draftKey), draftDays }),
    }),
    unshareDraft: async ({ db }, { params }) => {
      await unshareDraft(db, { draftId: idOf(params.draftKey), draftDays });
      return {};
    },
    getSharedDesign: ({ db, locale }, { params }) =>
      readSharedDesign(db, params.shareKey, { locale, signUrl: parts.signUrl, draftDays }),
    listDrafts: (context) => listDrafts(context.db, accountOf(context), context.locale, parts),
    getDraft: async ({ db, locale }, { params }) =>
      draftOnWire(db, await findDraft(db, idOf(params.draftKey), draftDays), locale, parts),
    updateDraft: async ({ db, locale, caller: { accountId } }, { params, body }) => {
      const draft = { draftId: idOf(params.draftKey), accountId, locale, draftDays };
      return draftOnWire(db, await updateDraft(db, draft, body), locale, parts);
    },
    deleteDraft: async ({ db }, { params }) => {
      const id = keys.idOf(params.draftKey);
      if (id) await db.delete(drafts).where(eq(drafts.id, id));
      return {};
    },
    joinDraft: async (context, { params }) => {
      const accountId = accountOf(context);
      return draftOnWire(
        context.db,
        await joinDraft(context.db, { draftId: idOf(params.draftKey), accountId, draftDays }),
        context.locale,
        parts,
      );
    },
  };
}
