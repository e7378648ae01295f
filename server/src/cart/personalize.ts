import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ClientCustomization, Customization } from '@afterimage/contract/customization.ts';
import type { Design, FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { photoLookParts, textLookParts } from '@afterimage/contract/values/looks.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import { photoIn, slotsOf } from '@afterimage/contract/values/slot-wire.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { isStartOf, startMonth } from '@afterimage/scene/calendar/months.ts';
import { startOf } from '@afterimage/scene/calendar/start-of.ts';
import { datesText, readDates } from '@afterimage/scene/calendar/own-dates.ts';
import { countGraphemes } from '@afterimage/scene/graphemes.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale, LocalizedMessage } from '@afterimage/words/locale.ts';
import { words } from './personalize.words.ts';

type Choices = Pick<
  CartAddition,
  'extraList' | 'productClientCustomizationList' | 'productArCustomizationList' | 'acceptedWarningList'
>;
/** What is known of an uploaded file that the caller may use. */
type UsableFile = { kind: 'photo' | 'medium'; arType: string | null };
/** What is wrong, by the path of the payload's field; a slot that is missing stands under `customization.<id>`. */
type Complaints = Record<string, LocalizedMessage>;
const messagesIn = (locale: Locale) => inLocale(words, locale);

/** The ids of files that the choices speak of, whether or not they exist. */
export function fileIdsIn(choices: Choices): string[] {
  const photos = choices.productClientCustomizationList.flatMap(({ input }) => photoIn(input) ?? []);
  const media = choices.productArCustomizationList.map(({ attachmentId }) => attachmentId.toLowerCase());
  return [...photos, ...media];
}

/** The context of a payload: the files that the caller may use, the caller's language, and the date, as `2027-01-31`. */
export interface Circumstances {
  files: ReadonlyMap<string, UsableFile>;
  locale: Locale;
  today: string;
}

/**
 * Checks the choices of a payload against the slots that its product offers. Answers the design (null: nothing was
 * personalized, the line is plain) or what is wrong.
 */
export function personalize(
  customizations: readonly Customization[],
  choices: Choices,
  circumstances: Circumstances,
): { personalization: Design | null } | { complaints: Complaints } {
  const { files } = circumstances;
  const complaints: Complaints = {};
  const complain = (path: string, message: LocalizedMessage) => {
    complaints[path] ??= message;
  };
  const chosenIds = new Set([
    ...choices.extraList,
    ...choices.productClientCustomizationList.flatMap(({ extraList }) => extraList),
  ]);
  const offeredCustomizations = offeredSlots(customizations, chosenIds);
  const slotValues = checkSlots(customizations, choices, circumstances, complain);
  refuseWithoutChoice(customizations, { filled: slotValues, offered: offeredCustomizations }, choices, complain);
  checkMedia(customizations, choices, { files, filled: slotValues }, complain);
  const extraList = chooseExtras(customizations, choices.extraList, complain);

  for (const slot of offeredCustomizations)
    if (slot.required && slot.kind !== 'extra' && !slotValues.has(slot.id))
      complain(`customization.${slot.id}`, missing(slot));
  if (Object.keys(complaints).length > 0) return { complaints };

  const slots = slotsOf(choices, customizations).flatMap((slot) =>
    slotValues.has(slot.slot) ? [normalized(slot, customizations, circumstances)] : [],
  );
  if (slots.length === 0 && extraList.length === 0) return { personalization: null };
  // A warning is of a slot that holds something; whatever else was accepted has no meaning.
  const acceptedWarningList = (choices.acceptedWarningList ?? []).filter(({ customizationId }) =>
    slotValues.has(customizationId),
  );
  return { personalization: { extraList, slots, acceptedWarningList } };
}

type Complain = (path: string, message: LocalizedMessage) => void;

/** A slot that belongs to a choice may be filled only with that choice: otherwise it would be printed without being paid. */
function refuseWithoutChoice(
  customizations: readonly Customization[],
  { filled, offered }: { filled: ReadonlySet<number>; offered: readonly Customization[] },
  { productClientCustomizationList: entries }: Choices,
  complain: Complain,
): void {
  const titles = new Map(customizations.flatMap(({ extraList }) => extraList.map(({ id, title }) => [id, title])));
  for (const [index, { id }] of entries.entries()) {
    const slot = customizations.find((one) => one.id === id);
    if (!slot?.choiceId || !filled.has(id) || offered.includes(slot)) continue;
    const title = titles.get(slot.choiceId) ?? slot.title;
    complain(`productClientCustomizationList.${index}.id`, (locale) => messagesIn(locale).choiceFirst({ title }));
  }
}

/** Answers the slots that hold something; an empty entry is the same as none. */
function checkSlots(
  customizations: readonly Customization[],
  choices: Choices,
  circumstances: Circumstances,
  complain: Complain,
): Set<number> {
  const filledSlotIds = new Set<number>();
  const visitedSlotIds = new Set<number>();
  for (const [index, entry] of choices.productClientCustomizationList.entries()) {
    const path = `productClientCustomizationList.${index}`;
    const slot = customizations.find(({ id }) => id === entry.id);
    if (!slot || slot.kind === 'extra') {
      complain(`${path}.id`, (locale) => (slot ? messagesIn(locale).extrasElsewhere : messagesIn(locale).noSlot));
    } else if (visitedSlotIds.has(slot.id)) {
      complain(`${path}.id`, (locale) => messagesIn(locale).filledAlready);
    } else {
      visitedSlotIds.add(slot.id);
      const holds = checkSlot(slot, entry, circumstances, (field, message) => complain(`${path}.${field}`, message));
      if (holds) filledSlotIds.add(slot.id);
    }
  }
  return filledSlotIds;
}

/** Answers whether the slot holds something. */
function checkSlot(
  slot: Customization,
  entry: ClientCustomization,
  circumstances: Circumstances,
  complain: Complain,
): boolean {
  const input = textOf(entry.input);
  const selectedExtras = chooseOf(slot, entry.extraList, (message) => complain('extraList', message));
  for (const part of photoLookParts)
    if (entry[part] && slot.kind !== 'photo') complain(part, (locale) => messagesIn(locale).onlyPhotos);
  for (const part of textLookParts)
    if (entry[part] && slot.kind !== 'text') complain(part, (locale) => messagesIn(locale).onlyTexts);

  checkMonth(slot, entry, circumstances, complain);
  if (slot.kind === 'specification') {
    if (input) complain('input', (locale) => messagesIn(locale).chooseFromList);
    return selectedExtras.length > 0;
  }
  if (!input) return false;
  const wrong =
    slot.kind === 'text' ? textFault(slot, input, circumstances.locale) : photoFault(input, circumstances.files);
  if (wrong) complain('input', wrong);
  return true;
}

/** A month belongs to the choice of a calendar's start, must suit it, and is required when the customer has to name it. */
function checkMonth(
  slot: Customization,
  { month, extraList }: ClientCustomization,
  { today }: Circumstances,
  complain: Complain,
): void {
  const start = startOf(slot, extraList);
  if (month === undefined) {
    if (start === 'named') complain('month', (locale) => messagesIn(locale).missingMonth({ title: slot.title }));
  } else if (start === undefined) complain('month', (locale) => messagesIn(locale).onlyStarts);
  else if (!isStartOf(start, month, today))
    complain('month', (locale) => messagesIn(locale).otherMonth({ title: slot.title }));
}

export const textOf = (input: string | null): string => (input ?? '').replaceAll(/\r\n?/g, '\n').trim();

/** As a cart keeps a slot: equal choices are equal, and an ordered photo says how it lies. */
export function normalized(
  slot: FilledSlot,
  customizations: readonly Customization[],
  { locale, today }: Omit<Circumstances, 'files'>,
): FilledSlot {
  const offer = customizations.find(({ id }) => id === slot.slot);
  const choices = (offer?.extraList ?? []).flatMap(({ id }) => (slot.choices.includes(id) ? [id] : []));
  if (slot.kind === 'text') {
    const text = textOf(slot.text);
    // Read in the language in which it was written: that of the order may be another one.
    return {
      ...slot,
      choices,
      text: offer?.limits.format === 'dates' ? datesText(readDates(text, locale).dates) : text,
    };
  }
  if (slot.kind !== 'photo') {
    const start = offer && startOf(offer, choices);
    return { ...slot, choices, ...(start !== undefined && { month: slot.month ?? startMonth(start, today) }) };
  }
  return { ...slot, choices, look: { ...slot.look, placement: slot.look.placement ?? asItFits } };
}

function photoFault(input: string, files: ReadonlyMap<string, UsableFile>): LocalizedMessage | null {
  return files.get(photoIn(input) ?? '')?.kind === 'photo' ? null : (locale) => messagesIn(locale).photoGone;
}

function textFault({ title, limits }: Customization, text: string, writtenIn: Locale): LocalizedMessage | null {
  const { minLength = 0, maxLength, maxLines, format } = limits;
  const length = countGraphemes(text);
  if (length < minLength) return (locale) => messagesIn(locale).textShort({ title, least: minLength });
  if (maxLength !== undefined && length > maxLength)
    return (locale) => messagesIn(locale).textLong({ title, most: maxLength });
  if (maxLines !== undefined && text.split('\n').length > maxLines)
    return (locale) => messagesIn(locale).textLines({ title, most: maxLines });
  const [unreadLine] = format === 'dates' ? readDates(text, writtenIn).unread : [];
  return unreadLine ? (locale) => messagesIn(locale).noDate({ line: unreadLine.line, text: unreadLine.text }) : null;
}

function checkMedia(
  customizations: readonly Customization[],
  choices: Choices,
  { files, filled }: { files: ReadonlyMap<string, UsableFile>; filled: ReadonlySet<number> },
  complain: Complain,
): void {
  const attached = new Set<number>();
  for (const [index, choice] of choices.productArCustomizationList.entries()) {
    const path = `productArCustomizationList.${index}`;
    const { customizationId } = choice;
    const slot = customizations.find(({ id }) => id === customizationId);
    const file = files.get(choice.attachmentId.toLowerCase());
    if (slot?.kind !== 'photo' || !slot.limits.arAllowed)
      complain(`${path}.customizationId`, (locale) => messagesIn(locale).nothingHere);
    else if (!filled.has(customizationId))
      complain(`${path}.customizationId`, (locale) => messagesIn(locale).photoFirst);
    else if (attached.has(customizationId))
      complain(`${path}.customizationId`, (locale) => messagesIn(locale).attachedAlready);
    else if (file?.kind !== 'medium') complain(`${path}.attachmentId`, (locale) => messagesIn(locale).fileGone);
    else if (file.arType !== choice.type) complain(`${path}.type`, (locale) => messagesIn(locale).otherKind);
    else attached.add(customizationId);
  }
}

function chooseExtras(slots: readonly Customization[], requestedIds: readonly number[], complain: Complain): number[] {
  const groups = slots.filter(({ kind }) => kind === 'extra');
  const extraIds = new Set(groups.flatMap(({ extraList }) => extraList.map(({ id }) => id)));
  if (requestedIds.some((id) => !extraIds.has(id))) complain('extraList', (locale) => messagesIn(locale).noExtra);
  return groups.flatMap((group) => {
    const own = requestedIds.filter((id) => group.extraList.some((extra) => extra.id === id));
    const selectedExtras = chooseOf(group, own, (message) => complain('extraList', message));
    if (group.required && selectedExtras.length === 0) complain(`customization.${group.id}`, missing(group));
    return selectedExtras;
  });
}

/** The chosen ones in the order of the product's list, so that equal choices are equal lines. */
function chooseOf(
  slot: Customization,
  requestedIds: readonly number[],
  complain: (message: LocalizedMessage) => void,
): number[] {
  const { title } = slot;
  const selectedExtras = slot.extraList.map(({ id }) => id).filter((id) => requestedIds.includes(id));
  if (selectedExtras.length < new Set(requestedIds).size) complain((locale) => messagesIn(locale).noChoice({ title }));
  else if (selectedExtras.length < requestedIds.length) complain((locale) => messagesIn(locale).chosenTwice);
  else if (slot.selectionMode === 'SINGLE' && selectedExtras.length > 1)
    complain((locale) => messagesIn(locale).oneChoice({ title }));
  return selectedExtras;
}

function missing({ kind, title }: Customization): LocalizedMessage {
  if (kind === 'photo') return (locale) => messagesIn(locale).missingPhoto({ title });
  if (kind === 'text') return (locale) => messagesIn(locale).missingText({ title });
  return (locale) => messagesIn(locale).missingChoice({ title });
}
