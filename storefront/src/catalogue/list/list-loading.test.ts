import { describe, expect, it } from 'vitest';
import { FailureError } from '@afterimage/client/api/failure.ts';
import type { PageContext } from '@afterimage/client/navigation/page.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from '../../app/test-shop.ts';
import { filters } from '../../testing/test-shelf.ts';
import { hat } from '../product/product.fixture.ts';
import { selectList } from '../products.state.ts';
import { readAddress } from './list-address.ts';
import { loadList } from './list-loading.ts';
import { countWish, wishOf } from './list-wishes.ts';

type Shop = ReturnType<typeof testShop>;

function visit({ store }: Shop, address: string, categoryId?: string) {
  const url = new URL(`http://shop.invalid${address}`);
  const context = { store, url, params: {}, signal: new AbortController().signal } as unknown as PageContext;
  return loadList(context, categoryId);
}

const listOf = (total: number) => ({ productList: total > 0 ? [hat] : [], total });

describe('a list of products', () => {
  it('S7.24 is asked for as its address says', async () => {
    const shop = testShop({ listFilters: filters(), listCategoryProducts: listOf(30) });
    await visit(shop, '/products/categories/decor?colour=blue&page=2&sort=rating', 'decor');
    expect(shop.requests.map(({ path }) => path)).toEqual([
      '/products/filters',
      '/products/categories/decor?sort=rating&color=blue&pageNum=1',
    ]);
    const listRequest = wishOf(readAddress(new URLSearchParams('colour=blue&page=2&sort=rating'), filters()), 'decor');
    expect(selectList(shop.store.getState(), listRequest)?.total).toBe(30);
  });

  it('D2.12 an empty list finds out what each filter keeps away', async () => {
    const shop = testShop({
      listFilters: filters(),
      listProducts: ({ path }: { path: string }) => listOf(path.includes('color') ? 0 : 4),
      listPopularProducts: listOf(9),
    });
    await visit(shop, '/products?colour=yellow&price=-50');
    const state = shop.store.getState();
    const total = (text: string) =>
      selectList(state, countWish(readAddress(new URLSearchParams(text), filters()), undefined))?.total;
    expect([total('price=-50'), total('colour=yellow')]).toEqual([4, 0]);
  });

  it('D2.12 a page behind the last one and an unknown category are not found', async () => {
    const shop = testShop({
      listFilters: filters(),
      listProducts: listOf(30),
      listCategoryProducts: refusal(404, 'CATEGORY_NOT_FOUND', 'There is no such category.'),
    });
    await expect(visit(shop, '/products?page=3')).rejects.toMatchObject({ failure: { status: 404 } });
    await expect(visit(shop, '/products/categories/x', 'x')).rejects.toBeInstanceOf(FailureError);
  });
});

describe('a list that does not come', () => {
  it('S8.6 is told as "Server error!", and in the browser the page stays', async () => {
    const shop = testShop({ listFilters: filters(), listProducts: refusal(503, 'UNAVAILABLE', 'Later, please.') });
    const visited = visit(shop, '/products');
    // The server answers with the failure's status instead; tests run as the browser or as the server does.
    if (import.meta.env.SSR) await expect(visited).rejects.toBeInstanceOf(FailureError);
    else await visited;
    expect(shop.toasts()).toEqual([['error', 'Server error!', '']]);
    expect(shop.store.getState().products.failure).toMatchObject({ status: 503, description: 'Later, please.' });
  });
});
