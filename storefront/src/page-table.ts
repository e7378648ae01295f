import type { PageLine } from './page.ts';

/** Address -> page. A page is one line here and one file in pages/ (D2.12). */
export const pageTable: PageLine[] = [
  { path: '/home', file: 'home', access: 'public' },
  { path: '/products', file: 'products', access: 'public' },
  { path: '/products/categories/:categoryId', file: 'products.category', access: 'public' },
  { path: '/products/:slug', file: 'products.slug', access: 'public' },
  { path: '/search', file: 'search', access: 'public' },
  { path: '/cart', file: 'cart', access: 'personal' },
  { path: '/auth/login', file: 'auth.login', access: 'personal' },
  { path: '/auth/register', file: 'auth.register', access: 'personal' },
  { path: '/auth/verify', file: 'auth.verify', access: 'personal' },
  { path: '/auth/reset', file: 'auth.reset', access: 'personal' },
  { path: '/auth/reset/new', file: 'auth.reset.new', access: 'personal' },
  { path: '/account/orders', file: 'account.orders', access: 'account' },
  { path: '/account/orders/:orderId', file: 'account.orders.order', access: 'account' },
  { path: '/account/orders/:orderId/projects', file: 'account.orders.order.projects', access: 'account' },
  { path: '/customize/:slug', file: 'customize.slug', access: 'personal' },
  { path: '/checkout', file: 'checkout', access: 'account' },
  { path: '/checkout/complete/:orderId', file: 'checkout.complete', access: 'account' },
];
