import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { type PhotoPlace, placeOf, withinRim } from './photo-place.ts';
import type { SlotUpload } from './photo-uploads.ts';
import type { ShownPhoto } from './SlotImage.tsx';

/** A photo that lies in a slot. */
interface SeenPhoto {
  /** Null while the browser cannot show it. */
  shown: ShownPhoto | null;
  /** The shop's own; null while it is still on its way. */
  taken: Photo | null;
}

/** A photo's slot as the step shows it. */
export interface SlotView {
  slot: Customization;
  /** Where the photo lies, and all that is printed of it: with its rim where it has one. */
  where: PhotoPlace;
  whole: PhotoPlace;
  upload: SlotUpload | undefined;
  seen: SeenPhoto | null;
}

interface Given {
  filled: FilledSlot | undefined;
  /** By their ids. */
  photos: ReadonlyMap<string, Photo>;
  upload: SlotUpload | undefined;
  /** Where photos are seen, by their ids, when not at their own addresses. */
  photoUrls: ReadonlyMap<string, string>;
}

/** What is seen of a slot: the photo that is on its way to it, else the one that it has. */
export function slotView(
  slot: Customization,
  template: PrintTemplate,
  { filled, photos, upload, photoUrls }: Given,
): SlotView {
  const whole = placeOf(template, slot);
  const common = { slot, where: whole, whole, upload };
  const own = filled?.kind === 'photo' ? filled : undefined;
  const laid = { ...common, where: withinRim(whole, own?.look ?? {}) };
  if (upload?.phase === 'sending') {
    const { photo, placement } = upload;
    const { url, width, height } = photo;
    const shown = url === null ? null : { url, width, height, look: { ...own?.look, placement } };
    return { ...laid, seen: { shown, taken: null } };
  }
  const taken = photos.get(own?.photo ?? '');
  if (!own || !taken) return { ...common, seen: null };
  const { width, height } = taken;
  const url = photoUrls.get(taken.id) ?? taken.url;
  return { ...laid, seen: { shown: { url, width, height, look: own.look }, taken } };
}
