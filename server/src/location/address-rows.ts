import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import { postalLines } from '@afterimage/contract/values/postal-lines.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { addressRules } from './address-rules.ts';

/** The rows of an address as they stand on a parcel to its country, which is named in the reader's language. */
export function addressRows(address: PostalAddress, locale: Locale): string[] {
  const { countryCode } = address;
  const country = new Intl.DisplayNames(localeFacts[locale].intl, { type: 'region' }).of(countryCode) ?? countryCode;
  return postalLines(address, country, addressRules(countryCode).lines);
}
