import type { Locale } from '@afterimage/words/locale.ts';

/** How much the questions of the help page can have. */
export const helpLimits = { questions: 60, question: 200, answer: 2000 } as const;

/** A question of the help page with its answer, in the languages of the shop; empty where it is missing. */
export interface HelpQuestion {
  question: Record<Locale, string>;
  answer: Record<Locale, string>;
}
