import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

it('D20.1 the palette finds an order by keys alone', async () => {
  const { api, address } = await openScreen('/admin', {
    api: {
      // What the page of an order shows is no matter here.
      getDeskOrder: refuse('ORDER_NOT_FOUND'),
      adminSearch: {
        resultList: [
          {
            source: 'postcode',
            kind: 'order',
            id: '0b5f6a52-6c1e-4c58-9c0b-000000000007',
            title: '1042',
            detail: 'Ada Lovelace',
            match: '10119',
          },
        ],
      },
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // All keys at once: the first ones come before the palette's code.
  await userEvent.keyboard('{Control>}k{/Control}1011');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(page.getByRole('searchbox')).toHaveValue('1011');
  await userEvent.keyboard('9');
  await expect.element(page.getByRole('menuitem', { name: /Order 1042/ })).toBeVisible();
  await expect.poll(() => api.calls('adminSearch').at(-1)?.query).toEqual({ text: '10119' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toMatch(/^\/admin\/orders\/0b5f6a52/);
});

it('D20.1 keys are listed at ?, and none fires while one types', async () => {
  const { address } = await openScreen('/admin?here=1');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect.element(page.getByText('Go to Today')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
  await userEvent.keyboard('gt');
  await expect.poll(address).toBe('/admin');
});
