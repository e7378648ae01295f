import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ClientCustomization, Customization } from '@afterimage/contract/customization.ts';
import type { Design, FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { photoLookParts, textLookParts } from '@afterimage/contract/values/looks.ts';
import { photoIn, slotsOf } from '@afterimage/contract/values/slot-wire.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { countSigns } from '@afterimage/scene/signs.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './personalize.words.ts';

type Choices = Pick<
  CartAddition,
  'extraList' | 'productClientCustomizationList' | 'productArCustomizationList' | 'acceptedWarningList'
>;
/** What is known of an uploaded file that the caller may use. */
type UsableFile = { kind: 'photo' | 'medium'; arType: string | null };
/** What is wrong, by the path of the payload's field; a slot that is missing stands under `customization.<id>`. */
type Complaints = Record<string, Say>;
/** Something to be said, once it is known who hears it. */
type Say = (locale: Locale) => string;
const said = (locale: Locale) => inLocale(words, locale);

/** The ids of files that the choices speak of, whether or not they exist. */
export function filesNamed(choices: Choices): string[] {
  const photos = choices.productClientCustomizationList.flatMap(({ input }) => photoIn(input) ?? []);
  const media = choices.productArCustomizationList.map(({ attachmentId }) => attachmentId.toLowerCase());
  return [...photos, ...media];
}

/**
 * Checks the choices of a payload against the slots that its product offers. Answers the design (null: nothing was
 * personalized, the line is plain) or what is wrong. `files` holds the files that the caller may use.
 */
export function personalize(
  offered: readonly Customization[],
  choices: Choices,
  files: ReadonlyMap<string, UsableFile>,
): { personalization: Design | null } | { complaints: Complaints } {
  const complaints: Complaints = {};
  const complain = (path: string, message: Say) => {
    complaints[path] ??= message;
  };
  const filled = checkSlots(offered, choices, files, complain);
  checkMedia(offered, choices, { files, filled }, complain);
  const extraList = chooseExtras(offered, choices.extraList, complain);

  for (const slot of offered)
    if (slot.required && slot.kind !== 'extra' && !filled.has(slot.id))
      complain(`customization.${slot.id}`, missing(slot));
  if (Object.keys(complaints).length > 0) return { complaints };

  const slots = slotsOf(choices, offered).flatMap((slot) => (filled.has(slot.slot) ? [normalized(slot, offered)] : []));
  if (slots.length === 0 && extraList.length === 0) return { personalization: null };
  // A warning is of a slot that holds something; whatever else was accepted has no meaning.
  const acceptedWarningList = (choices.acceptedWarningList ?? []).filter(({ customizationId }) =>
    filled.has(customizationId),
  );
  return { personalization: { extraList, slots, acceptedWarningList } };
}

type Complain = (path: string, message: Say) => void;

/** Answers the slots that hold something; an empty entry is the same as none. */
function checkSlots(
  offered: readonly Customization[],
  choices: Choices,
  files: ReadonlyMap<string, UsableFile>,
  complain: Complain,
): Set<number> {
  const filled = new Set<number>();
  const seen = new Set<number>();
  for (const [index, entry] of choices.productClientCustomizationList.entries()) {
    const path = `productClientCustomizationList.${index}`;
    const slot = offered.find(({ id }) => id === entry.id);
    if (!slot || slot.kind === 'extra') {
      complain(`${path}.id`, (locale) => (slot ? said(locale).extrasElsewhere : said(locale).noSlot));
    } else if (seen.has(slot.id)) {
      complain(`${path}.id`, (locale) => said(locale).filledAlready);
    } else {
      seen.add(slot.id);
      const holds = checkSlot(slot, entry, files, (field, message) => complain(`${path}.${field}`, message));
      if (holds) filled.add(slot.id);
    }
  }
  return filled;
}

/** Answers whether the slot holds something. */
function checkSlot(
  slot: Customization,
  entry: ClientCustomization,
  files: ReadonlyMap<string, UsableFile>,
  complain: Complain,
): boolean {
  const input = textOf(entry.input);
  const chosen = chooseOf(slot, entry.extraList, (message) => complain('extraList', message));
  for (const part of photoLookParts)
    if (entry[part] && slot.kind !== 'photo') complain(part, (locale) => said(locale).onlyPhotos);
  for (const part of textLookParts)
    if (entry[part] && slot.kind !== 'text') complain(part, (locale) => said(locale).onlyTexts);

  if (slot.kind === 'specification') {
    if (input) complain('input', (locale) => said(locale).chooseFromList);
    return chosen.length > 0;
  }
  if (!input) return false;
  const wrong = slot.kind === 'text' ? textFault(slot, input) : photoFault(input, files);
  if (wrong) complain('input', wrong);
  return true;
}

const textOf = (input: string | null): string => (input ?? '').replaceAll(/\r\n?/g, '\n').trim();

/** As a cart keeps a slot: equal choices are equal, and an ordered photo says how it lies. */
function normalized(slot: FilledSlot, offered: readonly Customization[]): FilledSlot {
  const own = offered.find(({ id }) => id === slot.slot)?.extraList ?? [];
  const choices = own.flatMap(({ id }) => (slot.choices.includes(id) ? [id] : []));
  if (slot.kind === 'text') return { ...slot, choices, text: textOf(slot.text) };
  if (slot.kind !== 'photo') return { ...slot, choices };
  return { ...slot, choices, look: { ...slot.look, placement: slot.look.placement ?? asItFits } };
}

function photoFault(input: string, files: ReadonlyMap<string, UsableFile>): Say | null {
  return files.get(photoIn(input) ?? '')?.kind === 'photo' ? null : (locale) => said(locale).photoGone;
}

function textFault({ title, limits }: Customization, text: string): Say | null {
  const { minLength = 0, maxLength, maxLines } = limits;
  const length = countSigns(text);
  if (length < minLength) return (locale) => said(locale).textShort({ title, least: minLength });
  if (maxLength !== undefined && length > maxLength)
    return (locale) => said(locale).textLong({ title, most: maxLength });
  if (maxLines !== undefined && text.split('\n').length > maxLines)
    return (locale) => said(locale).textLines({ title, most: maxLines });
  return null;
}

function checkMedia(
  offered: readonly Customization[],
  choices: Choices,
  { files, filled }: { files: ReadonlyMap<string, UsableFile>; filled: ReadonlySet<number> },
  complain: Complain,
): void {
  const attached = new Set<number>();
  for (const [index, choice] of choices.productArCustomizationList.entries()) {
    const path = `productArCustomizationList.${index}`;
    const { customizationId } = choice;
    const slot = offered.find(({ id }) => id === customizationId);
    const file = files.get(choice.attachmentId.toLowerCase());
    if (slot?.kind !== 'photo' || !slot.limits.arAllowed)
      complain(`${path}.customizationId`, (locale) => said(locale).nothingHere);
    else if (!filled.has(customizationId)) complain(`${path}.customizationId`, (locale) => said(locale).photoFirst);
    else if (attached.has(customizationId))
      complain(`${path}.customizationId`, (locale) => said(locale).attachedAlready);
    else if (file?.kind !== 'medium') complain(`${path}.attachmentId`, (locale) => said(locale).fileGone);
    else if (file.arType !== choice.type) complain(`${path}.type`, (locale) => said(locale).otherKind);
    else attached.add(customizationId);
  }
}

function chooseExtras(slots: readonly Customization[], wanted: readonly number[], complain: Complain): number[] {
  const groups = slots.filter(({ kind }) => kind === 'extra');
  const known = new Set(groups.flatMap(({ extraList }) => extraList.map(({ id }) => id)));
  if (wanted.some((id) => !known.has(id))) complain('extraList', (locale) => said(locale).noExtra);
  return groups.flatMap((group) => {
    const own = wanted.filter((id) => group.extraList.some((extra) => extra.id === id));
    const chosen = chooseOf(group, own, (message) => complain('extraList', message));
    if (group.required && chosen.length === 0) complain(`customization.${group.id}`, missing(group));
    return chosen;
  });
}

/** The chosen ones in the order of the product's list, so that equal choices are equal lines. */
function chooseOf(slot: Customization, wanted: readonly number[], complain: (message: Say) => void): number[] {
  const { title } = slot;
  const chosen = slot.extraList.map(({ id }) => id).filter((id) => wanted.includes(id));
  if (chosen.length < new Set(wanted).size) complain((locale) => said(locale).noChoice({ title }));
  else if (chosen.length < wanted.length) complain((locale) => said(locale).chosenTwice);
  else if (slot.selectionMode === 'SINGLE' && chosen.length > 1)
    complain((locale) => said(locale).oneChoice({ title }));
  return chosen;
}

function missing({ kind, title }: Customization): Say {
  if (kind === 'photo') return (locale) => said(locale).missingPhoto({ title });
  if (kind === 'text') return (locale) => said(locale).missingText({ title });
  return (locale) => said(locale).missingChoice({ title });
}
