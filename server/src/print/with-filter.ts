import type { Sharp } from 'sharp';
import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';
import { filterMatrix } from '@afterimage/scene/photo-filter.ts';

/** A photo with its filter, strip by strip as the rest of it; the same pixels as `filterPixels` makes, but for halves. */
export function withFilter(picture: Sharp, filter: PhotoFilter | undefined): Sharp {
  if (!filter) return picture;
  const [red, green, blue] = filterMatrix(filter);
  // What follows cuts off the fraction: with a half more it is rounded.
  return picture.recomb([[...red], [...green], [...blue]]).linear(1, 0.5);
}
