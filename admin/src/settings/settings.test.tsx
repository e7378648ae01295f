import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { delivery, details, taxes, workshop } from './test-settings.ts';

it('D20.3 closed days are added as a span and saved with the version that was seen', async () => {
  const { api } = await openScreen('/admin/settings/workshop', {
    api: {
      getDeliverySettings: delivery,
      getWorkshopSettings: workshop,
      saveWorkshopSettings: { ...workshop, version: 5 },
    },
  });
  await page.getByLabelText('First day').fill('2026-12-30');
  await page.getByLabelText('Last day (optional)').fill('2026-12-29');
  await expect.element(page.getByRole('button', { name: 'Add' })).toBeDisabled();
  await page.getByLabelText('Last day (optional)').fill('2027-01-01');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByText('30 Dec 2026 – 1 Jan 2027')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Monday' }).click({ force: true });
  await expect.element(page.getByText(/For example: A10001-1\.pdf/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveWorkshopSettings').map(({ body }) => body)).toEqual([
    {
      ...workshop,
      closedDateList: ['2026-12-30', '2026-12-31', '2027-01-01'],
      closedWeekdayList: [0, 1, 6],
      version: 4,
    },
  ]);
});

it('D20.1 settings that another operator has changed meanwhile are shown beside the own ones', async () => {
  const { api } = await openScreen('/admin/settings/workshop', {
    api: { getWorkshopSettings: workshop, getDeliverySettings: delivery },
  });
  await page.getByLabelText('Cut-off time').fill('14:00');
  const description = 'Grace has changed this in the meantime (24 Nov 2026, 14:05). Please look at it again.';
  api.on('saveWorkshopSettings', refuse('RECORD_CHANGED', { description }));
  api.on('getWorkshopSettings', { ...workshop, cutOff: '10:00', version: 5 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: description }).getByText('10:00')).toBeVisible();
});

it('D20.2 a country gets another rate from a day on, and a coming one is taken back', async () => {
  const { api } = await openScreen('/admin/settings/taxes', {
    api: { getTaxes: taxes, addTaxChange: taxes, removeTaxChange: taxes },
  });
  const rows = page.getByRole('region', { name: 'Rates' }).getByRole('listitem');
  for (const text of ['Germany', '21% from 1 Jan 2027', '19%'])
    await expect.poll(() => rows.first().element().textContent).toContain(text);
  await page.getByRole('button', { name: 'Change the rate of Austria' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Rate in percent').fill('twenty');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabelText('Rate in percent').fill('20,5');
  await dialog.getByLabelText('From').fill('2027-07-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The rate changes on 1 Jul 2027')).toBeVisible();
  expect(api.calls('addTaxChange')).toMatchObject([
    { params: { countryCode: 'AT' }, body: { basisPoints: 2050, validFrom: '2027-07-01' } },
  ]);
  await page.getByRole('button', { name: 'Take back 21% from 1 Jan 2027 in Germany' }).click();
  await expect.element(page.getByText('The change was taken back')).toBeVisible();
  expect(api.calls('removeTaxChange')).toMatchObject([{ params: { countryCode: 'DE', validFrom: '2027-01-01' } }]);
});

it('D20.2 the owner grants more days to withdraw and takes personalised items in; less than the law is refused at the field', async () => {
  const stored = { withdrawalDays: 14, withdrawsPersonalized: false, version: 3 };
  const { api } = await openScreen('/admin/settings/withdrawals', {
    api: { getWithdrawalSettings: stored, saveWithdrawalSettings: { ...stored, version: 4 } },
  });
  const days = page.getByLabelText('Days to withdraw');
  await days.fill('7');
  await expect.element(page.getByText('Please enter 14 to 365 days')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await days.fill('30');
  await page.getByRole('checkbox', { name: /Also from personalised/ }).click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveWithdrawalSettings').map(({ body }) => body)).toEqual([
    { withdrawalDays: 30, withdrawsPersonalized: true, version: 3 },
  ]);
});

