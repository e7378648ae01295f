import type { PageLine } from '@afterimage/client/navigation/page.ts';

/** Where `/` leads. */
export const startPath = '/home';

/** Address -> page. A page is one line here and one file in pages/ (D2.12). */
export const pageTable: PageLine[] = [
  { path: '/home', file: 'home', access: 'public' },
  { path: '/products', file: 'products', access: 'public' },
  { path: '/products/categories/:categoryId', file: 'products.category', access: 'public' },
  { path: '/products/:slug', file: 'products.slug', access: 'public' },
  { path: '/search', file: 'search', access: 'public' },
  { path: '/blogs', file: 'blogs', access: 'public' },
  { path: '/blogs/categories/:categoryId', file: 'blogs.category', access: 'public' },
  { path: '/blogs/:slug', file: 'blogs.slug', access: 'public' },
  { path: '/demo', file: 'demo', access: 'public' },
  { path: '/help', file: 'help', access: 'public' },
  { path: '/legal/imprint', file: 'legal.imprint', access: 'public' },
  { path: '/legal/privacy', file: 'legal.privacy', access: 'public' },
  { path: '/legal/terms', file: 'legal.terms', access: 'public' },
  { path: '/offline', file: 'offline', access: 'personal' },
  { path: '/cart', file: 'cart', access: 'personal' },
  { path: '/wishlist', file: 'wishlist', access: 'personal' },
  { path: '/compare', file: 'compare', access: 'personal' },
  { path: '/auth/login', file: 'auth.login', access: 'personal', frame: 'plain' },
  { path: '/auth/register', file: 'auth.register', access: 'personal', frame: 'plain' },
  { path: '/auth/verify', file: 'auth.verify', access: 'personal', frame: 'plain' },
  { path: '/auth/reset', file: 'auth.reset', access: 'personal', frame: 'plain' },
  { path: '/auth/reset/new', file: 'auth.reset.new', access: 'personal', frame: 'plain' },
  { path: '/auth/email', file: 'auth.email', access: 'personal', frame: 'plain' },
  { path: '/account', file: 'account', access: 'account' },
  { path: '/account/addresses', file: 'account.addresses', access: 'account' },
  { path: '/account/sessions', file: 'account.sessions', access: 'account' },
  { path: '/account/data', file: 'account.data', access: 'account' },
  { path: '/account/orders', file: 'account.orders', access: 'account' },
  { path: '/account/orders/:orderId', file: 'account.orders.order', access: 'account' },
  { path: '/account/orders/:orderId/projects', file: 'account.orders.order.projects', access: 'account' },
  { path: '/customize/:slug', file: 'customize.slug', access: 'personal', frame: 'plain' },
  { path: '/checkout', file: 'checkout', access: 'personal', frame: 'plain' },
  { path: '/checkout/complete/:orderId', file: 'checkout.complete', access: 'personal' },
  { path: '/orders', file: 'orders', access: 'personal' },
  { path: '/orders/:orderKey', file: 'orders.key', access: 'personal' },
  { path: '/orders/:orderKey/projects', file: 'orders.key.projects', access: 'personal' },
];
