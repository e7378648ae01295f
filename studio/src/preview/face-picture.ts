import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { PictureCorners } from '@afterimage/contract/print.ts';
import { cornersOn, pictureShowing, picturesInColor } from '@afterimage/contract/values/picture-corners.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';

interface FacePicture {
  picture: PictureSource | undefined;
  /** Where the face lies on it; null when no picture shows the face. */
  corners: PictureCorners | null;
  /** The picture shows the material around what is printed. */
  isOnMaterial: boolean;
}

/**
 * The picture of a product that shows a face: the selected one, else the first that is not of another color than `color`.
 */
export function facePictureOf(
  { printTemplate, variation, image }: Pick<ProductDetail, 'printTemplate' | 'variation' | 'image'>,
  surface: { id: string } | undefined,
  selected: PictureSource | undefined,
  color: string | null,
): FacePicture {
  const face = printTemplate?.surfaceList.find(({ id }) => id === surface?.id);
  const colorPictures = variation.map((one) => ({ color: one.colorCode, url: one.image.url }));
  const facePicture = face && pictureShowing(face, picturesInColor(selected, image, colorPictures, color));
  return {
    picture: facePicture ?? selected,
    corners: face && facePicture ? cornersOn(face, facePicture.url) : null,
    isOnMaterial: face?.pictureList !== undefined && face.backgroundPrinted === false,
  };
}
