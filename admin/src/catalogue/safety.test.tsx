import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { deskProduct } from './test-products.ts';

const product = {
  ...deskProduct,
  variantList: [
    { id: 1, sku: 'S', stock: 1, price: null, cost: null, color: null, size: 's' },
    { id: 2, sku: 'M', stock: 1, price: null, cost: null, color: null, size: 'm' },
  ],
};
const open = (saveProduct: Parameters<typeof refuse>[0] | null = null) =>
  openScreen(`/admin/products/${product.id}`, {
    api: {
      getDeskProduct: product,
      getProductFacts: { localeList: ['en', 'de'], currency: 'EUR', categoryList: [], attributeList: [] },
      saveProduct: saveProduct ? refuse(saveProduct, { fields: { 'maker.contact': 'Unreachable' } }) : product,
    },
  });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

it('D20.4 warnings in both languages, the maker and the measures of each size are typed in and sent', async () => {
  const { api } = await open();
  await page.getByLabelText('Warnings in English').fill('Small parts.');
  await page.getByLabelText('Warnings in German').fill('Kleinteile.');
  await page.getByText('It is made by somebody else than the shop').click();
  const maker = page.getByRole('group', { name: 'Maker' });
  await maker.getByLabelText('Name').fill('Holz GmbH');
  await maker.getByLabelText('Postal address').fill('Waldweg 1\n1010 Wien');
  await maker.getByLabelText('E-mail or web address').fill('a@holz.example');
  const guide = page.getByRole('region', { name: 'Size guide' });
  await guide.getByText('Customers see the measures of each size').click();
  await guide.getByText('Length').click();
  await guide.getByLabelText('S: Chest').fill('50');
  await guide.getByLabelText('S: Length').fill('68,5');
  await guide.getByLabelText('M: Length').fill('70');
  await guide.getByLabelText('M: Chest').fill('53');
  await save();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({
    warnings: { en: 'Small parts.', de: 'Kleinteile.' },
    maker: { name: 'Holz GmbH', address: ['Waldweg 1', '1010 Wien'], contact: 'a@holz.example' },
    responsiblePerson: null,
    sizeGuide: {
      drawing: 'top',
      measured: 'garment',
      measureList: ['chest', 'length'],
      rowList: [
        { size: 's', valueList: [50, 68.5] },
        { size: 'm', valueList: [53, 70] },
      ],
    },
  });
});

it('D5.1 what is wrong with the maker is told at its field', async () => {
  await open('INVALID_REQUEST');
  await page.getByText('It is made by somebody else than the shop').click();
  await save();
  await expect.element(page.getByRole('group', { name: 'Maker' }).getByText('Unreachable')).toBeVisible();
});
