import type { ScreenLine } from './screen.ts';

/** Every screen. Each is loaded when it is opened. */
export const screens: readonly ScreenLine[] = [
  {
    path: '/admin/sign-in',
    section: null,
    right: null,
    access: 'open',
    load: () => import('../door/sign-in.screen.tsx'),
  },
  {
    path: '/admin/setup',
    section: null,
    right: null,
    access: 'open',
    load: () => import('../door/setup.screen.tsx'),
  },
  {
    path: '/admin/security',
    section: null,
    right: null,
    load: () => import('../door/security.screen.tsx'),
  },
  {
    path: '/admin/team',
    section: 'team',
    inNavigation: true,
    right: 'team.write',
    load: () => import('../team/team.screen.tsx'),
  },
  {
    path: '/admin',
    section: 'today',
    inNavigation: true,
    right: null,
    load: () => import('../today/today.screen.tsx'),
  },
  {
    path: '/admin/orders',
    section: 'orders',
    inNavigation: true,
    right: 'orders.read',
    load: () => import('../orders/orders.screen.tsx'),
  },
  {
    path: '/admin/money',
    section: 'money',
    inNavigation: true,
    right: 'money.read',
    load: () => import('../money/money.screen.tsx'),
  },
  {
    path: '/admin/withdrawals',
    section: 'orders',
    right: 'orders.read',
    load: () => import('../order/withdrawals.screen.tsx'),
  },
  {
    path: '/admin/orders/:orderId',
    section: 'orders',
    right: 'orders.read',
    load: () => import('../order/order.screen.tsx'),
  },
  {
    path: '/admin/people',
    section: 'people',
    inNavigation: true,
    right: 'people.read',
    load: () => import('../people/people.screen.tsx'),
  },
  {
    path: '/admin/people/:personId',
    section: 'people',
    right: 'people.read',
    load: () => import('../people/person.screen.tsx'),
  },
  {
    path: '/admin/check',
    section: 'check',
    inNavigation: true,
    right: 'production.read',
    load: () => import('../workshop/check.screen.tsx'),
  },
  {
    path: '/admin/make',
    section: 'make',
    inNavigation: true,
    right: 'production.read',
    load: () => import('../workshop/make.screen.tsx'),
  },
  {
    path: '/admin/pack',
    section: 'pack',
    inNavigation: true,
    right: 'production.read',
    load: () => import('../workshop/pack.screen.tsx'),
  },
];
