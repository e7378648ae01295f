import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { helpLimits as limits, type HelpQuestion } from '../values/help.ts';
import { type HelpTextName, pageLimits } from '../values/shop-pages.ts';
import { textsByLocale } from './desk-texts.ts';

/** A text in each language of the shop; empty where it is missing. */
const texts = (most: number) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.string().trim().max(most)])),
  ) as unknown as z.ZodType<Record<Locale, string>, Record<Locale, string>>;

/** The questions of the help page, in their order. */
export const helpQuestionList = z
  .array(z.strictObject({ question: texts(limits.question), answer: texts(limits.answer) }))
  .max(limits.questions) as unknown as z.ZodType<HelpQuestion[], HelpQuestion[]>;

/** The texts of the page's upper part and of its contact lines. */
export const helpTexts = z.strictObject({
  title: textsByLocale(pageLimits.heading),
  intro: textsByLocale(pageLimits.text),
  contactTitle: textsByLocale(pageLimits.heading),
  contactText: textsByLocale(pageLimits.text),
} satisfies Record<HelpTextName, z.ZodType>);
export type HelpTexts = z.infer<typeof helpTexts>;

/** The help page as it is edited, and what a new shop has; `version` is that of the settings. */
export const helpQuestions = z.strictObject({
  version: z.int(),
  questionList: helpQuestionList,
  shippedList: helpQuestionList,
  texts: helpTexts,
  shippedTexts: helpTexts,
});
/** Without `texts` these stay as they are. */
export const saveHelpQuestionsBody = z.strictObject({
  version: z.int(),
  questionList: helpQuestionList,
  texts: helpTexts.optional(),
});
