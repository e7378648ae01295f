import { expect, it } from 'vitest';
import type { Call } from '@afterimage/client/api/call.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import { knownAddress } from './known-address.ts';

const filters = {
  attributeList: [
    { id: 'color', title: 'Colour', kind: 'color', valueList: [{ code: 'blue' }, { code: 'red' }] },
    { id: 'material', title: 'Material', kind: 'text', valueList: [{ code: 'linen' }] },
  ],
  priceList: [],
  currency: 'EUR',
};
const size = [{ name: 'm', label: 'M', stock: 2, variantId: 1 }];
const shirt = {
  variantId: null,
  stock: 2,
  variation: [{ color: 'blue', colorName: 'Blue', variantId: null, stock: 2, size }],
};
const call = (async (name: string, input?: { params?: { productId?: string } }) => {
  if (name === 'listFilters') return filters;
  if (input?.params?.productId === 'shirt') return shirt;
  throw new FailureError({ status: 404, code: 'PRODUCT_NOT_FOUND', description: '' });
}) as unknown as Call;

it.each([
  ['/home?x=1', '/home'],
  ['/de/help?utm_source=mail&x', '/de/help'],
  ['/nowhere?x=1', '/nowhere'],
  ['/products?x=1&page=2&sort=price-asc', '/products?sort=price-asc&page=2'],
  [
    '/products/categories/decor?colour=red,blue,mauve&material=linen&weight=9',
    '/products/categories/decor?colour=blue,red&material=linen',
  ],
  ['/de/search?y=2&key=%20mug%20', '/de/search?key=mug'],
  ['/products/shirt?y=2&size=m&colour=blue', '/products/shirt?colour=blue&size=m'],
  ['/products/shirt?colour=mauve&size=xxl', '/products/shirt'],
  ['/products/none?colour=blue', '/products/none'],
  ['/blogs?page=3&x=1', '/blogs?page=3'],
  ['/blogs?page=1', '/blogs'],
  ['/blogs?page=-7', '/blogs?page=0'],
])('D2.12 of %s a public page reads %s', async (address, known) => {
  expect(await knownAddress(address, call)).toBe(known);
});

it.each(['/home', '/?from=mail', '/account/orders?x=1', '/auth/login?redirect=%2Fhome', '/checkout?order=1'])(
  'D2.12 %s stays as it is',
  async (address) => expect(await knownAddress(address, call)).toBe(address),
);

it('D2.12 a fault of the shop is not taken for a page without data', async () => {
  const broken = (async () => {
    throw new Error('the database is gone');
  }) as unknown as Call;
  await expect(knownAddress('/products?page=2', broken)).rejects.toThrow('the database is gone');
});
