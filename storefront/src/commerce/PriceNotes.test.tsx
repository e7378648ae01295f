import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { productDetail } from '../testing/test-data.ts';
import { openPage } from '../testing/test-page.tsx';
import { expectVisible, main } from '../testing/test-steps.ts';

it('D20.2 a product page and a card tell the unit price, and beside a reduced price the lowest of 30 days', async () => {
  const reduced = {
    ...productDetail(3),
    price: 10_00,
    discount: 20,
    finalPrice: 8_00,
    lowestPrice: 9_50,
    unitPrice: { price: 16_00, amount: 100, unit: 'ml' as const },
  };
  await openPage('/products/mug-3', { api: { getProduct: reduced, listRelatedProducts: { productList: [reduced] } } });
  const head = main().getByText('€16.00 / 100 ml').first();
  await expectVisible(head);
  await expectVisible(main().getByText('Lowest price of the 30 days before: €9.50').first());
  await expectVisible(main().getByText('−15 %').first());
  page.getByRole('contentinfo').element().scrollIntoView();
  await expect.poll(() => main().getByText('€16.00 / 100 ml').elements().length).toBe(2);
  expect(main().getByText('€10.00').elements()).toEqual([]);
});
