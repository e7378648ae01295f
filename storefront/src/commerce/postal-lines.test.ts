import { expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { countries } from './country.fixture.ts';
import { postalLines } from './postal-lines.ts';

const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Hauptstr. 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
};
const lines = (change: object) => postalLines({ ...ada, ...change }, countries);

it('D3.9 an address reads as it is written where it goes', () => {
  expect(lines({ company: '', line2: 'Hinterhaus' })).toEqual([
    'Ada Byron',
    'Hauptstr. 1',
    'Hinterhaus',
    '10115 Berlin',
    'Germany',
  ]);
  const there = { city: 'Austin', region: 'TX', postalCode: '78701', countryCode: 'US' };
  expect(lines(there).slice(-2)).toEqual(['Austin, TX 78701', 'United States']);
  expect(lines({ ...there, region: '' }).slice(-2)).toEqual(['Austin 78701', 'United States']);
  expect(lines({ city: 'London', postalCode: 'SW1A 1AA', countryCode: 'GB' }).slice(-3)).toEqual([
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ]);
  expect(lines({ company: 'Engines', city: 'Bern', postalCode: '3011', countryCode: 'CH' })).toEqual([
    'Engines',
    'Ada Byron',
    'Hauptstr. 1',
    'CH-3011 Bern',
    'Switzerland',
  ]);
});

it('D3.9 what a country has no place for is not lost', () => {
  expect(lines({ city: 'Downtown', postalCode: '018956', countryCode: 'SG' })).toEqual([
    'Ada Byron',
    'Hauptstr. 1',
    'SINGAPORE 018956',
    'Downtown',
    'Singapore',
  ]);
});

it('D3.9 a country that the list does not hold is told by its code, and others in the language of the page', () => {
  expect(postalLines({ ...ada, countryCode: 'XX' }, []).at(-1)).toBe('XX');
  setLocale('de');
  expect(lines({}).at(-1)).toBe('Deutschland');
  setLocale('en');
});
