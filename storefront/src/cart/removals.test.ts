import { expect, it } from 'vitest';
import { cartOf, item } from './cart.fixture.ts';
import { additionOf, summaryWithout, withRemovals } from './removals.ts';

const [a, b, c] = ['a', 'b', 'c'].map((cartItemId) => item({ cartItemId })) as [
  ReturnType<typeof item>,
  ReturnType<typeof item>,
  ReturnType<typeof item>,
];
const rowSummaries = (rows: ReturnType<typeof withRemovals>) =>
  rows.map(({ item: { cartItemId }, removed }) => (removed ? `(${cartItemId})` : cartItemId)).join(' ');

it('S4.14 a removed line stays in its place until its undo has passed, sent or not', () => {
  const removal = { item: b, index: 1 };
  expect(rowSummaries(withRemovals([a, b, c], [removal]))).toBe('a (b) c');
  expect(rowSummaries(withRemovals([a, c], [removal]))).toBe('a (b) c');
  expect(rowSummaries(withRemovals([], [removal, { item: a, index: 0 }]))).toBe('(a) (b)');
  expect(rowSummaries(withRemovals([a], [{ item: c, index: 7 }]))).toBe('a (c)');
});

it('S3.8 what is put back is what was taken out', () => {
  const line = item({ quantity: 3, extraList: [{ id: 5, title: 'Gift box', price: 500 }] });
  expect(additionOf(line)).toEqual({ productId: 7, variantId: 70, quantity: 3, extraList: [5] });
});

it('D7.40 the sums leave out what waits for its removal', () => {
  const two = item({ cartItemId: 'b', quantity: 2 });
  expect(summaryWithout(cartOf(a, two).summary, [two])).toEqual(cartOf(a).summary);
});
