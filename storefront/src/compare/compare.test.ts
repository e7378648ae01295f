import { describe, expect, it } from 'vitest';
import { plainHat } from '../catalogue/product/product.fixture.ts';
import { read, write } from '../app/persist.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from '../app/test-shop.ts';
import { loadFresh } from './fresh.ts';
import { candidateSet, compareAdded, toggleCompare } from './compare.state.ts';
import { replaceCompared } from './replace.ts';

const numbered = (id: number) => ({ ...plainHat, id, name: `Hat ${id}` });

function shopWith(...numbers: number[]) {
  const shop = testShop();
  for (const id of numbers) shop.store.dispatch(toggleCompare(numbered(id)));
  const ids = () => shop.store.getState().compare.compareItems.map(({ id }) => id);
  return { ...shop, ids };
}

describe('what is compared', () => {
  it('S1.4 S3.11 S8.17 is put in and taken out by one press each, and told', () => {
    const { store, ids, told: toasts } = shopWith(1, 2);
    store.dispatch(toggleCompare(numbered(1)));
    expect(ids()).toEqual([2]);
    expect(toasts().map(([, title]) => title)).toEqual(['Added To compare', 'Removed From Compare']);
  });

  it('S1.4 S8.17 a fifth waits for a place, and nothing is said to be added', () => {
    const { store, ids, told: toasts } = shopWith(1, 2, 3, 4);
    const before = toasts().length;
    store.dispatch(toggleCompare(numbered(5)));
    store.dispatch(compareAdded(numbered(6)));
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(store.getState().compare.candidate?.id).toBe(5);
    expect(toasts().length).toBe(before);
  });

  it('S1.4 S8.17 it comes in another’s place, or is given up', () => {
    const { store, ids } = shopWith(1, 2, 3, 4, 5);
    store.dispatch(replaceCompared(2));
    expect(ids()).toEqual([1, 3, 4, 5]);
    expect(store.getState().compare.candidate).toBe(null);
    store.dispatch(toggleCompare(numbered(6)));
    store.dispatch(candidateSet(null));
    store.dispatch(replaceCompared(1));
    expect(ids()).toEqual([1, 3, 4, 5]);
  });

  it('S3.18 S3.19 is kept across visits and sign-out; what waits is not', () => {
    const { store } = shopWith(1, 2, 3, 4, 5);
    store.dispatch(signedOut());
    const restoredItems = read(write(store.getState())).compare;
    expect(restoredItems?.compareItems.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(restoredItems?.candidate).toBe(null);
  });
});

describe('the products as they are now', () => {
  it('S1.4 come from the server, and what the shop has no more is known', async () => {
    const { store, answers, requests } = shopWith(1, 2);
    answers.getProduct = ({ path }: { path: string }) =>
      path.endsWith('/1') ? { ...numbered(1), finalPrice: 1 } : refusal(404, 'PRODUCT_NOT_FOUND', 'Gone');
    const result = await store.dispatch(loadFresh([1, 2]));
    expect(result.payload).toMatchObject({ 1: { finalPrice: 1 }, 2: null });
    expect(requests.map(({ path }) => path)).toEqual(['/products/1', '/products/2']);
  });

  it('S8.2 a price that cannot be had is no price', async () => {
    const { store, answers } = shopWith(1);
    answers.getProduct = refusal(503, 'UNAVAILABLE', 'Not now');
    const result = await store.dispatch(loadFresh([1]));
    expect(loadFresh.rejected.match(result)).toBe(true);
  });
});
