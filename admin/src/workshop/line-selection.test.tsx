import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/test-admin.tsx';
import { id, line, listOf, moved } from './test-lines.ts';

const ready = { state: 'ready' as const, name: 'Card', moveList: ['printed' as const] };
const readyLine = (end: number) => line(end, { ...ready, moveList: ['printed'] });
const box = (end: number) => page.getByRole('checkbox', { name: `Select A1000${end}, Card` });

it('D20.3 single lines and a range are ticked, and moved as one act that says how many and can be undone', async () => {
  const lines = [1, 2, 3, 4, 5].map(readyLine);
  const { api } = await openScreen('/admin/make', {
    api: {
      listWorkshopLines: ({ query }) => (query?.state === 'ready' ? listOf(...lines) : listOf()),
      moveLines: ({ body }) => ({
        lineList: (body?.lineList ?? []).map((one) => ({
          id: one.id,
          orderId: id(9),
          from: 'ready' as const,
          to: 'printed' as const,
          version: 2,
        })),
      }),
    },
  });
  await box(5).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await box(5).click();
  await box(1).click();
  await box(3).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('3 selected')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect
    .element(bar.getByRole('link', { name: 'Download as ZIP' }))
    .toHaveAttribute('href', `/api/admin/workshop/prints?lines=${[1, 2, 3].map(id).join('%2C')}`);
  await bar.getByRole('button', { name: 'Mark as printed' }).click();
  await expect.element(page.getByText('3 items marked as printed')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => api.calls('moveLines').map(({ body }) => [body?.to, body?.lineList?.length]))
    .toEqual([
      ['printed', 3],
      ['ready', 3],
    ]);
});

it('D20.3 all lines that match are selected too, also those that are not shown, each with its version', async () => {
  const { api } = await openScreen('/admin/make', {
    api: {
      listWorkshopLines: ({ query }) => {
        if (query?.state !== 'ready') return listOf();
        const total = { count: 4, capped: false };
        return query.cursor
          ? { itemList: [readyLine(3), readyLine(4)], nextCursor: null, total }
          : { itemList: [readyLine(1), readyLine(2)], nextCursor: 'next', total };
      },
      moveLines: moved('printed'),
    },
  });
  // The box of the group stands for its lines.
  await page.getByRole('checkbox', { name: 'Select Card' }).click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 4 that match' }).click();
  await expect.element(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Mark as printed' }).click();
  await expect.element(page.getByText('4 items marked as printed')).toBeVisible();
  expect(api.calls('moveLines')[0]?.body?.lineList).toEqual([1, 2, 3, 4].map((end) => ({ id: id(end), version: 1 })));
});

it('D20.3 a print is rejected by a key for a reason that must be written, with the way to its refund, and undone', async () => {
  const { api } = await openScreen('/admin/check', {
    api: { listWorkshopLines: listOf(line(1), line(2)), moveLines: moved('rejected') },
  });
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('r');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('link', { name: 'Order A10001' })).toBeVisible();
  await page.getByLabelText('Reason').selectOptions('rights');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText('Please write why.')).toBeVisible();
  expect(api.calls('moveLines')).toHaveLength(0);
  await page.getByLabelText('Explanation').fill('A poster of a film');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText('Card 1 rejected')).toBeVisible();
  expect(api.calls('moveLines')[0]?.body).toEqual({
    lineList: [{ id: id(1), version: 1 }],
    to: 'rejected',
    reason: 'rights',
    note: 'A poster of a film',
  });
  await expect
    .element(page.getByRole('link', { name: 'Refund' }))
    .toHaveAttribute('href', `/admin/orders/${id(9)}#money`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => api.calls('moveLines')[1]?.body).toMatchObject({ to: 'check', lineList: [{ version: 2 }] });
});

it('D20.3 the check queue as a list: ticked prints are held together, and one is opened from it', async () => {
  const { api } = await openScreen('/admin/check?view=list', {
    api: { listWorkshopLines: listOf(line(1), line(2), line(3)), moveLines: moved('held') },
  });
  const tick = (end: number) => page.getByRole('checkbox', { name: `Select A1000${end}, Card ${end}` }).click();
  await tick(1);
  await tick(3);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Hold' }).click();
  await page.getByLabelText('Reason').selectOptions('stock');
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await expect.element(page.getByText('2 items held')).toBeVisible();
  expect(api.calls('moveLines')[0]?.body).toMatchObject({
    to: 'held',
    reason: 'stock',
    lineList: [{ id: id(1) }, { id: id(3) }],
  });
  await page.getByRole('link', { name: 'Card 2' }).click();
  await expect.element(page.getByRole('heading', { name: 'Card 2' })).toBeVisible();
});

it('D20.3 who may not move lines has nothing to tick', async () => {
  await openScreen('/admin/make', {
    role: 'support',
    api: { listWorkshopLines: ({ query }) => (query?.state === 'ready' ? listOf(readyLine(1)) : listOf()) },
  });
  await expect.element(page.getByRole('heading', { name: 'Card' })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
