import { reportBody, type ReportBody, takedownAnswer } from '@afterimage/contract/reports.ts';
import type { FormSchema } from '../commerce/use-form.ts';
import { words } from './reports.words.ts';

/** The contract's schema for the report of one thing (D5.1). */
export const reportSchema = (subject: { kind: string; subjectId: string }): FormSchema<ReportBody> => ({
  safeParse: (values) => reportBody.safeParse({ ...subject, ...(values as Record<string, string>) }),
  asks: () => ({ reason: words.askReason, text: words.askText }),
});

/** The same for the answer to a takedown. */
export const answerSchema: FormSchema<{ text: string }> = {
  safeParse: (values) => takedownAnswer.safeParse(values),
  asks: () => ({ text: words.askAnswer }),
};
