import { eq } from 'drizzle-orm';
import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { AddressRules } from '@afterimage/contract/location.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { words } from '@afterimage/words/field.words.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import type { Database } from '../platform/db/connection.ts';
import { countries } from '../location/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { addressRules } from '../location/address-rules.ts';

/**
 * An address as it is kept: in a country that there is, with what that country's addresses must have, without what was
 * left empty. `field` is where the address lies in the body that was sent.
 */
export async function checkAddress(db: Database, body: AddressBody, field = ''): Promise<PostalAddress> {
  const [country] = await db.select().from(countries).where(eq(countries.code, body.countryCode));
  if (!country) {
    return fail('INVALID_REQUEST', (locale) => ({
      fields: { [`${field}countryCode`]: inLocale(words, locale).rules.chooseCountry },
    }));
  }
  const { isDefault: _, postalCode: postalCodeInput, company, line2, region, phone, ...required } = body;
  const rules = addressRules(country.code, country.postalCodePattern);
  const { postalCode, complaints } = checkByRules({ postalCodeInput, city: body.city }, rules);
  const state = region && country.code === 'US' ? stateCode(region, rules) : region;
  if (state === null) complaints.push(['region', 'enterValid']);
  if (complaints.length > 0)
    fail('INVALID_REQUEST', (locale) => ({
      fields: Object.fromEntries(
        complaints.map(([name, kind]) => [
          field + name,
          fieldWording(locale, asksOf(locale, country.code))[kind](name),
        ]),
      ),
    }));
  const optional = Object.entries({ company, line2, region: state, phone }).filter(([, text]) => text);
  return { ...required, postalCode, ...Object.fromEntries(optional) };
}

/** On letters to the United States stands the state's code; its name is understood too. Null for anything else. */
function stateCode(text: string, { region }: AddressRules): string | null {
  const typed = text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ');
  const state = region?.choiceList.find(({ value, name }) => [value, name].some((one) => one.toLowerCase() === typed));
  return state?.value ?? null;
}

const asksOf = (locale: Locale, countryCode: string): Record<string, string> =>
  countryCode === 'US' ? { region: inLocale(words, locale).state } : {};

/**
 * A region is never demanded here: the contract has always let it be left out (D3.9), and post arrives without it. The
 * shop's own form asks for it where people expect to be asked.
 */
function checkByRules({ postalCodeInput, city }: { postalCodeInput: string; city: string }, rules: AddressRules) {
  const complaints: [string, 'enter' | 'enterValid'][] = [];
  if (rules.city?.required && city === '') complaints.push(['city', 'enter']);
  const postalCode = postalCodeInput.toUpperCase().replace(/\s+/g, ' ');
  const pattern = rules.postalCode?.pattern;
  if (postalCodeInput === '') {
    if (rules.postalCode?.required) complaints.push(['postalCode', 'enter']);
  } else if (pattern && !new RegExp(`^(?:${pattern})$`, 'i').test(postalCode)) {
    complaints.push(['postalCode', 'enterValid']);
  }
  // Where the form is not known, anything goes as it was typed.
  return { postalCode: pattern ? postalCode : postalCodeInput, complaints };
}
