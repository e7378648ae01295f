import { inArray, sql } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { ProductColor, products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { productPictures } from './tables.ts';

/** What the address of a picture that was sent begins with. */
export const sentPicturePath = '/product-pictures/';

type PictureRow = Pick<typeof products.$inferSelect, 'image' | 'thumbImage' | 'colors'>;

/** A picture of a product, and the code of the color that it shows; null for all of them. */
export interface NamedPicture {
  picture: Picture;
  color: string | null;
}

/** The pictures of a product in their order: those of its gallery, then those that only a color has. */
export function picturesOf({ image, colors }: Pick<PictureRow, 'image' | 'colors'>): NamedPicture[] {
  const colorOf = (url: string) => colors.find((one) => one.image.url === url)?.color ?? null;
  const inGallery = new Set(image.map(({ url }) => url));
  return [
    ...image.map((picture) => ({ picture, color: colorOf(picture.url) })),
    ...colors.filter((one) => !inGallery.has(one.image.url)).map(({ image: picture, color }) => ({ picture, color })),
  ];
}

/** Every picture that a row names, the small ones included. */
export const formerPictures = ({ image, thumbImage, colors }: PictureRow): Picture[] => [
  ...image,
  ...thumbImage,
  ...colors.map((one) => one.image),
];

/** Lists show pictures of this width. */
const thumbWidth = 320;

/** The small one of a picture: that which the row has beside it, else the same file in the least width. */
export function thumbOf(row: PictureRow, picture: Picture): Picture {
  const at = row.image.findIndex(({ url }) => url === picture.url);
  const beside = at < 0 ? undefined : row.thumbImage[at];
  return beside ? withFocus({ ...beside, alt: picture.alt }, picture.focus ?? null) : thumbnailOf(picture);
}

/** The same picture, of which this stays in sight; null: the middle. */
export function withFocus({ focus: _before, ...picture }: Picture, focus: string | null): Picture {
  return focus === null ? picture : { ...picture, focus };
}

/** The same file in the least width that lists show. */
export function thumbnailOf(picture: Picture): Picture {
  const width = picture.widths.find((one) => one >= thumbWidth);
  if (width === undefined) return picture;
  return {
    ...picture,
    url: picture.url.replace(/-\d+\.webp$/, `-${width}.webp`),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    widths: [width],
  };
}

/** The columns that hold the pictures of a product. */
export function pictureColumns(row: PictureRow, pictures: readonly NamedPicture[]) {
  return {
    image: pictures.map(({ picture }) => picture),
    thumbImage: pictures.map(({ picture }) => thumbOf(row, picture)),
    colors: pictures.flatMap(({ picture, color }): ProductColor[] =>
      color === null ? [] : [{ color, image: picture }],
    ),
  };
}

/** The pictures with these addresses: of the product itself, or sent by an operator; null where there is none. */
export async function findPictures(
  db: Database,
  row: PictureRow,
  urls: readonly string[],
): Promise<(Picture | null)[]> {
  const own = new Map(picturesOf(row).map(({ picture }) => [picture.url, picture]));
  for (const picture of await sentPictures(
    db,
    urls.filter((url) => !own.has(url)),
  ))
    own.set(picture.url, picture);
  return urls.map((url) => own.get(url) ?? null);
}

/** Whether a picture has been sent by an operator. The others are files of the shop itself, as those of the sample. */
export const isSentPicture = (url: string): boolean => url.startsWith(sentPicturePath);

/** The pictures with these addresses that operators have sent. */
export async function sentPictures(db: Database, urls: readonly string[]): Promise<Picture[]> {
  if (urls.length === 0) return [];
  const rows = await db
    .select({ picture: productPictures.picture })
    .from(productPictures)
    .where(inArray(sql`${productPictures.picture} ->> 'url'`, [...urls]));
  return rows.map(({ picture }) => picture);
}
