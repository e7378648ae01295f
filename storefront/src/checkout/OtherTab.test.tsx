import { expect, it } from 'vitest';
import { freshState } from '@afterimage/client/state/store.ts';
import { stateKey, write } from '../app/persist.ts';
import { checkoutAnswers, orderId } from '../testing/test-orders.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible, frames } from '../testing/test-steps.ts';

it('S1.8 S3.19 the checkout of an account stays when the cart has changed in another tab', async () => {
  const { store } = await openPage(`/checkout?order=${orderId}`, { signedIn: true, api: checkoutAnswers() });
  await expectVisible(button('Continue to delivery'));
  const elsewhere = { ...freshState(), login: { ...freshState().login, signedIn: true } };
  elsewhere.cart = { ...elsewhere.cart, cartSummary: { ...elsewhere.cart.cartSummary, quantity: 7 } };
  dispatchEvent(new StorageEvent('storage', { key: stateKey, newValue: write(elsewhere) }));
  await expect.poll(() => store.getState().cart.cartSummary.quantity).toBe(7);
  await frames();
  await expectVisible(button('Continue to delivery'));
});
