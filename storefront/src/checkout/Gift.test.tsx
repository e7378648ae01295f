import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutAnswers, orderId } from '../testing/test-orders.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible, field } from '../testing/test-steps.ts';

it('D7.42 a gift has a message, and the invoice can go to another address, which has to be complete', async () => {
  const { api } = await openPage(`/checkout?order=${orderId}`, { signedIn: true, api: checkoutAnswers() });
  await button('Continue to delivery').click();
  await button('Continue to review').click();
  await page.getByRole('checkbox', { name: 'It is a gift' }).click();
  await field('Message for the parcel (optional)').fill('Happy birthday');
  await page.getByRole('checkbox', { name: 'Invoice to another address' }).click();
  const pay = button(/^Order and pay €/);
  await expect.element(pay).not.toHaveAttribute('aria-busy');
  await pay.click();
  // The form of the invoice says what is missing, and nothing is ordered.
  await expectVisible(page.getByText('Please enter first name').first());
  expect(api.calls('checkout')).toEqual([]);
  expect(await findings([390])).toEqual([]);
  await field('Country').selectOptions('Germany');
  const lines = { 'First name': 'Bill', 'Last name': 'Payer', 'Street and number': 'Weg 2', 'Postal code': '10115' };
  for (const [label, text] of Object.entries({ ...lines, City: 'Berlin' })) await field(label).fill(text);
  await button('Add company').click();
  await expect.element(field('Company (optional)')).toHaveFocus();
  await field('Company (optional)').fill('Payers Ltd');
  await button('Use this address for the invoice').click();
  await expectVisible(button('Change invoice address'));
  await pay.click();
  await expect
    .poll(() => api.calls('checkout').map(({ body }) => body))
    .toMatchObject([
      {
        gift: { message: 'Happy birthday' },
        billingAddress: { firstName: 'Bill', company: 'Payers Ltd', countryCode: 'DE' },
      },
    ]);
});
