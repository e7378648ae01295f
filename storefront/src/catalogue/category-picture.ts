import { ownPicture } from '@afterimage/ui/own-picture.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';

/** The categories of the sample shop, each of which has a still life. */
export const picturedCategories: ReadonlySet<string> = new Set([
  'decor',
  'fashion',
  'men',
  'women',
  'swimsuit',
  'cosmetics',
  'furniture',
  'perfumes',
  'wearables',
  'jewelry',
]);

/** The still life that the shop has of each of its own categories; an operator's categories have none. */
export function categoryPicture(id: string | undefined): PictureSource | undefined {
  return id && picturedCategories.has(id) ? ownPicture(`category-${id}`, '') : undefined;
}
