import { countryList } from '@afterimage/sample/countries.ts';
import type { CustomerEntry } from '../import-customers.ts';
import type { CsvRow } from './csv-rows.ts';

/** The columns of a customer: each with the names that it may have, the first one for complaints. */
interface CustomerColumns {
  email: readonly string[];
  firstName: readonly string[];
  lastName: readonly string[];
  company: readonly string[];
  line1: readonly string[];
  line2: readonly string[];
  city: readonly string[];
  region: readonly string[];
  postalCode: readonly string[];
  country: readonly string[];
  phone: readonly string[];
}

/** Shopify's customer CSV: the export of today, and the names of the file before it. */
export const shopifyCustomers: CustomerColumns = {
  email: ['Email'],
  firstName: ['First Name'],
  lastName: ['Last Name'],
  company: ['Default Address Company', 'Company'],
  line1: ['Default Address Address1', 'Address1'],
  line2: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  region: ['Default Address Province Code', 'Province Code'],
  postalCode: ['Default Address Zip', 'Zip'],
  country: ['Default Address Country Code', 'Country Code'],
  phone: ['Default Address Phone', 'Phone'],
};

/** The export of users and customers of WooCommerce's extension, which calls columns as WordPress calls its fields. */
export const wooCustomers: CustomerColumns = {
  email: ['user_email', 'email', 'billing_email'],
  firstName: ['first_name', 'billing_first_name'],
  lastName: ['last_name', 'billing_last_name'],
  company: ['billing_company'],
  line1: ['billing_address_1'],
  line2: ['billing_address_2'],
  city: ['billing_city'],
  region: ['billing_state'],
  postalCode: ['billing_postcode'],
  country: ['billing_country'],
  phone: ['billing_phone'],
};

const isFile =
  ({ email, firstName, lastName }: CustomerColumns) =>
  (header: readonly string[]): boolean =>
    [email[0], firstName[0], lastName[0]].every((name) => header.includes((name ?? '').toLowerCase()));

export const isShopifyCustomers = isFile(shopifyCustomers);
export const isWooCustomers = isFile(wooCustomers);

/** The customers of a file, one in each row. */
export async function* customerEntries(
  rows: AsyncIterable<CsvRow>,
  columns: CustomerColumns,
): AsyncGenerator<CustomerEntry> {
  const names = Object.fromEntries(Object.entries(columns).map(([field, [name = field]]) => [field, name]));
  for await (const row of rows) {
    const cell = (field: keyof CustomerColumns) => row.text(...columns[field]).replace(/^'/, '');
    const email = cell('email');
    // Shops elsewhere ask for an address alone; the account needs a name, which its person can change.
    const known = cell('firstName') || cell('lastName') || (email.split('@')[0] ?? '');
    const [firstName, lastName] = [cell('firstName') || known, cell('lastName') || known];
    const address = addressOf(cell, { firstName, lastName });
    yield {
      line: row.line,
      email,
      record: { record: 'customer', email, firstName, lastName, addresses: address ? [address] : [] },
      columns: { ...names, countryCode: names['country'] ?? 'country' },
    };
  }
}

const countryCodes = new Map(
  countryList.flatMap(({ code, name }) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
);

function addressOf(
  cell: (field: keyof CustomerColumns) => string,
  name: { firstName: string; lastName: string },
): Record<string, string> | null {
  const line1 = cell('line1');
  const country = cell('country');
  if (line1 === '' || country === '') return null;
  const optional = { company: cell('company'), line2: cell('line2'), region: cell('region'), phone: cell('phone') };
  return {
    ...name,
    line1,
    city: cell('city'),
    postalCode: cell('postalCode'),
    countryCode: countryCodes.get(country.toUpperCase()) ?? country,
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== '')),
  };
}
