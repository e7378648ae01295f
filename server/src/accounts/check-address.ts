import { eq } from 'drizzle-orm';
import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Database } from '../db/connection.ts';
import { countries } from '../db/tables.ts';
import { fail } from '../failure.ts';

/**
 * An address as it is kept: in a country that there is, with a postal code of that country's form, without what was
 * left empty. `field` is where the address lies in the body that was sent.
 */
export async function checkAddress(db: Database, body: AddressBody, field = ''): Promise<PostalAddress> {
  const [country] = await db.select().from(countries).where(eq(countries.code, body.countryCode));
  if (!country) return fail('INVALID_REQUEST', { fields: { [`${field}countryCode`]: 'Please choose a country' } });
  const { isDefault: _, postalCode, company, line2, region, phone, ...required } = body;
  const optional = Object.entries({ company, line2, region, phone }).filter(([, text]) => text);
  const checked = postalCodeOf(postalCode, country.postalCodePattern, field);
  return { ...required, postalCode: checked, ...Object.fromEntries(optional) };
}

function postalCodeOf(typed: string, pattern: string | null, field: string): string {
  const name = `${field}postalCode`;
  // Where the form is not known, anything goes, also nothing: many countries have no postal codes.
  if (pattern === null) return typed;
  if (typed === '') return fail('INVALID_REQUEST', { fields: { [name]: 'Please enter postal code' } });
  const code = typed.toUpperCase().replace(/\s+/g, ' ');
  if (new RegExp(`^(?:${pattern})$`).test(code)) return code;
  return fail('INVALID_REQUEST', { fields: { [name]: 'Please enter a valid postal code' } });
}
