import { casesOf } from './every-case.ts';

/** The addresses of pages that everybody sees and that need nothing but the sample, for walks over all of them. */
export const publicPages = [
  '/home',
  '/products',
  '/products/categories/decor?sort=price-asc&colour=blue',
  '/search',
  '/search?key=mug',
  '/search?key=qqqqzzzz',
  '/products?colour=yellow&price=-1',
  '/cart',
  '/auth/login',
  '/auth/reset',
  '/auth/reset/new?token=0',
  '/auth/verify',
  '/demo',
  '/help',
  '/de/help',
  '/legal/imprint',
  '/de/legal/terms',
  '/nowhere',
  '/api/docs',
  '/dev/outbox',
  '/dev/orders',
  '/dev/reports',
  '/report/review/1',
] as const;

/** One of each kind: the front page, a list, a page without results, a form, a text, a page that is not there. */
export const walkedPages: readonly string[] = casesOf<readonly string[]>(publicPages, [
  '/home',
  '/products/categories/decor?sort=price-asc&colour=blue',
  '/search?key=qqqqzzzz',
  '/cart',
  '/auth/reset/new?token=0',
  '/de/help',
  '/nowhere',
  '/dev/orders',
  '/report/review/1',
]);
