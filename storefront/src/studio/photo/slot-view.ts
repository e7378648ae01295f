import type { Customization, Placement } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import type { StepEntry } from '../product-customization.state.ts';
import { matted, type PhotoPlace, placeOf } from './photo-place.ts';
import type { SlotUpload } from './photo-uploads.ts';

/** A photo that is seen in a slot; `taken` is the shop's own, absent while it is still on its way. */
interface SeenPhoto {
  width: number;
  height: number;
  url: string | null;
  placement: Placement;
  taken: Photo | null;
}

/** A photo's slot as the step shows it. */
export interface SlotView {
  slot: Customization;
  /** Where the photo lies, and all that is printed of it: with its mat where it has one. */
  where: PhotoPlace;
  whole: PhotoPlace;
  upload: SlotUpload | undefined;
  seen: SeenPhoto | null;
}

/** What is seen of a slot: the photo that is on its way to it, else the one that it has. */
export function slotView(
  slot: Customization,
  template: PrintTemplate,
  entry: StepEntry | undefined,
  upload: SlotUpload | undefined,
  photoUrls: ReadonlyMap<string, string>,
): SlotView {
  const whole = placeOf(template, slot);
  const common = { slot, where: whole, whole, upload };
  const laid = { ...common, where: matted(whole, entry?.mat) };
  if (upload?.phase === 'sending') {
    const { photo, placement } = upload;
    return { ...laid, seen: { width: photo.width, height: photo.height, url: photo.url, placement, taken: null } };
  }
  if (!entry?.file || !entry.value || !entry.size) return { ...common, seen: null };
  const taken = { id: entry.file, url: entry.value, ...entry.size };
  const url = photoUrls.get(taken.id) ?? taken.url;
  return { ...laid, seen: { ...entry.size, url, placement: entry.placement ?? asItFits, taken } };
}
