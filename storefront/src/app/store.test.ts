import './all-slices.ts';
import { describe, expect, it } from 'vitest';
import { loadAddresses } from '../account/address.state.ts';
import { loadProfile } from '../account/profile.state.ts';
import { login } from '../auth/login.state.ts';
import { registerAccount } from '../auth/register.state.ts';
import { verifyRegistration } from '../auth/register-verify.state.ts';
import { chooseNewPassword } from '../auth/reset-password.state.ts';
import { requestPasswordReset } from '../auth/reset-password-email.state.ts';
import { loadBlogs } from '../blog/blogs.state.ts';
import { cartOf } from '../cart/cart.fixture.ts';
import { loadCategories } from '../catalogue/categories.state.ts';
import { listKey, loadProducts, selectList } from '../catalogue/products.state.ts';
import { storeEntry } from '@afterimage/client/state/bounded-entries.ts';
import { loadOrders } from '../orders/orders.state.ts';
import { freshState, type RootState } from '@afterimage/client/state/store.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from './test-shop.ts';

const registration = { email: 'a@b.example', password: 'my-password', firstName: 'A', lastName: 'B' };
type Shop = ReturnType<typeof testShop>;
type Run = (shop: Shop) => Promise<unknown>;
type Group = 'login' | 'register' | 'registerVerify' | 'resetPassword' | 'resetPasswordEmail' | 'address' | 'blogs';

/** A call that is answered when the test says so. */
function heldReply(name: string, reply: unknown) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const shop = testShop({ [name]: () => opened.then(() => reply), getCart: cartOf() });
  return { shop, open };
}

const withHeldReply = async (name: string, reply: unknown, run: Run, look: (state: RootState) => unknown) => {
  const { shop, open } = heldReply(name, reply);
  const before = look(shop.store.getState());
  const running = run(shop);
  const during = look(shop.store.getState());
  open();
  await running;
  return [before, during, look(shop.store.getState())];
};

describe('the store', () => {
  it('S3.18 has the 21 groups by their given names', () => {
    expect(Object.keys(freshState()).toSorted()).toEqual(
      (
        'address product cart wishlist compare register login profile resetPassword resetPasswordEmail registerVerify ' +
        'productCustomization ARCustomization categories products blogs myAccount common checkout orders upload'
      )
        .split(' ')
        .toSorted(),
    );
  });

  const requests: [Group, string, unknown, Run][] = [
    ['login', 'login', { accessToken: 't' }, ({ store }) => store.dispatch(login(registration))],
    ['register', 'register', {}, ({ store }) => store.dispatch(registerAccount(registration))],
    ['registerVerify', 'verifyRegistration', {}, ({ store }) => store.dispatch(verifyRegistration({ token: 'x' }))],
    [
      'resetPasswordEmail',
      'requestPasswordReset',
      {},
      ({ store }) => store.dispatch(requestPasswordReset(registration)),
    ],
    [
      'resetPassword',
      'resetPassword',
      {},
      ({ store }) => store.dispatch(chooseNewPassword({ token: 'x', password: 'long enough' })),
    ],
    ['address', 'listAddresses', { addressList: [] }, ({ store }) => store.dispatch(loadAddresses())],
    ['blogs', 'listBlogs', { blogList: [], total: 0 }, ({ store }) => store.dispatch(loadBlogs({}))],
  ];

  it.each(requests)('S4.3 %s has loading, success and error', async (group, name, reply, run) => {
    const look = (state: RootState) => {
      const { loading, success, error } = state[group];
      return [loading, success, error?.description ?? null];
    };
    expect(await withHeldReply(name, reply, run, look)).toEqual([
      [false, false, null],
      [true, false, null],
      [false, true, null],
    ]);
    expect(await withHeldReply(name, refusal(400, 'INVALID_REQUEST', 'No'), run, look)).toEqual([
      [false, false, null],
      [true, false, null],
      [false, false, 'No'],
    ]);
  });

  const loads: ['products' | 'categories' | 'orders' | 'profile', string, unknown, Run][] = [
    ['products', 'listProducts', { productList: [], total: 0 }, ({ store }) => store.dispatch(loadProducts({}))],
    ['categories', 'listCategories', { categoryList: [] }, ({ store }) => store.dispatch(loadCategories())],
    ['orders', 'listOrders', { orderList: [], total: 0 }, ({ store }) => store.dispatch(loadOrders())],
    ['profile', 'getProfile', {}, ({ store }) => store.dispatch(loadProfile())],
  ];

  it.each(loads)(
    'S4.4 %s: loading is set on pending, cleared when it ends either way',
    async (group, name, reply, run) => {
      const look = (state: RootState) => state[group].loading;
      expect(await withHeldReply(name, reply, run, look)).toEqual([false, true, false]);
      expect(await withHeldReply(name, refusal(500, 'INTERNAL', 'No'), run, look)).toEqual([false, true, false]);
    },
  );

  it('S9.2 orders are fetched from page 0 with page size 1000', async () => {
    const shop = testShop({ listOrders: { orderList: [], total: 0 } });
    await shop.store.dispatch(loadOrders());
    expect(shop.requests[0]?.path).toBe('/orders?pageNum=0&pageSize=1000');
  });

  it('S7.24 S7.25 a list is asked for where it is, and found again by the same wish in any order', async () => {
    const one = { productList: [], total: 3 };
    const shop = testShop({
      listProducts: one,
      listPopularProducts: one,
      listCategoryProducts: one,
      listPopularCategoryProducts: one,
    });
    await shop.store.dispatch(loadProducts({ query: { sort: 'newest', key: 'mug' } }));
    await shop.store.dispatch(loadProducts({ popular: true }));
    await shop.store.dispatch(loadProducts({ categoryId: 'decor' }));
    await shop.store.dispatch(loadProducts({ categoryId: 'decor', popular: true }));
    expect(shop.requests.map((request) => request.path)).toEqual([
      '/products?sort=newest&key=mug',
      '/products/popular',
      '/products/categories/decor',
      '/products/popular/categories/decor',
    ]);
    expect(selectList(shop.store.getState(), { query: { key: 'mug', sort: 'newest' } })?.total).toBe(3);
    expect(listKey({})).not.toBe(listKey({ popular: true }));
  });

  it('D2.12 entries of a long visit are bounded, the latest stay', () => {
    const entries: Record<string, number> = {};
    for (const key of ['a', 'b', 'a', 'c']) storeEntry(entries, key, 1, 2);
    expect(Object.keys(entries)).toEqual(['a', 'c']);
  });
});
