import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { withFixedFilter } from '@afterimage/scene/ink.ts';
import { type PhotoArea, photoAreaOf, withinRim } from './photo-area.ts';
import type { SlotUpload } from './photo-uploads.ts';
import type { DisplayedPhoto } from './SlotImage.tsx';

/** A photo that lies in a slot. */
interface SlotPhoto {
  /** Null while the browser cannot show it. */
  displayed: DisplayedPhoto | null;
  /** The shop's own; null while it is still on its way. */
  uploaded: Photo | null;
}

/** A photo's slot as the step shows it. */
export interface SlotView {
  slot: Customization;
  /** Where the photo lies, and all that is printed of it: with its rim where it has one. */
  where: PhotoArea;
  whole: PhotoArea;
  upload: SlotUpload | undefined;
  photo: SlotPhoto | null;
}

interface SlotViewInput {
  slotValue: FilledSlot | undefined;
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
  { slotValue, photos, upload, photoUrls }: SlotViewInput,
): SlotView {
  const whole = photoAreaOf(template, slot);
  const common = { slot, where: whole, whole, upload };
  const own = slotValue?.kind === 'photo' ? slotValue : undefined;
  const viewWithArea = { ...common, where: withinRim(whole, own?.look ?? {}) };
  if (upload?.phase === 'sending') {
    const { photo, placement } = upload;
    const { url, width, height } = photo;
    const displayedPhoto =
      url === null
        ? null
        : { url, width, height, look: withFixedFilter({ ...own?.look, placement }, whole.fixedFilter) };
    return { ...viewWithArea, photo: { displayed: displayedPhoto, uploaded: null } };
  }
  const uploadedPhoto = photos.get(own?.photo ?? '');
  if (!own || !uploadedPhoto) return { ...common, photo: null };
  const { width, height } = uploadedPhoto;
  const url = photoUrls.get(uploadedPhoto.id) ?? uploadedPhoto.url;
  const displayed = { url, width, height, look: withFixedFilter(own.look, whole.fixedFilter) };
  return { ...viewWithArea, photo: { displayed, uploaded: uploadedPhoto } };
}
