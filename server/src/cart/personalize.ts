import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ClientCustomization, Customization, Placement } from '@afterimage/contract/customization.ts';
import type { KeptCustomization, Personalization } from '../db/tables.ts';

type Choices = Pick<CartAddition, 'extraList' | 'productClientCustomizationList' | 'productArCustomizationList'>;
/** What is known of an uploaded file that the caller may use. */
type UsableFile = { kind: 'photo' | 'medium'; arType: string | null };
/** What is wrong, by the path of the payload's field; a slot that is missing stands under `customization.<id>`. */
type Complaints = Record<string, string>;

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
  const complain = (path: string, message: string) => {
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
  return { personalization: plain ? null : { extraList, customizationList } };
}

type Complain = (path: string, message: string) => void;

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
      complain(`${path}.id`, slot ? 'Extras belong into extraList' : 'This product has no such personalisation');
    } else if (seen.has(slot.id)) {
      complain(`${path}.id`, 'This was filled already');
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
  if (entry.placement && slot.kind !== 'photo') complain('placement', 'Only a photo can be placed');

  if (slot.kind === 'specification') {
    if (input) complain('input', 'Please choose from the list');
    return chosen.length > 0 ? { ...kept, input: null } : null;
  }
  if (!input) return null;
  if (slot.kind === 'text') {
    const wrong = textFault(slot, input);
    if (wrong) complain('input', wrong);
    return { ...kept, input };
  }
  const id = input.toLowerCase();
  if (files.get(id)?.kind !== 'photo') complain('input', 'This photo is not there any more. Please upload it again');
  return { ...kept, input: id, placement: entry.placement ?? asItFits };
}

function textFault(slot: Customization, text: string): string | null {
  const { minLength = 0, maxLength, maxLines } = slot.limits;
  const { length } = Array.from(text);
  if (length < minLength) return `${slot.title} must be at least ${minLength} characters`;
  if (maxLength !== undefined && length > maxLength) return `${slot.title} must be up to ${maxLength} characters`;
  if (maxLines !== undefined && text.split('\n').length > maxLines)
    return maxLines === 1 ? `${slot.title} has one line only` : `${slot.title} has up to ${maxLines} lines`;
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
      complain(`${path}.customizationId`, 'Nothing can be attached here');
    else if (!photo) complain(`${path}.customizationId`, 'Please choose the photo first');
    else if (photo.arCustomization) complain(`${path}.customizationId`, 'This photo has its attachment already');
    else if (file?.kind !== 'medium')
      complain(`${path}.attachmentId`, 'This file is not there any more. Please upload it again');
    else if (file.arType !== choice.type) complain(`${path}.type`, 'This is another kind of file');
    else photo.arCustomization = { attachmentId, type: choice.type };
  }
}

function chooseExtras(slots: readonly Customization[], wanted: readonly number[], complain: Complain): number[] {
  const groups = slots.filter(({ kind }) => kind === 'extra');
  const known = new Set(groups.flatMap(({ extraList }) => extraList.map(({ id }) => id)));
  if (wanted.some((id) => !known.has(id))) complain('extraList', 'This product has no such extra');
  return groups.flatMap((group) => {
    const own = wanted.filter((id) => group.extraList.some((extra) => extra.id === id));
    const chosen = chooseOf(group, own, (message) => complain('extraList', message));
    if (group.required && chosen.length === 0) complain(`customization.${group.id}`, missing(group));
    return chosen;
  });
}

/** The chosen ones in the order of the product's list, so that equal choices are equal lines. */
function chooseOf(slot: Customization, wanted: readonly number[], complain: (message: string) => void): number[] {
  const chosen = slot.extraList.map(({ id }) => id).filter((id) => wanted.includes(id));
  if (chosen.length < new Set(wanted).size) complain(`${slot.title} has no such choice`);
  else if (chosen.length < wanted.length) complain('This was chosen twice');
  else if (slot.selectionMode === 'SINGLE' && chosen.length > 1) complain(`${slot.title} takes one choice only`);
  return chosen;
}

function missing(slot: Customization): string {
  if (slot.kind === 'photo') return `Please add a photo: ${slot.title}`;
  return slot.kind === 'text' ? `Please enter ${slot.title}` : `Please choose: ${slot.title}`;
}
