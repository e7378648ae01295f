import type { Picture, Product } from '@afterimage/contract/catalogue.ts';
import { galleryPictures } from './product/gallery-pictures.ts';

/**
 * The pictures of a product's card: the main view and the last one, in use or from near, that a resting mouse shows. Of
 * a product that was looked for in certain colours it is the first of these, and nothing in another colour.
 */
export function cardPictures(
  { image, variation }: Pick<Product, 'image' | 'variation'>,
  filteredColors: readonly string[] = [],
): Picture[] {
  const matchingVariation = variation.find(({ color }) => filteredColors.includes(color)) ?? variation[0];
  const displayedPictures = galleryPictures({ image, variation }, matchingVariation?.color ?? null);
  const [main, last] = [displayedPictures[0], displayedPictures.at(-1)];
  if (matchingVariation && matchingVariation !== variation[0]) return [matchingVariation.image];
  return [main, displayedPictures.length > 1 ? last : undefined].filter((picture) => picture !== undefined);
}
