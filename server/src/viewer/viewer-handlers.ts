import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import type { DraftKeys } from '../drafts/draft-key.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { withoutValues } from '../platform/log/loggable.ts';
import type { TargetSource } from '../targets/photo-targets.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import type { ReadViewers } from '../projects/read-projects.ts';
import { countScan } from './count-scan.ts';
import { createDraftViewer, readDraftViewer } from './draft-viewers.ts';
import { findViewer } from './find-viewer.ts';
import { openWithPhrase } from './open-with-phrase.ts';
import { changeProjectViewer } from './project-viewers.ts';
import { readShow, type ShowParts } from './read-show.ts';

type ViewerCalls =
  | 'getViewer'
  | 'openViewer'
  | 'countScan'
  | 'createDraftViewer'
  | 'getDraftViewer'
  | 'updateProjectViewer'
  | 'updateGuestProjectViewer';

interface ViewerParts extends ShowParts {
  /** Makes what is not made yet of a draft's targets. */
  prepareTargets(db: Database, source: TargetSource): Promise<unknown>;
  throttle: Throttle;
  keys: DraftKeys;
  shopUrl(): string;
  readViewers: ReadViewers;
}

/** The calls about viewers: of the phone that looks, of the studio that shows a code, of the owner who closes it. */
export function viewerHandlers(parts: ViewerParts): Pick<Handlers, ViewerCalls> {
  const { throttle, keys, draftDays, readViewers } = parts;
  const draftOf = (key: string) => keys.idOf(key) ?? fail('DRAFT_NOT_FOUND');
  return {
    getViewer: ({ db, locale }, { params }) => readShow(db, params.viewerCode, locale, parts),
    openViewer: (context, { params, body }) =>
      openWithPhrase(context, { code: params.viewerCode, phrase: body.passPhrase }, parts),
    countScan: async ({ db, caller }, { params, body }) => {
      await throttle.take('scan from an address', networkOf(caller.address));
      const viewerRecord = (await findViewer(db, params.viewerCode, { draftDays })) ?? fail('VIEWER_NOT_FOUND');
      if (!viewerRecord.fault) await countScan(db, viewerRecord, body);
      return {};
    },
    createDraftViewer: async ({ db, log, caller }, { params }) => {
      await throttle.take('draft viewer from an address', networkOf(caller.address));
      const draftId = draftOf(params.draftKey);
      const draftViewer = await createDraftViewer(db, draftId, parts);
      // While the code is being scanned: the phone finds everything ready.
      parts.prepareTargets(db, { draftId }).catch((error: unknown) => {
        log.warn({ err: withoutValues(error) }, 'the targets of a draft could not be made ahead');
      });
      return draftViewer;
    },
    getDraftViewer: ({ db }, { params }) => readDraftViewer(db, draftOf(params.draftKey), parts),
    updateProjectViewer: (context, { params: { projectId }, body }) =>
      changeProjectViewer(context.db, { owner: { accountId: accountOf(context) }, projectId }, body, readViewers),
    updateGuestProjectViewer: ({ db }, { params: { orderKey, projectId }, body }) =>
      changeProjectViewer(db, { owner: { orderKey }, projectId }, body, readViewers),
  };
}
