import { describe, expect, it } from 'vitest';
import { draftOf, testOf } from './filter-draft.ts';

describe('a filter while it is edited', () => {
  it.each([
    ['text', { is: 'contains', text: 'ada' }],
    ['text', { is: 'noneOf', values: ['a', 'b'] }],
    ['choice', { is: 'anyOf', values: ['paid'] }],
    ['money', { is: 'between', from: '1999', to: null }],
    ['moment', { is: 'span', name: 'overdue' }],
    ['day', { is: 'between', from: '2026-11-01', to: '2026-11-30' }],
    ['number', { is: 'filled' }],
  ] as const)('D20.1 of the kind %s is as it was when nothing is changed', (kind, test) => {
    expect(testOf(kind, draftOf(kind, test))).toEqual(test);
  });

  it('D20.1 amounts are typed in whole units, with a comma too', () => {
    const draft = { ...draftOf('money', null), is: 'between' as const, from: '19,99', to: 'much' };
    expect(testOf('money', draft)).toEqual({ is: 'between', from: '1999', to: null });
  });

  it('D20.1 that says nothing is no filter', () => {
    expect(testOf('text', draftOf('text', null))).toBeNull();
    expect(testOf('choice', draftOf('choice', null))).toBeNull();
    expect(testOf('day', { ...draftOf('day', null), is: 'between' })).toBeNull();
  });
});
