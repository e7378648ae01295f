import * as z from 'zod';
import { email } from './accounts.ts';
import { reportKinds, reportReasons, reportTextLength } from './values/reports.ts';

const kind = z.enum(reportKinds);
const reason = z.enum(reportReasons);
const text = z.string().trim().max(reportTextLength);

/** What a thing is called where it is reported: a viewer's code, a review's number, the key of a shared design. */
const subjectId = z.string().min(1).max(64);

export const reportSubjectParams = z.strictObject({ kind, subjectId });

/** What is reported, in words: the product that it shows or is about. */
export const reportSubject = z.object({ kind, productName: z.string() });
export type ReportSubject = z.infer<typeof reportSubject>;

/** A report of published content. A reporter who gives an e-mail address is mailed the decision. */
export const reportBody = z.strictObject({
  kind,
  subjectId,
  reason,
  text: text.min(10),
  email: z
    .union([z.literal('').transform(() => null), email])
    .nullable()
    .default(null),
});
export type ReportBody = z.infer<typeof reportBody>;

/** The secret key of the page on which a takedown is explained and answered. */
const takedownKey = z.string().regex(/^[\w-]{22}$/);
export const takedownParams = z.strictObject({ takedownKey });

/** The reason of a takedown, for the owner of the content. */
export const takedown = z.object({
  kind,
  productName: z.string(),
  reason,
  /** What the shop adds to the reason; may be empty. */
  note: z.string(),
  takenDownAt: z.string(),
  /** Null while it is taken down. */
  restoredAt: z.string().nullable(),
  /** Null until it is answered. */
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type Takedown = z.infer<typeof takedown>;

/** The one answer that a takedown takes. */
export const takedownAnswer = z.strictObject({ text: text.min(10) });

/** A report in the copy of a person's data: those that were sent with the account's e-mail address. */
export const ownReport = z.object({
  kind,
  reason,
  text: z.string(),
  email: z.string(),
  createdAt: z.string(),
});
export type OwnReport = z.infer<typeof ownReport>;
