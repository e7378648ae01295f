import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { ratesText } from './rates-text.ts';

const rate = { price: 490, freeFrom: 5000, minDays: 2, maxDays: 4 };
const zone = { standard: rate, express: { ...rate, price: 1290, freeFrom: null } };
const settings: Reply<'getDeliverySettings'> = {
  version: 3,
  rates: { home: zone, union: zone, europe: zone, world: zone },
};

it('D7.42 a price is changed and a way is taken away, zone by zone', async () => {
  const { api } = await openScreen('/admin/settings/delivery', {
    api: { getDeliverySettings: settings, saveDeliverySettings: settings },
  });
  const home = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await home.getByLabelText('Price in EUR').fill('5,50');
  await home.getByLabelText('Free from, in EUR').fill('');
  await page
    .getByRole('group', { name: 'All other countries: Express delivery' })
    .getByText('Express delivery')
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => api.calls('saveDeliverySettings').length).toBe(1);
  expect(api.calls('saveDeliverySettings')[0]?.body).toEqual({
    version: 3,
    rates: {
      ...settings.rates,
      home: { ...zone, standard: { ...rate, price: 550, freeFrom: null } },
      world: { ...zone, express: null },
    },
  });
});

it('D5.1 what is wrong is told at its field', async () => {
  await openScreen('/admin/settings/delivery', {
    api: {
      getDeliverySettings: settings,
      saveDeliverySettings: refuse('INVALID_REQUEST', { fields: { 'rates.home.standard.maxDays': 'Too short' } }),
    },
  });
  const home = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await home.getByLabelText('Days at most').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(home.getByText('Too short')).toBeVisible();
});

it('D20.1 what two people have changed at once is shown by names and amounts', () => {
  const free = { price: 490, freeFrom: 5000, minDays: 2, maxDays: 4 };
  expect(ratesText({ standard: free, express: null })).toBe(
    'Standard delivery: €4.90, free from €50.00, 2–4 days\nExpress delivery: not offered',
  );
  expect(ratesText({ standard: { ...free, price: Number.NaN, freeFrom: null }, express: null })).toMatch(
    /^Standard delivery: –, 2–4 days/,
  );
});
