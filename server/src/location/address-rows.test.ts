import { expect, it } from 'vitest';
import { addressRows } from './address-rows.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', line1: '1 Main St', city: '', postalCode: '', countryCode: '' };

it('D3.9 the rows of a letter are those of the country, which the reader knows by its name', () => {
  const zurich = { ...ada, city: 'Zürich', postalCode: '8001', countryCode: 'CH' };
  expect(addressRows(zurich, 'de')).toEqual(['Ada Byron', '1 Main St', 'CH-8001 Zürich', 'Schweiz']);
  const austin = { ...ada, city: 'Austin', region: 'TX', postalCode: '78701', countryCode: 'US' };
  expect(addressRows(austin, 'en')).toEqual(['Ada Byron', '1 Main St', 'Austin, TX 78701', 'United States']);
});
