import { expect, it } from 'vitest';
import { product } from '../testing/test-data.ts';
import { productReducer } from '../catalogue/product.state.ts';
import { productsReducer } from '../catalogue/products.state.ts';
import { payloadLists, payloadProduct } from './payload-state.ts';

const start = { type: 'start' };
const mug = { ...product(1), fullDescription: 'Heavy stoneware.\n\nMaterial: clay.' };

it('D2.12 the HTML of a page has the long text of its own product only', () => {
  const lists = { ...productsReducer(undefined, start), lists: { all: { productList: [mug], total: 1 } } };
  expect(payloadLists(lists)).toEqual({
    ...lists,
    lists: { all: { productList: [{ ...mug, fullDescription: '' }], total: 1 } },
  });
  const own = { ...productReducer(undefined, start), related: { cup: [mug] } };
  const detail = { ...mug, customizationList: [], printTemplate: null, modelUrl: null };
  const state = { ...own, bySlug: { cup: detail } } as unknown as typeof own;
  expect(payloadProduct(state)).toEqual({ ...state, related: { cup: [{ ...mug, fullDescription: '' }] } });
});
