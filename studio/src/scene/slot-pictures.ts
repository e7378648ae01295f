import type { ImageNode } from '@afterimage/scene/drawing.ts';
import { filteredPicture } from './filtered-picture.ts';

/** The picture of a photo as it looks in its slot, but for its placement; `images` are by the photos' ids. */
export const picturesIn =
  (images: ReadonlyMap<string, ImageBitmap>) =>
  ({ photo: { id, look } }: ImageNode): CanvasImageSource | undefined => {
    const image = images.get(id);
    return image && look.filter ? filteredPicture(image, look.filter) : image;
  };
