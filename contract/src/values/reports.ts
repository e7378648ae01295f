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
