import * as z from 'zod';
import { proofAnswers, proofLimits, proofStates } from './values/proofs.ts';

/** The unguessable name of a proof; it is in the mail that asks for the answer. */
export const proofParams = z.strictObject({ proofKey: z.string().regex(/^[\w-]{43}$/) });
export const proofPageParams = proofParams.extend({ page: z.coerce.number().int().min(0).max(500) });

/** What a customer is asked to approve. `changeUrl` leads to the studio while the print can be changed. */
export const proof = z.strictObject({
  state: z.enum(proofStates),
  orderNumber: z.string(),
  productName: z.string(),
  message: z.string(),
  answerText: z.string(),
  pageList: z.array(z.strictObject({ title: z.string(), widthMm: z.number(), heightMm: z.number() })),
  changeUrl: z.string().nullable(),
});
export type Proof = z.infer<typeof proof>;

export const proofReply = z.strictObject({
  answer: z.enum(proofAnswers),
  text: z.string().trim().max(proofLimits.answer).default(''),
});
