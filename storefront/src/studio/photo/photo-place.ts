import type { Customization } from '@afterimage/contract/customization.ts';
import type { Place, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';

/** Where a slot's photo is printed. */
export interface PhotoPlace {
  place: Place;
  outline: PrintSurface['outline'];
  bleedMm: number;
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
