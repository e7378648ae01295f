import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { OrderedCustomization } from '../db/tables.ts';
import type { SignUrl } from './signed-url.ts';
import { arCustomizationOnWire, photoOnWire, type StoredFile } from './stored-files.ts';

type Slot = Pick<OrderedCustomization, 'kind' | 'input' | 'arCustomization'>;

/** The ids of the photos and media in filled slots, to be loaded together. */
export function filesOfSlots(slots: readonly Slot[]): string[] {
  return slots.flatMap(({ kind, input, arCustomization }) => [
    ...(kind === 'photo' && input ? [input] : []),
    ...(arCustomization ? [arCustomization.attachmentId] : []),
  ]);
}

/** A filled slot on the wire; `files` are those that its reader may use, and what is not among them is left out. */
export function slotOnWire(
  slot: OrderedCustomization,
  files: ReadonlyMap<string, StoredFile>,
  signUrl: SignUrl,
): FilledCustomization {
  const { customizationId, kind, title, input, placement, textStyle = null, mat, extraList } = slot;
  const photo = kind === 'photo' && input ? files.get(input) : undefined;
  const medium = slot.arCustomization ? files.get(slot.arCustomization.attachmentId) : undefined;
  return {
    customizationId,
    kind,
    title,
    input,
    photo: photo ? photoOnWire(photo, signUrl) : null,
    placement,
    textStyle,
    ...(mat && { mat }),
    extraList,
    arCustomization: medium ? arCustomizationOnWire(medium, signUrl, slot.arCustomization?.display) : null,
  };
}
