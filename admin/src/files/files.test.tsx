import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

type Run = Reply<'getFileRun'>;
const none = { added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 };
const run: Run = {
  runId: '0b5f6a52-6c1e-4c58-9c0b-1f6c7f1f0b01',
  kind: 'import',
  state: 'checked',
  name: 'products_export.csv',
  format: 'shopify-products',
  totals: { ...none, added: 990, changed: 8, refused: 1 },
  total: 999,
  problem: null,
  isStopping: false,
  operatorName: 'Ada',
  createdAt: '2026-11-28T09:00:00.000Z',
  writtenAt: null,
  finishedAt: new Date().toISOString(),
  url: '/file-runs/0b5f6a52-6c1e-4c58-9c0b-1f6c7f1f0b01?expires=1&signature=x',
  rowList: [{ line: 7, record: 'product', key: 'bad', result: 'refused', reason: 'Variant Price: it is empty' }],
};
const listOf = (...runs: Run[]): Reply<'listFileRuns'> => ({
  runList: runs.map(({ rowList: _rows, ...rest }) => rest),
});
const running: Run = { ...run, state: 'writing', totals: { ...none, added: 250 }, finishedAt: null, rowList: [] };

it('O20.4 a picked file is sent, its report is shown, and its products are imported with pictures when ticked', async () => {
  const state = { run: undefined as Run | undefined };
  const { api } = await openScreen('/admin/import', {
    api: {
      listFileRuns: () => listOf(...(state.run ? [state.run] : [])),
      getFileRun: () => state.run ?? run,
      uploadImport: () => (state.run = run),
      writeImport: () => (state.run = running),
    },
  });
  await userEvent.upload(page.getByLabelText('File'), new File(['Handle,Title'], 'products_export.csv'));
  const panel = page.getByRole('region', { name: 'products_export.csv' });
  await expect.element(panel.getByText('Line 7')).toBeVisible();
  await expect.element(panel.getByText(/Variant Price: it is empty/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'All remarks as CSV' })).toHaveAttribute('href', run.url);
  expect(api.calls('uploadImport')[0]?.form?.get('file')).toHaveProperty('name', 'products_export.csv');
  await panel.getByText(/^Fetch pictures/).click();
  await panel.getByRole('button', { name: 'Import these 998 products' }).click();
  await expect.element(panel.getByText('250 of 999')).toBeVisible();
  expect(api.calls('writeImport')[0]?.body).toEqual({ pictureHosts: ['cdn.shopify.com'], uncountedStock: 0 });
});

it('O20.4 an import that runs is found again, stopped, and its result leads to the products', async () => {
  const state = { run: running };
  const { api } = await openScreen('/admin/import', {
    api: {
      listFileRuns: () => listOf(state.run),
      getFileRun: () => state.run,
      stopFileRun: () => (state.run = { ...running, state: 'stopped', finishedAt: new Date().toISOString() }),
    },
  });
  await expect.element(page.getByLabelText('File')).toBeDisabled();
  await page.getByRole('button', { name: 'Stop' }).click();
  const panel = page.getByRole('region', { name: 'products_export.csv' });
  await expect.element(panel.getByText(/Stopped. What was written stays/)).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Look at the products' }))
    .toHaveAttribute('href', '/admin/products?filter=createdAt%3A%40last-7-days');
  expect(api.calls('stopFileRun')).toHaveLength(1);
});

it('O20.4 a host that is none is told at its field', async () => {
  await openScreen('/admin/import', {
    api: {
      listFileRuns: listOf(run),
      getFileRun: run,
      writeImport: refuse('INVALID_REQUEST', { fields: { 'pictureHosts.0': 'No host' } }),
    },
  });
  await page.getByText(/^Fetch pictures/).click();
  await page.getByRole('button', { name: 'Import these 998 products' }).click();
  await expect.element(page.getByText('No host')).toBeVisible();
});

it('O20.4 an export is started and offered; records with customers are for those who may see them', async () => {
  const done: Run = { ...run, kind: 'export', state: 'done', name: '', format: 'shop-json', rowList: [] };
  const { api } = await openScreen('/admin/import', {
    api: { listFileRuns: listOf(done), getFileRun: done, startExport: done },
  });
  await page.getByText(/^With customers/).click();
  await page.getByRole('button', { name: 'Export all records' }).click();
  await expect.poll(() => api.calls('startExport')[0]?.body).toEqual({ format: 'shop-json', customers: true });
  await expect
    .element(page.getByRole('link', { name: /^Download: Records of a shop/ }))
    .toHaveAttribute('href', done.url);
});

it('O20.4 an operator of the catalogue exports products alone', async () => {
  await openScreen('/admin/import', { role: 'catalogue', api: { listFileRuns: listOf() } });
  await expect.element(page.getByRole('button', { name: 'Export products as CSV' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Export all records' }).query()).toBeNull();
});
