import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { OrderItem } from '@afterimage/contract/orders.ts';
import { type OptionalLookPart, optionalLookParts } from '@afterimage/contract/values/looks.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './line-details.words.ts';

/** What tells a line from others of its product: colour and size, the words on it, what was chosen, its photos and media. */
export function lineDetails(line: OrderItem, locale: Locale): string[] {
  const { quoted, photo, looks, filmed } = inLocale(words, locale);
  const slots = line.customizationList.map((slot) => {
    const { kind, title, input, extraList, arCustomization } = slot;
    const extraTitles = extraList.map((extra) => extra.title);
    if (kind === 'text')
      return `${title}: ${[quoted({ text: (input ?? '').replaceAll('\n', ' / ') }), ...extraTitles].join(', ')}`;
    if (kind === 'photo')
      return `${title}: ${[photo, ...lookIn(looks, slot), ...(arCustomization ? [filmed] : []), ...extraTitles].join(', ')}`;
    return `${title}: ${extraTitles.join(', ')}`;
  });
  const kind = line.attribute.map(({ name }) => name);
  return [...(kind.length > 0 ? [kind.join(', ')] : []), ...slots, ...line.extraList.map(({ title }) => title)];
}

/** What a photo's look is called, for each part that has a name and each value of it. */
type LookWords = { [Part in OptionalLookPart]: Record<NonNullable<PhotoLook[Part]>, string> };

const lookIn = (nameByColor: LookWords, look: Pick<PhotoLook, OptionalLookPart>): string[] =>
  optionalLookParts.flatMap((part) => {
    const names: Partial<Record<string, string>> = nameByColor[part];
    return names[look[part] ?? ''] ?? [];
  });
