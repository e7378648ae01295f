import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen, operatorAs } from '../testing/test-admin.tsx';

const ada = { id: operatorAs().id, name: 'Ada Lovelace' };
const orderId = '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a01';
const entry = (at: number, part: Partial<AuditEntryView>): AuditEntryView => ({
  id: `4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1b0${at}`,
  position: at,
  createdAt: `2026-11-2${at}T10:00:00.000Z`,
  operator: ada,
  tokenName: null,
  action: 'order.note.changed',
  subject: { kind: 'order', id: orderId, name: 'A10001' },
  before: null,
  after: null,
  reason: null,
  isErased: false,
  canPutBack: false,
  putsBack: null,
  putBackBy: null,
  ...part,
});
const roleChanged = entry(3, {
  action: 'operator.role.changed',
  subject: { kind: 'operator', id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a09', name: 'Grace' },
  before: { role: 'support' },
  after: { role: 'production' },
  canPutBack: true,
});
const refunded = entry(2, { action: 'order.refunded', after: { amount: 1490 }, reason: 'Print was torn' });
const log = (itemList: AuditEntryView[]) => ({
  listAuditLog: { itemList, nextCursor: null, total: { count: itemList.length, capped: false } },
  listAuditOperators: { operatorList: [{ ...ada, isRemoved: false }] },
});

it('D20.1 the audit log tells who did what to what and why, in words', async () => {
  await openScreen('/admin/audit', { api: log([roleChanged, refunded, entry(1, { operator: null, isErased: true })]) });
  const row = page.getByRole('row', { name: /Money refunded/ });
  for (const text of ['Ada Lovelace', 'Sum: €14.90', 'Print was torn'])
    await expect.poll(() => row.element().textContent).toContain(text);
  await expect
    .element(row.getByRole('link', { name: 'Order A10001' }))
    .toHaveAttribute('href', `/admin/orders/${orderId}`);
  await expect
    .poll(() => page.getByRole('row', { name: /Role changed/ }).element().textContent)
    .toContain('Role: Support → becomes Production');
  const erased = page.getByRole('row', { name: /Details were erased/ });
  await expect.poll(() => erased.element().textContent).toContain('The shop');
  expect(page.getByRole('button', { name: /^Put back:/ }).elements()).toHaveLength(1);
});

it('D20.1 an earlier state is put back after a question that shows what will change', async () => {
  const { api } = await openScreen('/admin/audit', { api: { ...log([roleChanged]), putBackAuditEntry: {} } });
  await page.getByRole('button', { name: /^Put back: Role changed/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.poll(() => dialog.element().textContent).toContain('Role: Production → becomes Support');
  expect(api.calls('putBackAuditEntry')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect.element(page.getByText('The earlier state is back')).toBeVisible();
  expect(api.calls('putBackAuditEntry').map(({ params }) => params.entryId)).toEqual([roleChanged.id]);
  await expect.poll(() => api.calls('listAuditLog').length).toBe(2);
});

it('D20.1 putting back is refused when somebody has changed the same since, and says who', async () => {
  const description = 'Grace has changed this in the meantime (24 Nov 2026, 14:05). Please look at it again.';
  await openScreen('/admin/audit', {
    api: { ...log([roleChanged]), putBackAuditEntry: refuse('RECORD_CHANGED', { description }) },
  });
  await page.getByRole('button', { name: /^Put back: Role changed/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect.element(page.getByText(description)).toBeVisible();
});

it('D20.1 putting back is refused by what is wrong at a field, and says that', async () => {
  const sentence = 'This picture is not there any more';
  const refusal = refuse('INVALID_REQUEST', { description: 'Something is wrong', fields: { picture: sentence } });
  await openScreen('/admin/audit', { api: { ...log([roleChanged]), putBackAuditEntry: refusal } });
  await page.getByRole('button', { name: /^Put back: Role changed/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it('D20.1 the log of a person is an address', async () => {
  const { api } = await openScreen(`/admin/audit?filter=operator:${ada.id}`, { api: log([refunded]) });
  await expect.element(page.getByRole('button', { name: 'Who: Ada Lovelace', exact: true })).toBeVisible();
  expect(api.calls('listAuditLog')[0]?.query.filter).toBe(`operator:${ada.id}`);
});
