import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork } from '../testing/test-api.ts';
import { rememberingCart } from '../testing/test-cart.ts';
import { cart, cartItem, uuid } from '../testing/test-data.ts';
import { openPage } from '../testing/test-page.tsx';
import {
  button,
  cartHolds,
  focusOn,
  expectGone,
  main,
  expectVisible,
  title,
  expectToast,
} from '../testing/test-steps.ts';

const drawer = page.getByRole('dialog', { name: /^Your cart/ });
const add = () => main().getByRole('button', { name: 'Add to cart' }).first();
const head = page.getByRole('banner');

describe('the cart beside the page', () => {
  it('S1.2 S3.7 S8.15 by keyboard: it takes the focus to its heading and gives it back', async () => {
    await openPage('/products/mug-3?colour=blue&size=m', { api: rememberingCart().answers });
    await focusOn(add());
    await userEvent.keyboard('{Enter}');
    await expectToast('Added To Cart');
    await expect.element(page.getByRole('heading', { name: 'Your cart: 1 item' })).toHaveFocus();
    await focusOn(drawer.getByRole('button', { name: 'One more' }));
    await userEvent.keyboard('{Enter}');
    await expectVisible(drawer.getByRole('heading', { name: 'Your cart: 2 items' }));
    await focusOn(drawer.getByRole('button', { name: 'Remove Mug 3' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(drawer.getByRole('heading', { name: 'Your cart: 2 items' }));
    await userEvent.keyboard('{Escape}');
    await expectGone(drawer);
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Add/);
  });

  it('S1.2 opens from the head, and its way to the cart’s page closes it', async () => {
    const { address } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      api: rememberingCart(cartItem()).answers,
    });
    await cartHolds(1);
    await focusOn(head.getByRole('link', { name: 'Cart 1 item' }));
    await userEvent.keyboard('{Enter}');
    await drawer.getByRole('link', { name: 'View cart' }).click();
    await expect.element(title('Your cart')).toHaveFocus();
    await expect.poll(address).toBe('/cart');
    await expectGone(drawer);
  });

  it('S2.11 a press beside it and the back button close it, and the page stays', async () => {
    const { router, address } = await openPage('/home');
    await router.navigate('/products/mug-3');
    await expectVisible(title('Mug 3'));
    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(page.getByRole('dialog').getByText('Your cart is empty.'));
    await userEvent.click(document.documentElement, { position: { x: 10, y: 10 }, force: true });
    await expectGone(page.getByRole('dialog'));
    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(page.getByRole('dialog'));
    history.back();
    await expectGone(page.getByRole('dialog'));
    await expectVisible(title('Mug 3'));
    await expect.poll(address).toBe('/products/mug-3');
  });

  it('S2.11 the back button closes it on the first page of a visit, and no step is left over', async () => {
    const { router, address } = await openPage('/products/mug-3?colour=blue&size=m', {
      api: rememberingCart().answers,
    });
    const lengthBefore = history.length;
    const here = navigation.currentEntry?.index ?? -1;
    const below = () => navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(page.getByRole('dialog'));
    expect(below()).toBe(location.href);
    history.back();
    await expectGone(page.getByRole('dialog'));
    await expectVisible(title('Mug 3'));
    expect([address(), navigation.currentEntry?.index]).toEqual(['/products/mug-3?colour=blue&size=m', here]);

    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(page.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await expectGone(page.getByRole('dialog'));
    await expect.poll(() => navigation.currentEntry?.index).toBe(here);

    await head.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Shop all' }).click();
    await expect.poll(address).toBe('/products');
    expect([navigation.currentEntry?.index, router.pending]).toEqual([here + 1, null]);
    expect(history.length).toBeLessThanOrEqual(lengthBefore + 1);
    expect(below()).toMatch(/mug-3(?:\?|$)/);
  });

  it('S2.11 what hinders the checkout is put right on the cart’s page', async () => {
    const scarce = cartItem({ quantity: 5, stock: 2 });
    const { api, address } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      api: { getGuestCart: cart(scarce) },
    });
    await cartHolds(5);
    await head.getByRole('link', { name: 'Cart 5 items' }).click();
    await drawer.getByRole('button', { name: 'Go to checkout' }).click();
    await expect.poll(address).toBe('/cart');
    expect(api.calls('checkoutGuestCart')).toEqual([]);
  });

  it('S8.8 a cart that does not come can be asked for again in it', async () => {
    const { api } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      api: { getGuestCart: noNetwork },
    });
    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(page.getByText('Your cart could not be loaded'));
    api.on('getGuestCart', cart(cartItem()));
    await button('Try again').click();
    await expectVisible(drawer.getByRole('heading', { name: 'Your cart: 1 item' }));
  });

  it('S1.2 tells how much more makes the delivery free, and when it is', async () => {
    const { answers } = rememberingCart(cartItem({ quantity: 2 }));
    await openPage('/products/mug-3?colour=blue&size=m', { cartId: uuid(5), api: answers });
    await cartHolds(2);
    await head.getByRole('link', { name: /^Cart/ }).click();
    await expectVisible(drawer.getByText('Spend €14.00 more and Standard within Germany is free.'));
    await drawer.getByRole('button', { name: 'One more' }).click();
    await expectVisible(drawer.getByText('Standard within Germany is free.'));
  });

  it('S4.18 a cart that has joined the account’s is told of once', async () => {
    const { answers } = rememberingCart(cartItem({ quantity: 2 }));
    const { api } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      signedIn: true,
      api: answers,
    });
    await expectToast('2 items');
    expect(api.calls('joinGuestCart').map(({ params }) => params)).toEqual([{ cartId: uuid(5) }]);
    expect(localStorage.getItem('cartId')).toBeNull();
    await cartHolds(2);
  });
});
