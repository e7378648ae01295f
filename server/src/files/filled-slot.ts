import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { FilledSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { replyOfSlot } from '@afterimage/contract/values/slot-wire.ts';
import type { SignUrl } from './signed-url.ts';
import { arCustomizationOnWire, photoOnWire, type StoredFile } from './stored-files.ts';

/** The ids of the photos in filled slots. */
export const photosOfSlots = (slots: readonly FilledSlot[]): string[] =>
  slots.flatMap((slot) => (slot.kind === 'photo' && slot.photo !== null ? [slot.photo] : []));

const mediaOfSlots = (slots: readonly FilledSlot[]) =>
  slots.flatMap((slot) => (slot.kind === 'photo' && slot.medium ? [slot.medium] : []));

/** The ids of the photos and media in filled slots, to be loaded together. */
export const filesOfSlots = (slots: readonly FilledSlot[]): string[] => [
  ...photosOfSlots(slots),
  ...mediaOfSlots(slots).map(({ attachmentId }) => attachmentId),
];

/** The same without models of the shop's gallery, which belong to no customer. */
export const ownFilesOfSlots = (slots: readonly FilledSlot[]): string[] => [
  ...photosOfSlots(slots),
  ...mediaOfSlots(slots).flatMap(({ attachmentId, type }) => (type === '3D' ? [] : [attachmentId])),
];

/**
 * Slots and their files as they are shown to others: photos and media are called by names with which they are fetched and nothing
 * can be done to them. A photo or medium that is not among `files` is left out.
 */
export function shownSlots(slots: readonly SoldSlot[], files: ReadonlyMap<string, StoredFile>) {
  const shownList = slots.map((slot): SoldSlot => {
    if (slot.kind !== 'photo') return slot;
    const attachmentId = slot.medium && files.get(slot.medium.attachmentId)?.shownId;
    return {
      ...slot,
      photo: (slot.photo && files.get(slot.photo)?.shownId) || null,
      medium: slot.medium && attachmentId ? { ...slot.medium, attachmentId } : null,
    };
  });
  return {
    slots: shownList,
    files: new Map(Array.from(files.values(), (file) => [file.shownId, { ...file, id: file.shownId }])),
  };
}

/** A filled slot on the wire; `files` are those that its reader may use, and what is not among them is left out. */
export function slotOnWire(
  slot: SoldSlot,
  files: ReadonlyMap<string, StoredFile>,
  signUrl: SignUrl,
): FilledCustomization {
  if (slot.kind !== 'photo') return replyOfSlot(slot, { photo: null, arCustomization: null });
  const photo = slot.photo === null ? undefined : files.get(slot.photo);
  const medium = slot.medium ? files.get(slot.medium.attachmentId) : undefined;
  return replyOfSlot(slot, {
    photo: photo ? photoOnWire(photo, signUrl) : null,
    arCustomization: medium ? arCustomizationOnWire(medium, signUrl, slot.medium?.display) : null,
  });
}
