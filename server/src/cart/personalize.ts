import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ClientCustomization, Customization, Placement } from '@afterimage/contract/customization.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { countSigns } from '@afterimage/scene/signs.ts';
import type { KeptCustomization, Personalization } from '../db/tables.ts';
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const asItFits: Placement = { zoom: 1, x: 0, y: 0, rotation: 0 };

/** The ids of files that the choices speak of, whether or not they exist. */
export function filesNamed(choices: Choices): string[] {
  const photos = choices.productClientCustomizationList.map(({ input }) => input?.trim() ?? '');
  const media = choices.productArCustomizationList.map(({ attachmentId }) => attachmentId);
  return [...photos.filter((id) => uuid.test(id)), ...media].map((id) => id.toLowerCase());
}

/**
 * Puts the choices of a payload into the slots of its product. Answers what makes the line personal (null: nothing
 * does, the line is plain) or what is wrong with it. `files` holds the files that the caller may use.
 */
export function personalize(
  slots: readonly Customization[],
  choices: Choices,
  files: ReadonlyMap<string, UsableFile>,
): { personalization: Personalization | null } | { complaints: Complaints } {
  const complaints: Complaints = {};
  const complain = (path: string, message: Say) => {
    complaints[path] ??= message;
  };
  const filled = fillSlots(slots, choices, files, complain);
  attachMedia(slots, choices, files, filled, complain);
  const extraList = chooseExtras(slots, choices.extraList, complain);

  for (const slot of slots)
    if (slot.required && slot.kind !== 'extra' && !filled.has(slot.id))
      complain(`customization.${slot.id}`, missing(slot));
  if (Object.keys(complaints).length > 0) return { complaints };

  const customizationList = slots.flatMap((slot) => filled.get(slot.id) ?? []);
  const plain = customizationList.length === 0 && extraList.length === 0;
  // A warning is of a slot that holds something; whatever else was accepted has no meaning.
  const accepted = (choices.acceptedWarningList ?? []).filter(({ customizationId }) => filled.has(customizationId));
  const warnings = accepted.length > 0 ? { acceptedWarningList: accepted } : {};
  return { personalization: plain ? null : { extraList, customizationList, ...warnings } };
}

type Complain = (path: string, message: Say) => void;

function fillSlots(
  slots: readonly Customization[],
  choices: Choices,
  files: ReadonlyMap<string, UsableFile>,
  complain: Complain,
): Map<number, KeptCustomization> {
  const filled = new Map<number, KeptCustomization>();
  const seen = new Set<number>();
  for (const [index, entry] of choices.productClientCustomizationList.entries()) {
    const path = `productClientCustomizationList.${index}`;
    const slot = slots.find(({ id }) => id === entry.id);
    if (!slot || slot.kind === 'extra') {
      complain(`${path}.id`, (locale) => (slot ? said(locale).extrasElsewhere : said(locale).noSlot));
    } else if (seen.has(slot.id)) {
      complain(`${path}.id`, (locale) => said(locale).filledAlready);
    } else {
      seen.add(slot.id);
      const kept = fillSlot(slot, entry, files, (field, message) => complain(`${path}.${field}`, message));
      if (kept) filled.set(slot.id, kept);
    }
  }
  return filled;
}

/** Null when the entry is empty, which is the same as absent. */
function fillSlot(
  slot: Customization,
  entry: ClientCustomization,
  files: ReadonlyMap<string, UsableFile>,
  complain: Complain,
): KeptCustomization | null {
  const input = (entry.input ?? '').replaceAll(/\r\n?/g, '\n').trim();
  const chosen = chooseOf(slot, entry.extraList, (message) => complain('extraList', message));
  const kept = { customizationId: slot.id, extraList: chosen, placement: null, arCustomization: null };
  if (entry.placement && slot.kind !== 'photo') complain('placement', (locale) => said(locale).onlyPhotos);
  if (entry.mat && slot.kind !== 'photo') complain('mat', (locale) => said(locale).onlyPhotosHaveMats);
  if (entry.textStyle && slot.kind !== 'text') complain('textStyle', (locale) => said(locale).onlyTexts);

  if (slot.kind === 'specification') {
    if (input) complain('input', (locale) => said(locale).chooseFromList);
    return chosen.length > 0 ? { ...kept, input: null } : null;
  }
  if (!input) return null;
  if (slot.kind === 'text') {
    const wrong = textFault(slot, input);
    if (wrong) complain('input', wrong);
    return { ...kept, input, ...(entry.textStyle && { textStyle: entry.textStyle }) };
  }
  const id = input.toLowerCase();
  if (files.get(id)?.kind !== 'photo') complain('input', (locale) => said(locale).photoGone);
  return { ...kept, input: id, placement: entry.placement ?? asItFits, ...(entry.mat && { mat: entry.mat }) };
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

function attachMedia(
  slots: readonly Customization[],
  choices: Choices,
  files: ReadonlyMap<string, UsableFile>,
  filled: Map<number, KeptCustomization>,
  complain: Complain,
): void {
  for (const [index, choice] of choices.productArCustomizationList.entries()) {
    const path = `productArCustomizationList.${index}`;
    const slot = slots.find(({ id }) => id === choice.customizationId);
    const photo = filled.get(choice.customizationId);
    const attachmentId = choice.attachmentId.toLowerCase();
    const file = files.get(attachmentId);
    if (slot?.kind !== 'photo' || !slot.limits.arAllowed)
      complain(`${path}.customizationId`, (locale) => said(locale).nothingHere);
    else if (!photo) complain(`${path}.customizationId`, (locale) => said(locale).photoFirst);
    else if (photo.arCustomization) complain(`${path}.customizationId`, (locale) => said(locale).attachedAlready);
    else if (file?.kind !== 'medium') complain(`${path}.attachmentId`, (locale) => said(locale).fileGone);
    else if (file.arType !== choice.type) complain(`${path}.type`, (locale) => said(locale).otherKind);
    else
      photo.arCustomization = { attachmentId, type: choice.type, ...(choice.display && { display: choice.display }) };
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
