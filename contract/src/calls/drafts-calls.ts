import * as accounts from '../accounts.ts';
import * as designs from '../designs.ts';
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
    summary: 'One draft, for anyone who has its key',
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
  copyDraft: endpoint({
    summary: 'A new draft with the same content, which belongs to no line of a cart',
    params: drafts.draftParams,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  setDraftTitle: endpoint({
    summary: 'Name a draft',
    params: drafts.draftParams,
    body: drafts.draftTitleChange,
    reply: accounts.done,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  shareDraft: endpoint({
    summary: 'The link under which a draft is shown to others, who cannot change it; there is one at most',
    params: drafts.draftParams,
    reply: drafts.draftShare,
    errors: ['DRAFT_NOT_FOUND', 'TAKEN_DOWN'],
  }),
  unshareDraft: endpoint({
    summary: 'End the link under which a draft is shown to others; done twice it changes nothing',
    params: drafts.draftParams,
    reply: accounts.done,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  getSharedDesign: endpoint({
    summary: 'A design that its owner shows to others, as it is now',
    params: designs.designParams,
    reply: designs.sharedDesign,
    errors: ['DESIGN_NOT_FOUND', 'TAKEN_DOWN'],
  }),
  getDraftRoom: endpoint({
    summary:
      'A name under which a draft can be seen as a model, and not changed: `/room/draft/{token}.glb` and `.usdz`',
    params: drafts.draftParams,
    reply: drafts.draftModelToken,
    errors: ['DRAFT_NOT_FOUND'],
  }),
};
