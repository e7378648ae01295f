import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { TargetSource } from '../targets/photo-targets.ts';
import { findViewer, type FoundViewer } from './find-viewer.ts';

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
): Promise<FoundViewer> {
  const found = (await findViewer(db, code, { draftDays, locale })) ?? fail('VIEWER_NOT_FOUND');
  return found.fault ? fail(found.fault) : found;
}

/** What a viewer shows to whoever may see it. */
export async function showOf(db: Database, found: FoundViewer, { readTargets }: ShowParts): Promise<ViewerShow> {
  return {
    kind: found.kind,
    productName: found.productName,
    expiresAt: found.expiresAt?.toISOString() ?? null,
    targetList: await readTargets(
      db,
      found.kind === 'project' ? { projectId: found.id } : { draftId: found.id, locale: found.locale },
    ),
  };
}

/** The show of a code that asks for no pass phrase, in a language. */
export async function readShow(db: Database, code: string, locale: Locale, parts: ShowParts): Promise<ViewerShow> {
  const found = await openableViewer(db, code, locale, parts);
  if (found.kind === 'project' && found.passHash !== null) fail('PASS_PHRASE_NEEDED');
  return showOf(db, found, parts);
}
