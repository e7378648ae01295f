import * as z from 'zod';
import { numericIdInPath } from '../ids.ts';
import { caseDecisions, caseStates, mostAnswerText, reportKinds, reportReasons } from '../values/reports.ts';
import { listPage } from './lists.ts';

const reason = z.enum(reportReasons);

/** All reports of one thing until the decision. */
const reportCase = z.strictObject({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  state: z.enum(caseStates),
  reportCount: z.int(),
  createdAt: z.string(),
  lastReportedAt: z.string().nullable(),
  decisionReason: reason.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  restoredBy: z.string().nullable(),
  restoredAt: z.string().nullable(),
  /** False when the thing is not there any more. */
  isThere: z.boolean(),
  productName: z.string(),
  /** Whether the publisher has answered the takedown. */
  isAnswered: z.boolean(),
});
export const reportCaseList = listPage(reportCase);

/** A photo or a film that is part of what was reported; `posterUrl` is a still picture of a film. */
const shownFile = z.strictObject({
  id: z.uuid(),
  mimeType: z.string(),
  url: z.string(),
  posterUrl: z.string().nullable(),
});

/** A case with what is reported, the reports and the answer. */
export const reportCaseReply = reportCase.extend({
  /** Where visitors see it, a path of the shop; null for what has no page of its own or is gone. */
  path: z.string().nullable(),
  /** What was written: the words of a review, the texts on a print. */
  textList: z.array(z.string()),
  rating: z.int().nullable(),
  fileList: z.array(shownFile),
  reportList: z.array(
    z.strictObject({ reason, text: z.string(), email: z.string().nullable(), createdAt: z.string() }),
  ),
  takedown: z
    .strictObject({ note: z.string(), answer: z.string().nullable(), answeredAt: z.string().nullable() })
    .nullable(),
  decisionList: z.array(z.enum(caseDecisions)),
});

export const caseParams = z.strictObject({ caseId: z.uuid() });
const note = z.string().trim().max(2000).default('');
/** `note` is sent to the publisher together with the reason. */
export const caseDecisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('uphold'), reason, note }),
  z.strictObject({ decision: z.literal('dismiss') }),
  z.strictObject({ decision: z.literal('restore') }),
]);

/** A review as operators see it. */
const moderatedReview = z.strictObject({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  productSlug: z.string(),
  personId: z.uuid().nullable(),
  authorName: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  photoList: z.array(shownFile),
  upvotes: z.int(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  takenDown: z.boolean(),
  /** What the shop has said to it in public. */
  answer: z.string().nullable(),
  /** The open case of it. */
  openCaseId: z.uuid().nullable(),
});
export const moderatedReviewList = listPage(moderatedReview);
export const moderatedReviewReply = moderatedReview;

export const moderatedReviewParams = z.strictObject({ reviewId: numericIdInPath });
/** `seen` is the answer that is replaced. Null stands for no answer. */
export const reviewAnswerBody = z.strictObject({
  answer: z.string().trim().min(1).max(mostAnswerText).nullable(),
  seen: z.string().nullable(),
});
export const reviewTakedownBody = z.strictObject({ reason, note });
