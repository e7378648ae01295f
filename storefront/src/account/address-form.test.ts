import { describe, expect, it } from 'vitest';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import { setLocale } from '@afterimage/words/locale.ts';
import { countries } from '../commerce/country.fixture.ts';
import { formErrors } from '../commerce/use-form.ts';
import {
  addressOf,
  addressSchema,
  contactSchema,
  emptyAddress,
  hasCityLine,
  partsOf,
  valuesOf,
} from './address-form.ts';

const ada = {
  ...emptyAddress,
  countryCode: 'DE',
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Hauptstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};
const schema = addressSchema(countries);
const bodyOf = (values: typeof ada) => {
  const result = schema.safeParse(values);
  if (!result.success) throw new Error('refused');
  return addressOf(result.data, countries);
};

describe('the form of an address', () => {
  it('S6.1 D5.1 asks a guest for the e-mail address too, and tells of everything that is wrong at once', () => {
    const contact = contactSchema(countries);
    expect(formErrors(contact, { ...ada, email: '' })).toEqual({ email: 'Please enter e-mail address' });
    expect(formErrors(contact, { ...ada, city: '', email: 'ada' })).toEqual({
      email: 'Please enter a valid e-mail address',
      city: 'Please enter city',
    });
    const result = contact.safeParse({ ...ada, email: ' ada@example.com ' });
    expect(result.success && result.data).toMatchObject({ email: 'ada@example.com', city: 'Berlin' });
  });

  it('D5.1 an empty form names every field that is needed, also those that the country needs', () => {
    expect(formErrors(schema, { ...emptyAddress, countryCode: 'US' })).toEqual({
      firstName: 'Please enter first name',
      lastName: 'Please enter last name',
      line1: 'Please enter street and number',
      city: 'Please enter city',
      postalCode: 'Please enter ZIP code',
      region: 'Please enter state',
    });
    expect(formErrors(schema, emptyAddress)).toHaveProperty('countryCode', 'Please enter country');
  });

  it('D3.9 the country decides which parts there are, their names, their order and which are needed', () => {
    const requiredLabels = (code: string) =>
      partsOf(countries, code).map(({ label, required }) => `${label}${required ? '' : ' (optional)'}`);
    expect(requiredLabels('DE')).toEqual(['Postal code', 'City']);
    expect(requiredLabels('GB')).toEqual(['Town or city', 'Postcode']);
    expect(requiredLabels('US')).toEqual(['City', 'State', 'ZIP code']);
    expect(requiredLabels('SG')).toEqual(['Postal code']);
    expect(requiredLabels('HK')).toEqual(['District (optional)', 'Area']);
    expect(requiredLabels('')).toEqual(['Postal code (optional)', 'City']);
  });

  it('D5.1 where no field asks for the city, the street does; a message names a field as its label does', () => {
    expect(['JP', 'SG', 'DE', ''].map((code) => hasCityLine(countries, code))).toEqual([true, false, false, false]);
    expect(formErrors(schema, { ...emptyAddress, countryCode: 'JP' })).toMatchObject({
      line1: 'Please enter city, street and number',
      region: 'Please enter prefecture',
      postalCode: 'Please enter postal code',
    });
    setLocale('de');
    const german = formErrors(contactSchema(countries), { ...emptyAddress, countryCode: 'JP', email: '' });
    setLocale('en');
    expect(german).toMatchObject({
      line1: 'Bitte geben Sie Ort, Straße und Hausnummer an',
      region: 'Bitte geben Sie die Präfektur an',
    });
  });

  it('D3.9 a country without postal codes or cities asks for none', () => {
    expect(formErrors(schema, { ...ada, countryCode: 'HK', postalCode: '', city: '', region: 'Kowloon' })).toEqual({});
    expect(formErrors(schema, { ...ada, countryCode: 'SG', postalCode: '018956', city: '' })).toEqual({});
  });

  it.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['GB', 'sw1a 1aa', true],
    ['GB', '10115', false, 'postcode'],
    ['US', '78701-1234', true],
  ])('D3.9 in %s the postal code %s is right: %s', (countryCode, postalCode, right, code = 'postal code') => {
    const errors = formErrors(schema, { ...ada, countryCode, postalCode, region: 'TX' });
    expect(errors).toEqual(right ? {} : { postalCode: `Please enter a valid ${code}` });
  });

  it('D3.9 what was left empty is not sent, nor what another country has left behind', () => {
    expect(bodyOf({ ...ada, region: 'TX', company: '  ', phone: '+49 30 123456' })).toEqual({
      countryCode: 'DE',
      firstName: 'Ada',
      lastName: 'Byron',
      line1: 'Hauptstr. 1',
      postalCode: '10115',
      city: 'Berlin',
      phone: '+49 30 123456',
    });
    expect(bodyOf({ ...ada, countryCode: 'SG', postalCode: '018956' })).toMatchObject({
      city: '',
      postalCode: '018956',
    });
  });

  it('D3.9 where the regions are known, what another country has left behind is none of them', () => {
    const there = { ...ada, countryCode: 'US', postalCode: '78701' };
    expect(formErrors(schema, { ...there, region: 'Kowloon' })).toEqual({ region: 'Please enter a valid state' });
    expect(bodyOf({ ...there, region: 'TX' })).toMatchObject({ region: 'TX' });
  });

  it('S4.10 a saved address fills the form, and nothing else of it', () => {
    expect(valuesOf({ id: 'x', isDefault: true, ...bodyOf(ada) } as PostalAddress)).toEqual(ada);
  });
});
