import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import type { DeskProduct } from './product-draft.ts';
import { deskProduct, flatFace, texts } from './test-products.ts';

const product: DeskProduct = {
  ...deskProduct,
  name: texts('Pine mug'),
  shortDescription: texts('Turned by hand.'),
  slug: 'pine-mug',
  sku: 'PINE',
  categoryList: ['kitchen'],
  variantList: [{ id: 70, sku: 'PINE', color: null, size: null, stock: 4, price: null, cost: null }],
  issueList: [
    { issue: 'draft', isBlocking: true, count: 1 },
    { issue: 'noPicture', isBlocking: false, count: 1 },
  ],
  missingList: [{ locale: 'de', count: 2 }],
};
const facts: Reply<'getProductFacts'> = {
  localeList: ['en', 'de'],
  currency: 'EUR',
  categoryList: [
    { id: 'kitchen', name: 'Kitchen' },
    { id: 'gifts', name: 'Gifts' },
  ],
  attributeList: [
    {
      id: 'color',
      kind: 'color',
      name: 'Colour',
      isOfVariants: true,
      valueList: [
        { id: 1, code: 'black', name: 'Black', swatch: '#000000' },
        { id: 2, code: 'blue', name: 'Blue', swatch: '#0000ff' },
      ],
    },
    { id: 'size', kind: 'choice', name: 'Size', isOfVariants: true, valueList: [] },
  ],
};
const row: Reply<'listDeskProducts'>['itemList'][number] = {
  id: 7,
  name: 'Pine mug',
  sku: 'PINE',
  state: 'draft',
  price: 1200,
  discount: 0,
  finalPrice: 1200,
  highestPrice: null,
  currency: 'EUR',
  categoryList: ['Kitchen'],
  stock: 4,
  variantCount: 2,
  soldOutCount: 1,
  isCustomizable: false,
  createdAt: '2026-11-24T10:00:00Z',
  picture: null,
};
const rows = { itemList: [row], nextCursor: null, total: { count: 1, capped: false } };
const openProduct = (answers = {}, role: 'owner' | 'production' = 'owner') =>
  openScreen('/admin/products/7', { role, api: { getDeskProduct: product, getProductFacts: facts, ...answers } });

