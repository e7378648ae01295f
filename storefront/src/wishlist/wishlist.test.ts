import { describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { plainHat } from '../catalogue/product/product.fixture.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from '../app/test-shop.ts';
import { saveForLater } from './save-for-later.ts';
import { refreshGuest } from './refresh.ts';
import { takeWishlist } from './take-wishlist.ts';
import { addWishlistItem, changeWishlist, loadWishlist, toggleWishlistItem } from './wishlist.operations.ts';
import { isOnWishlist } from './wishlist.state.ts';

const numbered = (id: number): Product => ({ ...plainHat, id, name: `Hat ${id}` });
const [one, two, three] = [numbered(1), numbered(2), numbered(3)];
const full = refusal(409, 'WISHLIST_FULL', 'Your wishlist holds up to 500 products.');

/** A shop whose server keeps a list as the real one does. */
function shopWith(...products: Product[]) {
  let list = products;
  const productList = [one, two, three];
  const idOf = (path: string) => Number(path.split('/').at(-1));
  const shop = testShop({
    getWishlist: () => ({ wishlist: list }),
    addToWishlist: ({ path }) => {
      const product = productList.find(({ id }) => id === idOf(path));
      if (!product) return refusal(404, 'PRODUCT_NOT_FOUND', 'Gone');
      const isAdded = !list.includes(product);
      if (isAdded) list = [product, ...list];
      return { wishlist: list, isAdded };
    },
    deleteFromWishlist: ({ path }) => {
      list = list.filter(({ id }) => id !== idOf(path));
      return { wishlist: list };
    },
    clearWishlist: () => {
      list = [];
      return { wishlist: list };
    },
    getProduct: ({ path }) =>
      productList.find(({ id }) => id === idOf(path)) ?? refusal(404, 'PRODUCT_NOT_FOUND', 'Gone'),
  });
  const ids = () => shop.store.getState().wishlist.wishlist.map(({ id }) => id);
  const titles = () => shop.toasts().map(([kind, title]) => `${kind}: ${title}`);
  return { ...shop, ids, titles, serverIds: () => list.map(({ id }) => id) };
}

describe('a guest’s wishlist', () => {
  it('S1.3 D6.5 S8.16 is kept here, newest first, and asks no server', async () => {
    const { store, ids, titles, requests, settle } = shopWith();
    store.dispatch(toggleWishlistItem(one));
    expect(isOnWishlist(store.getState(), 1)).toBe(true);
    store.dispatch(toggleWishlistItem(two));
    await settle();
    expect(ids()).toEqual([2, 1]);
    store.dispatch(toggleWishlistItem(one));
    expect(ids()).toEqual([2]);
    await settle();
    expect(titles()).toEqual(['success: Added To wishlist', 'success: Removed From Wishlist']);
    expect(requests).toEqual([]);
    expect(store.getState().wishlist.guestIds).toEqual([2]);
  });

  it('D6.5 S7.37 joins the account’s at sign-in, each once, and is spent; the newest stays on top', async () => {
    const shop = shopWith(three);
    await shop.store.dispatch(addWishlistItem(three));
    await shop.store.dispatch(addWishlistItem(one));
    await shop.store.dispatch(addWishlistItem(two));
    shop.session.setToken('t');
    await shop.store.dispatch(takeWishlist());
    expect(shop.serverIds()).toEqual([2, 1, 3]);
    expect(shop.ids()).toEqual([2, 1, 3]);
    expect(shop.store.getState().wishlist.guestIds).toEqual([]);
    await shop.store.dispatch(takeWishlist());
    expect(shop.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('D6.5 loses nothing when the joining fails half way, and joins the rest at the next try', async () => {
    const shop = shopWith();
    await shop.store.dispatch(addWishlistItem(one));
    await shop.store.dispatch(addWishlistItem(two));
    shop.session.setToken('t');
    const { addToWishlist } = shop.answers;
    let broken = true;
    shop.answers.addToWishlist = (request) =>
      broken && request.path.endsWith('/2')
        ? refusal(503, 'UNAVAILABLE', 'Not now')
        : (addToWishlist as (of: typeof request) => unknown)(request);
    await shop.store.dispatch(takeWishlist());
    expect(shop.ids()).toEqual([2, 1]);
    expect(shop.store.getState().wishlist.guestIds).toEqual([2]);
    shop.store.dispatch(signedOut());
    expect(shop.ids()).toEqual([2]);
    broken = false;
    await shop.store.dispatch(takeWishlist());
    expect(shop.serverIds()).toEqual([2, 1]);
    expect(shop.store.getState().wishlist.guestIds).toEqual([]);
  });

  it('D6.5 a product that the shop has no more does not keep the others back', async () => {
    const shop = shopWith();
    await shop.store.dispatch(addWishlistItem(numbered(99)));
    await shop.store.dispatch(addWishlistItem(one));
    shop.session.setToken('t');
    await shop.store.dispatch(takeWishlist());
    expect(shop.ids()).toEqual([1]);
    expect(shop.store.getState().wishlist.guestIds).toEqual([]);
  });
});

describe('what a guest has kept for long', () => {
  it('D6.5 S1.3 is shown at today’s price, and as sold out when the shop has it no more', async () => {
    const shop = shopWith();
    await shop.store.dispatch(addWishlistItem({ ...one, finalPrice: 1 }));
    await shop.store.dispatch(addWishlistItem({ ...numbered(99), stock: 5 }));
    await shop.store.dispatch(refreshGuest());
    expect(shop.store.getState().wishlist.wishlist.map(({ finalPrice, stock }) => [finalPrice, stock])).toEqual([
      [plainHat.finalPrice, 0],
      [one.finalPrice, one.stock],
    ]);
    expect(shop.titles()).toEqual(['success: Added To wishlist']);
  });
});

describe('the wishlist of an account', () => {
  it('S7.36 S6.2 is the server’s', async () => {
    const shop = shopWith(two, one);
    shop.session.setToken('t');
    await shop.store.dispatch(loadWishlist());
    expect(shop.ids()).toEqual([2, 1]);
    shop.store.dispatch(toggleWishlistItem(three));
    shop.store.dispatch(toggleWishlistItem(two));
    expect(shop.ids()).toEqual([3, 1]);
    await shop.settle();
    expect([shop.ids(), shop.serverIds()]).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it('S7.37 the last press of a heart is the one that holds', async () => {
    const shop = shopWith();
    shop.session.setToken('t');
    for (let press = 0; press < 5; press += 1) shop.store.dispatch(toggleWishlistItem(one));
    await shop.settle();
    expect([shop.ids(), shop.serverIds()]).toEqual([[1], [1]]);
  });

  it('S7.37 S8.2 what the server refuses is put right and told', async () => {
    const shop = shopWith(two, one);
    shop.session.setToken('t');
    await shop.store.dispatch(loadWishlist());
    Object.assign(shop.answers, { addToWishlist: full, deleteFromWishlist: full, clearWishlist: full });
    await shop.store.dispatch(addWishlistItem(three));
    await shop.store.dispatch(changeWishlist({ kind: 'remove', products: [one], index: 1 }));
    await shop.store.dispatch(changeWishlist({ kind: 'clear', products: [two, one], index: 0 }));
    expect(shop.ids()).toEqual([2, 1]);
    expect(shop.titles()).toEqual(['error: Your wishlist holds up to 500 products.']);
  });

  it('S7.38 is cleared whole', async () => {
    const shop = shopWith(two, one);
    shop.session.setToken('t');
    await shop.store.dispatch(loadWishlist());
    await shop.store.dispatch(changeWishlist({ kind: 'clear', products: [two, one], index: 0 }));
    expect([shop.ids(), shop.serverIds()]).toEqual([[], []]);
  });

  it('S6.2 D6.5 is not to be seen after sign-out, nor after the session has ended', async () => {
    const shop = shopWith(two, one);
    shop.session.setToken('t');
    await shop.store.dispatch(loadWishlist());
    shop.answers.deleteFromWishlist = () => {
      shop.store.dispatch(signedOut());
      return refusal(401, 'UNAUTHORIZED', 'Sign in');
    };
    await shop.store.dispatch(changeWishlist({ kind: 'remove', products: [one], index: 1 }));
    expect(shop.ids()).toEqual([]);
    expect(shop.store.getState().wishlist.changing).toBe(0);
  });

  it('S8.2 a list that does not come says why, in its place', async () => {
    const shop = shopWith();
    shop.session.setToken('t');
    shop.answers.getWishlist = refusal(503, 'UNAVAILABLE', 'Not now');
    await shop.store.dispatch(loadWishlist());
    expect(shop.store.getState().wishlist.error?.description).toBe('Not now');
    expect(shop.toasts()).toEqual([]);
  });
});

describe('putting aside what lies in the cart', () => {
  it('S4.19 what is there already gets an info message, and nothing is added', async () => {
    const { store, ids, titles } = shopWith();
    expect(await store.dispatch(saveForLater(1))).toBe(true);
    expect(await store.dispatch(saveForLater(1))).toBe(true);
    expect(ids()).toEqual([1]);
    expect(titles()).toEqual(['success: Added To wishlist', 'info: Product already in wishlist']);
  });

  it('S4.19 what the shop has no more stays where it was', async () => {
    const { store, ids, titles } = shopWith();
    expect(await store.dispatch(saveForLater(99))).toBe(false);
    expect(ids()).toEqual([]);
    expect(titles()).toEqual(['error: Gone']);
  });
});
