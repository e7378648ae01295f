import { signs } from '../commerce/names.words.ts';
import { ownPicture } from '@afterimage/ui/own-picture.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';

/** The still life that the shop has of each of its own categories; an operator's categories have none. */
export function categoryPicture(id: string | undefined): PictureSource | undefined {
  return id && Object.hasOwn(signs.categories, id) ? ownPicture(`category-${id}`, '') : undefined;
}
