import type { Customization, InputKind, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PersonalizationStep } from './product-customization.state.ts';
import { words } from './studio.words.ts';
import type { TakenMedium, Work } from './work.ts';

/** What was made so far, for looking up. */
export interface Personal {
  /** By the ids of the slots; empty ones are missing. */
  slots: ReadonlyMap<number, FilledSlot>;
  /** By their ids, with where they can be seen. */
  photos: ReadonlyMap<string, Photo>;
  /** By the ids of the slots: only photos that have a medium. */
  media: ReadonlyMap<number, { medium: TakenMedium; display: MediumDisplay | null }>;
  /** The extras of the whole thing. */
  extraList: readonly number[];
  quantity: number;
}

const kinds: InputKind[] = ['photo', 'text', 'specification', 'extra'];

/** The steps of a product's personalisation: one for each kind of input that it asks for, with its slots as entries. */
export function stepsOf(slots: readonly Customization[]): PersonalizationStep[] {
  return kinds.flatMap((kind): PersonalizationStep[] => {
    const own = slots.filter((slot) => slot.kind === kind);
    if (own.length === 0) return [];
    const data = own.map((slot) => ({ id: slot.id, file: null, value: null, chosen: initialChoices(slot) }));
    return [{ kind, title: words.kinds[kind], status: 'wait', data }];
  });
}

/**
 * The part of the first step in which a slot is filled: texts and choices that depend on a choice or an extra appear below it,
 * photos among the photos.
 */
export function partKindOf(slot: Customization, slots: readonly Customization[]): InputKind {
  if (slot.choiceId === undefined || slot.kind === 'photo') return slot.kind;
  return slots.find(({ extraList }) => extraList.some(({ id }) => id === slot.choiceId))?.kind ?? slot.kind;
}

/** The parts of the first step, in their order: those with a slot that is always offered. */
export const partKindsOf = (slots: readonly Customization[]): InputKind[] =>
  kinds.filter((kind) => slots.some((slot) => slot.choiceId === undefined && slot.kind === kind));

/** Where one must be chosen and one costs nothing, that one is; nothing that costs is ever chosen for a person. */
function initialChoices({ kind, required, selectionMode, extraList }: Customization): number[] {
  const needed = selectionMode === 'SINGLE' && (kind === 'text' || (kind === 'specification' && required));
  const free = needed ? extraList.find(({ price }) => price === 0) : undefined;
  return free ? [free.id] : [];
}

export function personalOf({ content: { slots, extraList, quantity }, photoList, mediumList }: Work): Personal {
  const mediumById = new Map(mediumList.map((medium) => [medium.attachmentId, medium]));
  const media = slots.flatMap((slot) => {
    const photoMedium = slot.kind === 'photo' ? slot.medium : null;
    const medium = photoMedium && mediumById.get(photoMedium.attachmentId);
    return medium ? [[slot.slot, { medium, display: photoMedium.display ?? null }] as const] : [];
  });
  return {
    slots: new Map(slots.map((slot) => [slot.slot, slot])),
    photos: new Map(photoList.map((photo) => [photo.id, photo])),
    media: new Map(media),
    extraList,
    quantity,
  };
}

/** Whether some photo of the product may carry a medium. */
export const takesMedia = (slots: readonly Customization[]): boolean =>
  slots.some(({ kind, limits }) => kind === 'photo' && limits.arAllowed === true);

/** A text as the shop stores it; nothing for what is no text. */
export function textOf(slot: FilledSlot | undefined): string {
  return slot?.kind === 'text' ? slot.text.replaceAll(/\r\n?/g, '\n').trim() : '';
}

/** The ids of what is chosen in a slot, in the order in which it is offered. */
export function choicesOf(
  { id, kind, extraList }: Pick<Customization, 'id' | 'kind' | 'extraList'>,
  personal: Pick<Personal, 'slots' | 'extraList'>,
): number[] {
  const selectedIds = kind === 'extra' ? personal.extraList : (personal.slots.get(id)?.choices ?? []);
  return extraList.flatMap((extra) => (selectedIds.includes(extra.id) ? [extra.id] : []));
}

/** Whether a slot holds something; an empty one is the same as none, whatever font was chosen for it. */
export function isFilled(offer: Customization, personal: Pick<Personal, 'slots' | 'extraList'>): boolean {
  const slot = personal.slots.get(offer.id);
  if (offer.kind === 'photo') return slot?.kind === 'photo' && slot.photo !== null;
  if (offer.kind === 'text') return textOf(slot) !== '';
  return choicesOf(offer, personal).length > 0;
}

/** What was chosen in a slot for a price, as far as it counts. */
export function selectedChoices(offer: Customization, personal: Pick<Personal, 'slots' | 'extraList'>) {
  if (!isFilled(offer, personal)) return [];
  const selectedIds = choicesOf(offer, personal);
  return offer.extraList.filter(({ id }) => selectedIds.includes(id));
}
