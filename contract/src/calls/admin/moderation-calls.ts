import { listQuery } from '../../admin/lists.ts';
import * as moderation from '../../admin/moderation.ts';
import { endpoint } from '../../endpoint.ts';

const caller = { caller: 'operator', right: 'reports.write' } as const;

/** The calls by which operators decide about published content. */
export const moderationCalls = {
  listReportCases: endpoint({
    ...caller,
    summary: 'What was reported',
    query: listQuery,
    reply: moderation.reportCaseList,
  }),
  getReportCase: endpoint({
    ...caller,
    summary: 'One case with what is reported, the reports and the answer',
    params: moderation.caseParams,
    reply: moderation.reportCaseReply,
    errors: ['NOT_FOUND'],
  }),
  decideReportCase: endpoint({
    ...caller,
    summary: 'Take the thing down, leave it, or show it again; everybody concerned is told by mail',
    params: moderation.caseParams,
    body: moderation.caseDecisionBody,
    reply: moderation.reportCaseReply,
    errors: ['NOT_FOUND', 'CASE_DECIDED'],
  }),
  listModeratedReviews: endpoint({
    ...caller,
    summary: 'All reviews, also those that were taken down',
    query: listQuery,
    reply: moderation.moderatedReviewList,
  }),
  takeDownReview: endpoint({
    ...caller,
    summary: 'Take a review down, reported or not; its author is told why',
    params: moderation.moderatedReviewParams,
    body: moderation.reviewTakedownBody,
    reply: moderation.moderatedReviewReply,
    errors: ['NOT_FOUND', 'CASE_DECIDED'],
  }),
  answerReview: endpoint({
    ...caller,
    summary: 'Answer a review in public, change the answer, or remove it; fails when it is not the one that was seen',
    params: moderation.moderatedReviewParams,
    body: moderation.reviewAnswerBody,
    reply: moderation.moderatedReviewReply,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  restoreReview: endpoint({
    ...caller,
    summary: 'Show a review again that was taken down; its author is told',
    params: moderation.moderatedReviewParams,
    reply: moderation.moderatedReviewReply,
    errors: ['NOT_FOUND', 'CASE_DECIDED'],
  }),
};
