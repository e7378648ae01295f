import type { Customization } from '@afterimage/contract/customization.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { Place, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { matWidthMm, withinMat } from '@afterimage/scene/mat/mat-place.ts';

/** Where a slot's photo is printed. */
export interface PhotoPlace {
  place: Place;
  outline: PrintSurface['outline'];
  bleedMm: number;
  /** How wide the mat round it is, and what goes on beyond its edge in place of the photo. */
  mat?: { style: MatStyle; wideMm: number; bleedMm: number };
}

/** The place of a photo's slot on the template; a slot that it lacks is a surface of its own. */
export function placeOf(template: PrintTemplate, { id, limits }: Pick<Customization, 'id' | 'limits'>): PhotoPlace {
  for (const surface of template.surfaceList)
    for (const item of surface.itemList)
      if (item.kind === 'photo' && item.slot === id)
        return {
          place: item.place,
          outline: item.outline,
          bleedMm: item.bleed ? (limits.bleedMm ?? surface.bleedMm) : 0,
        };
  const { widthMm = 90, heightMm = 120, bleedMm = 0 } = limits;
  return { place: { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 }, outline: 'rectangle', bleedMm };
}

/** The same place once there is a mat in it: the photo lies within. */
export function matted(where: PhotoPlace, style: MatStyle | undefined): PhotoPlace {
  if (!style) return where;
  const { place, outline, bleedMm } = where;
  return { place: withinMat(place), outline, bleedMm: 0, mat: { style, wideMm: matWidthMm(place), bleedMm } };
}
