import { expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { entryOf, labelsOf, nameOfLink, unusedPlaces } from './menu-entries.ts';

const help = { kind: 'page' as const, to: '/help', name: { en: 'Help', de: 'Hilfe' } };
const link = (to: string, en = '') => ({ kind: 'link' as const, to, label: { en, de: '' } });

it('a choice becomes an entry', () => {
  expect(entryOf('categories')).toEqual({ kind: 'categories' });
  expect(entryOf('/help')).toEqual(link('/help'));
});

it('what is in a menu cannot be added again', () => {
  expect(unusedPlaces([link('/demo')], [help])).toEqual([help]);
  expect(unusedPlaces([link('/help')], [help])).toEqual([]);
});

it('an entry is called by its label, else by the name of its place, else by its address', () => {
  setLocale('en');
  expect(nameOfLink(link('/help', 'Questions?'), [help])).toBe('Questions?');
  expect(nameOfLink(link('/help'), [help])).toBe('Help');
  expect(nameOfLink(link('https://example.com'), [help])).toBe('https://example.com');
  expect(labelsOf([link('/help', 'Questions?'), { kind: 'categories' }])).toEqual([
    { typed: { en: 'Questions?', de: '' }, shipped: { en: '', de: '' } },
  ]);
});
