import type { Handlers } from '../platform/http/handlers.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';
import { answerTakedown, readTakedown } from './answer-takedown.ts';
import { reportContent, type ReportParts } from './report-content.ts';
import { findPublished } from './subjects.ts';

type ReportCalls = 'getReportSubject' | 'reportContent' | 'getTakedown' | 'answerTakedown';

/** The calls about reports: anybody may report what is published, and who is mailed a key may answer. */
export function reportHandlers(parts: ReportParts): Pick<Handlers, ReportCalls> {
  return {
    getReportSubject: async ({ db, locale }, { params }) => {
      const { subject, productName } = await findPublished(db, params, { locale, draftDays: parts.draftDays });
      return { kind: subject.kind, productName };
    },
    reportContent: (context, { body }) => reportContent(context, body, parts),
    getTakedown: ({ db, locale }, { params }) => readTakedown(db, params.takedownKey, locale),
    answerTakedown: async ({ db, caller, locale }, { params, body }) => {
      await parts.throttle.take('answer to a takedown from an address', networkOf(caller.address));
      const answering = { key: params.takedownKey, text: body.text, locale };
      return answerTakedown(db, answering, { initialSeller: parts.initialSeller, shopUrl: parts.shopUrl() });
    },
  };
}
