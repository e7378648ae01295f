import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { TargetSource } from '../targets/photo-targets.ts';
import { findViewer, type ViewerRecord } from './find-viewer.ts';

/** What a show is made from. */
export interface ShowParts {
  /** The printed photos of a project or a draft that have a medium, without making what is not made yet. */
  readTargets(db: Database, source: TargetSource): Promise<ViewerTarget[]>;
  draftDays: number;
}

/** What the code stands for, in a language; fails with the reason why it shows nothing. */
export async function openableViewer(
  db: Database,
  code: string,
  locale: Locale,
  { draftDays }: ShowParts,
): Promise<ViewerRecord> {
  const viewerRecord = (await findViewer(db, code, { draftDays, locale })) ?? fail('VIEWER_NOT_FOUND');
  return viewerRecord.fault ? fail(viewerRecord.fault) : viewerRecord;
}

/** What a viewer shows to whoever may see it. */
export async function showOf(
  db: Database,
  viewerRecord: ViewerRecord,
  { readTargets }: ShowParts,
): Promise<ViewerShow> {
  return {
    kind: viewerRecord.kind,
    productName: viewerRecord.productName,
    expiresAt: viewerRecord.expiresAt?.toISOString() ?? null,
    targetList: await readTargets(
      db,
      viewerRecord.kind === 'project'
        ? { projectId: viewerRecord.id }
        : { draftId: viewerRecord.id, locale: viewerRecord.locale },
    ),
  };
}

/** The show of a code that asks for no pass phrase, in a language. */
export async function readShow(db: Database, code: string, locale: Locale, parts: ShowParts): Promise<ViewerShow> {
  const viewerRecord = await openableViewer(db, code, locale, parts);
  if (viewerRecord.kind === 'project' && viewerRecord.passHash !== null) fail('PASS_PHRASE_NEEDED');
  return showOf(db, viewerRecord, parts);
}
