import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../testing/test-admin.tsx';

const row = {
  variantId: 70,
  productId: 7,
  name: 'Pine mug',
  sku: 'PINE-BLUE',
  color: 'Blue',
  size: null,
  stock: 0,
  threshold: 5,
  ownThreshold: null,
  sold: 12,
  daysLeft: 0,
  waitingCount: 2,
};
const lasting = { ...row, variantId: 71, sku: 'PINE-RED', color: 'Red', stock: 4, daysLeft: 10, waitingCount: 0 };

it('D20.3 what is low is listed with how long it lasts and who waits; what arrives is booked and thresholds are set there', async () => {
  const { api } = await openScreen('/admin/stock', {
    api: {
      listLowStock: { itemList: [row, lasting], nextCursor: null, total: { count: 2, capped: false } },
      listSavedViews: { viewList: [] },
      getStockThreshold: { threshold: 5 },
      setStockThreshold: {},
      setVariantThreshold: {},
      listStockMovements: { sku: 'PINE-BLUE', stock: 0, movementList: [] },
      moveStock: { sku: 'PINE-BLUE', stock: 9, movementList: [] },
    },
  });
  await expect.element(page.getByText('about 10 days')).toBeVisible();
  await expect.element(page.getByText('2 people')).toBeVisible();
  await page.getByLabelText('Low from this many pieces').fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls('setStockThreshold').at(-1)?.body).toEqual({ threshold: 8 });
  await page.getByRole('button', { name: 'Change stock: Pine mug, PINE-BLUE' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('More or fewer pieces').fill('+9');
  await sheet.getByRole('button', { name: 'Change stock' }).click();
  await expect.poll(() => api.calls('moveStock').at(-1)?.body).toMatchObject({ change: 9, reason: 'delivery' });
  await sheet.getByLabelText('This variant is low from').fill('20');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls('setVariantThreshold').at(-1)?.body).toEqual({ threshold: 20 });
});
