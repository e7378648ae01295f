import type { Picture, Product } from '@afterimage/contract/catalogue.ts';

/**
 * The pictures of a product's card: the main view and the closer look that a resting mouse shows. Of a product that
 * was looked for in certain colours it is the first of these; the closer look, in another colour, would only confuse.
 */
export function cardPictures(
  { image, variation }: Pick<Product, 'image' | 'variation'>,
  wantedColours: readonly string[] = [],
): Picture[] {
  const wanted = variation.find(({ color }) => wantedColours.includes(color));
  if (wanted && wanted !== variation[0]) return [wanted.image];
  return image.length > 1 ? [image[0], image.at(-1)].filter((picture) => picture !== undefined) : image;
}
