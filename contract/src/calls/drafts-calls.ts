import * as accounts from '../accounts.ts';
import * as drafts from '../drafts.ts';
import { endpoint } from '../endpoint.ts';

/** The calls about drafts. */
export const draftsCalls = {
  createDraft: endpoint({
    summary: 'Keep a personalisation that is not ordered yet; guests too',
    body: drafts.newDraft,
    reply: drafts.draft,
    errors: ['PRODUCT_NOT_FOUND', 'CUSTOMIZATION_INVALID'],
  }),
  listDrafts: endpoint({ summary: 'The drafts of the account', caller: 'account', reply: drafts.draftList }),
  getDraft: endpoint({
    summary: 'One draft, for whoever has its key',
    params: drafts.draftParams,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  updateDraft: endpoint({
    summary: 'Keep a change of a draft',
    params: drafts.draftParams,
    body: drafts.draftChange,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND', 'DRAFT_CHANGED', 'CUSTOMIZATION_INVALID'],
  }),
  deleteDraft: endpoint({
    summary: 'Throw a draft away',
    params: drafts.draftParams,
    reply: accounts.done,
  }),
  joinDraft: endpoint({
    summary: "Make a draft the account's own; done twice it changes nothing",
    caller: 'account',
    params: drafts.draftParams,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  getDraftRoom: endpoint({
    summary:
      'A name under which a draft can be seen as a model, and not changed: `/room/draft/{token}.glb` and `.usdz`',
    params: drafts.draftParams,
    reply: drafts.draftModelToken,
    errors: ['DRAFT_NOT_FOUND'],
  }),
};
