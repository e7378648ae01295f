import { expect, it } from 'vitest';
import type { Country } from '@afterimage/contract/location.ts';
import { likelyCountry } from './likely-country.ts';

const countries = ['AT', 'DE', 'GB', 'US'].map((code) => ({ code }) as Country);
const hints = { known: [], languages: ['en'], homeCountry: 'DE' };

it('D5.1 the country is that of an earlier order, else that of the browser’s languages, else the shop’s', () => {
  expect(likelyCountry(countries, { ...hints, known: ['GB'], languages: ['de-AT'] })).toBe('GB');
  expect(likelyCountry(countries, { ...hints, languages: ['fr', 'de-AT', 'en-GB'] })).toBe('AT');
  expect(likelyCountry(countries, { ...hints, languages: ['en-US', '_', 'en'] })).toBe('DE');
  expect(likelyCountry(countries, { ...hints, homeCountry: undefined })).toBe('');
});
