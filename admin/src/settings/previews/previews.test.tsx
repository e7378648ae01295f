import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/test-admin.tsx';
import { delivery, details, standard, taxes, workshop } from '../test-settings.ts';

const preview = page.getByRole('region', { name: 'What customers will see' });

it('D20.1 the ways of delivery are shown for a country and a cart as they are typed, with what changes where', async () => {
  await openScreen('/admin/settings/delivery', {
    api: { getDeliverySettings: delivery, getWorkshopSettings: workshop },
  });
  const line = preview.getByRole('listitem').first();
  const text = () => line.element().textContent;
  await expect.poll(text).toMatch(/Standard delivery€4\.90Arrives .+ · free from €50\.00$/);
  await preview.getByLabelText('Cart worth (EUR)').fill('50');
  await expect.poll(text).toMatch(/Standard deliveryfreeArrives [^·]+$/);
  await preview.getByLabelText('Cart worth (EUR)').fill('20');
  const way = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await way.getByLabelText('Price in EUR').fill('5,50');
  await expect.poll(text).toContain('€5.50');
  await expect.element(preview.getByText('Germany: Standard delivery €4.90 → €5.50')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the zone: All others' }).click();
  await expect.element(preview.getByText('Liechtenstein, Switzerland: no longer delivered to')).toBeVisible();
  await preview.getByLabelText('Customer in').selectOptions('Switzerland');
  await expect.element(preview.getByText('The shop does not deliver to Switzerland.')).toBeVisible();
});

it('D20.1 the dates of an order that is paid now follow the typed days, before and after', async () => {
  await openScreen('/admin/settings/workshop', {
    api: {
      getDeliverySettings: { ...delivery, zones: [{ ...delivery.zones[0]!, ways: [standard] }] },
      getWorkshopSettings: workshop,
    },
  });
  await expect.element(preview.getByText(/^An order paid now leaves: [^→]+$/)).toBeVisible();
  await page.getByLabelText('Working days that an order takes').fill('9');
  await expect.element(preview.getByText(/^An order paid now leaves: .+ → .+$/)).toBeVisible();
  await expect.element(preview.getByText(/^Standard delivery arrives: .+ → .+$/)).toBeVisible();
});

it('D20.2 the tax of a price is shown for a country, before and after', async () => {
  await openScreen('/admin/settings/taxes', { api: { getTaxes: taxes } });
  await expect.element(preview.getByText('VAT 20%: €5.00, net €25.00')).toBeVisible();
  await page
    .getByLabelText('Whose tax the shop charges')
    .selectOptions('Our own within the European Union (below the threshold)');
  await expect.element(preview.getByText('VAT 20%: €5.00, net €25.00 → VAT 19%: €4.79, net €25.21')).toBeVisible();
  await page.getByLabelText('Whose tax the shop charges').selectOptions('None: small business');
  await expect.element(preview.getByText('VAT 20%: €5.00, net €25.00 → no tax')).toBeVisible();
});

it('D20.1 name and address are shown where customers read them, and what another country means', async () => {
  await openScreen('/admin/settings/shop', {
    api: {
      getShopDetails: { ...details, hasOrders: false },
      getTaxes: taxes,
      getDeliverySettings: delivery,
    },
  });
  await page.getByLabelText('Name of the shop').fill('Lichtbild');
  await expect.element(preview.getByText('Gifts for two – Lichtbild')).toBeVisible();
  await expect.element(preview.getByText('Lichtbild · Demo Street 1 · 10115 Berlin')).toBeVisible();
  await page.getByLabelText('Country of the shop').selectOptions('AT');
  await expect.element(preview.getByText('Tax within the country: Germany 19% → Austria 20%')).toBeVisible();
  await expect.element(preview.getByText('Delivery within Austria is by the zone “All others”.')).toBeVisible();
  await page.getByLabelText('Currency').selectOptions('CHF');
  await expect.element(preview.getByText(/€29\.90 becomes CHF\s29\.90/)).toBeVisible();
});

it('D20.2 the end of the period to withdraw is shown, before and after', async () => {
  const stored = { withdrawalDays: 14, withdrawsPersonalized: false, version: 3 };
  await openScreen('/admin/settings/withdrawals', { api: { getWithdrawalSettings: stored } });
  await expect.element(preview.getByText('Items that are not personalised', { exact: true })).toBeVisible();
  await page.getByLabelText('Days to withdraw').fill('30');
  await expect.element(preview.getByText(/can be withdrawn from until: .+ → .+/)).toBeVisible();
});
