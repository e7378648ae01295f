import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';

/** Where the town stands before its code; elsewhere it follows. */
const townFirst = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'JP', 'BR']);

/** An address line by line, as it is written on a parcel. */
export function postalLines(address: PostalAddress, countries: readonly Country[]): string[] {
  const { firstName, lastName, company, line1, line2, city, region, postalCode, countryCode } = address;
  const place = townFirst.has(countryCode)
    ? [[city, region].filter(Boolean).join(', '), postalCode]
    : [postalCode, [city, region].filter(Boolean).join(', ')];
  const country = countries.find(({ code }) => code === countryCode)?.name ?? countryCode;
  const lines = [`${firstName} ${lastName}`, company, line1, line2, place.filter(Boolean).join(' '), country];
  return lines.filter((line): line is string => Boolean(line));
}
