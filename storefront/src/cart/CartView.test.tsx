import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { rememberingCart } from '../testing/test-cart.ts';
import { cart, cartItem, personalText, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage, type TestOptions } from '../testing/test-page.tsx';
import {
  button,
  cartHolds,
  field,
  expectGone,
  link,
  main,
  notice,
  notices,
  expectVisible,
  title,
  expectToast,
  signOutElsewhere,
} from '../testing/test-steps.ts';

const guest = { cartId: uuid(5) };
const mug = cartItem();
const two = cartItem({
  cartItemId: uuid(80),
  product: { id: 8, sku: 'MUG-8', name: 'Mug 8', slug: 'mug-8' },
  variantId: 81,
  quantity: 2,
});
const personal = cartItem({ ...two, customizationList: [personalText] });

const openCart = (lines = [mug, two], options: TestOptions = {}) =>
  openPage('/cart', { ...guest, ...options, api: { ...rememberingCart(...lines).answers, ...options.api } });
const waiting = page.getByText('Some items you added before signing in are still waiting', { exact: false });
const total = () => page.getByRole('region', { name: 'Summary' }).getByRole('definition').last();

describe('the lines of the cart', () => {
  it('S8.2 a quantity that could not be changed without a network is right again when there is one', async () => {
    const { api } = await openCart([mug]);
    await cartHolds(1);
    api.on('getGuestCart', noNetwork);
    api.on('setGuestCartItemQuantity', noNetwork);
    await button('One more').click();
    await expectToast('The shop cannot be reached.');
    await cartHolds(2);
    api.on('getGuestCart', cart(mug));
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  });

  it('S6.2 they are gone, and that is said, when the account has left in another tab', async () => {
    await openPage('/cart', { signedIn: true, api: rememberingCart(mug).answers });
    await cartHolds(1);
    signOutElsewhere();
    await expectVisible(page.getByRole('heading', { name: 'Your cart is empty.' }));
  });

  it('D4.18 what did not fit into the account’s cart at the sign-in is told', async () => {
    const { api } = await openCart([mug, two], {
      signedIn: true,
      api: { joinGuestCart: { ...cart(mug, two), joinedQuantity: 0, leftOutQuantity: 4 } },
    });
    await expectVisible(waiting);
    expect(localStorage.getItem('cartId')).toBe(uuid(5));
    expect(api.calls('joinGuestCart')).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it('D4.18 nothing is told where all of it fitted', async () => {
    await openCart([mug, two], { signedIn: true });
    await expectVisible(link('Mug 8'));
    await expect.poll(() => localStorage.getItem('cartId')).toBeNull();
    await expectGone(waiting);
  });

  it('S4.14 S8.15 one less lowers the line and says so; at one it is removed', async () => {
    const { api } = await openCart();
    const lines = page.getByRole('list', { name: 'Items in your cart' });
    const stepper = lines.getByRole('group', { name: 'Quantity of Mug 8' });
    await stepper.getByRole('button', { name: 'One less' }).click();
    await expectToast('Item Decremented From Cart');
    await expect.element(field('Quantity of Mug 8').last()).toHaveValue('1');
    await stepper.getByRole('button', { name: 'Remove' }).click();
    await expectToast('Removed From Cart');
    await expectVisible(page.getByText('Mug 8 removed.'));
    expect(api.calls('setGuestCartItemQuantity').map(({ body }) => body)).toEqual([{ quantity: 1 }]);
    expect(api.calls('deleteGuestCartItem').map(({ params }) => params)).toEqual([
      { cartId: uuid(5), cartItemId: uuid(80) },
    ]);
    await expect.element(total()).toHaveTextContent('€18.00');
  });

  it('S7.18 a number that is typed is the new quantity, and no notice speaks of one less', async () => {
    const { api } = await openCart();
    await page.getByRole('textbox', { name: 'Quantity of Mug 8' }).fill('7');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api.calls('setGuestCartItemQuantity').map(({ body }) => body.quantity)).toEqual([7]);
    await expect.element(total()).toHaveTextContent('€144.00');
    expect(notice('Decremented').elements()).toEqual([]);
  });

  it('S4.14 undo puts the same goods back, and the focus stays where the line was', async () => {
    const { api } = await openCart();
    await button('Remove Mug 8').click();
    const undo = button('Undo: put Mug 8 back');
    await expectVisible(undo);
    await userEvent.keyboard('{Shift}');
    await expect.element(undo).toHaveFocus();
    await undo.click();
    await expectVisible(button('Remove Mug 8'));
    expect(api.calls('addGuestCartItem').map(({ body }) => body)).toMatchObject([
      { productId: 8, variantId: 81, quantity: 2, extraList: [] },
    ]);
  });

  it('S4.14 S7.21 a personalised line leaves the server only when it cannot be had back any more', async () => {
    const { api } = await openCart([mug, personal]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await button('Remove Mug 8').click();
    await expectVisible(page.getByText('Mug 8 removed.'));
    await expect.element(total()).toHaveTextContent('€18.00');
    await page.getByRole('heading', { name: 'Your cart' }).hover();
    expect(api.calls('deleteGuestCartItem')).toEqual([]);
    await vi.advanceTimersByTimeAsync(4600);
    vi.useRealTimers();
    await expectGone(page.getByText('Mug 8 removed.'));
    await expect.poll(() => api.calls('deleteGuestCartItem')).toHaveLength(1);
  });

  it('S4.14 a personalised line that is had back was never away', async () => {
    const { api } = await openCart([mug, personal]);
    await button('Remove Mug 8').click();
    await button('Undo: put Mug 8 back').click();
    await expectVisible(button('Remove Mug 8'));
    expect(api.callNames.filter((name) => /Item/.test(name))).toEqual([]);
  });

  it('S8.2 S4.17 a change that is refused is told, and the server’s cart takes its place', async () => {
    const { api } = await openCart([mug]);
    api.once('setGuestCartItemQuantity', refuse('OUT_OF_STOCK', { description: 'Somebody was faster.' }));
    await button('One more').click();
    await expectToast('Somebody was faster.');
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Mug 7' })).toHaveValue('1');
    await expect.element(total()).toHaveTextContent('€18.00');
  });

  it('S3.6 S3.7 says colour, size, price of one and of all, in German as well', async () => {
    const names: typeof two.attribute = [
      { key: 'COLOR', value: 'blue', name: 'Blau' },
      { key: 'SIZE', value: 'xl', name: 'XL' },
    ];
    await openCart([{ ...two, attribute: names }], { locale: 'de' });
    const line = page.getByRole('list', { name: 'Artikel in Ihrem Warenkorb' }).getByRole('listitem').first();
    await expect.element(line).toMatchTextContent(/Blau/);
    await expect.element(line).toMatchTextContent(/XL/);
    await expect.element(line).toMatchTextContent(/36,00\s€/);
    await expect.element(line).toMatchTextContent(/je 18,00\s€/);
  });
});

describe('the stock of the cart', () => {
  const scarce = cartItem({ quantity: 5, stock: 2 });

  it('S2.11 a line that the stock does not suffice for keeps the checkout closed and can be put right there', async () => {
    const { api, address } = await openCart([scarce, two]);
    await expectVisible(page.getByText(/^Only 2 left\./));
    await button('Go to checkout').click();
    const problems = page.getByRole('alert');
    await expect.element(problems).toHaveFocus();
    await expect.element(problems).toMatchTextContent('Mug 7: only 2 left');
    await link('Mug 7: only 2 left').click();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^.*Mug 7/);
    await button('Change to 2: Mug 7').click();
    await expectGone(problems);
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Mug 7' })).toHaveValue('2');
    expect(api.calls('checkoutGuestCart')).toEqual([]);
    await expect.poll(address).toBe('/cart');
  });

  it('D7.42 what the server misses at the checkout stands at its line, and the cart is read anew', async () => {
    const { api } = await openCart([mug]);
    api.on('checkoutGuestCart', refuse('OUT_OF_STOCK'));
    api.on('getGuestCart', cart(cartItem({ stock: 0 })));
    await button('Go to checkout').click();
    await expectVisible(link('Mug 7 is sold out'));
    await expectVisible(page.getByText('Sold out.'));
  });

  it('S8.2 another refusal of the checkout is told beside its button', async () => {
    const { api, address } = await openCart([mug]);
    api.on('checkoutGuestCart', refuse('TOO_MANY_REQUESTS', { description: 'A little slower, please.' }));
    await button('Go to checkout').click();
    await expectVisible(main().getByText('A little slower, please.'));
    await expect.poll(address).toBe('/cart');
  });
});

describe('the cart as a page', () => {
  it('S2.11 leads to the checkout, whose address the server gives', async () => {
    const { api, address } = await openCart([mug]);
    const opening = api.hold('checkoutGuestCart');
    const key = 'k'.repeat(43);
    api.on('checkoutGuestCart', {
      url: `/checkout?order=${uuid(30)}&key=${key}`,
      orderId: uuid(30),
      orderKey: key,
    });
    api.on('getGuestOrder', refuse('ORDER_NOT_FOUND'));
    await button('Go to checkout').click();
    await opening.arrived;
    await expect.element(button(/^Reserving your items/)).toHaveAttribute('aria-busy', 'true');
    opening.release();
    await expect.poll(address).toBe(`/checkout?order=${uuid(30)}&key=${key}`);
  });

  it('S2.11 whoever has gone elsewhere meanwhile is not led to the checkout', async () => {
    const { api, address, router } = await openCart([mug]);
    const opening = api.hold('checkoutGuestCart');
    const key = 'k'.repeat(43);
    api.on('checkoutGuestCart', { url: `/checkout?order=${uuid(30)}&key=${key}`, orderId: uuid(30), orderKey: key });
    await button('Go to checkout').click();
    await opening.arrived;
    await router.navigate('/help');
    opening.release();
    await title(/help/i).findElement();
    await expect.poll(() => api.calls('checkoutGuestCart')).toHaveLength(1);
    await expect.poll(address).toBe('/help');
  });

  it('S8.8 a cart that does not come says so in its place, without a notice, and can be asked for again', async () => {
    const { api } = await openPage('/cart', { ...guest, api: { getGuestCart: noNetwork } });
    await expectVisible(page.getByText('Your cart could not be loaded'));
    api.on('getGuestCart', cart(mug));
    await button('Try again').click();
    await expectVisible(button('Remove Mug 7'));
    expect(notices().elements()).toEqual([]);
  });

  it('S4.16 a guest cart that the server does not know any more is given up, and the cart is empty', async () => {
    await openPage('/cart', { ...guest, api: { getGuestCart: refuse('CART_NOT_FOUND') } });
    await expectVisible(title('Your cart is empty.'));
    expect(localStorage.getItem('cartId')).toBeNull();
    await expectVisible(main().getByRole('link', { name: 'Sign in' }));
  });

  it('D2.12 an empty cart leads on, an account’s to its orders', async () => {
    await openPage('/cart', { signedIn: true });
    await expectVisible(title('Your cart is empty.'));
    await expect.element(main().getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/account/orders');
    await expect.element(main().getByRole('link', { name: 'Shop all' })).toHaveAttribute('href', '/products');
  });

  it('D2.12 axe finds nothing serious in it, and it fits into 320 px', async () => {
    await openCart([cartItem({ quantity: 5, stock: 2 }), two]);
    await button('Go to checkout').click();
    await expectVisible(page.getByRole('alert'));
    expect(await findings()).toEqual([]);
  });
});
