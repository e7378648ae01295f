import type { ShortLine } from '@afterimage/contract/values/errors.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './cart.words.ts';

/** A line that lacks stock; `name` is null when its product is gone. */
type Shortage = Omit<ShortLine, 'name'> & { name: string | null };

/** Ends the call with the lines that lack stock and a sentence that says how much there is. */
export function failShort(shortages: readonly Shortage[]): never {
  return fail('OUT_OF_STOCK', (locale) => {
    const { item } = inLocale(words, locale);
    const lines = shortages.map((line): ShortLine => ({ ...line, name: line.name ?? item }));
    return { description: descriptionOf(lines, locale), lines };
  });
}

/** "Only 2 left."; of several lines each is named, those of one variant once. */
function descriptionOf(lines: readonly ShortLine[], locale: Locale): string {
  const shortageMessages = inLocale(words, locale);
  const [first] = lines;
  if (lines.length === 1 && first)
    return first.available > 0 ? shortageMessages.left({ count: first.available }) : shortageMessages.none;
  const byVariant = new Map(lines.map((line) => [line.variantId, line]));
  return [...byVariant.values()]
    .map(({ name, available }) =>
      available > 0 ? shortageMessages.leftOf({ name, count: available }) : shortageMessages.noneOf({ name }),
    )
    .join(' ');
}
