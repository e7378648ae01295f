import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { countryName } from './country-name.ts';

/** For a country of which nothing is known. */
const plain = '%N%n%O%n%A%n%Z %C';

/**
 * An address line by line, as it is written on a parcel to its country (`lines` of the contract's AddressRules). What is
 * there and has no place in the country's lines stands before its name.
 */
export function postalLines(address: PostalAddress, countries: readonly Country[]): string[] {
  const { firstName, lastName, company = '', line1, line2 = '', city, region = '', postalCode } = address;
  const country = countries.find(({ code }) => code === address.countryCode);
  const form = country?.address.lines ?? plain;
  const parts: Record<string, string> = {
    N: `${firstName} ${lastName}`.trim(),
    O: company,
    A: [line1, line2].filter(Boolean).join('\n'),
    C: city,
    S: region,
    Z: postalCode,
  };
  const written = form.split('%n').flatMap((line) => lineOf(line, parts).split('\n'));
  const left = ['C', 'S', 'Z'].filter((letter) => !form.includes(`%${letter}`)).map((letter) => parts[letter]);
  const name = country ? countryName(country) : address.countryCode;
  return [...written, left.filter(Boolean).join(' '), name].map((line) => line.trim()).filter(Boolean);
}

/** A line with its parts filled in; the marks around a part that is empty go with it, those of an empty line too. */
function lineOf(line: string, parts: Record<string, string>): string {
  const letters = [...line.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
  if (letters.length > 0 && letters.every((letter) => !parts[letter])) return '';
  const filled = line.replace(/%([A-Z])/g, (_, letter: string) => parts[letter] || '\0');
  // An empty part takes the comma or dash before it along, or the one after it at the start of a line.
  return filled
    .replace(/^\0[\s,/-]*/, '')
    .replace(/[\s,/-]*\0/g, '')
    .replace(/ {2,}/g, ' ');
}
