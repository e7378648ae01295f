import { addressBody, type AddressBody, email, type PostalAddress } from '@afterimage/contract/accounts.ts';
import type { AddressRules, Country } from '@afterimage/contract/location.ts';
import type { FormSchema } from '../commerce/use-form.ts';
import { words } from './address.words.ts';

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
type AddressField = (typeof addressFields)[number];
export type AddressValues = Record<AddressField, string>;

/** Until a country is chosen, and for one of which nothing is known. */
const plain: AddressRules = {
  lines: '%N%n%O%n%A%n%Z %C',
  postalCode: { kind: 'postal', required: false, pattern: null },
  city: { kind: 'city', required: true },
  region: null,
};

/** Where the post says postcode, which the data calls a postal code like any other. */
const postcodeCountries = new Set(['GB', 'AU', 'NZ', 'GG', 'JE', 'IM']);

/** A part of an address whose name, place and need the country decides. */
export interface Part {
  field: 'postalCode' | 'city' | 'region';
  label: string;
  /** What the country calls it, of the words for it. */
  kind: string;
  required: boolean;
  /** What can be chosen; empty where it is typed. */
  choices: readonly { value: string; name: string }[];
}

const rulesOf = (countries: readonly Country[], countryCode: string) =>
  countries.find(({ code }) => code === countryCode)?.address ?? plain;

/** The parts that addresses of a country have, in the order in which they are written there. */
export function partsOf(countries: readonly Country[], countryCode: string): Part[] {
  const { lines, postalCode, city, region } = rulesOf(countries, countryCode);
  const parts: (Part & { letter: string })[] = [];
  if (postalCode) {
    const kind = postalCode.kind === 'postal' && postcodeCountries.has(countryCode) ? 'postcode' : postalCode.kind;
    parts.push({
      field: 'postalCode',
      letter: 'Z',
      kind,
      label: words.codes[kind],
      required: postalCode.required,
      choices: [],
    });
  }
  if (city)
    parts.push({
      field: 'city',
      letter: 'C',
      kind: city.kind,
      label: words.places[city.kind],
      required: city.required,
      choices: [],
    });
  if (region)
    parts.push({
      field: 'region',
      letter: 'S',
      kind: region.kind,
      label: words.regions[region.kind],
      required: region.required,
      choices: region.choiceList,
    });
  const place = ({ letter }: { letter: string }) => lines.indexOf(`%${letter}`);
  return parts.toSorted((a, b) => place(a) - place(b)).map(({ letter: _, ...part }) => part);
}

/** Whether the city of such an address is written where the street is: it has a region, and no place of its own. */
export function hasCityLine(countries: readonly Country[], countryCode: string): boolean {
  const { city, region } = rulesOf(countries, countryCode);
  return city === null && region !== null;
}

/** What the messages call the parts of an address: as their fields are called. */
function asksOf(countries: readonly Country[], countryCode = ''): Record<string, string> {
  const labelByLetter: Partial<Record<string, string>> = words.asks;
  const labelByField = partsOf(countries, countryCode).map(({ field, kind }) => [field, labelByLetter[kind]] as const);
  const line1 = hasCityLine(countries, countryCode) ? words.asks.cityLine : undefined;
  return Object.fromEntries(
    [...labelByField, ['line1', line1] as const].flatMap(([field, ask]) => (ask ? [[field, ask]] : [])),
  );
}

const isChoice = (choices: Part['choices'], text: string) =>
  choices.length === 0 || choices.some(({ value }) => value === text);

type Issue = { code: string; path: PropertyKey[]; message: string };

/** What the country demands besides the contract: asked also when other fields are wrong, so that all is told at once. */
function countryIssues(countries: readonly Country[], value: unknown): Issue[] {
  const formValues = (value ?? {}) as Partial<AddressValues>;
  const countryCode = formValues.countryCode ?? '';
  const pattern = rulesOf(countries, countryCode).postalCode?.pattern;
  return partsOf(countries, countryCode).flatMap(({ field, required, choices }): Issue[] => {
    const text = (formValues[field] ?? '').trim();
    if (text === '') return required ? [{ code: 'custom', path: [field], message: '' }] : [];
    const isCode = field !== 'postalCode' || !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(text);
    return isCode && isChoice(choices, text) ? [] : [{ code: 'invalid_format', path: [field], message: '' }];
  });
}

/** The contract's address, and what its country needs besides. */
export function addressSchema(countries: readonly Country[]): FormSchema<AddressBody> {
  return {
    safeParse(value) {
      const result = addressBody.safeParse(value);
      const more = countryIssues(countries, value);
      if (result.success && more.length === 0) return result;
      return { success: false, error: { issues: [...(result.error?.issues ?? []), ...more] } };
    },
    asks: ({ countryCode }) => asksOf(countries, countryCode),
  };
}

/** The same for somebody without an account, whose e-mail address is asked for along with it. */
export function contactSchema(countries: readonly Country[]): FormSchema<AddressBody & { email: string }> {
  const place = addressSchema(countries);
  return {
    safeParse(value) {
      const { email: formValues, ...address } = value as Record<string, unknown>;
      const [mail, rest] = [email.safeParse(formValues), place.safeParse(address)];
      if (mail.success && rest.success) return { success: true, data: { ...rest.data, email: mail.data } };
      const ofMail = mail.success ? [] : mail.error.issues.map((issue) => ({ ...issue, path: ['email'] }));
      return { success: false, error: { issues: [...ofMail, ...(rest.success ? [] : rest.error.issues)] } };
    },
    asks: ({ countryCode }) => asksOf(countries, countryCode),
  };
}

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

/** What a form holds as it is sent: what was left empty is not sent, nor what another country has left behind. */
export function addressOf(values: Omit<AddressBody, 'isDefault'>, countries: readonly Country[]): PostalAddress {
  const { company, line2, region, phone, firstName, lastName, line1, city, postalCode, countryCode } = values;
  const parts = partsOf(countries, countryCode);
  const fieldNames = new Set(parts.map(({ field }) => field));
  const choices = parts.find(({ field }) => field === 'region')?.choices ?? [];
  return {
    firstName,
    lastName,
    line1,
    city: fieldNames.has('city') ? city : '',
    postalCode: fieldNames.has('postalCode') ? postalCode : '',
    countryCode,
    ...(company && { company }),
    ...(line2 && { line2 }),
    ...(region && fieldNames.has('region') && isChoice(choices, region) && { region }),
    ...(phone && { phone }),
  };
}
