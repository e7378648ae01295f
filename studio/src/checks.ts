import type { Customization } from '@afterimage/contract/customization.ts';
import { countGraphemes } from '@afterimage/scene/graphemes.ts';
import { readDates } from '@afterimage/scene/calendar/own-dates.ts';
import { startOf } from '@afterimage/scene/calendar/start-of.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { slotKey, variantKey } from './payload.ts';
import { isFilled, type Personal, textOf } from './personal.ts';
import { words } from './studio.words.ts';

/**
 * The problems of a design, by the place where each can be fixed, in the order of the product's slots. `unprintable` contains the
 * slots whose photo is too small to print, with their resolution.
 */
export function checksOf(
  slots: readonly Customization[],
  personal: Personal,
  variant: object | null,
  unprintable: ReadonlyMap<number, number> = new Map(),
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!variant) problems[variantKey] = words.chooseSize;
  for (const slot of slots) {
    const dpi = unprintable.get(slot.id);
    const fault = dpi === undefined ? faultOf(slot, personal) : words.fewPixels({ title: slot.title, dpi });
    if (fault) problems[slotKey(slot.id)] = fault;
  }
  return problems;
}

function faultOf(slot: Customization, personal: Personal): string | null {
  if (!isFilled(slot, personal)) return slot.required ? missing(slot) : null;
  const slotValue = personal.slots.get(slot.id);
  if (
    slotValue?.kind === 'specification' &&
    slotValue.month === undefined &&
    startOf(slot, slotValue.choices) === 'named'
  )
    return words.missingMonth({ title: slot.title });
  return slot.kind === 'text' ? textFault(slot, textOf(personal.slots.get(slot.id))) : null;
}

function missing({ kind, title }: Customization): string {
  if (kind === 'photo') return words.missingPhoto({ title });
  return kind === 'text' ? words.missingText({ title }) : words.missingChoice({ title });
}

/** What is wrong with a text: the same bounds and words as the shop's own. */
export function textFault({ title, limits }: Pick<Customization, 'title' | 'limits'>, text: string): string | null {
  const { minLength = 0, maxLength, maxLines, format } = limits;
  const length = lengthOf(text);
  if (length < minLength) return words.textShort({ title, least: minLength });
  if (maxLength !== undefined && length > maxLength) return words.textLong({ title, most: maxLength });
  if (maxLines !== undefined && text.split('\n').length > maxLines) return words.textLines({ title, most: maxLines });
  const [unreadLine] = format === 'dates' ? readDates(text, intlLocale()).unread : [];
  return unreadLine ? words.noDate({ line: unreadLine.line, text: unreadLine.text }) : null;
}

/** Signs as a person counts them: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return countGraphemes(text);
}
