import * as z from 'zod';

/** The questions and answers of the help page, in the language of the request or else in the shop's first one. */
export const helpPage = z.object({
  questionList: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type HelpPage = z.infer<typeof helpPage>;
