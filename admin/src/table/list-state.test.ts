import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, normalQuery, queryOf, readListState, withClause, writeListState } from './list-state.ts';

const state = {
  clauses: [{ field: 'status', test: { is: 'anyOf', values: ['paid', 'a,b'] } }],
  text: 'Ada & Co',
  sort: '-placedAt',
  columns: ['number', 'total'],
} as const;

describe('what a list shows', () => {
  it('D20.1 stands in the address and is read again as it was', () => {
    const search = new URLSearchParams('tab=2');
    writeListState(search, state);
    expect(search.get('tab')).toBe('2');
    expect(readListState(search)).toEqual(state);
  });

  it('D20.1 leaves the address empty where it is the list as it comes', () => {
    expect(queryOf({ clauses: [], text: ' ', sort: null, columns: null })).toBe('');
    expect(normalQuery('columns=&sort=&filter=nonsense&other=1')).toBe('');
  });

  it('D20.1 is read from any address without a fault', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const normal = normalQuery(query);
        expect(normalQuery(normal)).toBe(normal);
      }),
    );
  });

  it('D20.1 has one condition a field, in the order in which they were added', () => {
    const paid = withClause([], 'status', { is: 'anyOf', values: ['paid'] });
    const more = withClause(paid, 'note', { is: 'filled' });
    expect(withClause(more, 'status', { is: 'empty' })).toEqual([
      { field: 'status', test: { is: 'empty' } },
      { field: 'note', test: { is: 'filled' } },
    ]);
    expect(withClause(more, 'status', null)).toEqual([{ field: 'note', test: { is: 'filled' } }]);
  });

  it('D20.1 is sorted up, down and as it comes by presses on one head', () => {
    expect(nextSort(null, 'total')).toBe('total');
    expect(nextSort('total', 'total')).toBe('-total');
    expect(nextSort('-total', 'total')).toBeNull();
    expect(nextSort('-total', 'name')).toBe('name');
  });
});
