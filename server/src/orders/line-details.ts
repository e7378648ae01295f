import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { OrderItem } from '@afterimage/contract/orders.ts';
import { type NamedLookPart, namedLookParts } from '@afterimage/contract/values/looks.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './line-details.words.ts';

/** What tells a line from others of its product: colour and size, the words on it, what was chosen, its photos and media. */
export function lineDetails(line: OrderItem, locale: Locale): string[] {
  const { quoted, photo, looks, filmed } = inLocale(words, locale);
  const slots = line.customizationList.map((slot) => {
    const { kind, title, input, extraList, arCustomization } = slot;
    const chosen = extraList.map((extra) => extra.title);
    if (kind === 'text')
      return `${title}: ${[quoted({ text: (input ?? '').replaceAll('\n', ' / ') }), ...chosen].join(', ')}`;
    if (kind === 'photo')
      return `${title}: ${[photo, ...lookIn(looks, slot), ...(arCustomization ? [filmed] : []), ...chosen].join(', ')}`;
    return `${title}: ${chosen.join(', ')}`;
  });
  const kind = line.attribute.map(({ name }) => name);
  return [...(kind.length > 0 ? [kind.join(', ')] : []), ...slots, ...line.extraList.map(({ title }) => title)];
}

/** What a photo's look is called, for each part that has a name and each value of it. */
type LookWords = { [Part in NamedLookPart]: Record<NonNullable<PhotoLook[Part]>, string> };

const lookIn = (named: LookWords, look: Pick<PhotoLook, NamedLookPart>): string[] =>
  namedLookParts.flatMap((part) => {
    const names: Partial<Record<string, string>> = named[part];
    return names[look[part] ?? ''] ?? [];
  });
