import { expect, it } from 'vitest';
import { hat } from '../product/product.fixture.ts';
import { homeSections } from './home-loading.ts';

const products = (...ids: number[]) => ids.map((id) => ({ ...hat, id }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

it('D2.12 nothing stands on the home page in two places', () => {
  const { row, popular } = homeSections(products(1, 2, 3, 4), products(3, 20, 1, 21, 22, 23, 24, 25, 26, 27, 28));
  expect(idsOf(row)).toEqual([1, 2, 3, 4]);
  expect(idsOf(popular)).toEqual([20, 21, 22, 23, 24, 25, 26, 27]);
});

it('D2.12 a shop with few products has a home page too', () => {
  expect(homeSections([], products(1))).toMatchObject({ row: [], popular: [{ id: 1 }] });
});
