import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Answers } from '../../../storefront/src/testing/test-api.ts';
import { showPart } from '../testing/test-admin.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { ListItem } from './use-list.ts';

type Row = ListItem<'listDeskOrders'>;
type View = Reply<'saveView'>;

const uuid = (at: number) => `0b5f6a52-6c1e-4c58-9c0b-${String(at).padStart(12, '0')}`;

const row = (at: number): Row => ({
  id: uuid(at),
  number: String(1000 + at),
  status: at % 2 ? 'paid' : 'shipped',
  createdAt: '2026-11-24T09:00:00.000Z',
  paidAt: null,
  productionStartedAt: null,
  customerName: `Customer ${at}`,
  email: `customer${at}@example.com`,
  countryCode: 'DE',
  deliveryMethod: null,
  productList: [{ name: 'Mug', quantity: 1 }],
  quantity: 1,
  isPersonalized: false,
  lineStateList: [],
  hasProblem: false,
  shipOn: null,
  isReturning: false,
  payment: null,
  total: 1200 + at,
  currency: 'EUR',
});

const columns: Column<Row>[] = [
  { id: 'number', title: 'Number', cell: ({ number }) => number, isSortable: true, kind: 'number' },
  { id: 'customer', title: 'Customer', cell: ({ customerName }) => customerName, kind: 'text' },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => status,
    kind: 'choice',
    choices: [
      { value: 'paid', label: 'Paid' },
      { value: 'shipped', label: 'Shipped' },
    ],
    isQuickFilter: true,
    onCard: 'side',
  },
  { id: 'email', title: 'E-mail', cell: ({ email }) => email, isExtra: true },
];

const late: View = {
  id: uuid(900),
  name: 'Paid ones',
  query: 'filter=status%3Apaid',
  isShared: true,
  isBuiltIn: false,
  isChangeable: true,
  operatorName: 'Ada',
};

const pages = (count: number): Answers => ({
  listDeskOrders: ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const to = Math.min(count, from + query.limit);
    return {
      itemList: Array.from({ length: to - from }, (_, at) => row(from + at)),
      nextCursor: to < count ? String(to) : null,
      total: { count: Math.min(count, 10_000), capped: count > 10_000 },
    };
  },
  listSavedViews: { viewList: [late] },
});

const showOrders = (options: { at?: string; api?: Answers; count?: number } = {}) =>
  showPart(
    <DataTable
      call="listDeskOrders"
      list="orders"
      label="Orders"
      columns={columns}
      rowKey={({ number }) => number}
      rowName={({ number }) => `order ${number}`}
      rowTo={({ id }) => `/admin?order=${id}`}
      file="exportDeskOrders"
      actions={[{ id: 'archive', title: 'Archive' }]}
    />,
    { at: options.at ?? '/admin/list', api: { ...pages(options.count ?? 120), ...options.api } },
  );

const grid = page.getByRole('grid', { name: 'Orders' });

it('D20.1 filters, order and search stand in the address; back takes the last one away', async () => {
  const { api, address, router } = await showOrders();
  await expect.element(grid.getByRole('row', { name: /1003/ })).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Paid' }).click({ force: true });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(address).toBe('/admin/list?filter=status%3Apaid');
  await page.getByRole('button', { name: 'Number' }).click();
  await expect.poll(address).toBe('/admin/list?filter=status%3Apaid&sort=number');
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('ada');
  await expect.poll(address).toBe('/admin/list?filter=status%3Apaid&text=ada&sort=number');
  await expect
    .poll(() => api.calls('listDeskOrders').at(-1)?.query)
    .toMatchObject({
      filter: 'status:paid',
      sort: 'number',
      text: 'ada',
    });
  router.go(-1);
  await expect.poll(address).toBe('/admin/list?filter=status%3Apaid');
});

