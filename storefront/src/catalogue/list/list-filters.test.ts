import { expect, it } from 'vitest';
import { filters } from '../../testing/test-shelf.ts';
import { readAddress, writeAddress } from './list-address.ts';
import { appliedFilters, rangeName } from './list-filters.ts';

const read = (text: string) => readAddress(new URLSearchParams(text), filters());

it('D2.12 each filter that is on can be taken off by itself, and the list begins again', () => {
  const applied = appliedFilters(read('colour=blue,black&size=m&price=10-50&stock=1&page=3&sort=rating'));
  expect(applied.map(({ name, without }) => [name, writeAddress(without)])).toEqual([
    ['Black', '?sort=rating&colour=blue&size=m&price=10-50&stock=1'],
    ['Blue', '?sort=rating&colour=black&size=m&price=10-50&stock=1'],
    ['Size M', '?sort=rating&colour=black,blue&price=10-50&stock=1'],
    ['€10 to €50', '?sort=rating&colour=black,blue&size=m&stock=1'],
    ['In stock', '?sort=rating&colour=black,blue&size=m&price=10-50'],
  ]);
  expect(appliedFilters(read('sort=rating&key=mug'))).toEqual([]);
});

it('D2.12 a price range is called by its ends', () => {
  expect([{ to: 50 }, { from: 50 }, { from: 10, to: 50 }].map((range) => rangeName(range, 'EUR'))).toEqual([
    'Under €50',
    'Over €50',
    '€10 to €50',
  ]);
  expect(rangeName({ from: 30, to: 60 }, 'CHF').replaceAll('\u00a0', ' ')).toBe('CHF 30 to CHF 60');
  expect(rangeName({ to: 3000 }, 'JPY')).toBe('Under JP¥3,000');
});
