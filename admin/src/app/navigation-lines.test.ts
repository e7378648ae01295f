import { expect, it } from 'vitest';
import { rightsOf, type Role } from '@afterimage/contract/values/rights.ts';
import { navigationLines } from './navigation-lines.ts';
import { screens } from './screens.ts';

const sectionsOf = (role: Role) => navigationLines(screens, rightsOf[role]).map(({ section }) => section);

it('D20.1 each role sees the sections of its rights and no others', () => {
  expect(sectionsOf('owner')).toEqual([
    'today',
    'orders',
    'check',
    'make',
    'pack',
    'products',
    'content',
    'money',
    'figures',
    'people',
    'reports',
    'settings',
    'team',
    'audit',
  ]);
  expect(sectionsOf('support')).toEqual([
    'today',
    'orders',
    'check',
    'make',
    'pack',
    'money',
    'figures',
    'people',
    'reports',
  ]);
  expect(sectionsOf('production')).toEqual(['today', 'orders', 'check', 'make', 'pack', 'products', 'content']);
  expect(sectionsOf('catalogue')).toEqual(['today', 'check', 'make', 'pack', 'products', 'content']);
});

it('D20.1 a screen needs the right of its section', () => {
  for (const { path, section, right } of screens)
    if (section === 'settings' || section === 'audit' || section === 'team' || section === 'reports')
      expect([path, rightsOf.production.includes(right ?? 'orders.read')]).toEqual([path, false]);
});
