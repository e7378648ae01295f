/** What a customer answers to a proof. */
export const proofAnswers = ['approve', 'change'] as const;
export type ProofAnswer = (typeof proofAnswers)[number];

/**
 * Where a proof stands: `open` for an answer, answered, `superseded` by another content or a later proof, `expired`, or
 * `closed` because the shop has gone on without the answer.
 */
export const proofStates = ['open', 'approved', 'changed', 'superseded', 'expired', 'closed'] as const;
export type ProofState = (typeof proofStates)[number];

export const proofLimits = { message: 1000, answer: 1000, days: 30 };
