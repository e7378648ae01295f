import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findings } from '../testing/test-findings.ts';
import { checkoutAnswers, orderId } from '../testing/test-orders.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible } from '../testing/test-steps.ts';

it('D20.2 where no way to pay is set up, the checkout says so and takes no order', async () => {
  const { api } = await openPage(`/checkout?order=${orderId}`, {
    signedIn: true,
    api: { ...checkoutAnswers(), listPaymentMethods: { paymentMethodList: [] } },
  });
  await button('Continue to delivery').click();
  await button('Continue to review').click();
  await expectVisible(page.getByText('The shop cannot take orders yet'));
  await expect.element(page.getByRole('button', { name: /^Order and pay/ })).not.toBeInTheDocument();
  expect(api.calls('checkout')).toHaveLength(0);
  expect(await findings([390])).toEqual([]);
});

it('S1.8 D2.12 the ways to pay are loaded before the last step: the button below them stays in its place', async () => {
  const paymentMethodList = [
    { id: 'stripe', name: 'Card', detail: '' },
    { id: 'transfer', name: 'Bank transfer', detail: '' },
  ];
  const { api } = await openPage(`/checkout?order=${orderId}`, {
    signedIn: true,
    api: { ...checkoutAnswers(), listPaymentMethods: { paymentMethodList } },
  });
  await button('Continue to delivery').click();
  await expect.poll(() => api.calls('listPaymentMethods').length).toBe(1);
  await button('Continue to review').click();
  await expectVisible(page.getByRole('radio', { name: /^Bank transfer/ }));
  expect(api.calls('listPaymentMethods')).toHaveLength(1);
});
