import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { type Limit, networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { isPhrase } from './pass-phrase.ts';
import { openableViewer, showOf, type ShowParts } from './read-show.ts';

/** The show of a code for who knows its pass phrase; a code without one takes any. */
export async function openWithPhrase(
  { db, caller, locale }: Context,
  { code, phrase }: { code: string; phrase: string },
  { throttle, ...parts }: ShowParts & { throttle: Throttle },
): Promise<ViewerShow> {
  const viewerRecord = await openableViewer(db, code, locale, parts);
  if (viewerRecord.kind === 'project' && viewerRecord.passHash !== null) {
    const network = networkOf(caller.address);
    const attemptLimits: [Limit, string][] = [
      ['pass phrase of a viewer from an address', `${viewerRecord.id} ${network}`],
      ['pass phrase from an address', network],
      ['pass phrase of a viewer', viewerRecord.id],
    ];
    // Counted before it is looked at, so that many attempts at once are many.
    for (const [limit, of] of attemptLimits) await throttle.take(limit, of);
    if (!(await isPhrase(phrase, viewerRecord.passHash))) fail('PASS_PHRASE_WRONG');
    await Promise.all(attemptLimits.map(([limit, of]) => throttle.giveBack(limit, of)));
  }
  return showOf(db, viewerRecord, parts);
}
