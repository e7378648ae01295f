import type { ImageNode } from '@afterimage/scene/drawing.ts';

/** The picture of a photo as it looks in its slot, but for its placement; `images` are by the photos' ids. */
export const picturesIn =
  (images: ReadonlyMap<string, ImageBitmap>) =>
  ({ photo }: ImageNode): CanvasImageSource | undefined =>
    images.get(photo.id);
