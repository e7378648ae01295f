import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';

/** The product color in a picture. */
export function colorOf(
  { variation }: Pick<ProductDetail, 'variation'>,
  picture: PictureSource | undefined,
): string | null {
  const own = variation.find(({ image }) => image.url === picture?.url) ?? variation[0];
  return own?.colorCode ?? null;
}
