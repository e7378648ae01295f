import * as accounts from '../accounts.ts';
import * as drafts from '../drafts.ts';
import { endpoint } from '../endpoint.ts';
import * as orders from '../orders.ts';
import * as projects from '../projects.ts';
import * as viewer from '../viewer.ts';

/** The calls about viewers. */
export const viewerCalls = {
  updateProjectViewer: endpoint({
    summary: "Close or open a project's viewer, give it an end or a pass phrase",
    caller: 'account',
    params: projects.projectParams,
    body: viewer.projectViewerChange,
    reply: viewer.projectViewer,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  updateGuestProjectViewer: endpoint({
    summary: 'The same for whoever has the key of its order',
    params: orders.guestProjectParams,
    body: viewer.projectViewerChange,
    reply: viewer.projectViewer,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  createDraftViewer: endpoint({
    summary: 'A code that shows a draft in the viewer for a while, to try it before paying; asked again it lasts anew',
    params: drafts.draftParams,
    reply: viewer.draftViewer,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  getDraftViewer: endpoint({
    summary: "Whether a draft's code has been opened yet, and has found its print",
    params: drafts.draftParams,
    reply: viewer.draftViewer,
    errors: ['DRAFT_NOT_FOUND', 'VIEWER_NOT_FOUND'],
  }),
  getViewer: endpoint({
    summary: 'What plays on which photo, for whoever has the code of the print',
    params: viewer.viewerParams,
    reply: viewer.viewerShow,
    errors: ['VIEWER_NOT_FOUND', 'VIEWER_CLOSED', 'VIEWER_EXPIRED', 'TAKEN_DOWN', 'PASS_PHRASE_NEEDED'],
  }),
  openViewer: endpoint({
    summary: 'The same, with its pass phrase',
    params: viewer.viewerParams,
    body: viewer.viewerOpening,
    reply: viewer.viewerShow,
    errors: ['VIEWER_NOT_FOUND', 'VIEWER_CLOSED', 'VIEWER_EXPIRED', 'TAKEN_DOWN', 'PASS_PHRASE_WRONG'],
  }),
  countScan: endpoint({
    summary: 'Count that a viewer was opened, or has found its print; nothing is kept of who it was',
    params: viewer.viewerParams,
    body: viewer.viewerScan,
    reply: accounts.done,
    errors: ['VIEWER_NOT_FOUND'],
  }),
};
