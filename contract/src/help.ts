import * as z from 'zod';
import type { HelpTextName } from './values/shop-pages.ts';

/** The questions and answers of the help page, in the language of the request or else in the shop's first one. */
export const helpPage = z.object({
  /** The upper part and the contact lines. */
  texts: z.object({
    title: z.string(),
    intro: z.string(),
    contactTitle: z.string(),
    contactText: z.string(),
  } satisfies Record<HelpTextName, z.ZodString>),
  questionList: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type HelpPage = z.infer<typeof helpPage>;