it('D20.1 the owner names the shop; an empty address is refused at the field, and a currency with orders is fixed', async () => {
  const stored = details;
  const { api } = await openScreen('/admin/settings/shop', {
    api: {
      getShopDetails: stored,
      saveShopDetails: { ...stored, version: 4 },
      getTaxes: taxes,
      getDeliverySettings: delivery,
    },
  });
  await page.getByLabelText('Name of the shop').fill('Lichtbild');
  await page.getByLabelText('Address', { exact: true }).fill('  \n ');
  await expect.element(page.getByText('Please enter an address')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabelText('Address', { exact: true }).fill('Lichtbild GmbH\nTorstraße 1 \n\n10119 Berlin\n');
  await expect.element(page.getByLabelText('Currency')).toBeDisabled();
  await page.getByLabelText('Country of the shop').selectOptions('AT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  const { hasOrders: _hasOrders, countryList: _countryList, ...body } = stored;
  expect(api.calls('saveShopDetails').map((call) => call.body)).toEqual([
    { ...body, name: 'Lichtbild', address: ['Lichtbild GmbH', 'Torstraße 1', '10119 Berlin'], homeCountry: 'AT' },
  ]);
});

it('S7.24 the owner edits the words of the search by language; a line that cannot be used is named, and nothing is sent', async () => {
  const english = { text: 'cup, teacup = mug', version: 5 };
  const { api } = await openScreen('/admin/settings/search', {
    api: {
      getSearchSynonyms: ({ params }) => (params.locale === 'de' ? { text: 'Becher = Tasse', version: 5 } : english),
      saveSearchSynonyms: { text: 'cup, teacup = mug\nbuy =', version: 6 },
    },
  });
  const lines = page.getByLabelText('One line for each group of words');
  await expect.element(lines).toHaveValue(english.text);
  await lines.fill(`${english.text}\n!!! = mug`);
  await expect.element(page.getByText('Line 2: “!!!” has no letters')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await lines.fill(`${english.text}\nbuy =`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved. The search uses it now.')).toBeVisible();
  expect(api.calls('saveSearchSynonyms')).toMatchObject([
    { params: { locale: 'en' }, body: { text: 'cup, teacup = mug\nbuy =', version: 5 } },
  ]);
  await page.getByLabelText('Language').selectOptions('German');
  await expect.element(lines).toHaveValue('Becher = Tasse');
});

it('D20.2 a country without a rate is given one from a day on', async () => {
  const australia = {
    countryCode: 'AU',
    name: 'GST',
    basisPoints: 0,
    changeList: [{ validFrom: '2027-07-01', basisPoints: 1000, isFuture: true }],
  };
  const { api } = await openScreen('/admin/settings/taxes', { api: { getTaxes: taxes } });
  await page.getByRole('button', { name: 'Add a country' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('option', { name: 'United States' })).toBeInTheDocument();
  await dialog.getByLabelText('Country').selectOptions('Australia');
  await dialog.getByLabelText('Rate in percent').fill('60');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabelText('Rate in percent').fill('10');
  await dialog.getByLabelText('Name on receipts').fill('GST');
  await dialog.getByLabelText('From').fill('2026-01-01');
  api.on('addTaxCountry', refuse('INVALID_REQUEST', { fields: { validFrom: 'Please choose a later day' } }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please choose a later day')).toBeVisible();
  await dialog.getByLabelText('From').fill('2027-07-01');
  const added = { ...taxes, rateList: [...taxes.rateList, australia], untaxedList: ['US'] };
  api.on('addTaxCountry', added);
  api.on('getTaxes', added);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Australia has a rate now')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Australia' });
  for (const text of ['none yet', '10% from 1 Jul 2027'])
    await expect.poll(() => row.element().textContent).toContain(text);
  expect(api.calls('addTaxCountry').at(-1)).toMatchObject({
    body: { countryCode: 'AU', name: 'GST', validFrom: '2027-07-01', basisPoints: 1000 },
  });
});

it('D20.1 periods and plates are set; what is out of bounds, reserved or the same is refused at its field', async () => {
  const stored = {
    holdMinutes: 15,
    draftDays: 90,
    uploadDays: 30,
    whitePlate: 'White',
    engravingPlate: 'Engraving',
    version: 3,
  };
  const { api } = await openScreen('/admin/settings/orders', {
    api: { getOrderSettings: stored, saveOrderSettings: { ...stored, version: 4 } },
  });
  const save = page.getByRole('button', { name: 'Save' });
  const hold = page.getByLabelText('Unpaid orders hold goods (minutes)');
  await hold.fill('2000');
  await expect.element(page.getByText('Please enter a whole number from 1 to 1440')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await hold.fill('45');
  const white = page.getByLabelText('Plate of white ink');
  await white.fill('cyan');
  await expect.element(page.getByText('This name is reserved for a process color or for all plates')).toBeVisible();
  await white.fill('engraving');
  await expect.element(page.getByText('White ink and engravings need two different names')).toBeVisible();
  await white.fill('Weiß 1');
  await save.click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveOrderSettings').map(({ body }) => body)).toEqual([
    { ...stored, holdMinutes: 45, whitePlate: 'Weiß 1' },
  ]);
});
