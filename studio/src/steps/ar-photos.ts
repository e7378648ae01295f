import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { ArPhoto } from '../ar/ArStep.tsx';
import { printOf } from '../ar/print-photo.ts';
import type { Personal } from '../personal.ts';
import type { usePrint } from '../use-print.ts';

/** The photos of a product that may carry a medium, as they are printed. */
export function arPhotosOf(
  { customizationList }: Pick<ProductDetail, 'customizationList'>,
  { slots, photos }: Pick<Personal, 'slots' | 'photos'>,
  { scene, photoUrls }: Pick<ReturnType<typeof usePrint>, 'scene' | 'photoUrls'>,
): ArPhoto[] {
  return customizationList.flatMap((slot): ArPhoto[] => {
    if (slot.kind !== 'photo' || !slot.limits.arAllowed) return [];
    const slotValue = slots.get(slot.id);
    const photo = slotValue?.kind === 'photo' ? photos.get(slotValue.photo ?? '') : undefined;
    if (slotValue?.kind !== 'photo' || !photo) return [{ slot, print: null }];
    const displayedPhoto = { ...photo, url: photoUrls.get(photo.id) ?? photo.url, look: slotValue.look };
    return [{ slot, print: printOf(scene, slot, displayedPhoto) }];
  });
}
