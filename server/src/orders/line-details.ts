import type { OrderItem } from '@afterimage/contract/orders.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './line-details.words.ts';

/** What tells a line from others of its product: colour and size, the words on it, what was chosen, its photos and media. */
export function lineDetails(line: OrderItem, locale: Locale): string[] {
  const { colours, quoted, photo, matted, filmed } = inLocale(words, locale);
  const named = new Map(Object.entries(colours));
  const slots = line.customizationList.map(({ kind, title, input, mat, extraList, arCustomization }) => {
    const chosen = extraList.map((extra) => extra.title);
    if (kind === 'text')
      return `${title}: ${[quoted({ text: (input ?? '').replaceAll('\n', ' / ') }), ...chosen].join(', ')}`;
    if (kind === 'photo')
      return `${title}: ${[photo, ...(mat ? [matted] : []), ...(arCustomization ? [filmed] : []), ...chosen].join(', ')}`;
    return `${title}: ${chosen.join(', ')}`;
  });
  const kind = line.attribute.map(({ key, value }) =>
    key === 'COLOR' ? (named.get(value) ?? value) : value.toUpperCase(),
  );
  return [...(kind.length > 0 ? [kind.join(', ')] : []), ...slots, ...line.extraList.map(({ title }) => title)];
}
