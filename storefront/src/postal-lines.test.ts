import { expect, it } from 'vitest';
import { postalLines } from './postal-lines.ts';

const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Hauptstr. 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
};
const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];

it('D3.9 an address reads as it is written where it goes', () => {
  expect(postalLines({ ...ada, company: '', line2: 'Hinterhaus' }, countries)).toEqual([
    'Ada Byron',
    'Hauptstr. 1',
    'Hinterhaus',
    '10115 Berlin',
    'Germany',
  ]);
  const there = { ...ada, city: 'Austin', region: 'TX', postalCode: '78701', countryCode: 'US' };
  expect(postalLines(there, countries).slice(-2)).toEqual(['Austin, TX 78701', 'United States']);
});

it('D3.9 a country that the list does not hold is told by its code', () => {
  expect(postalLines({ ...ada, countryCode: 'XX' }, []).at(-1)).toBe('XX');
});
