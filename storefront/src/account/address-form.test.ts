import { describe, expect, it } from 'vitest';
import { formErrors } from '../use-form.ts';
import { addressOf, addressSchema, emptyAddress, rulesOf, valuesOf } from './address-form.ts';

const ada = {
  ...emptyAddress,
  countryCode: 'DE',
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Hauptstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};

describe('the form of an address', () => {
  it('D5.1 an empty form names every field that is needed, also those that the country needs', () => {
    expect(formErrors(addressSchema, { ...emptyAddress, countryCode: 'US' })).toEqual({
      firstName: 'Please enter first name',
      lastName: 'Please enter last name',
      line1: 'Please enter street and number',
      city: 'Please enter city',
      postalCode: 'Please enter postal code',
      region: 'Please enter region',
    });
    expect(formErrors(addressSchema, emptyAddress)).toHaveProperty('countryCode', 'Please enter country');
  });

  it('D3.9 a country without postal codes asks for none, and one without states neither', () => {
    expect(formErrors(addressSchema, { ...ada, countryCode: 'HK', postalCode: '' })).toEqual({});
    expect(formErrors(addressSchema, ada)).toEqual({});
    expect(rulesOf('US')).toEqual({
      postalCode: { name: 'ZIP code', needed: true },
      region: { name: 'State', needed: true },
    });
    expect(rulesOf('DE').region).toBeNull();
  });

  it('D3.9 what was left empty is not sent, nor a state that another country has left behind', () => {
    const body = addressSchema.parse({ ...ada, region: 'TX', company: '  ', phone: '+49 30 123456' });
    expect(addressOf(body)).toEqual({
      countryCode: 'DE',
      firstName: 'Ada',
      lastName: 'Byron',
      line1: 'Hauptstr. 1',
      postalCode: '10115',
      city: 'Berlin',
      phone: '+49 30 123456',
    });
  });

  it('S4.10 a saved address fills the form, and nothing else of it', () => {
    const saved = { id: 'x', isDefault: true, ...addressOf(addressSchema.parse(ada)) };
    expect(valuesOf(saved)).toEqual(ada);
  });
});
