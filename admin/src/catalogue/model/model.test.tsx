import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { refuse } from '../../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../../testing/test-admin.tsx';
import { deskProduct } from '../test-products.ts';

/** Its address answers no model, so that nothing is drawn while buttons are pressed: e2e/all/own-models.test.ts turns one. */
const model: ProductModel = {
  url: '/sample/models/none.glb',
  bytes: 123_456,
  triangles: 4200,
  size: { width: 0.124, height: 0.098, depth: 0.084 },
  partList: [],
};
const facts = { localeList: ['en' as const, 'de' as const], currency: 'EUR', categoryList: [], attributeList: [] };
const glb = (name = 'mug.glb') => new File(['glTF'], name, { type: 'model/gltf-binary' });
const part = () => page.getByRole('region', { name: '3D model' });

it('D20.4 a model is sent, shown with its facts, placed in the room and saved', async () => {
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: deskProduct,
      getProductFacts: facts,
      uploadProductModel: model,
      saveProduct: { ...deskProduct, version: 4, model, roomPlacement: 'wall' },
    },
  });
  await userEvent.upload(part().getByLabelText('Upload model').last(), glb());
  await expect.element(part().getByText('12.4 × 9.8 × 8.4 cm (width, height, depth)')).toBeVisible();
  await expect.element(part().getByText('123 kB file')).toBeVisible();
  await expect.element(part().getByText('4,200 triangles')).toBeVisible();
  await part().getByLabelText('Place in the room (AR)').selectOptions('wall');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({ modelUrl: model.url, roomPlacement: 'wall' });
});

it('D20.4 a model that is refused says why and leaves the one that there is; it is removed and comes back', async () => {
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: { ...deskProduct, model },
      getProductFacts: facts,
      uploadProductModel: refuse('FILE_UNREADABLE', { description: 'There is nothing to see in this 3D model.' }),
      saveProduct: { ...deskProduct, version: 4 },
    },
  });
  await userEvent.upload(part().getByLabelText('Replace model').last(), glb());
  await expect.element(part().getByRole('alert')).toHaveTextContent('There is nothing to see in this 3D model.');
  await expect.element(part().getByText('123 kB file')).toBeVisible();
  part().getByText('123 kB file').element().scrollIntoView();
  await expect.element(part().getByText('This browser cannot show the model.')).toBeVisible();
  await part().getByRole('button', { name: 'Remove model' }).click();
  await expect.element(part().getByText('123 kB file')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(part().getByText('123 kB file')).toBeVisible();
  await part().getByRole('button', { name: 'Remove model' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({ modelUrl: null });
});

it.each([
  [{ width: 20, height: 3, depth: 1 }, /larger than 10 m/],
  [{ width: 0.002, height: 0.005, depth: 0.001 }, /smaller than 1 cm/],
])('D20.4 an implausible size is told: %o', async (size, sentence) => {
  await openScreen('/admin/products/7', {
    role: 'owner',
    api: { getDeskProduct: { ...deskProduct, model: { ...model, size } }, getProductFacts: facts },
  });
  await expect.element(part().getByText(sentence)).toBeVisible();
});
