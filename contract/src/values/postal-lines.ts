import type { PostalAddress } from '../accounts.ts';

/** For a country of which nothing is known. */
const plain = '%N%n%O%n%A%n%Z %C';

/**
 * An address line by line, as it is written on a parcel to its country: `form` is the country's `lines` of AddressRules,
 * `country` its name. What is there and has no place in the form stands before that name.
 */
export function postalLines(address: PostalAddress, country: string, form = plain): string[] {
  const { firstName, lastName, company = '', line1, line2 = '', city, region = '', postalCode } = address;
  const parts: Record<string, string> = {
    N: `${firstName} ${lastName}`.trim(),
    O: company,
    A: [line1, line2].filter(Boolean).join('\n'),
    C: city,
    S: region,
    Z: postalCode,
  };
  const printedLines = form.split('%n').flatMap((line) => lineOf(line, parts).split('\n'));
  const unusedParts = ['C', 'S', 'Z'].filter((letter) => !form.includes(`%${letter}`)).map((letter) => parts[letter]);
  return [...printedLines, unusedParts.filter(Boolean).join(' '), country].map((line) => line.trim()).filter(Boolean);
}

/** A line with its parts filled in; the marks around a part that is empty go with it, those of an empty line too. */
function lineOf(line: string, parts: Record<string, string>): string {
  const letters = [...line.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
  if (letters.length > 0 && letters.every((letter) => !parts[letter])) return '';
  const expandedLine = line.replace(/%([A-Z])/g, (_, letter: string) => parts[letter] || '\0');
  // An empty part takes the comma or dash before it along, or the one after it at the start of a line.
  return expandedLine
    .replace(/^\0[\s,/-]*/, '')
    .replace(/[\s,/-]*\0/g, '')
    .replace(/ {2,}/g, ' ');
}
