import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { delivery as settings, home, rest, standard, workshop } from './test-settings.ts';
import { zonesText } from './zones-text.ts';

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

it('D7.42 a price is changed, and the other zone stays', async () => {
  const { api } = await openScreen('/admin/settings/delivery', {
    api: { getWorkshopSettings: workshop, getDeliverySettings: settings, saveDeliverySettings: settings },
  });
  const way = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await way.getByLabelText('Price in EUR').fill('5,50');
  await way.getByLabelText('Free from, in EUR').fill('');
  await save();
  await expect.poll(() => api.calls('saveDeliverySettings').length).toBe(1);
  expect(api.calls('saveDeliverySettings')[0]?.body).toEqual({
    version: 3,
    zones: [{ ...home, ways: [{ ...standard, price: 550, freeFrom: null }] }, rest],
  });
});

it('D7.42 a zone of two countries is added, with a way and a place to pick up', async () => {
  const { api } = await openScreen('/admin/settings/delivery', {
    api: { getWorkshopSettings: workshop, getDeliverySettings: settings, saveDeliverySettings: settings },
  });
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const zone = page.getByRole('region', { name: 'New zone' });
  await zone.getByLabelText('Add a country').selectOptions('Switzerland');
  await zone.getByLabelText('Add a country').selectOptions('Liechtenstein');
  await expect.element(zone.getByLabelText('Add a country')).toBeDisabled();
  await zone.getByRole('button', { name: 'Remove Liechtenstein' }).click();
  await zone.getByLabelText('Add a country').selectOptions('Liechtenstein');
  const way = zone.getByRole('group').first();
  await way.getByLabelText('Name in English').fill('Alpine parcel');
  await way.getByLabelText('Name in German').fill('Alpenpaket');
  const alpine = zone.getByRole('group', { name: 'New zone: Alpine parcel' });
  await alpine.getByLabelText('Price in EUR').fill('12');
  await zone.getByRole('button', { name: 'Add a way of delivery' }).click();
  const second = zone.getByRole('group', { name: 'New zone: New way of delivery' });
  await second.getByLabelText('Kind').selectOptions('Picked up at the shop');
  await second.getByLabelText('Where it is picked up').fill('Lindenweg 3');
  await second.getByLabelText('When, in English').fill('Fridays');
  await second.getByLabelText('Name in English').fill('Pick-up');
  await zone.getByLabelText('Name of the zone').fill('Alps');
  await page.getByRole('region', { name: 'Alps' }).getByRole('button', { name: 'Move Pick-up up' }).click();
  await save();
  await expect.poll(() => api.calls('saveDeliverySettings').length).toBe(1);
  const { zones } = api.calls('saveDeliverySettings')[0]?.body ?? { zones: [] };
  expect(zones[2]).toMatchObject({ name: 'Alps', countries: ['CH', 'LI'], isOthers: false });
  expect(zones[2]?.ways).toMatchObject([
    { kind: 'pickup', name: { en: 'Pick-up', de: '' }, price: 0, address: 'Lindenweg 3', hours: { en: 'Fridays' } },
    { kind: 'delivery', name: { en: 'Alpine parcel', de: 'Alpenpaket' }, price: 1200, freeFrom: null },
  ]);
});

it('D7.42 without a zone of all others the screen says to how many countries the shop does not deliver', async () => {
  await openScreen('/admin/settings/delivery', {
    api: { getWorkshopSettings: workshop, getDeliverySettings: settings },
  });
  await page.getByRole('button', { name: 'Remove the zone: All others' }).click();
  await expect.element(page.getByText('The shop does not deliver to 2 countries.')).toBeVisible();
});

it('D5.1 what is wrong is told at its field', async () => {
  await openScreen('/admin/settings/delivery', {
    api: {
      getWorkshopSettings: workshop,
      getDeliverySettings: settings,
      saveDeliverySettings: refuse('INVALID_REQUEST', {
        fields: { 'zones.0.ways.0.maxDays': 'Too short', 'zones.0.countries': 'Twice', 'zones.1.ways': 'None' },
      }),
    },
  });
  const way = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await way.getByLabelText('Days at most').fill('1');
  await save();
  await expect.element(way.getByText('Too short')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Own country' }).getByText('Twice')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'All others' }).getByText('None')).toBeVisible();
});

it('D20.1 what two people have changed at once is shown by names and amounts', () => {
  expect(zonesText([home, { ...rest, ways: [{ ...standard, price: Number.NaN }] }])).toBe(
    'Own country (Germany): Standard delivery €4.90, 2–4 days\nAll others (All countries that are in no other zone): Standard delivery –, 2–4 days',
  );
});
