import type { Customization } from '@afterimage/contract/customization.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { ReadyContent, ReadySlot } from '@afterimage/contract/ready-designs.ts';
import type { ReadyDesignIssue } from '@afterimage/contract/values/ready-designs.ts';
import { countGraphemes } from '@afterimage/scene/graphemes.ts';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';

type SlotTexts = Extract<ReadySlot, { kind: 'text' }>['text'];

/** A part of a design that is not offered; `title` is its slot, or the text that stood in a slot that is gone. */
interface Issue {
  issue: ReadyDesignIssue;
  title: string;
}

/** The text of a slot in a language, or in the first one that has it. */
export const textIn = (text: SlotTexts, locale: Locale): string =>
  text[locale] || text[baseLocale] || (locales.map((other) => text[other]).find(Boolean) ?? '');

/** What of a design fits the slots of its product, and what does not. */
export function fitContent(
  content: ReadyContent,
  customizations: readonly Customization[],
): { content: ReadyContent; issues: Issue[] } {
  const issues: Issue[] = [];
  const note = (issue: ReadyDesignIssue, title: string) => {
    if (!issues.some((one) => one.issue === issue && one.title === title)) issues.push({ issue, title });
  };
  const offers = new Map(customizations.map((offer) => [offer.id, offer]));
  const extraIds = new Set(
    customizations.flatMap(({ kind, extraList }) => (kind === 'extra' ? extraList.map(({ id }) => id) : [])),
  );
  const extraList = content.extraList.filter((id) => extraIds.has(id));
  if (extraList.length < content.extraList.length) note('optionGone', '');
  const slots = content.slots.flatMap((slot): ReadySlot[] => {
    const offer = offers.get(slot.slot);
    if (offer?.kind !== slot.kind) {
      note('slotGone', slot.kind === 'text' ? textIn(slot.text, baseLocale) : '');
      return [];
    }
    const choices = slot.choices.filter((id) => offer.extraList.some((extra) => extra.id === id));
    if (choices.length < slot.choices.length) note('optionGone', offer.title);
    if (slot.kind !== 'text') return [{ ...slot, choices }];
    const { maxLength = Infinity } = offer.limits;
    const fitting = Object.entries(slot.text).filter(([, text]) => countGraphemes(text) <= maxLength);
    if (fitting.length < Object.keys(slot.text).length) note('textTooLong', offer.title);
    return [{ ...slot, choices, text: Object.fromEntries(fitting) }];
  });
  const isEmpty = extraList.length === 0 && slots.every(isBlank);
  if (isEmpty) note('nothingLeft', '');
  return { content: { extraList, slots }, issues };
}

const isBlank = (slot: ReadySlot): boolean =>
  slot.choices.length === 0 &&
  (slot.kind === 'specification' ||
    (Object.keys(slot.look).length === 0 && (slot.kind === 'photo' || textIn(slot.text, baseLocale) === '')));

/** A design as a draft has it, in a language. */
export function draftOf({ extraList, slots }: ReadyContent, locale: Locale): DraftDesign {
  return {
    variantId: null,
    quantity: 1,
    step: 'product',
    extraList,
    acceptedWarningList: [],
    slots: slots.map((slot): FilledSlot => {
      if (slot.kind === 'text') return { ...slot, text: textIn(slot.text, locale) };
      return slot.kind === 'photo' ? { ...slot, photo: null, medium: null } : slot;
    }),
  };
}

/**
 * What is taken over of a draft: its texts in `locale`, while those of other languages stay as `before` has them. Photos and media
 * are left out: they are a customer's own.
 */
export function contentOfDraft(
  { extraList, slots }: Pick<DraftDesign, 'extraList' | 'slots'>,
  locale: Locale,
  before: ReadyContent | null,
): ReadyContent {
  const earlier = new Map(before?.slots.map((slot) => [slot.slot, slot]));
  return {
    extraList,
    slots: slots.flatMap((slot): ReadySlot[] => {
      const { slot: id, choices } = slot;
      if (slot.kind === 'specification')
        return choices.length > 0 ? [{ slot: id, choices, kind: 'specification' }] : [];
      if (slot.kind === 'photo') {
        const { placement: _, ...look } = slot.look;
        const isPlain = choices.length === 0 && Object.keys(look).length === 0;
        return isPlain ? [] : [{ slot: id, choices, kind: 'photo', look }];
      }
      const text = slot.text.trim();
      if (text === '') return [];
      const own = earlier.get(id);
      const others = own?.kind === 'text' ? own.text : {};
      return [{ slot: id, choices, kind: 'text', text: { ...others, [locale]: text }, look: slot.look }];
    }),
  };
}

/** Whether something of it is seen on the product before the customer adds a photo. */
export const isPrinted = ({ slots }: ReadyContent): boolean =>
  slots.some((slot) => slot.kind === 'text' && textIn(slot.text, baseLocale) !== '');

/** A design whose slots and options are called otherwise; those that have no other id are left out. */
export function contentWithIds(
  { extraList, slots }: ReadyContent,
  { slotIds, extraIds }: { slotIds: ReadonlyMap<number, number>; extraIds: ReadonlyMap<number, number> },
): ReadyContent {
  const renamed = (ids: readonly number[]) => ids.flatMap((id) => extraIds.get(id) ?? []);
  return {
    extraList: renamed(extraList),
    slots: slots.flatMap((slot): ReadySlot[] => {
      const id = slotIds.get(slot.slot);
      return id === undefined ? [] : [{ ...slot, slot: id, choices: renamed(slot.choices) }];
    }),
  };
}
