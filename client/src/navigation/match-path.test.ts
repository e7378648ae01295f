import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it.each([
  ['/products/:slug', '/products/oak-chair', { slug: 'oak-chair' }],
  ['/products/:slug', '/products/oak%20chair/', { slug: 'oak chair' }],
  ['/products/:slug', '/products/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/products/:slug', '/products/', null],
  ['/products', '/Products/', {}],
  ['/account/orders/:orderId/projects', '/account/orders/7/projects', { orderId: '7' }],
  ['/account/orders/:orderId', '/account/orders/7/projects', null],
  ['/', '/', {}],
])('D2.12 %s against %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
