import { eq } from 'drizzle-orm';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { drafts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import { createDraft, joinDraft, updateDraft } from './save-draft.ts';
import { type DraftParts, draftOnWire, findDraft, listDrafts } from './read-draft.ts';

type DraftCalls = 'createDraft' | 'listDrafts' | 'getDraft' | 'updateDraft' | 'deleteDraft' | 'joinDraft';

/** The calls about drafts: whoever has a draft's key may open and change it, an account or not. */
export function draftHandlers({ throttle, ...parts }: DraftParts & { throttle: Throttle }): Pick<Handlers, DraftCalls> {
  const { keys, draftDays } = parts;
  const idOf = (key: string) => keys.idOf(key) ?? fail('DRAFT_NOT_FOUND');
  return {
    createDraft: async ({ db, locale, caller: { accountId, address } }, { body }) => {
      if (!accountId) await throttle.take('draft from an address', networkOf(address));
      return draftOnWire(db, await createDraft(db, body, { accountId, locale }), locale, parts);
    },
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
