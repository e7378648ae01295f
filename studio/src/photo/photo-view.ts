import type { Matrix } from '@afterimage/scene/drawing.ts';
import type { PhotoFrame } from '@afterimage/scene/place-photo.ts';

/** How much of the photo is seen around its place, in millimetres on each side: its bleed, and a little more. */
export function marginOf({ place, bleedMm }: Pick<PhotoFrame, 'place' | 'bleedMm'>): number {
  const longer = Math.max(place.width, place.height);
  return Math.max(bleedMm + longer * 0.02, longer * 0.06);
}

/** How wide the photo's own box is on the page before it is transformed, in CSS pixels: as it just covers its place. */
export function boxWidth({ photo, place, bleedMm }: PhotoFrame, pixelsPerMm: number): number {
  const mmPerPixel = Math.max((place.width + 2 * bleedMm) / photo.width, (place.height + 2 * bleedMm) / photo.height);
  return Math.max(1, Math.round(photo.width * mmPerPixel * pixelsPerMm));
}

/**
 * The CSS transform of the photo's box. `matrix` maps its full-size pixels to millimetres; the view begins `marginMm`
 * beyond the place's top left corner.
 */
export function cssMatrix(
  [a, b, c, d, e, f]: Matrix,
  { photo }: Pick<PhotoFrame, 'photo'>,
  view: { pixelsPerMm: number; marginMm: number; boxWidth: number },
): Matrix {
  const { pixelsPerMm, marginMm } = view;
  const scale = (pixelsPerMm * photo.width) / view.boxWidth;
  return [a * scale, b * scale, c * scale, d * scale, (e + marginMm) * pixelsPerMm, (f + marginMm) * pixelsPerMm];
}
