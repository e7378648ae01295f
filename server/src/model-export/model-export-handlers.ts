import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { DraftKeys } from '../drafts/draft-key.ts';
import { findDraft } from '../drafts/read-draft.ts';
import type { ModelTokens } from './model-token.ts';

interface ModelExportParts {
  keys: DraftKeys;
  tokens: ModelTokens;
  draftDays: number;
}

/** Whoever has a draft's key gets a name for it under which it can be seen in a room, and no more. */
export function modelExportHandlers({ keys, tokens, draftDays }: ModelExportParts): Pick<Handlers, 'getDraftRoom'> {
  return {
    getDraftRoom: async ({ db }, { params }) => {
      const { id } = await findDraft(db, keys.idOf(params.draftKey) ?? fail('DRAFT_NOT_FOUND'), draftDays);
      const { token, expiresAt } = tokens.tokenOf(id);
      return { token, expiresAt: expiresAt.toISOString() };
    },
  };
}
