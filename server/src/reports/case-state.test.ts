import { describe, expect, it } from 'vitest';
import { caseStates } from '@afterimage/contract/values/reports.ts';
import { decisionsFor, stateAfter } from './case-state.ts';

describe('the states of a case', () => {
  it('S1.13 an open case is dismissed or upheld, what is upheld is restored, and nothing else', () => {
    const decisions = ['dismiss', 'uphold', 'restore'] as const;
    expect(caseStates.map((state) => decisions.map((decision) => stateAfter(state, decision)))).toEqual([
      ['dismissed', 'upheld', null],
      [null, null, null],
      [null, null, 'restored'],
      [null, null, null],
    ]);
    expect(caseStates.map(decisionsFor)).toEqual([['dismiss', 'uphold'], [], ['restore'], []]);
  });
});
