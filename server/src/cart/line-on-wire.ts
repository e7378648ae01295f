import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { OrderedCustomization } from '../db/tables.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { arCustomizationOnWire, photoOnWire, type StoredFile } from '../files/stored-files.ts';

/** COLOR and SIZE of a line (S3.6). */
export function attributesOf({ color, size }: { color: string | null; size: string | null }) {
  return [
    ...(color ? [{ key: 'COLOR' as const, value: color }] : []),
    ...(size ? [{ key: 'SIZE' as const, value: size }] : []),
  ];
}

type Slot = Pick<OrderedCustomization, 'input' | 'placement' | 'arCustomization'>;
// Only photos are placed; so a slot with a placement has a photo's id as its input.
const photoIdOf = ({ input, placement }: Slot) => (placement ? input : null);

/** The ids of the photos and media in slots. */
export function filesOf(slots: readonly Slot[]): string[] {
  return slots.flatMap((slot) => [photoIdOf(slot) ?? [], slot.arCustomization?.attachmentId ?? []].flat());
}

/** A filled slot as a reader gets it; a file that is not among `files` is shown as absent. */
export function filledOnWire(
  slot: OrderedCustomization,
  files: ReadonlyMap<string, StoredFile>,
  signUrl: SignUrl,
): FilledCustomization {
  const photo = files.get(photoIdOf(slot) ?? '');
  const medium = files.get(slot.arCustomization?.attachmentId ?? '');
  const { customizationId, kind, title, input, placement, extraList } = slot;
  return {
    customizationId,
    kind,
    title,
    input,
    placement,
    extraList,
    photo: photo ? photoOnWire(photo, signUrl) : null,
    arCustomization: medium ? arCustomizationOnWire(medium, signUrl) : null,
  };
}
