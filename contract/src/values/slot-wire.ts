import type { CartAddition } from '../cart.ts';
import type { Customization, FilledCustomization, MediumOnPhoto } from '../customization.ts';
import type { DraftContent, DraftDesign } from '../drafts.ts';
import type { FilledSlot, SoldSlot } from '../filled-slot.ts';
import type { Look, PhotoLook, TextLook } from '../look.ts';
import { photoLookParts, textLookParts } from './looks.ts';

/**
 * The one place where a filled slot becomes what the specification sends (S3.8), and is read from it. No schema is
 * imported, so that browsers may use it.
 */

/** The two lists in which the add-to-cart payload has its slots. */
type SlotLists = Pick<CartAddition, 'productClientCustomizationList' | 'productArCustomizationList'>;
type SlotEntry = SlotLists['productClientCustomizationList'][number];
type SlotDeclaration = Pick<Customization, 'id' | 'kind'>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a photo that an `input` gives, in small letters as the database has it; null when it is none. */
export const photoIn = (input: string | null | undefined): string | null =>
  input && uuid.test(input.trim()) ? input.trim().toLowerCase() : null;

/** Those parts that are given; what is null or undefined is left out. */
function partsOf<Part extends keyof Look>(
  parts: readonly Part[],
  look: { [Name in Part]?: Look[Name] | null },
): Pick<Look, Part> {
  const entries = parts.flatMap((part) => (look[part] == null ? [] : [[part, look[part]]]));
  return Object.fromEntries(entries) as Pick<Look, Part>;
}

type NullableLook = { [Part in keyof Look]?: Look[Part] | null };
const photoLookIn = (look: NullableLook): PhotoLook => partsOf(photoLookParts, look);
const textLookIn = (look: NullableLook): TextLook => partsOf(textLookParts, look);

function mediumIn({
  attachmentId,
  type,
  display,
}: Omit<MediumOnPhoto, 'display'> & { display?: MediumOnPhoto['display'] | null }) {
  return { attachmentId: attachmentId.toLowerCase(), type, ...(display && { display }) };
}

/** A slot of an order as a reply has it. */
export function slotOfReply(reply: FilledCustomization): SoldSlot {
  const { customizationId: slot, kind, title, input, extraList: sold, arCustomization, month } = reply;
  const common = { slot, choices: sold.map(({ id }) => id), title, sold };
  if (kind === 'text') return { ...common, kind, text: input ?? '', look: textLookIn(reply) };
  if (kind !== 'photo') return { ...common, kind: 'specification', ...(month !== undefined && { month }) };
  const medium = arCustomization && mediumIn(arCustomization);
  return { ...common, kind, photo: input, look: photoLookIn(reply), medium };
}

/** The same the other way; `files` are the uploads in it, as far as they exist and its reader may use them. */
export function replyOfSlot(
  slot: SoldSlot,
  { photo, arCustomization }: Pick<FilledCustomization, 'photo' | 'arCustomization'>,
): FilledCustomization {
  const { slot: customizationId, kind, title, sold: extraList } = slot;
  const look = { placement: null, textStyle: null, ...lookOf(slot) };
  const input = inputOf(slot);
  return { customizationId, kind, title, input, photo, ...look, ...monthOf(slot), extraList, arCustomization };
}

const lookOf = (slot: FilledSlot): Look => (slot.kind === 'specification' ? {} : slot.look);

const monthOf = (slot: FilledSlot): { month?: string } =>
  slot.kind === 'specification' && slot.month !== undefined ? { month: slot.month } : {};

const inputOf = (slot: FilledSlot): string | null =>
  slot.kind === 'photo' ? slot.photo : slot.kind === 'text' ? slot.text || null : null;

/** What a slot holds, as the payload has it and the change of a project. */
export const contentOf = (slot: FilledSlot): Omit<SlotEntry, 'id'> => ({
  input: inputOf(slot),
  extraList: [...slot.choices],
  ...lookOf(slot),
  ...monthOf(slot),
});

/** The lists of the payload; a slot in which there is nothing is left out. */
export function listsOf(slots: readonly FilledSlot[]): SlotLists {
  return {
    productClientCustomizationList: slots.flatMap((slot) =>
      isBlank(slot) ? [] : [{ id: slot.slot, ...contentOf(slot) }],
    ),
    productArCustomizationList: slots.flatMap((slot) =>
      slot.kind === 'photo' && slot.medium ? [{ customizationId: slot.slot, ...slot.medium }] : [],
    ),
  };
}

/** Whether there is nothing in a slot that a payload could say; a medium stands in a list of its own. */
export const isBlank = (slot: FilledSlot): boolean =>
  inputOf(slot) === null && slot.choices.length === 0 && Object.keys(lookOf(slot)).length === 0;

/**
 * The slots of a payload, in the order in which the product offers them. What the product does not offer, and what does
 * not belong to the kind of its slot, is left out: whoever has to refuse it looks at the payload.
 */
export function slotsOf(lists: SlotLists, declarations: readonly SlotDeclaration[]): FilledSlot[] {
  return declarations.flatMap(({ id, kind }): FilledSlot[] => {
    const entry = lists.productClientCustomizationList.find((one) => one.id === id);
    const choice = lists.productArCustomizationList.find(({ customizationId }) => customizationId === id);
    const medium = choice && kind === 'photo' ? mediumIn(choice) : null;
    if (kind === 'extra' || (!entry && !medium)) return [];
    const slot = slotIn(id, kind, entry, medium);
    return medium || !isBlank(slot) ? [slot] : [];
  });
}

function slotIn(
  slot: number,
  kind: FilledSlot['kind'],
  entry: SlotEntry | undefined,
  medium: MediumOnPhoto | null,
): FilledSlot {
  const common = { slot, choices: [...(entry?.extraList ?? [])] };
  if (kind === 'photo')
    return { ...common, kind, photo: photoIn(entry?.input), look: photoLookIn(entry ?? {}), medium };
  if (kind === 'text') return { ...common, kind, text: entry?.input ?? '', look: textLookIn(entry ?? {}) };
  return { ...common, kind, ...(entry?.month !== undefined && { month: entry.month }) };
}

/** A draft as its calls have it. */
export function draftContentOf({ slots, ...rest }: DraftDesign): DraftContent {
  return { version: 1, ...rest, ...listsOf(slots) };
}

/** A draft as it is stored. */
export function draftDesignOf(content: DraftContent, declarations: readonly SlotDeclaration[]): DraftDesign {
  const { version: _, productClientCustomizationList, productArCustomizationList, ...rest } = content;
  return { ...rest, slots: slotsOf({ productClientCustomizationList, productArCustomizationList }, declarations) };
}
