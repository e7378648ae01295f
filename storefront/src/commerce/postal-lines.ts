import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { postalLines as linesOf } from '@afterimage/contract/values/postal-lines.ts';
import { countryName } from './country-name.ts';

/** An address line by line, as it is written on a parcel to its country. */
export function postalLines(address: PostalAddress, countries: readonly Country[]): string[] {
  const country = countries.find(({ code }) => code === address.countryCode);
  return linesOf(address, country ? countryName(country) : address.countryCode, country?.address.lines);
}
