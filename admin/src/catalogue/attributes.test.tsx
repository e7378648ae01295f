import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { texts } from './test-products.ts';

const value = (id: number, name: string, productCount: number, swatch: string | null = null) => ({
  id,
  code: name.toLowerCase(),
  name: texts(name, name),
  swatch,
  productCount,
});
const attributes: Reply<'listDeskAttributes'> = {
  attributeList: [
    {
      id: 'color',
      version: 4,
      kind: 'color',
      isOfVariants: true,
      name: texts('Colour', 'Farbe'),
      valueList: [value(1, 'Black', 3, '#000000'), value(2, 'Blue', 0, '#0000ff')],
    },
    { id: 'wood', version: 1, kind: 'choice', isOfVariants: false, name: texts('Wood'), valueList: [] },
  ],
};
const open = (answers = {}) =>
  openScreen('/admin/attributes', { role: 'owner', api: { listDeskAttributes: attributes, ...answers } });

it('D20.4 a colour gets another name in both languages and another swatch, and values move by keys', async () => {
  const { api } = await open({ saveAttributeValue: attributes, orderAttributeValues: attributes });
  await page.getByRole('button', { name: 'Edit Blue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name in English').fill('Harbour blue');
  await dialog.getByLabelText('Name in German').fill('Hafenblau');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveAttributeValue').length).toBe(1);
  expect(api.calls('saveAttributeValue')[0]).toMatchObject({
    params: { attributeId: 'color', valueId: 2 },
    body: { version: 4, name: { en: 'Harbour blue', de: 'Hafenblau' }, swatch: '#0000ff' },
  });
  (page.getByRole('button', { name: 'Move Blue up' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls('orderAttributeValues')[0]?.body).toEqual({ idList: [2, 1] });
});

it('D20.4 what products have is not deleted: it is told how many have it, with a link to them', async () => {
  const { api } = await open({ deleteAttributeValue: attributes });
  await page.getByRole('button', { name: 'Delete Black' }).click();
  const refusal = page.getByRole('dialog', { name: 'Black cannot be deleted' });
  await expect.element(refusal.getByText('3 products still have it. Take it away there first.')).toBeVisible();
  await expect
    .element(refusal.getByRole('link', { name: 'Show these products' }))
    .toHaveAttribute('href', '/admin/products?filter=value%3A1');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Delete Colour' }).click();
  await expect.element(page.getByText('Variants differ in this attribute. You can rename it.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Delete Blue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => api.calls('deleteAttributeValue').length).toBe(1);
});
