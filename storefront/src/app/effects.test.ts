import { describe, expect, it } from 'vitest';
import { login, logout } from '../auth/login.state.ts';
import { registerAccount } from '../auth/register.state.ts';
import { verifyRegistration } from '../auth/register-verify.state.ts';
import { requestPasswordReset } from '../auth/reset-password-email.state.ts';
import { chooseNewPassword } from '../auth/reset-password.state.ts';
import { cartOf, item } from '../cart/cart.fixture.ts';
import { loadCart, takeCart } from '../cart/cart.operations.ts';
import { cartReducer } from '../cart/cart.state.ts';
import { openOrder } from '../checkout/checkout.state.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from './test-shop.ts';

const registration = { email: 'a@b.example', password: 'my-password', firstName: 'A', lastName: 'B' };
const joined = { ...cartOf(item({ quantity: 2 })), joinedQuantity: 2 };

describe('what follows from an operation', () => {
  it('S4.5 login stores the token, says welcome and goes home', async () => {
    const shop = testShop({ login: { accessToken: 't' }, getCart: cartOf() });
    await shop.store.dispatch(login(registration));
    expect(shop.keys.get('token')).toBe('t');
    expect(shop.cookies[0]).toMatch(/^token=t; path=\//);
    expect(shop.went).toEqual(['/home']);
    await expect.poll(shop.toasts).toEqual([['success', 'Welcome back!', "We're glad to have you back."]]);
    expect(shop.store.getState().login).toMatchObject({ signedIn: true, success: true, loading: false });
  });

  it('S2.3 login goes to the stored path instead, once', async () => {
    const shop = testShop({ login: { accessToken: 't' }, getCart: cartOf() });
    shop.session.rememberPath('/account/orders');
    await shop.store.dispatch(login(registration));
    await shop.store.dispatch(login(registration));
    expect(shop.went).toEqual(['/account/orders', '/home']);
    expect(shop.keys.has('redirectPath')).toBe(false);
  });

  it('S4.18 on sign-in the guest cart becomes part of the account cart, and is spent', async () => {
    const shop = testShop({ login: { accessToken: 't' }, joinGuestCart: joined });
    shop.session.setCartId('cart-1');
    await shop.store.dispatch(login(registration));
    await shop.settle();
    expect(shop.requests.map((request) => request.path)).toEqual([
      '/auth/login',
      '/profile',
      '/carts/cart-id/cart-1/authenticate',
      '/wishlist',
    ]);
    expect(shop.store.getState().profile.data?.firstName).toBe('Ada');
    expect(shop.keys.has('cartId')).toBe(false);
    expect(shop.store.getState().cart).toMatchObject({ joinedQuantity: 2, cartId: null, cartSummary: { quantity: 2 } });
  });

  it('S4.18 a guest cart that does not fit into the account cart is kept, to be joined at the next start', async () => {
    const shop = testShop({ login: { accessToken: 't' }, joinGuestCart: { ...joined, leftOutQuantity: 3 } });
    shop.session.setCartId('cart-1');
    await shop.store.dispatch(login(registration));
    await shop.settle();
    expect(shop.keys.get('cartId')).toBe('cart-1');
    expect(shop.store.getState().cart).toMatchObject({ joinedQuantity: 2, cartId: null });
  });

  it('S4.18 a guest cart that is gone does not stand in the way of the account cart', async () => {
    const goneReply = refusal(404, 'CART_NOT_FOUND', 'Gone');
    const shop = testShop({ login: { accessToken: 't' }, joinGuestCart: goneReply, getCart: cartOf(item()) });
    shop.session.setCartId('cart-1');
    await shop.store.dispatch(login(registration));
    await shop.settle();
    expect(shop.store.getState().cart.cartItems).toHaveLength(1);
    expect(shop.keys.has('cartId')).toBe(false);
  });

  it('S4.15 a cart id that the server cannot read is dropped', async () => {
    const invalid = refusal(400, 'INVALID_REQUEST', 'Wrong');
    const shop = testShop({ getGuestCart: invalid, joinGuestCart: invalid, getCart: cartOf(item()) });
    shop.session.setCartId('nope');
    await shop.store.dispatch(loadCart());
    expect(shop.keys.has('cartId')).toBe(false);
    shop.session.setCartId('nope');
    shop.session.setToken('t');
    await shop.store.dispatch(takeCart());
    expect(shop.keys.has('cartId')).toBe(false);
    expect(shop.store.getState().cart.cartItems).toHaveLength(1);
  });

  it('S4.6 register asks to check the e-mail and goes home', async () => {
    const shop = testShop({ register: {} });
    await shop.store.dispatch(registerAccount(registration));
    expect(shop.went).toEqual(['/home']);
    await expect
      .poll(shop.toasts)
      .toEqual([['success', 'Successfully registered!', 'Please, check the registered email for the verification.']]);
  });

  it.each([
    ['S4.7 verify stores the token when one comes', { accessToken: 't' }, 't'],
    ['S4.7 verify does without a token when none comes', {}, undefined],
  ])('%s, greets, and goes home', async (_, reply, token) => {
    const shop = testShop({ verifyRegistration: reply, getCart: cartOf() });
    await shop.store.dispatch(verifyRegistration({ token: 'x' }));
    expect([shop.keys.get('token'), shop.went]).toEqual([token, ['/home']]);
    await expect.poll(shop.toasts).toEqual([['success', 'Enjoy your purchase!', 'We glad to see you!']]);
  });

  it('S4.8 asking for a reset tells to check the mail and goes home', async () => {
    const shop = testShop({ requestPasswordReset: {} });
    await shop.store.dispatch(requestPasswordReset({ email: 'a@b.example' }));
    expect(shop.went).toEqual(['/home']);
    await expect
      .poll(shop.toasts)
      .toEqual([['success', 'Check your Email!', 'Please, check the login email for the reset password link.']]);
  });

  it('S4.9 a new password is confirmed, and the page stays', async () => {
    const shop = testShop({ resetPassword: {} });
    await shop.store.dispatch(chooseNewPassword({ token: 'x', password: 'long enough' }));
    expect(shop.went).toEqual([]);
    await expect.poll(shop.toasts).toEqual([['success', 'Successfully updated!', 'Enjoy your purchase!']]);
  });

  it('S6.2 signing out forgets everything personal, also when the server does not answer', async () => {
    const shop = testShop({
      login: { accessToken: 't' },
      getCart: cartOf(item()),
      logout: refusal(503, 'UNAVAILABLE', 'x'),
    });
    await shop.store.dispatch(login(registration));
    await shop.settle();
    await shop.store.dispatch(logout());
    expect(shop.keys.has('token')).toBe(false);
    expect(shop.store.getState().login.signedIn).toBe(false);
    expect(shop.store.getState().cart).toEqual(cartReducer(undefined, { type: 'nothing' }));
  });

  it('S7.22 the address of the opened order is kept as orderUrl', async () => {
    const shop = testShop({ checkout: '/checkout?order=1' });
    await shop.store.dispatch(openOrder());
    expect(shop.store.getState().cart.orderUrl).toBe('/checkout?order=1');
  });
});
