import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { findings } from '../../../storefront/src/testing/test-findings.ts';

const unset: Reply<'getPaymentSettings'> = {
  bankAccount: { byHost: false, account: null, version: 0 },
  stripe: {
    byHost: false,
    isSet: false,
    keyEnd: '',
    webhookUrl: 'https://shop.example/api/payments/stripe/events',
    version: 0,
  },
};
const account = { holder: 'Lichtbild GmbH', iban: 'DE89370400440532013000', bic: '', bank: '', days: 7 };
const set: Reply<'getPaymentSettings'> = {
  bankAccount: { byHost: false, account, version: 3 },
  stripe: { ...unset.stripe, isSet: true, keyEnd: '1234', version: 2 },
};
const path = '/admin/settings/payment';

it('D20.1 the owner enters a bank account; a wrong IBAN is said before it is sent', async () => {
  const { api } = await openScreen(path, { api: { getPaymentSettings: unset, saveBankAccount: set } });
  await page.getByRole('button', { name: 'Enter the bank account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('Account holder').fill('Lichtbild GmbH');
  await sheet.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await userEvent.tab();
  await expect.element(sheet.getByText('This IBAN is wrong: its check digits do not match')).toBeVisible();
  expect(await findings()).toEqual([]);
  await sheet.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 00');
  api.on('getPaymentSettings', set);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(api.calls('saveBankAccount').map(({ body }) => body)).toEqual([
    { ...account, iban: 'DE89 3704 0044 0532 0130 00', version: 0 },
  ]);
});

it('D20.1 the owner connects Stripe: the key is checked, the address can be copied, and what is refused stands at its field', async () => {
  const { api } = await openScreen(path, { api: { getPaymentSettings: unset } });
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText(unset.stripe.webhookUrl)).toBeVisible();
  await sheet.getByLabelText('Secret key').fill('sk_test_1');
  api.once('checkStripeKey', refuse('INVALID_REQUEST', { fields: { secretKey: 'Stripe does not accept this key.' } }));
  await sheet.getByRole('button', { name: 'Check the key' }).click();
  await expect.element(sheet.getByText('Stripe does not accept this key.')).toBeVisible();
  await sheet.getByLabelText('Secret key').fill('sk_test_2');
  api.once('checkStripeKey', { isTestKey: true });
  await sheet.getByRole('button', { name: 'Check the key' }).click();
  await expect.element(sheet.getByText(/It is a test key: no money moves/)).toBeVisible();
  await sheet.getByLabelText('Signing secret').fill('whsec_1');
  api.on('saveStripeKeys', set);
  api.on('getPaymentSettings', set);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('set, ends in 1234')).toBeVisible();
  expect(api.calls('saveStripeKeys').map(({ body }) => body)).toEqual([
    { secretKey: 'sk_test_2', webhookSecret: 'whsec_1', version: 0 },
  ]);
});

it('D20.1 a service is removed after a question', async () => {
  const { api } = await openScreen(path, { api: { getPaymentSettings: set, removeService: {} } });
  const card = page.getByRole('region', { name: 'Cards and wallets (Stripe)' });
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
  expect(api.calls('removeService')).toMatchObject([{ params: { service: 'stripe' }, query: { version: 2 } }]);
});

it('D20.2 what the environment names is shown without buttons', async () => {
  const byHost = {
    bankAccount: { ...set.bankAccount, byHost: true },
    stripe: { ...set.stripe, byHost: true },
  };
  await openScreen(path, { api: { getPaymentSettings: byHost } });
  const card = page.getByRole('region', { name: 'Bank transfer' });
  await expect.element(card.getByText('Lichtbild GmbH')).toBeVisible();
  await expect.element(card.getByText(/by environment variables/)).toBeVisible();
  expect(card.getByRole('button').elements()).toHaveLength(0);
});
