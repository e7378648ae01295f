import { expect, it } from 'vitest';
import { kindsAfterProducts, kindsBeforeProducts } from '../records/record-kinds.ts';
import { words } from './report.words.ts';

it('O20.4 the report has a word for every kind of record', () => {
  const kinds = [...kindsBeforeProducts, ...kindsAfterProducts].map(({ name }) => name);
  expect(Object.keys(words.records)).toEqual(
    expect.arrayContaining([...kinds, 'product', 'variation', 'customer', 'row', 'line']),
  );
});
