import { describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { addAddress, deleteAddress, updateAddress } from '../account/address.state.ts';
import { cartOf, item } from '../cart/cart.fixture.ts';
import { addToCart, decrementCartItem, removeFromCart } from '../cart/cart.operations.ts';
import { itemAdded } from '../cart/cart.state.ts';
import { compareAdded, compareRemoved } from '../compare/compare.state.ts';
import { words } from './notices.words.ts';
import { testShop } from './test-shop.ts';
import { addWishlistItem, toggleWishlistItem } from '../wishlist/wishlist.operations.ts';

const { cartItemId } = item();
const product = { id: 7, name: 'Mug' } as Product;
const body = { firstName: 'A', lastName: 'B', line1: 'x', city: 'y', postalCode: '1', countryCode: 'DE' };

describe('success in words', () => {
  it('S8.14 addresses tell what was done', async () => {
    const { store, toasts } = testShop({
      addAddress: { id: 'a' },
      updateAddress: { id: 'a' },
      deleteAddress: {},
    });
    await store.dispatch(addAddress(body));
    await store.dispatch(updateAddress({ addressId: 'a', body }));
    await store.dispatch(deleteAddress('a'));
    await expect
      .poll(() => toasts().map(([, title]) => title))
      .toEqual(['Address added successfully!', 'Address updated successfully!', 'Address deleted successfully!']);
  });

  it('S8.15 the cart says "Added To Cart" for a new line and "Item added to cart" for a raised one', async () => {
    const { store, session, toasts } = testShop({ addCartItem: { ...cartOf(item()), cartItemId } });
    session.setToken('t');
    await store.dispatch(addToCart({ productId: 7 }));
    await store.dispatch(addToCart({ productId: 7 }));
    expect(toasts().map(([, title]) => title)).toEqual(['Added To Cart', 'Item added to cart']);
  });

  it('S8.15 decrementing and removing are told', async () => {
    const { store, session, toasts } = testShop({ setCartItemQuantity: cartOf(item()), deleteCartItem: cartOf() });
    session.setToken('t');
    store.dispatch(itemAdded(item({ quantity: 2 })));
    await store.dispatch(decrementCartItem(cartItemId));
    await store.dispatch(removeFromCart(cartItemId));
    expect(toasts().map(([, title]) => title)).toEqual(['Item Decremented From Cart', 'Removed From Cart']);
  });

  it('S8.16 S8.17 wishlist and compare tell what was done', async () => {
    const { store, toasts, settle } = testShop();
    await store.dispatch(addWishlistItem(product));
    expect(toasts()).toEqual([['success', 'Added To wishlist', '']]);
    store.dispatch(toggleWishlistItem(product));
    await settle();
    store.dispatch(compareAdded(product));
    store.dispatch(compareRemoved(7));
    expect(
      toasts()
        .map(([, title]) => title)
        .slice(-3),
    ).toEqual(['Removed From Wishlist', 'Added To compare', 'Removed From Compare']);
    expect(store.getState().compare.compareItems).toEqual([]);
  });

  it('S8.18 a review has its words', () => {
    expect(words.reviewSubmitted).toEqual({
      title: 'Review Submitted',
      description: 'Your review has been successfully submitted.',
    });
  });
});