it('D20.4 a product is made of a name, a price and a category, and opens at once', async () => {
  const { api, address } = await openScreen('/admin/products', {
    api: {
      listDeskProducts: rows,
      listSavedViews: { viewList: [] },
      getProductFacts: facts,
      addProduct: product,
      getDeskProduct: product,
    },
  });
  await expect.element(page.getByText('4, 1 variant sold out')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Pine mug');
  await dialog.getByLabelText('Price in EUR').fill('12,5,0');
  await expect.element(dialog.getByText('Please enter a price, such as 12.50')).toBeVisible();
  await dialog.getByLabelText('Price in EUR').fill('12,50');
  await dialog.getByLabelText('Category').selectOptions('Gifts');
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect.poll(address).toBe('/admin/products/7');
  expect(api.calls('addProduct').map(({ body }) => body)).toEqual([
    { name: 'Pine mug', price: 1250, categoryList: ['gifts'] },
  ]);
});

it('D20.4 says why a product cannot be bought and how many texts are missing, and saves what was changed', async () => {
  const { api } = await openProduct({ saveProduct: { ...product, version: 4 } });
  const issues = page.getByRole('region', { name: 'Customers cannot buy this yet' });
  await expect.element(issues.getByText('It is a draft.')).toBeVisible();
  await expect.element(issues.getByText('2 texts missing in German')).toBeVisible();
  await page.getByLabelText('Name in German').fill('Zirbenbecher');
  await page.getByLabelText('Price in EUR').fill('15');
  await page.getByRole('checkbox', { name: 'Gifts' }).click({ force: true });
  await expect.element(page.getByText('Not saved: Name, Price, Categories')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({
    version: 3,
    name: { en: 'Pine mug', de: 'Zirbenbecher' },
    price: 1500,
    categoryList: ['kitchen', 'gifts'],
  });
  expect(api.calls('saveVariants')).toEqual([]);
});

it('D20.4 variants are made of colours and edited in the table by keys; what the server refuses is told', async () => {
  const { api } = await openProduct();
  await page.getByRole('checkbox', { name: 'Black' }).click({ force: true });
  await page.getByRole('checkbox', { name: 'Blue' }).click({ force: true });
  await page.getByLabelText('Stock, row 1').fill('6');
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.element(page.getByLabelText('Stock, row 2')).toHaveValue('6');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByLabelText('Stock, row 2')).toHaveFocus();
  const ownPrice = (at: number) => page.getByLabelText(`Own price, row ${at}`);
  await expect.element(ownPrice(2)).toHaveAttribute('placeholder', '12.00');
  await ownPrice(1).fill('15');
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.element(ownPrice(2)).toHaveValue('15');
  api.on('saveVariants', refuse('INVALID_REQUEST', { fields: { 'variantList.1.sku': 'This number is taken' } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert').getByText('This number is taken')).toBeVisible();
  await expect.element(page.getByLabelText('Article number, row 2')).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls('saveVariants')[0]?.body).toEqual({
    version: 3,
    reason: 'count',
    variantList: [
      { id: 70, sku: 'PINE', color: 'black', size: null, stockChange: 2, price: 1500, cost: null },
      { id: null, sku: 'PINE-BLUE', color: 'blue', size: null, stockChange: 6, price: 1500, cost: null },
    ],
  });
});

it('D20.4 a stock is changed with a reason, and its earlier changes are listed', async () => {
  const movements = {
    sku: 'PINE',
    stock: 4,
    movementList: [
      {
        id: 1,
        change: 10,
        stockAfter: 10,
        soldBefore: -2,
        reason: 'delivery',
        note: 'Box 4',
        operatorName: 'Grace',
        createdAt: '2026-11-24T10:00:00Z',
      },
    ],
  };
  const { api } = await openProduct({ listStockMovements: movements, moveStock: movements });
  await page.getByRole('button', { name: 'Stock changes of row 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('+10 to 10: Delivery, Box 4')).toBeVisible();
  await dialog.getByLabelText('More or fewer pieces').fill('-3');
  await dialog.getByLabelText('Reason').selectOptions('Damage');
  await dialog.getByRole('button', { name: 'Change stock' }).click();
  await expect.poll(() => api.calls('moveStock').length).toBe(1);
  expect(api.calls('moveStock')[0]).toMatchObject({
    params: { variantId: 70 },
    body: { change: -3, reason: 'damage', note: '' },
  });
});

it('D20.4 what is not saved is not published', async () => {
  const { api } = await openProduct({ publishProduct: { ...product, state: 'published', version: 4 } });
  await page.getByLabelText('Article number', { exact: true }).fill('PINE-2');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('Save or discard your changes first')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('Customers see Pine mug now')).toBeVisible();
  expect(api.calls('publishProduct').map(({ body }) => body)).toEqual([{ version: 3, at: null }]);
});

it('D20.4 who may only read sees the product, and nothing to change it with', async () => {
  await openProduct({}, 'production');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pine mug' })).toBeVisible();
  for (const name of ['Publish', 'Duplicate', 'Add a printed face'])
    expect(page.getByRole('button', { name, exact: true }).elements(), name).toHaveLength(0);
});

it('D20.4 a face is added by its size in millimetres, and one of the sample cannot be removed here', async () => {
  const face = {
    id: 90,
    kind: 'photo',
    title: 'Your photo',
    required: true,
    face: flatFace,
    isChangeable: true,
    optionId: null,
    choice: null,
  } as const;
  const other = {
    id: 91,
    kind: 'text',
    title: 'Wrapped text',
    required: false,
    face: null,
    isChangeable: false,
    optionId: null,
    choice: null,
  } as const;
  const slotted = { ...product, slotList: [face, other] };
  const { api } = await openProduct({ getDeskProduct: slotted, addSlot: slotted, removeSlot: slotted });
  await expect.element(page.getByText('Photo, 90 × 60 mm, required')).toBeVisible();
  expect(page.getByRole('button', { name: 'Remove Wrapped text' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Add a printed face' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What it is called in English').fill('Back');
  await dialog.getByLabelText('Width in mm').fill('85,5');
  await dialog.getByLabelText('Height in mm').fill('55');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('addSlot').length).toBe(1);
  expect(api.calls('addSlot')[0]?.body).toMatchObject({
    version: 3,
    kind: 'photo',
    title: texts('Back'),
    widthMm: 85.5,
    heightMm: 55,
    bleedMm: 3,
    safeMm: 5,
    diameterMm: null,
    modelPart: null,
    modelRegion: null,
    arAllowed: true,
    pictureList: [],
  });
});

it('D20.4 prices of all selected products are shown before they change', async () => {
  const { api } = await openScreen('/admin/products', {
    api: {
      listDeskProducts: rows,
      listSavedViews: { viewList: [] },
      getProductFacts: facts,
      previewPrices: {
        currency: 'EUR',
        itemList: [
          {
            id: 7,
            name: 'Pine mug',
            before: 1200,
            after: 1299,
            ownPriceCount: 3,
            ownPriceList: [{ sku: 'PINE-BLUE', before: 1500, after: 1599 }],
          },
        ],
      },
      previewBulk: { count: 1, applicable: 1 },
    },
  });
  await page.getByRole('checkbox', { name: /Pine mug/ }).click({ force: true });
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Change in percent').fill('8');
  await dialog.getByLabelText('Rounding').selectOptions('To prices that end in .99');
  await expect.element(dialog.getByText('Pine mug: €12.00 → €12.99')).toBeVisible();
  await expect.element(dialog.getByText('PINE-BLUE: €15.00 → €15.99')).toBeVisible();
  await expect.element(dialog.getByText('and 2 more variants')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => api.calls('previewBulk').length).toBe(1);
  expect(api.calls('previewPrices').at(-1)?.body).toEqual({ filter: 'id:7', percent: 8, rounding: 'ninetyNine' });
});

it('D20.4 categories are added in the languages of the shop, moved by keys, and deleted with a word on their products', async () => {
  const category = (id: string, en: string) => ({
    id,
    version: 1,
    name: texts(en, `${en} de`),
    description: texts(''),
    productCount: 2,
    picture: null,
  });
  const list = { categoryList: [category('kitchen', 'Kitchen'), category('gifts', 'Gifts')] };
  const { api } = await openScreen('/admin/categories', {
    api: { listDeskCategories: list, addCategory: list, orderCategories: list, deleteCategory: list },
  });
  await page.getByRole('button', { name: 'Move Gifts up' }).click();
  await expect
    .poll(() => api.calls('orderCategories').map(({ body }) => body))
    .toEqual([{ idList: ['gifts', 'kitchen'] }]);
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByLabelText('Name in English').fill('Garden');
  await page.getByLabelText('Name in German').fill('Garten');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Garden was added')).toBeVisible();
  expect(api.calls('addCategory')[0]?.body).toEqual({
    name: texts('Garden', 'Garten'),
    description: texts(''),
    picture: null,
  });
  await page.getByRole('button', { name: 'Delete Gifts' }).click();
  await expect.element(page.getByText(/Its 2 products stay in the shop/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => api.calls('deleteCategory').length).toBe(1);
});