it('D20.1 an address with a filter shows its chip, which can be taken away', async () => {
  const { address } = await showOrders({ at: '/admin/list?filter=status:paid~number:1000..' });
  await expect.element(page.getByRole('button', { name: 'Number: from 1000', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Number: from 1000' }).click();
  await expect.poll(address).toBe('/admin/list?filter=status%3Apaid');
  await expect.element(page.getByRole('link', { name: /Paid ones/ })).toHaveAttribute('aria-current', 'true');
});

it('D20.1 rows are walked, selected and opened by keys; only rows in sight are in the document', async () => {
  const { address } = await showOrders();
  await expect.element(grid.getByRole('row', { name: /1000/ })).toBeVisible();
  expect(document.querySelectorAll('tbody [role=row]').length).toBeLessThan(50);
  grid.getByRole('row', { name: /1000/ }).element().focus();
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}j{Enter}');
  await expect.poll(address).toBe(`/admin?order=${uuid(3)}`);
});

it('D20.1 further rows come when the end is near, and the count is capped', async () => {
  const { api } = await showOrders({ count: 12_000 });
  await expect.element(page.getByText('10,000+ rows')).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => api.calls('listDeskOrders').length).toBeGreaterThan(1);
  expect(api.calls('listDeskOrders')[1]?.query.cursor).toBe('50');
});

it('D20.1 all that match are selected with their number, and the server repeats the filter', async () => {
  const run = {
    id: uuid(1),
    list: 'orders',
    action: 'archive',
    operatorName: 'Ada',
    createdAt: '2026-11-24T09:00:00.000Z',
    finishedAt: null,
    act: null,
    state: 'running' as const,
    total: 120,
    done: 0,
    failed: 0,
    skipped: 0,
    failureList: [],
  };
  const failureList = [{ key: '1007', code: 'ORDER_CLOSED', description: 'It is cancelled' }];
  const { api } = await showOrders({
    at: '/admin/list?filter=status:paid',
    api: {
      previewBulk: { count: 120, applicable: 119 },
      startBulk: run,
      getBulkRun: { ...run, state: 'finished', done: 118, failed: 1, skipped: 1, failureList },
    },
  });
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
  await page.getByRole('button', { name: 'Select all 120 that match' }).click();
  await expect.element(page.getByText('All 120 that match are selected')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive for 119' }).click();
  await expect.element(page.getByText('118 done, 1 failed, 1 no longer matched')).toBeVisible();
  await expect.element(page.getByText(/It is cancelled/)).toBeVisible();
  expect(api.calls('startBulk')[0]?.body).toMatchObject({
    filter: 'status:paid',
    action: 'archive',
    expectedCount: 120,
  });
});

it('D20.1 some rows are selected by their keys', async () => {
  const { api } = await showOrders({ api: { previewBulk: { count: 2, applicable: 2 } } });
  await page.getByRole('checkbox', { name: 'Select order 1001' }).click();
  await page.getByRole('checkbox', { name: 'Select order 1003' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect.element(page.getByRole('button', { name: 'Archive for 2' })).toBeVisible();
  expect(api.calls('previewBulk')[0]?.body).toMatchObject({ filter: 'number:1001,1003' });
});

it('D20.1 a view is chosen, changed, saved and deleted, which can be undone', async () => {
  const { api } = await showOrders({ api: { updateView: late, deleteView: { viewList: [] }, saveView: late } });
  await page.getByRole('link', { name: /Paid ones/ }).click();
  await page.getByRole('button', { name: 'Number' }).click();
  await expect.element(page.getByRole('link', { name: /Paid ones changed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('View “Paid ones” saved')).toBeVisible();
  expect(api.calls('updateView')[0]?.body).toEqual({ query: 'filter=status%3Apaid&sort=number' });
  await page.getByRole('button', { name: 'This view' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => api.calls('saveView').length).toBe(1);
});

it('D20.1 columns are chosen and ordered in the address, and the file has the same', async () => {
  const { address } = await showOrders();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'E-mail' }).click({ force: true });
  await page.getByRole('button', { name: 'Move Status forward' }).click();
  await expect.poll(address).toBe('/admin/list?columns=number%2Cstatus%2Ccustomer%2Cemail');
  await userEvent.keyboard('{Escape}');
  const href = page.getByRole('link', { name: 'Export as CSV' }).element().getAttribute('href');
  expect(href).toBe('/api/admin/orders.csv?columns=number%2Cstatus%2Ccustomer%2Cemail');
});

it('D20.1 on a phone rows are cards with the same selection', async () => {
  await page.viewport(390, 844);
  await showOrders();
  const card = grid.getByRole('row', { name: /1001/ });
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().height).toBeGreaterThan(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('checkbox', { name: 'Select order 1001' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
});
