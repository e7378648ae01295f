import { beforeAll, expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { subjectPath, subjectText } from './subject-link.ts';

beforeAll(() => setLocale('en'));

it.each([
  [{ kind: 'order', id: 'x', name: 'A10001' }, 'Order A10001', '/admin/orders/x'],
  [{ kind: 'customer', id: '', name: '' }, 'Customer', null],
  [{ kind: 'mail', id: 'password-reset', name: '' }, 'E-mail Choose a new password', '/admin/mails/password-reset'],
  [{ kind: 'text', id: 'terms.de', name: '' }, 'Terms and conditions, German', '/admin/legal-texts/terms/de'],
  [{ kind: 'settings', id: 'workshop', name: '' }, 'Workshop settings', '/admin/settings/workshop'],
  [{ kind: 'settings', id: 'tax DE 2027-01-01', name: '' }, 'Tax of Germany from 1 Jan 2027', '/admin/settings/taxes'],
  [{ kind: 'settings', id: 'search de', name: '' }, 'Search words: German', '/admin/settings/search'],
  [{ kind: 'settings', id: 'stock 12', name: '' }, 'Low stock', '/admin/settings'],
  [
    { kind: 'webhook', id: 'x', name: 'https://erp.example.com' },
    'Webhook https://erp.example.com',
    '/admin/settings/webhooks',
  ],
  [{ kind: 'bulk', id: 'x', name: '' }, 'Action on many', null],
] as const)('D20.1 an entry of the log leads to what it is about: %o', (subject, text, path) => {
  expect([subjectText(subject), subjectPath(subject)]).toEqual([text, path]);
});
