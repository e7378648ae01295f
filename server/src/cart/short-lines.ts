import type { ShortLine } from '@afterimage/contract/errors.ts';
import { fail } from '../failure.ts';

/** "Only 2 left." */
function leftOver(available: number): string {
  return available > 0 ? `Only ${available} left.` : 'This is out of stock.';
}

/** Ends the call with the lines that lack stock and a sentence that says how much there is. */
export function failShort(lines: ShortLine[]): never {
  const names = new Map(lines.map((line) => [line.variantId, line]));
  const [first] = lines;
  const sentences = [...names.values()].map(({ name, available }) =>
    available > 0 ? `${name}: only ${available} left.` : `${name} is out of stock.`,
  );
  const description = lines.length === 1 && first ? leftOver(first.available) : sentences.join(' ');
  return fail('OUT_OF_STOCK', { description, lines });
}
