import { describe, expect, it } from 'vitest';
import { createFrameBudget } from './frame-budget.ts';

const budgetsOf = (times: readonly number[]) => {
  const pace = createFrameBudget();
  return times.map((ms, index) => pace.isTooSlow(ms, index * 50));
};

describe('a phone that cannot keep up', () => {
  it('S1.13 two seconds over 40 ms make the frame smaller, once', () => {
    const said = budgetsOf(Array.from({ length: 60 }, () => 55));
    expect(said.indexOf(true)).toBe(40);
    expect(said.filter(Boolean)).toHaveLength(1);
  });

  it('S1.13 one slow frame in thirty is no reason', () => {
    expect(budgetsOf(Array.from({ length: 200 }, (_, index) => (index % 30 === 0 ? 120 : 12)))).not.toContain(true);
  });

  it('S1.13 a tenth of slow frames is one', () => {
    expect(budgetsOf(Array.from({ length: 200 }, (_, index) => (index % 10 === 0 ? 120 : 12)))).toContain(true);
  });
});
