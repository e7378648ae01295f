import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another, however they are written or read out; 23, a prime. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY349';
const length = 8;

/** A new reference, as `ACDE-FGHJ-K`: eight random characters and one that checks them. */
export function newReference(random: (below: number) => number = randomInt): string {
  const characters = Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
  return written(characters + checkOf(characters));
}

/**
 * The character that makes the weighted sum of all a multiple of the alphabet's size. As that is a prime, one wrong
 * character, and two that changed places, never check.
 */
function checkOf(characters: string): string {
  const sum = Array.from(characters).reduce((total, one, index) => total + alphabet.indexOf(one) * (index + 2), 0);
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? '';
}

const written = (characters: string): string =>
  `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;

/** Whether nine characters are a reference. */
function isReference(characters: string): boolean {
  return characters.slice(length) === checkOf(characters.slice(0, length));
}

/**
 * The references in a text, as banks and people write it: in any case, with or without lines or spaces between their
 * parts.
 */
export function findReferences(text: string): string[] {
  const part = (count: number) => `[${alphabet}]{${count}}`;
  const pattern = new RegExp(`(?<![A-Z0-9])${part(4)}[ \\-]?${part(4)}[ \\-]?${part(1)}(?![A-Z0-9])`, 'g');
  const found = Array.from(text.toUpperCase().matchAll(pattern), ([match]) => match.replace(/[ -]/g, ''));
  return [...new Set(found.filter(isReference).map(written))];
}
