import { expect, it } from 'vitest';
import { testShop } from '../../app/test-shop.ts';
import { loadCategoryPictures } from '../categories.state.ts';
import { hat, pictureOf } from '../product/product.fixture.ts';

it('S3.5 every category shows something of its own that no other category shows', async () => {
  const productIn = (name: string, ...category: string[]) => ({ ...hat, category, image: [pictureOf(name)] });
  const lists: Record<string, object[]> = {
    decor: [productIn('mug', 'decor')],
    men: [productIn('bag', 'women', 'men'), productIn('shirt', 'men')],
    women: [productIn('shirt', 'men', 'women'), productIn('mug', 'decor', 'women'), productIn('bag', 'women', 'men')],
    empty: [],
  };
  const shop = testShop({
    listPopularCategoryProducts: ({ path }: { path: string }) => {
      const id = /categories\/(\w+)/.exec(path)?.[1] ?? '';
      return { productList: lists[id], total: lists[id]?.length };
    },
  });
  await shop.store.dispatch(loadCategoryPictures(Object.keys(lists)));
  const { pictures } = shop.store.getState().categories;
  expect(Object.entries(pictures).map(([id, { alt }]) => [id, alt])).toEqual([
    ['decor', 'mug'],
    ['men', 'shirt'],
    ['women', 'bag'],
  ]);
});
