import type { CaseDecision, CaseState } from '@afterimage/contract/values/reports.ts';

const transitions: Readonly<Record<CaseState, Partial<Record<CaseDecision, CaseState>>>> = {
  open: { dismiss: 'dismissed', uphold: 'upheld' },
  // A further report, or the operator, opens another case.
  dismissed: {},
  upheld: { restore: 'restored' },
  restored: {},
};

/** The state after a decision; null where the decision cannot be made. */
export const stateAfter = (state: CaseState, decision: CaseDecision): CaseState | null =>
  transitions[state][decision] ?? null;

/** What can be decided on a case in that state. */
export const decisionsFor = (state: CaseState): CaseDecision[] => Object.keys(transitions[state]) as CaseDecision[];
