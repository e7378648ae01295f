import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/test-admin.tsx';
import { id, line, listOf, moved } from './test-lines.ts';

it('D20.3 a print is approved by a key, which can be undone, and one is held with a reason', async () => {
  const { api } = await openScreen('/admin/check', {
    api: { listWorkshopLines: listOf(line(1), line(2)), moveLines: moved('ready') },
  });
  await expect.element(page.getByText('Greeting · 96 dpi, sharp from 220 dpi')).toBeVisible();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('heading', { name: 'Card 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('heading', { name: 'Card 1' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Card 1 approved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => api.calls('moveLines').map(({ body }) => body?.to)).toEqual(['ready', 'check']);
  expect(api.calls('moveLines')[1]?.body?.lineList).toEqual([{ id: id(1), version: 2 }]);
  await userEvent.keyboard('h');
  await page.getByLabelText('Reason').selectOptions('crop');
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await expect.poll(() => api.calls('moveLines')[2]?.body).toMatchObject({ to: 'held', reason: 'crop' });
});

it('D20.3 after a move the day is asked for again, however soon it is looked at', async () => {
  const { api, router } = await openScreen('/admin', {
    api: { listWorkshopLines: listOf(line(1), line(2)), moveLines: moved('ready') },
  });
  await expect.poll(() => api.calls('getToday').length).toBe(1);
  await router.navigate('/admin/check');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Card 1 approved')).toBeVisible();
  await router.navigate('/admin');
  await expect.poll(() => api.calls('getToday').length).toBe(2);
});

it('D20.3 a face near the trim and one that is cut off are told in millimeters', async () => {
  const finding = (figure: number, level: 'amber' | 'red') =>
    ({ check: 'face', level, page: 0, slot: 4, figure, limit: 3, detail: '' }) as const;
  const { pageList, createdAt } = line(1).preflight!;
  const preflight = {
    level: 'red' as const,
    itemList: [finding(1.4, 'amber'), finding(-4.3, 'red')],
    pageList,
    createdAt,
  };
  await openScreen('/admin/check', { api: { listWorkshopLines: listOf(line(1, { preflight })) }, locale: 'de' });
  await expect.element(page.getByText('Gesicht und Beschnitt').first()).toBeVisible();
  await expect.element(page.getByText('Greeting · 1,4 mm bis zum Beschnitt, mindestens 3 mm')).toBeVisible();
  await expect.element(page.getByText('Greeting · 4,3 mm abgeschnitten')).toBeVisible();
});

it('D20.3 the customer is asked in words put together from phrases', async () => {
  const { api } = await openScreen('/admin/check', {
    api: { listWorkshopLines: listOf(line(1)), askForProof: line(1, { state: 'proof' }) },
  });
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await userEvent.keyboard('c');
  await page.getByRole('button', { name: 'Please check the spelling of your text.' }).click();
  await page.getByRole('button', { name: 'Send proof' }).click();
  await expect.element(page.getByText('The customer has been asked')).toBeVisible();
  expect(api.calls('askForProof')[0]?.body).toEqual({ version: 1, message: 'Please check the spelling of your text.' });
});

it('D20.3 an empty queue says so, in German too', async () => {
  await openScreen('/admin/check', { api: { listWorkshopLines: listOf() }, locale: 'de' });
  await expect.element(page.getByText('Nichts zu prüfen')).toBeVisible();
});

it('D20.3 what is to be printed on one material is downloaded and marked together', async () => {
  const ready = { state: 'ready', moveList: ['printed'] } as const;
  const { api } = await openScreen('/admin/make', {
    api: {
      listWorkshopLines: ({ query }) =>
        query?.state === 'ready'
          ? listOf(
              line(1, { ...ready, moveList: ['printed'], name: 'Card' }),
              line(2, { ...ready, moveList: ['printed'], name: 'Card' }),
            )
          : listOf(),
      moveLines: moved('printed'),
    },
  });
  const zip = page.getByRole('link', { name: 'Download as ZIP' });
  await expect.element(zip).toHaveAttribute('href', `/api/admin/workshop/prints?lines=${id(1)}%2C${id(2)}`);
  await page.getByRole('button', { name: 'Mark all as printed' }).click();
  await expect.element(page.getByText('2 items marked as printed')).toBeVisible();
  expect(api.calls('moveLines')[0]?.body?.lineList).toHaveLength(2);
});

it('D20.3 an order is packed when all its pieces are here', async () => {
  let pieces = 2;
  const printed = () => line(1, { state: 'printed', moveList: ['packed'], packedPieces: pieces });
  const { api } = await openScreen('/admin/pack', {
    api: {
      listWorkshopLines: ({ query }) => (query?.code ? listOf(printed()) : listOf()),
      countPieces: ({ body }) => {
        pieces = body?.count ?? 0;
        return printed();
      },
      moveLines: moved('packed'),
    },
  });
  await page.getByLabelText('Code or order number').fill('A10001');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 of 3 here')).toBeVisible();
  const pack = page.getByRole('button', { name: 'Mark as packed' });
  await expect.element(pack).toBeDisabled();
  await page.getByRole('button', { name: 'One more of Card 1' }).click();
  await expect.element(page.getByText('3 of 3 here')).toBeVisible();
  await pack.click();
  await expect.poll(() => api.calls('moveLines')[0]?.body?.to).toBe('packed');
});

it('D20.3 prints without findings are approved together, and what is printed is packed together', async () => {
  const fine = { ...line(1).preflight!, level: 'ok' as const };
  const printed = { state: 'printed', moveList: ['packed' as const], name: 'Card' } as const;
  const { api, router } = await openScreen('/admin/check', {
    api: {
      listWorkshopLines: ({ query }) => {
        if (query?.state === 'check')
          return listOf(line(1, { preflight: fine }), line(2, { preflight: fine }), line(3));
        return query?.state === 'printed' ? listOf(line(4, { ...printed, moveList: ['packed'] })) : listOf();
      },
      moveLines: moved('ready'),
    },
  });
  await page.getByRole('button', { name: 'Approve 2 prints without findings' }).click();
  await expect.element(page.getByText('2 prints approved')).toBeVisible();
  expect(api.calls('moveLines')[0]?.body).toMatchObject({ to: 'ready', lineList: [{ id: id(1) }, { id: id(2) }] });
  await router.navigate('/admin/make');
  await page.getByRole('button', { name: 'Mark all as packed' }).click();
  await expect.poll(() => api.calls('moveLines')[1]?.body).toMatchObject({ to: 'packed', lineList: [{ id: id(4) }] });
});
