import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpans, daysOfSpan, type FilterClause, type FilterTest, readFilter, writeFilter } from './list-filters.ts';

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const awkward = fc.stringMatching(/^[\\~,!*@.:a-]{1,8}$/);
const value = fc.oneof(text, awkward);
const test: fc.Arbitrary<FilterTest> = fc.oneof(
  fc.record({ is: fc.constantFrom('anyOf', 'noneOf'), values: fc.array(value, { minLength: 1, maxLength: 4 }) }),
  fc.record({ is: fc.constantFrom('contains', 'lacks'), text: value }),
  fc
    .tuple(fc.option(value), fc.option(value))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) => ({ is: 'between', from, to }) as const),
  fc.record({ is: fc.constant('span'), name: fc.constantFrom(...daySpans) }),
  fc.constantFrom({ is: 'empty' } as const, { is: 'filled' } as const),
);
const clause: fc.Arbitrary<FilterClause> = fc.record({ field: fc.constantFrom('status', 'paidAt', 'a-b'), test });

describe('the filter of a list as text', () => {
  it('D20.1 every filter that is written is read again as it was', () => {
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 5 }), (clauses) => {
        expect(readFilter(writeFilter(clauses))).toEqual({ clauses, unreadable: [] });
      }),
    );
  });

  it('D20.1 it is short and can be read in an address', () => {
    expect(
      writeFilter([
        { field: 'status', test: { is: 'anyOf', values: ['paid', 'shipped'] } },
        { field: 'paidAt', test: { is: 'between', from: '2026-11-01', to: null } },
        { field: 'email', test: { is: 'contains', text: 'ada' } },
        { field: 'country', test: { is: 'noneOf', values: ['DE'] } },
        { field: 'tracking', test: { is: 'empty' } },
        { field: 'promised', test: { is: 'span', name: 'overdue' } },
      ]),
    ).toBe('status:paid,shipped~paidAt:2026-11-01..~email:*ada~country:!DE~tracking:-~promised:@overdue');
  });

  it.each([
    ['status', ''],
    ['status:', 'status'],
    ['status:a,,b', 'status'],
    ['status:*', 'status'],
    ['paidAt:..', 'paidAt'],
    ['paidAt:a..b..c', 'paidAt'],
    ['paidAt:!a..b', 'paidAt'],
    ['paidAt:@someday', 'paidAt'],
    ['a b:c', ''],
    ['status:paid~', ''],
  ])('D20.1 "%s" names what cannot be read', (filter, field) => {
    expect(readFilter(filter).unreadable).toEqual([field]);
  });

  it('D20.1 any text is read without a fault, and what was read is written the same from then on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^([a-c]{1,3}:[\\~,!*@.a-]{0,6}~?){1,4}$/)), (any) => {
        const { clauses } = readFilter(any);
        expect(readFilter(writeFilter(clauses)).clauses).toEqual(clauses);
      }),
    );
  });

  it('D20.1 spans follow the calendar', () => {
    const today = '2026-03-01';
    expect(daysOfSpan('yesterday', today)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(daysOfSpan('last-7-days', today)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(daysOfSpan('last-month', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysOfSpan('last-month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(daysOfSpan('this-month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOfSpan('this-year', today)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(daysOfSpan('overdue', today)).toEqual({ from: null, to: '2026-02-28' });
    expect(daysOfSpan('next-7-days', today)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  });
});
