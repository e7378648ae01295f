import { expect, it } from 'vitest';
import { plainHat } from '../catalogue/product/product.fixture.ts';
import { pinExpired, pinRemoved, pinReturned, wishlistRows } from './pins.ts';

const [one, two, three] = [1, 2, 3].map((id) => ({ ...plainHat, id }));
if (!one || !two || !three) throw new Error('three hats are needed');
const rowSummaries = (rows: ReturnType<typeof wishlistRows>) =>
  rows.map(({ product, removed }) => (removed ? -product.id : product.id));

it('S1.3 S7.37 a removed product leaves its place free for a moment, and comes back there', () => {
  const pins = pinRemoved([], two, 1);
  expect(rowSummaries(wishlistRows([one, three], pins))).toEqual([1, -2, 3]);
  // The list itself puts what was added last on top.
  expect(rowSummaries(wishlistRows([two, one, three], pinReturned(pins, 2)))).toEqual([1, 2, 3]);
});

it('S1.3 several can be had back, and the time of each ends by itself', () => {
  const pins = pinRemoved(pinRemoved([], one, 0), two, 1);
  expect(rowSummaries(wishlistRows([three], pins))).toEqual([-1, -2, 3]);
  expect(rowSummaries(wishlistRows([three], pinExpired(pins, 1)))).toEqual([-2, 3]);
  expect(pinExpired(pinReturned(pins, 1), 1)).toHaveLength(2);
});

it('S1.3 what came back and was taken off elsewhere is gone', () => {
  expect(rowSummaries(wishlistRows([one], pinReturned(pinRemoved([], two, 0), 2)))).toEqual([1]);
});
