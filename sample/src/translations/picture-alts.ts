import { pictureNames } from '../define.ts';
import { isGenerated } from '../pictures.ts';
import { settingList } from '../settings.generated.ts';
import type { SampleProduct } from '../product.ts';
import type { PictureWords, ProductTranslation } from './translation.ts';

/**
 * Descriptions of a product's pictures in another language, in the order of its `image` and `thumbImage`. The first of
 * them describe the pictures of its variations, in their order.
 */
export function pictureAlts(
  { slug, variation }: SampleProduct,
  { name, views }: Pick<ProductTranslation, 'name' | 'views'>,
  words: PictureWords,
): string[] {
  const setting = words.places[settingList[slug] ?? ''];
  const viewWords = { ...words.views, ...(setting === undefined ? {} : { scene: `, ${setting}` }), ...views };
  return pictureNames(
    slug,
    variation.map(({ color }) => color),
  )
    .filter(({ name, view }) => view === 'main' || isGenerated(name))
    .map(({ color, view }) => {
      const colorWords = color === undefined ? '' : ` ${words.inColor[color] ?? color}`;
      return name + colorWords + viewWords[view];
    });
}
