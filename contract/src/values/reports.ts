/** What can be reported: a viewer (`/ar/{viewerCode}`), a review, a shared design (`/designs/{shareKey}`). */
export const reportKinds = ['viewer', 'review', 'design'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported, and why it is taken down. */
export const reportReasons = [
  'illegal',
  'sexual',
  'violence',
  'no-consent',
  'copyright',
  'personal-data',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** How long the texts of a report and of an answer may be. */
export const reportTextLength = 2000;

/** `open` waits for a decision; `dismissed`: the thing stays; `upheld`: it is taken down; `restored`: it is back. */
export const caseStates = ['open', 'dismissed', 'upheld', 'restored'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the operator does with a case. */
export const caseDecisions = ['dismiss', 'uphold', 'restore'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** How many characters the shop's public answer to a review has at most. */
export const mostAnswerText = 2000;
