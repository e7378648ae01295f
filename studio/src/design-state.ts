import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot, PhotoSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import { isBlank } from '@afterimage/contract/values/slot-wire.ts';
import { arDataOf, type ArCustomizationState, type ArMediaItem } from './ar-customization.state.ts';
import { stepsOf } from './personal.ts';
import type { PersonalizationStep, ProductCustomizationState, StepEntry } from './product-customization.state.ts';
import type { Work } from './work.ts';

/**
 * The one place where the two groups of the state that the specification names (S3.14, S3.15) become a design, and are
 * made of one.
 */

type RestoredState = Pick<
  ProductCustomizationState,
  'personalizationSteps' | 'quantity' | 'acceptedWarningList' | 'variantId' | 'customizationStep'
>;

/** What the two groups hold. Empty slots are left out. */
export function workOf(
  { personalizationSteps, quantity, acceptedWarningList, variantId, customizationStep: step }: RestoredState,
  { mediaItems }: Pick<ArCustomizationState, 'mediaItems'>,
): Work {
  const entries = personalizationSteps.flatMap(({ kind, data }) => data.map((entry) => ({ kind, entry })));
  const media = new Map(mediaItems.map((item) => [item.id, item]));
  const slots = entries.flatMap(({ kind, entry }): FilledSlot[] => {
    if (kind === 'extra') return [];
    const slot = slotOf(kind, entry, media.get(entry.id));
    return isBlank(slot) && !(slot.kind === 'photo' && slot.medium) ? [] : [slot];
  });
  const extraList = entries.flatMap(({ kind, entry }) => (kind === 'extra' ? (entry.chosen ?? []) : []));
  return {
    content: { variantId, quantity, step, extraList, slots, acceptedWarningList },
    photoList: entries.flatMap(({ kind, entry }) => (kind === 'photo' ? (photoOf(entry) ?? []) : [])),
    mediumList: mediaItems.flatMap(({ medium }) => medium ?? []),
  };
}

function slotOf(kind: FilledSlot['kind'], entry: StepEntry, item: ArMediaItem | undefined): FilledSlot {
  const common = { slot: entry.id, choices: entry.chosen ?? [] };
  if (kind === 'specification') return { ...common, kind, ...(entry.month !== undefined && { month: entry.month }) };
  const { textStyle, ...photoLook } = entry.look ?? {};
  if (kind === 'text') return { ...common, kind, text: entry.value ?? '', look: textStyle ? { textStyle } : {} };
  return { ...common, kind, photo: entry.file, look: photoLook, medium: mediumOf(item) };
}

function mediumOf(item: ArMediaItem | undefined): PhotoSlot['medium'] {
  if (!item?.medium) return null;
  const { attachmentId, type } = item.medium;
  return { attachmentId, type, ...(item.display && { display: item.display }) };
}

const photoOf = ({ file, value, size }: StepEntry): Photo | null =>
  file !== null && value !== null && size ? { id: file, url: value, ...size } : null;

/** What the two groups are to hold, for the slots that the product offers today. */
export interface DesignState extends Pick<ProductCustomizationState, 'quantity' | 'acceptedWarningList'> {
  steps: PersonalizationStep[];
  mediaItems: ArMediaItem[];
  /** The slots whose files are gone. */
  expired: number[];
}

/** The state of a design: what no longer fits the product is dropped. */
export function stateOf(
  { content, photoList, mediumList }: Work,
  customizations: readonly Customization[],
): DesignState {
  const slotsById = new Map(content.slots.map((slot) => [slot.slot, slot]));
  const photos = new Map(photoList.map((photo) => [photo.id, photo]));
  const extras = new Set(content.extraList);
  const expiredSlots = new Set<number>();

  const entryOf = (offer: Customization, fresh: StepEntry): StepEntry => {
    const ids = offer.extraList.map(({ id }) => id);
    if (offer.kind === 'extra') return { ...fresh, chosen: ids.filter((id) => extras.has(id)) };
    const slot = slotsById.get(offer.id);
    if (slot?.kind !== offer.kind) return fresh;
    const availableChoices = ids.filter((id) => slot.choices.includes(id));
    const chose = {
      ...fresh,
      chosen: availableChoices.length > 0 || !offer.required ? availableChoices : (fresh.chosen ?? []),
    };
    if (slot.kind === 'specification')
      return { ...chose, ...(slot.month !== undefined && availableChoices.length > 0 && { month: slot.month }) };
    const look = Object.keys(slot.look).length > 0 ? { look: slot.look } : {};
    if (slot.kind === 'text') return { ...chose, value: slot.text || null, ...look };
    if (slot.photo === null) return { ...chose, ...look };
    const photo = photos.get(slot.photo);
    if (photo) return { ...chose, ...filledWith(photo), ...look };
    expiredSlots.add(offer.id);
    return chose;
  };

  const offers = new Map(customizations.map((offer) => [offer.id, offer]));
  const steps = stepsOf(customizations).map((step) => ({
    ...step,
    data: step.data.map((fresh) => {
      const offer = offers.get(fresh.id);
      return offer ? entryOf(offer, fresh) : fresh;
    }),
  }));
  const media = new Map(mediumList.map((medium) => [medium.attachmentId, medium]));
  const mediaItems = content.slots.flatMap((slot): ArMediaItem[] => {
    if (slot.kind !== 'photo' || !slot.medium || !offers.get(slot.slot)?.limits.arAllowed) return [];
    const medium = media.get(slot.medium.attachmentId);
    if (medium) return [{ id: slot.slot, ARdata: arDataOf(medium), medium, display: slot.medium.display ?? null }];
    expiredSlots.add(slot.slot);
    return [];
  });
  const { quantity, acceptedWarningList } = content;
  return { steps, mediaItems, quantity, acceptedWarningList, expired: [...expiredSlots] };
}

/** An entry's own parts when a photo lies in it. */
export const filledWith = ({ id, url, width, height }: Photo): Pick<StepEntry, 'file' | 'value' | 'size'> => ({
  file: id,
  value: url,
  size: { width, height },
});
