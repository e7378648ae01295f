/** `open` waits for a decision; `dismissed`: the thing stays; `upheld`: it is taken down; `restored`: it is back. */
export const caseStates = ['open', 'dismissed', 'upheld', 'restored'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the operator does with a case. */
export type Decision = 'dismiss' | 'uphold' | 'restore';

const transitions: Readonly<Record<CaseState, Partial<Record<Decision, CaseState>>>> = {
  open: { dismiss: 'dismissed', uphold: 'upheld' },
  // A further report, or the operator, opens another case.
  dismissed: {},
  upheld: { restore: 'restored' },
  restored: {},
};

/** The state after a decision; null where the decision cannot be made. */
export const stateAfter = (state: CaseState, decision: Decision): CaseState | null =>
  transitions[state][decision] ?? null;

/** What can be decided on a case in that state. */
export const decisionsFor = (state: CaseState): Decision[] => Object.keys(transitions[state]) as Decision[];
