import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PictureSource } from '../../ui/picture-sources.ts';

interface LivePreviewProps {
  product: ProductDetail;
  /** The picture of the chosen colour; without it the product's first. */
  picture?: PictureSource;
  scene: Scene;
  /** Photo id -> where it can be seen. */
  photoUrls: ReadonlyMap<string, string>;
  /** The id of the surface that is being worked on. */
  focus?: string;
}

/** The product with what the customer puts on it. */
export function LivePreview({ product, picture }: LivePreviewProps) {
  const shown = picture ?? product.image[0];
  return shown ? <Picture source={shown} ratio="4 / 5" sizes="(min-width: 60rem) 40rem, 100vw" /> : null;
}
