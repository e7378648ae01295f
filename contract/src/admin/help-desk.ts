import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { helpLimits as limits, type HelpQuestion } from '../values/help.ts';

/** A text in each language of the shop; empty where it is missing. */
const texts = (most: number) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.string().trim().max(most)])),
  ) as unknown as z.ZodType<Record<Locale, string>, Record<Locale, string>>;

/** The questions of the help page, in their order. */
export const helpQuestionList = z
  .array(z.strictObject({ question: texts(limits.question), answer: texts(limits.answer) }))
  .max(limits.questions) as unknown as z.ZodType<HelpQuestion[], HelpQuestion[]>;

/** The questions as they are edited, and those that a new shop has; `version` is that of the settings. */
export const helpQuestions = z.strictObject({
  version: z.int(),
  questionList: helpQuestionList,
  shippedList: helpQuestionList,
});
export const saveHelpQuestionsBody = z.strictObject({ version: z.int(), questionList: helpQuestionList });
