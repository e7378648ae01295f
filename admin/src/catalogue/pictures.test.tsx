import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../testing/test-admin.tsx';
import { deskProduct, texts } from './test-products.ts';

/** A wide picture of one colour that needs no server. */
const url =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>',
  );
const picture = { url, width: 300, height: 200, widths: [300], placeholder: '', alt: texts('A mug', 'Tasse') };

it('D20.4 the point that stays in sight is set by a click and by keys, and saved with the picture', async () => {
  const product = { ...deskProduct, pictureList: [{ ...picture, color: null }] };
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: product,
      getProductFacts: { localeList: ['en', 'de'], currency: 'EUR', categoryList: [], attributeList: [] },
      saveProduct: { ...product, version: 4 },
    },
  });
  await page.getByRole('button', { name: 'Set focal point of picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point of picture 1' });
  const target = dialog.getByRole('button', { name: 'Focal point', exact: true });
  const { width, height } = target.element().getBoundingClientRect();
  await target.click({ position: { x: width * 0.2, y: height * 0.75 } });
  await expect.element(dialog.getByText('20% from the left, 75% from the top')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
  await expect.element(dialog.getByText('25% from the left, 65% from the top')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this point' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({
    pictureList: [{ url, alt: picture.alt, color: null, focus: '25% 65%' }],
  });
});

it('D20.4 a category gets a picture with a text in each language and a focal point', async () => {
  const category = {
    id: 'garden',
    version: 1,
    name: texts('Garden', 'Garten'),
    description: texts(''),
    productCount: 0,
    picture: null,
  };
  const list = { categoryList: [category] };
  const { api } = await openScreen('/admin/categories', {
    role: 'owner',
    api: { listDeskCategories: list, saveCategory: list, uploadProductPicture: { ...picture, alt: '' } },
  });
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  const dialog = page.getByRole('dialog');
  const file = new File(['a picture'], 'roses.jpg', { type: 'image/jpeg' });
  await userEvent.upload(dialog.getByLabelText('Add picture').last(), file);
  await dialog.getByLabelText('What it shows, in English').fill('Roses');
  await dialog.getByLabelText('What it shows, in German').fill('Rosen');
  await dialog.getByRole('button', { name: 'Set focal point' }).click();
  const focus = page.getByRole('dialog', { name: 'Focal point' });
  await focus.getByRole('button', { name: 'Focal point', exact: true }).click();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  await expect.element(focus.getByText('45% from the left, 55% from the top')).toBeVisible();
  await focus.getByRole('button', { name: 'Use this point' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveCategory').length).toBe(1);
  expect(api.calls('saveCategory')[0]?.body).toMatchObject({
    version: 1,
    picture: { url, alt: texts('Roses', 'Rosen'), focus: '45% 55%' },
  });
});
