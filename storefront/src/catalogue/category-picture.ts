import { signs } from '../names.words.ts';
import type { PictureSource } from '../ui/picture-sources.ts';

/** The still life that the shop has of each of its own categories; an operator's categories have none. */
export function categoryPicture(id: string | undefined): PictureSource | undefined {
  if (!id || !Object.hasOwn(signs.categories, id)) return undefined;
  return {
    url: `/pictures/category-${id}-960.webp`,
    width: 960,
    height: 1200,
    alt: '',
    widths: [320, 640, 960],
    placeholder: '',
  };
}
