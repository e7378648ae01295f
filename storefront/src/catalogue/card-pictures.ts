import type { Picture, Product } from '@afterimage/contract/catalogue.ts';
import { galleryPictures } from './product/gallery-pictures.ts';

/**
 * The pictures of a product's card: the main view and the last one, in use or from near, that a resting mouse shows. Of
 * a product that was looked for in certain colours it is the first of these, and nothing in another colour.
 */
export function cardPictures(
  { image, variation }: Pick<Product, 'image' | 'variation'>,
  wantedColours: readonly string[] = [],
): Picture[] {
  const wanted = variation.find(({ color }) => wantedColours.includes(color)) ?? variation[0];
  const shown = galleryPictures({ image, variation }, wanted?.color ?? null);
  const [main, last] = [shown[0], shown.at(-1)];
  if (wanted && wanted !== variation[0]) return [wanted.image];
  return [main, shown.length > 1 ? last : undefined].filter((picture) => picture !== undefined);
}
