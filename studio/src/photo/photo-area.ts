import type { Customization } from '@afterimage/contract/customization.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { PrintArea, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { fixedFilterOf } from '@afterimage/scene/ink.ts';
import { matWidthMm, withinMat } from '@afterimage/scene/mat/mat-frame.ts';

/** Where a slot's photo is printed. */
export interface PhotoArea {
  place: PrintArea;
  outline: PrintSurface['outline'];
  bleedMm: number;
  /** The lowest resolution at which a photo is sharp on this material, in dots per inch. */
  sharpDpi?: number | undefined;
  /** An engraving or a choice sets the photo's colors: customers cannot choose a filter. */
  fixedFilter?: PhotoLook['filter'];
  /** What is printed round the photo: how wide it is, and how far it goes on beyond its edge in place of the photo. */
  rim?: { wideMm: number; bleedMm: number };
}

/** The place of a photo's slot on the template; a slot that it lacks is a surface of its own. */
export function photoAreaOf(template: PrintTemplate, { id, limits }: Pick<Customization, 'id' | 'limits'>): PhotoArea {
  for (const surface of template.surfaceList)
    for (const item of surface.itemList)
      if (item.kind === 'photo' && item.slot === id)
        return {
          place: item.place,
          outline: item.outline,
          bleedMm: item.bleed ? (limits.bleedMm ?? surface.bleedMm) : 0,
          sharpDpi: surface.sharpDpi,
          fixedFilter: fixedFilterOf(surface, item),
        };
  const { widthMm = 90, heightMm = 120, bleedMm = 0 } = limits;
  return { place: { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 }, outline: 'rectangle', bleedMm };
}

/** The place that is left for the photo: within its mat, where it has one. */
export function withinRim(where: PhotoArea, { mat }: PhotoLook): PhotoArea {
  if (!mat) return where;
  const { place, outline, bleedMm, sharpDpi, fixedFilter } = where;
  return {
    place: withinMat(place),
    outline,
    sharpDpi,
    fixedFilter,
    bleedMm: 0,
    rim: { wideMm: matWidthMm(place), bleedMm },
  };
}
