import { addressBody, type AddressBody, email, type PostalAddress } from '@afterimage/contract/accounts.ts';

/** The fields of an address, as a form holds them: all of them text, empty for what is not given. */
export const addressFields = [
  'countryCode',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Record<AddressField, string>;

/** Countries whose post knows no codes. */
const withoutCodes = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GN GQ GY HK KI KM KN KP LC ML MO MR MW ' +
    'NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);
/** Countries in whose addresses the state or province is always written. */
const withRegions: Record<string, string> = {
  US: 'State',
  CA: 'Province',
  AU: 'State',
  BR: 'State',
  IN: 'State',
  MX: 'State',
  CN: 'Province',
  JP: 'Prefecture',
  MY: 'State',
  IT: 'Province',
  ES: 'Province',
};
const codeNames: Record<string, string> = {
  US: 'ZIP code',
  GB: 'Postcode',
  AU: 'Postcode',
  NZ: 'Postcode',
  IE: 'Eircode',
  IN: 'PIN code',
};

/** What the country decides about the form: what things are called there and which are needed. */
export interface CountryRules {
  postalCode: { name: string; needed: boolean };
  region: { name: string; needed: boolean } | null;
}

export function rulesOf(countryCode: string): CountryRules {
  const region = withRegions[countryCode];
  return {
    postalCode: { name: codeNames[countryCode] ?? 'Postal code', needed: !withoutCodes.has(countryCode) },
    region: region ? { name: region, needed: !['IT', 'ES'].includes(countryCode) } : null,
  };
}

const needed = (field: 'postalCode' | 'region') => (value: unknown) => {
  const { countryCode = '', [field]: text = '' } = (value ?? {}) as Partial<AddressValues>;
  return text.trim() !== '' || rulesOf(countryCode)[field]?.needed !== true;
};
/** Asked also when other fields are wrong, so that a form is complained about as a whole. */
const always = { when: () => true };

/** The contract's address, and what its country needs besides. */
export const addressSchema = addressBody
  .refine(needed('postalCode'), { path: ['postalCode'], message: 'Please enter postal code', ...always })
  .refine(needed('region'), { path: ['region'], message: 'Please enter region', ...always });

/** The same for somebody without an account, whose e-mail address is asked for along with it. */
export const contactSchema = addressSchema.safeExtend({ email });

export const emptyAddress: AddressValues = {
  countryCode: '',
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  phone: '',
};

/** An address as a form holds it. */
export function valuesOf(address: Partial<PostalAddress>): AddressValues {
  return { ...emptyAddress, ...Object.fromEntries(addressFields.map((field) => [field, address[field] ?? ''])) };
}

/** What a form holds as it is sent: what was left empty is not sent, nor a region where none is asked for. */
export function addressOf(values: Omit<AddressBody, 'isDefault'>): PostalAddress {
  const { company, line2, region, phone, firstName, lastName, line1, city, postalCode, countryCode } = values;
  return {
    firstName,
    lastName,
    line1,
    city,
    postalCode,
    countryCode,
    ...(company && { company }),
    ...(line2 && { line2 }),
    ...(region && rulesOf(countryCode).region && { region }),
    ...(phone && { phone }),
  };
}
