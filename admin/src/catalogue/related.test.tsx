import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../testing/test-admin.tsx';
import { deskProduct } from './test-products.ts';

const related = (sku: string, name: string) => ({ sku, name, state: 'published' as const, picture: null });
const found = {
  id: 9,
  ...related('BELL', 'Brass bell'),
  price: 1200,
  discount: 0,
  finalPrice: 1200,
  highestPrice: null,
  currency: 'EUR',
  categoryList: [],
  stock: 4,
  variantCount: 1,
  soldOutCount: 0,
  isCustomizable: false,
  createdAt: '2026-11-24T10:00:00Z',
};

it('D20.4 products are found, added, put into order by keys and removed; the order is what is saved', async () => {
  const product = { ...deskProduct, relatedList: [related('TRAY', 'Oak tray'), related('MAT', 'Felt mat')] };
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: product,
      getProductFacts: { localeList: ['en', 'de'], currency: 'EUR', categoryList: [], attributeList: [] },
      listDeskProducts: {
        itemList: [found, { ...found, ...related(product.sku, 'Itself') }, { ...found, ...related('MAT', 'Felt mat') }],
        nextCursor: null,
        total: { count: 3, capped: false },
      },
      saveProduct: { ...product, version: 4 },
    },
  });
  const part = page.getByRole('region', { name: 'Goes well with' });
  await part.getByLabelText('Find a product by name or number').fill('be');
  // Neither the product itself nor what is in the list is offered.
  await expect
    .element(part.getByRole('list', { name: 'Products found' }).getByRole('listitem'))
    .toHaveTextContent('Brass bellBELLAdd');
  await part.getByRole('button', { name: 'Add Brass bell' }).click();
  const moveUp = part.getByRole('button', { name: 'Move Brass bell up' }).element();
  (moveUp as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await part.getByRole('button', { name: 'Remove Oak tray' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveProduct').length).toBe(1);
  expect(api.calls('saveProduct')[0]?.body).toMatchObject({ version: 3, relatedList: ['BELL', 'MAT'] });
});
