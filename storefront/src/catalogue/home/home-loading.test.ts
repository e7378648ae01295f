import { expect, it } from 'vitest';
import { hat } from '../product/product.fixture.ts';
import { homePlaces } from './home-loading.ts';

const products = (...ids: number[]) => ids.map((id) => ({ ...hat, id }));
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

it('D2.12 nothing stands on the home page in two places', () => {
  const { row, steps, popular } = homePlaces(
    products(1, 2, 3, 4, 5, 6, 7),
    products(3, 20, 1, 21, 22, 23, 24, 25, 26, 27, 28),
  );
  expect([idsOf(row), idsOf(steps)]).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
  expect(idsOf(popular)).toEqual([20, 21, 22, 23, 24, 25, 26, 27]);
});

it('D2.12 a shop with few products has a home page too', () => {
  expect(homePlaces([], products(1))).toMatchObject({ row: [], steps: [], popular: [{ id: 1 }] });
});
