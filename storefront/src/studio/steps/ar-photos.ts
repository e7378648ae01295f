import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { withinMat } from '@afterimage/scene/mat/mat-place.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import type { ArPhoto } from '../ar/ArStep.tsx';
import type { Personal } from '../personal.ts';

/** The photos of a product that may carry a medium, as they are printed. */
export function arPhotosOf(
  { customizationList }: Pick<ProductDetail, 'customizationList'>,
  { surfaceList }: PrintTemplate,
  { entries }: Pick<Personal, 'entries'>,
  photoUrls: ReadonlyMap<string, string>,
): ArPhoto[] {
  return customizationList.flatMap((slot): ArPhoto[] => {
    if (slot.kind !== 'photo' || !slot.limits.arAllowed) return [];
    const { file = null, value = null, size = null, placement = asItFits, mat } = entries.get(slot.id) ?? {};
    const printed = surfaceList.flatMap(({ bleedMm, itemList }) =>
      itemList.flatMap((item) => (item.kind === 'photo' && item.slot === slot.id ? [{ item, bleedMm }] : [])),
    )[0];
    const { widthMm = 100, heightMm = 150, bleedMm = 0 } = slot.limits;
    const place = printed?.item.place ?? { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
    const own = printed?.item.bleed ? (slot.limits.bleedMm ?? printed.bleedMm) : printed ? 0 : bleedMm;
    const photo = file !== null && value !== null && size ? { id: file, url: value, ...size } : null;
    return [
      {
        slot,
        photo,
        url: file === null ? null : (photoUrls.get(file) ?? value),
        place: mat ? withinMat(place) : place,
        placement,
        bleedMm: mat ? 0 : own,
        ...(mat && { mat: { style: mat, place, bleedMm: own } }),
        ...(printed && { outline: printed.item.outline }),
      },
    ];
  });
}
