import { describe, expect, it, vi } from 'vitest';
import { loadAddresses } from '../account/address.state.ts';
import { login } from '../auth/login.state.ts';
import { registerAccount } from '../auth/register.state.ts';
import { verifyRegistration } from '../auth/register-verify.state.ts';
import { chooseNewPassword } from '../auth/reset-password.state.ts';
import { item } from '../cart/cart.fixture.ts';
import { setQuantity } from '../cart/cart.operations.ts';
import { itemAdded } from '../cart/cart.state.ts';
import { loadCategories } from '../catalogue/categories.state.ts';
import { signedIn } from '@afterimage/client/state/lifecycle.ts';
import { persistStore, persistedGroupNames, read, restore, restoreTimeout, stateVersion, write } from './persist.ts';
import { freshState } from '@afterimage/client/state/store.ts';
import { testShop } from './test-shop.ts';

const guest = () => ({ signedIn: false, cartId: null });

describe('saved state', () => {
  it('S3.19 exactly the ten named groups are kept', async () => {
    const shop = testShop({ listCategories: { categoryList: [{ id: 'decor' }] } });
    await shop.store.dispatch(loadCategories());
    const saved = JSON.parse(write(shop.store.getState())) as { groups: object };
    expect(Object.keys(saved.groups)).toEqual([
      'address',
      'cart',
      'wishlist',
      'compare',
      'register',
      'login',
      'profile',
      'resetPassword',
      'resetPasswordEmail',
      'registerVerify',
    ]);
    expect(Object.keys(saved.groups)).toEqual(persistedGroupNames);
  });

  it('S3.19 what is written comes back', () => {
    const shop = testShop();
    shop.store.dispatch(itemAdded(item({ quantity: 3 })));
    const other = testShop();
    void restore(other.store, { read: () => write(shop.store.getState()), write: () => undefined }, guest);
    expect(other.store.getState().cart.cartItems).toEqual(shop.store.getState().cart.cartItems);
    expect(other.store.getState().common.restored).toBe(true);
  });

  it('D3.19 no password and no one-time token is ever kept', async () => {
    const loginReply = { accessToken: 'the-access-token' };
    const shop = testShop({
      login: loginReply,
      register: {},
      verifyRegistration: {},
      resetPassword: {},
      getCart: { itemList: [], summary: {} },
    });
    const registration = { email: 'a@b.example', password: 'my-password', firstName: 'A', lastName: 'B' };
    const texts: string[] = [];
    shop.store.subscribe(() => texts.push(write(shop.store.getState())));
    await shop.store.dispatch(login(registration));
    await shop.store.dispatch(registerAccount(registration));
    await shop.store.dispatch(verifyRegistration({ token: 'one-time-token' }));
    await shop.store.dispatch(chooseNewPassword({ token: 'one-time-token', password: 'my-password' }));
    await shop.settle();
    expect(texts.length).toBeGreaterThan(8);
    for (const text of texts) expect(text).not.toMatch(/my-password|one-time-token|the-access-token/);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1,"groups":{"ca'],
    ['null', 'null'],
    ['a number', '7'],
    ['groups that are none', `{"version":${stateVersion},"groups":null}`],
    ['an older shape', `{"version":${stateVersion - 1},"groups":{"compare":{"compareItems":[]}}}`],
    ['a newer shape', `{"version":${stateVersion + 1},"groups":{"compare":{"compareItems":[]}}}`],
  ])('D3.19 %s is dropped', (_, text) => {
    expect(read(text)).toEqual({});
    const shop = testShop();
    void restore(shop.store, { read: () => text, write: () => undefined }, guest);
    expect(shop.store.getState()).toEqual({ ...freshState(), common: { ...freshState().common, restored: true } });
  });

  it('D3.19 a group that does not look like itself is dropped, the others stay', () => {
    const groups = { compare: { compareItems: [], candidate: null }, cart: { cartItems: 'many' }, wishlist: null };
    expect(read(JSON.stringify({ version: stateVersion, groups }))).toEqual({ compare: groups.compare });
  });

  it('S6.3 the token decides who is signed in, whatever was saved: nothing personal shows without it', () => {
    const profile = {
      id: 'p',
      email: 'a@b.example',
      firstName: 'Ada',
      lastName: 'B',
      verified: true,
      locale: 'en' as const,
    };
    const text = write({
      ...freshState(),
      login: { ...freshState().login, signedIn: true },
      profile: { ...freshState().profile, data: profile },
    });
    const shop = testShop();
    void restore(shop.store, { read: () => text, write: () => undefined }, guest);
    expect(shop.store.getState()).toMatchObject({ login: { signedIn: false }, profile: { data: null } });
  });

  it('D2.6 a synchronous store is read at once', () => {
    const shop = testShop();
    expect(restore(shop.store, { read: () => null, write: () => undefined }, guest)).toBeUndefined();
    expect(shop.store.getState().common.restored).toBe(true);
  });

  it('S2.6 a store that does not answer is given up after 5000 ms', async () => {
    vi.useFakeTimers();
    try {
      const shop = testShop();
      const silent = { read: () => new Promise<null>(() => undefined), write: () => undefined };
      const restoring = restore(shop.store, silent, guest);
      await vi.advanceTimersByTimeAsync(restoreTimeout - 1);
      expect(shop.store.getState().common.restored).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await restoring;
      expect([restoreTimeout, shop.store.getState().common.restored]).toEqual([5000, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('S3.19 changes of kept groups are written, changes of others are not', async () => {
    const shop = testShop({ listCategories: { categoryList: [] } });
    const writes: string[] = [];
    const saved = { read: () => null, write: (text: string) => void writes.push(text) };
    void restore(shop.store, saved, guest);
    persistStore(shop.store, saved);
    shop.store.dispatch(itemAdded(item()));
    shop.store.dispatch(itemAdded(item()));
    await shop.settle();
    expect(writes).toHaveLength(1);
    expect(read(writes[0] ?? null).cart?.cartItems[0]?.quantity).toBe(2);
    await shop.store.dispatch(loadCategories());
    await shop.settle();
    expect(writes).toHaveLength(1);
  });

  it('S3.19 what another tab has written is taken over and not written again; its other groups are kept', async () => {
    const shop = testShop();
    let text: string | null = null;
    const writes: string[] = [];
    const saved = {
      read: () => text,
      write: (next: string) => {
        text = next;
        writes.push(next);
      },
    };
    void restore(shop.store, saved, guest);
    const take = persistStore(shop.store, saved);
    const other = testShop();
    void restore(other.store, { read: () => null, write: () => undefined }, guest);
    other.store.dispatch(itemAdded(item()));
    take(write(other.store.getState()));
    await shop.settle();
    expect(writes).toEqual([]);
    expect(shop.store.getState().cart.cartItems).toHaveLength(1);

    other.store.dispatch(itemAdded(item()));
    text = write(other.store.getState());
    shop.store.dispatch(signedIn());
    await shop.settle();
    expect(writes).toHaveLength(1);
    expect(read(writes[0] ?? null)).toMatchObject({
      login: { signedIn: true },
      cart: { cartItems: [{ quantity: 2 }] },
    });
  });

  it('S3.19 what belongs to the visit of a tab stays as it is there when another tab has written', () => {
    const shop = testShop();
    const saved = { read: () => null, write: () => undefined };
    void restore(shop.store, saved, guest);
    const take = persistStore(shop.store, saved);
    shop.store.dispatch({ type: loadAddresses.fulfilled.type, payload: [] });
    shop.store.dispatch({ type: setQuantity.pending.type, meta: { arg: { cartItemId: 'other', quantity: 2 } } });
    const other = testShop();
    other.store.dispatch(itemAdded(item()));
    take(write(other.store.getState()));
    expect(shop.store.getState()).toMatchObject({
      address: { success: true },
      cart: { changing: 1, cartItems: [{ quantity: 1 }] },
    });
  });
});
