import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { type Texts, translated, translatedPicture } from '../translations/translate.ts';
import type { ProductColor } from './tables.ts';

/** The parts of a product's row that people read. */
interface ProductTexts {
  name: string;
  tag: string[];
  shortDescription: string;
  fullDescription: string;
  colors: ProductColor[];
  thumbImage: Picture[];
  image: Picture[];
  printTemplate: PrintTemplate | null;
  warnings: string[];
}

/** The field that names a printed surface of a product. */
export const surfaceField = (id: string): string => `surface:${id}`;

/** Tags as the field `tag` holds them, one a line. */
export const tagText = (tags: readonly string[]): string => tags.join('\n');
export const tagsOf = (text: string): string[] => text.split('\n').filter((tag) => tag !== '');

/** A product with its texts in a language; untranslated texts stay as they are. */
export function translatedProduct<Row extends ProductTexts>(row: Row, texts: Texts, locale: Locale): Row {
  const picture = <TranslatablePicture extends Picture>(untranslated: TranslatablePicture) =>
    translatedPicture(untranslated, texts);
  return {
    ...translated(row, texts, ['name', 'shortDescription', 'fullDescription']),
    ...(texts['tag'] !== undefined && { tag: tagsOf(texts['tag']) }),
    ...(texts['warnings'] !== undefined && { warnings: tagsOf(texts['warnings']) }),
    colors: row.colors.map((color) => ({ ...color, image: picture(color.image) })),
    thumbImage: row.thumbImage.map(picture),
    image: row.image.map(picture),
    printTemplate: translatedTemplate(row.printTemplate, texts, locale),
  };
}

/** A print template with the titles of its surfaces translated; a calendar names its days in that language. */
export function translatedTemplate<Template extends PrintTemplate | null>(
  template: Template,
  texts: Texts,
  locale: Locale,
): Template {
  if (template === null) return template;
  const surfaceList = template.surfaceList.map((surface) => ({
    ...surface,
    title: texts[surfaceField(surface.id)] ?? surface.title,
  }));
  const { calendar } = template;
  return {
    ...template,
    surfaceList,
    ...(calendar && { calendar: { ...calendar, language: localeFacts[locale].intl } }),
  };
}
