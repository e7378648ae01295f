import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { shopDay } from '../parts/format-moment.ts';
import { openScreen } from '../testing/test-admin.tsx';

const sums = {
  orders: 4,
  revenue: 120_00,
  pieces: 6,
  personalizedPieces: 3,
  refunded: 20_00,
  goods: 100_00,
  costedGoods: 80_00,
  cost: 20_00,
};
const nothing = {
  ...sums,
  orders: 0,
  revenue: 0,
  pieces: 0,
  personalizedPieces: 0,
  refunded: 0,
  goods: 0,
  costedGoods: 0,
  cost: 0,
};
const mug = {
  productId: 7,
  name: 'Pine mug',
  slug: 'pine-mug',
  pieces: 6,
  revenue: 110_00,
  goods: 100_00,
  costedGoods: 80_00,
  cost: 20_00,
  piecesBefore: 2,
};
const sales: Reply<'getSales'> = {
  from: '2026-11-01',
  to: '2026-11-02',
  by: 'day',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  itemList: [
    { start: '2026-11-01', ...sums },
    { start: '2026-11-02', ...nothing },
  ],
  total: sums,
  before: { from: '2026-10-30', to: '2026-10-31', ...sums, revenue: 100_00 },
  beforeList: [
    { start: '2026-10-30', ...nothing },
    { start: '2026-10-31', ...sums, revenue: 100_00 },
  ],
  otherCurrencyList: [{ currency: 'CHF', orders: 1, revenue: 30_00, refunded: 0 }],
  bestSellerList: [mug],
  bestVariantList: [{ ...mug, variantId: 70, sku: 'PINE-BLUE', color: 'Blue', size: null, costedGoods: 0, cost: 0 }],
};

it('D20.3 figures stand beside the period before, in a chart, and as tables with their margin', async () => {
  await openScreen('/admin/figures', { api: { getSales: sales } });
  const region = page.getByRole('region', { name: 'Sums' });
  await expect.element(region.getByText('€100.00 before (+20%)')).toBeVisible();
  // 60 euros of 80 are left; the cost of the other 20 is unknown.
  await expect.element(region.getByText(/^75% of the goods/)).toBeVisible();
  await expect.element(region.getByText('Cost known for 80% of the goods')).toBeVisible();
  await expect.element(region.getByText(/Besides these, 1 order for CHF\s30.00/)).toBeVisible();
  await page.getByText('Figures', { exact: true }).last().click();
  await expect.element(page.getByRole('row', { name: '2 Nov 2026 €0.00 €100.00' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Pine mug 6 2 €110.00 €60.00 (75%)' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Pine mug Blue, PINE-BLUE 6 2 €110.00 –' })).toBeVisible();
  expect(
    page.getByRole('link', { name: 'All as CSV: Best-selling variants' }).element().getAttribute('href'),
  ).toContain('table=variants');
});

it('D20.3 period, steps and measure stand in the address, and days that are none are refused at their field', async () => {
  const { address, api } = await openScreen('/admin/figures', { api: { getSales: sales } });
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Chosen days');
  await expect.poll(address).toContain(`to=${shopDay()}`);
  await page.getByLabelText('From').fill('2026-01-01');
  await page.getByLabelText('To', { exact: true }).fill('2025-12-31');
  await expect.element(page.getByText(/^The last day is not before the first/)).toBeVisible();
  await page.getByLabelText('To', { exact: true }).fill('2026-01-31');
  await userEvent.selectOptions(page.getByLabelText('By'), 'Week');
  await userEvent.selectOptions(page.getByLabelText('Chart'), 'Margin');
  await expect.poll(address).toBe('/admin/figures?from=2026-01-01&to=2026-01-31&by=week&measure=margin');
  await expect
    .poll(() => api.calls('getSales').at(-1)?.query)
    .toEqual({ from: '2026-01-01', to: '2026-01-31', by: 'week' });
});

it('D20.3 visits are shown as a funnel with shares of the visits, by language and device', async () => {
  const counts = { visit: 200, product: 120, studio: 40, cart: 20, paid: 5 };
  const visits: Reply<'getVisits'> = {
    from: '2026-11-01',
    to: '2026-11-02',
    timeZone: 'Europe/Berlin',
    countedSince: '2026-11-02',
    itemList: [{ start: '2026-11-01', ...counts }],
    total: counts,
    before: { from: '2026-10-30', to: '2026-10-31', ...counts, visit: 100 },
    beforeList: [],
  };
  const { address, api } = await openScreen('/admin/figures/visits', { api: { getVisits: visits } });
  const funnel = page.getByRole('region', { name: 'From visit to paid order' });
  await expect.element(funnel.getByText('Data since 2 Nov 2026.')).toBeVisible();
  await expect.element(funnel.getByRole('listitem').first()).toHaveTextContent('Visits200100 before (+100%)');
  await expect.element(funnel.getByRole('listitem').last()).toHaveTextContent('Paid orders52.5% of visits, 5 before');
  api.on('getVisits', { ...visits, total: { ...counts, paid: null }, before: { ...visits.before, paid: null } });
  await userEvent.selectOptions(page.getByLabelText('Device'), 'Mobile');
  await userEvent.selectOptions(page.getByLabelText('Language'), 'German');
  await expect.element(funnel.getByText('Not available by device')).toBeVisible();
  await expect.poll(address).toBe('/admin/figures/visits?device=phone&language=de');
  expect(api.calls('getVisits').at(-1)?.query).toMatchObject({ device: 'phone', locale: 'de' });
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect.poll(address).toBe('/admin/figures');
});
