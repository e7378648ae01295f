import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { showPart } from '../testing/test-admin.tsx';
import { LabelFiles } from './LabelFiles.tsx';
import { TrackingImport } from './TrackingImport.tsx';

it('D20.3 orders go to a carrier as its own file', async () => {
  await showPart(<LabelFiles condition={{ filter: 'status:paid' }} />);
  await page.getByText('Labels', { exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'Labels for DHL' }))
    .toHaveAttribute('href', '/api/admin/labels.csv?filter=status%3Apaid&format=dhl');
});

it('D20.3 tracking numbers are looked at before their parcels are added', async () => {
  const row = { orderNumber: 'A10001', trackingNumber: '00340434161094000001' };
  const { api } = await showPart(<TrackingImport />, {
    api: {
      importTracking: ({ body }) => ({
        rowList: [
          { ...row, stand: body?.take ? 'added' : 'new' },
          { ...row, orderNumber: 'A10002', stand: 'present' },
        ],
      }),
    },
  });
  await page.getByRole('button', { name: 'Read tracking numbers' }).click();
  await page.getByLabelText('Rows').fill('A10001;00340434161094000001');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect.element(page.getByText('Is there already')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 parcel' }).click();
  await expect.element(page.getByText('1 parcel was added.')).toBeVisible();
  expect(api.calls('importTracking').map(({ body }) => [body?.take, body?.carrier])).toEqual([
    [false, 'dhl'],
    [true, 'dhl'],
  ]);
});
