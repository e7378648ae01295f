import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './order-mails.words.ts';

/** A way of delivery in a language; one that the shop has no more keeps the name it was ordered by. */
export function deliveryName({ id, name }: { id: string; name: string }, locale: Locale): string {
  const { standard, express } = inLocale(words, locale).deliveryMethods;
  return (
    new Map([
      ['standard', standard],
      ['express', express],
    ]).get(id) ?? name
  );
}
