import type { Picture, Product } from '@afterimage/contract/catalogue.ts';

/** The pictures of a product in a colour: that colour's own first, then those that belong to no colour. */
export function galleryPictures(
  { image, variation }: Pick<Product, 'image' | 'variation'>,
  colour: string | null,
): Picture[] {
  const own = variation.find(({ color }) => color === colour)?.image;
  if (!own) return image;
  const ofColours = new Set(variation.map(({ image: picture }) => picture.url));
  return [own, ...image.filter(({ url }) => !ofColours.has(url))];
}

/** Where one step from a picture leads; at the ends it goes no further. */
export function stepIn(count: number, index: number, step: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(count - 1, 0));
}

/** Where a key leads in the gallery, or null when it is none of the gallery's. */
export function keyStep(key: string, count: number, index: number): number | null {
  if (key === 'ArrowRight') return stepIn(count, index, 1);
  if (key === 'ArrowLeft') return stepIn(count, index, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? Math.max(count - 1, 0) : null;
}

/**
 * Where the gallery stands after another colour was chosen: at the same place, but at the beginning when the picture
 * there would be the same, so that the new colour is seen.
 */
export function indexAfterColour(before: readonly Picture[], after: readonly Picture[], index: number): number {
  const kept = stepIn(after.length, index, 0);
  return before[index]?.url === after[kept]?.url ? 0 : kept;
}

/** Which picture a scrolled strip shows, by the widths of strip and window. */
export function indexAt(scrollLeft: number, width: number, count: number): number {
  return width > 0 ? stepIn(count, Math.round(Math.abs(scrollLeft) / width), 0) : 0;
}
