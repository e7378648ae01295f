import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { Money } from '@afterimage/contract/admin/money.ts';
import { openScreen } from '../testing/test-admin.tsx';

const order = { orderId: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a01', orderNumber: 'A10001' };
const sum = { amount: 1490, currency: 'EUR' };
const created = { createdAt: '2026-11-24T10:00:00.000Z' };
const refund = { ...order, ...sum, ...created, provider: 'transfer', reason: '', failure: null };
const money: Money = {
  paymentList: [
    {
      id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a02',
      ...order,
      ...sum,
      ...created,
      provider: 'stripe',
      reference: 'cs_1',
      receivedAmount: 1490,
      refundedAmount: 500,
      status: 'paid',
    },
  ],
  transferList: [
    {
      paymentId: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a03',
      ...order,
      ...sum,
      reference: 'ACDE-FGHJ-K',
      receivedAmount: 0,
      purpose: 'order',
      status: 'pending',
      ...created,
      dueAt: '2026-12-01T10:00:00.000Z',
      isOver: false,
    },
  ],
  refundList: [
    { id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a04', ...refund, cause: 'late', state: 'requested', isByHand: true },
    {
      id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a05',
      ...refund,
      cause: 'operator',
      state: 'failed',
      isByHand: false,
      failure: 'The card is closed',
    },
  ],
  disputeList: [],
  methodList: [{ provider: 'transfer', isEnabled: true, countryList: ['DE'], position: 0, version: 1 }],
};

it('D20.2 money that came by transfer is noted once, with less taken only when it is said', async () => {
  const { api } = await openScreen('/admin/money', {
    api: { getAdminMoney: money, receiveAdminTransfer: { outcome: 'paid' } },
  });
  await page.getByRole('button', { name: 'Money has come' }).click();
  const field = page.getByLabelText('Sum that came');
  await field.fill('oops');
  await expect.element(page.getByText('Please enter a sum, like 14.90')).toBeVisible();
  await field.fill('14,00');
  await page.getByLabelText('Take less for the whole').click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.element(page.getByText('The order is paid.')).toBeVisible();
  expect(api.calls('receiveAdminTransfer')).toMatchObject([{ body: { amount: 1400, isAccepted: true } }]);
});

it("D20.2 a bank's list is seen before it is taken", async () => {
  const booking = { bookingKey: 'k1', amount: 1490, reference: 'ACDE-FGHJ-K', orderNumber: 'A10001', expected: 1490 };
  const { api } = await openScreen('/admin/money', {
    api: { getAdminMoney: money, readAdminBankList: { bookingList: [{ ...booking, stand: 'full' }] } },
  });
  await page.getByLabelText('Rows').fill('ACDE-FGHJ-K;14,90');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect.element(page.getByText('Pays the order')).toBeVisible();
  await page.getByRole('button', { name: 'Take 1 booking' }).click();
  await expect.element(page.getByText('1 booking was taken.')).toBeVisible();
  expect(api.calls('readAdminBankList').map(({ body }) => body?.take)).toEqual([[], ['k1']]);
});

it('D20.2 refunds that failed or are paid back by hand can be done', async () => {
  const { api } = await openScreen('/admin/money', {
    api: { getAdminMoney: money, finishAdminRefund: {}, retryAdminRefund: {} },
  });
  await expect.element(page.getByText('To pay back by hand')).toBeVisible();
  await expect.element(page.getByText('The card is closed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'I have paid it back' }).first().click();
  await expect.element(page.getByText('The refund is done.')).toBeVisible();
  expect(api.calls('retryAdminRefund')).toHaveLength(1);
  expect(api.calls('finishAdminRefund')).toHaveLength(1);
});

const uuidOf = (index: number) => `4f0e6b52-6a0e-4a44-9d8f-${String(index).padStart(12, '0')}`;
const pageOf = <Item,>(itemList: Item[], nextCursor: string | null) => ({
  itemList,
  nextCursor,
  total: { count: 10_000, capped: true },
});

it('D20.2 all refunds are read page by page, their number capped, the filter in the address', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    ...refund,
    id: uuidOf(index),
    orderNumber: `A${20_000 + index}`,
    cause: 'operator' as const,
    state: 'done' as const,
    isByHand: false,
  }));
  const { api } = await openScreen('/admin/money/refunds?filter=state%3Adone', {
    api: { listAdminRefunds: pageOf(rows, 'next') },
  });
  await expect.element(page.getByRole('link', { name: 'A20000' })).toBeVisible();
  await expect.element(page.getByText('10,000+ rows')).toBeVisible();
  api.on('listAdminRefunds', pageOf([{ ...rows[0]!, id: uuidOf(99), orderNumber: 'A30000' }], null));
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => api.calls('listAdminRefunds').map(({ query }) => query?.cursor)).toEqual([undefined, 'next']);
  expect(api.calls('listAdminRefunds').every(({ query }) => query?.filter === 'state:done')).toBe(true);
  window.scrollTo(0, document.body.scrollHeight);
  await expect.element(page.getByRole('link', { name: 'A30000' })).toBeVisible();
});

it('D20.2 in the list of all transfers money that came is noted, for a difference too', async () => {
  const [transfer] = money.transferList;
  const difference = { ...transfer!, purpose: 'difference' as const, dueAt: null };
  const { api } = await openScreen('/admin/money/transfers', {
    api: { listAdminTransfers: pageOf([difference], null), receiveAdminTransfer: { outcome: 'paid' } },
  });
  await expect.element(page.getByText('Difference of a changed order')).toBeVisible();
  await page.getByRole('button', { name: 'Money has come' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The order is paid.')).toBeVisible();
  expect(api.calls('receiveAdminTransfer')).toMatchObject([{ body: { amount: 1490 } }]);
});
