import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import type { DeskCoupon } from './coupon-draft.ts';

const coupon: DeskCoupon = {
  id: 4,
  version: 2,
  state: 'running',
  useCount: 1,
  code: 'SPRING',
  title: { en: 'Spring', de: 'Frühling' },
  kind: 'percentage',
  value: 15,
  minimumSubtotal: 2000,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: 1,
};

it('D20.4 a coupon is made with an amount and a minimum, and says what customers get', async () => {
  const { api, address } = await openScreen('/admin/coupons/new', {
    api: { addCoupon: { ...coupon, id: 9, code: 'FIVE' }, getDeskCoupon: coupon },
  });
  await page.getByLabelText('Code').fill('fi ve');
  await page.getByLabelText('What it gives').selectOptions('Amount off');
  await page.getByLabelText('Amount in EUR').fill('5');
  await page.getByLabelText('Minimum order value in EUR').fill('30,5');
  await page.getByLabelText('Name in English').fill('Five off');
  await expect.element(page.getByText('FIVE gives €5.00 off the items from an order value of €30.50.')).toBeVisible();
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect.poll(address).toBe('/admin/coupons/9');
  expect(api.calls('addCoupon')[0]?.body).toMatchObject({
    code: 'FIVE',
    kind: 'amount',
    value: 500,
    minimumSubtotal: 3050,
    maxUsesPerCustomer: 1,
    endsAt: null,
  });
});

it('D20.4 a coupon is ended, and what is wrong with a change is told at its field', async () => {
  const { api } = await openScreen('/admin/coupons/4', {
    api: {
      getDeskCoupon: coupon,
      switchCoupon: { ...coupon, version: 3, state: 'switchedOff' },
      saveCoupon: refuse('INVALID_REQUEST', { fields: { code: 'Orders have used this code' } }),
    },
  });
  await page.getByLabelText('Code').fill('SUMMER');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Orders have used this code')).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect.element(page.getByText('SPRING cannot be used any more')).toBeVisible();
  expect(api.calls('switchCoupon')[0]?.body).toEqual({ version: 2, isOn: false });
});

it('D20.4 the times of a coupon are typed as the shop’s clocks have them, and told so', async () => {
  const { api } = await openScreen('/admin/coupons/4', { api: { getDeskCoupon: coupon, saveCoupon: coupon } });
  // The shop of the tests is in Berlin; its clocks are put back on 25 October 2026.
  await page.getByLabelText('Valid from').fill('2026-10-24T09:30');
  await page.getByLabelText('Valid until').fill('2026-10-26T09:30');
  await expect.element(page.getByText(/from 24 Oct 2026, 09:30.*26 Oct 2026, 09:30/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => api.calls('saveCoupon')[0]?.body)
    .toMatchObject({ startsAt: '2026-10-24T07:30:00.000Z', endsAt: '2026-10-26T08:30:00.000Z' });
});
