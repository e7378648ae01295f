import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { dataLang } from '@afterimage/client/navigation/data-lang.ts';
import { factName } from './fact-name.ts';

afterEach(() => setLocale('en'));

it('D3.9 what the data says is marked as English where the page is not', () => {
  expect(dataLang()).toBeUndefined();
  setLocale('de');
  expect(dataLang()).toBe('en');
});

it('S3.1 what the facts of a product are called is told in the language of the page, as far as it is known', () => {
  expect(factName('Care')).toEqual({ name: 'Care', lang: undefined });
  expect(factName('Hallmark')).toEqual({ name: 'Hallmark', lang: undefined });
  setLocale('de');
  expect(factName('Care')).toEqual({ name: 'Pflege', lang: undefined });
  expect(factName('Hallmark')).toEqual({ name: 'Hallmark', lang: 'en' });
  expect(factName('constructor').name).toBe('constructor');
});
