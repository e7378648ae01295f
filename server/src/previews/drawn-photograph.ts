import { eq } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { PictureCorners } from '@afterimage/contract/print.ts';
import { cornersOn, picturesInColor } from '@afterimage/contract/values/picture-corners.ts';
import { productPictures } from '../catalogue-desk/tables.ts';
import { products } from '../catalogue/tables.ts';
import { generatedPictures } from '@afterimage/sample/pictures.generated.ts';
import type { Database } from '../platform/db/connection.ts';
import type { LineDesign } from './previewed-line.ts';

/** A picture of a product on which an operator has drawn where its faces lie. */
export interface DrawnPhotograph {
  /** Its name among the pictures of the sample, or where it lies in the store. */
  picture: { sample: string } | { key: string };
  width: number;
  height: number;
  faces: { id: string; corners: PictureCorners }[];
}

/** The picture that shows one of the faces: that of the line, else another one that is not of another color. */
export async function drawnPhotographOf(
  db: Database,
  { productId, picture, color, template }: LineDesign,
  faceIds: readonly string[],
): Promise<DrawnPhotograph | null> {
  const surfaces = (template?.surfaceList ?? []).filter(({ pictureList = [] }) => pictureList.length > 0);
  const isFilled = (id: string) => faceIds.includes(id);
  if (!surfaces.some(({ id }) => isFilled(id))) return null;
  for (const candidate of await picturesFor(db, { productId, picture, color })) {
    const faces = surfaces.flatMap((surface) => {
      const corners = cornersOn(surface, candidate.url);
      return corners ? [{ id: surface.id, corners }] : [];
    });
    const source = faces.some(({ id }) => isFilled(id)) ? await sourceOf(db, candidate) : null;
    if (source) return { picture: source, width: candidate.width, height: candidate.height, faces };
  }
  return null;
}

async function picturesFor(
  db: Database,
  { productId, picture, color }: Pick<LineDesign, 'productId' | 'picture' | 'color'>,
): Promise<Picture[]> {
  const [row] = await db
    .select({ image: products.image, colors: products.colors })
    .from(products)
    .where(eq(products.id, productId));
  const colorPictures = (row?.colors ?? []).map((one) => ({ color: one.color, url: one.image.url }));
  return picturesInColor(picture, row?.image ?? [], colorPictures, color);
}

const samplePicture = /^\/pictures\/(.+)-\d+\.\w+$/;
const sentPicture = /^\/product-pictures\/([\da-f-]{36})-\d+\.\w+$/;
/** Enough for a preview of which a part is shown. */
const leastWidth = 1280;

async function sourceOf(db: Database, { url, widths }: Picture): Promise<DrawnPhotograph['picture'] | null> {
  const [, sample] = samplePicture.exec(url) ?? [];
  if (sample !== undefined) return sample in generatedPictures ? { sample } : null;
  const [, id] = sentPicture.exec(url) ?? [];
  if (id === undefined) return null;
  const [row] = await db.select({ keys: productPictures.keys }).from(productPictures).where(eq(productPictures.id, id));
  const width = widths.find((one) => one >= leastWidth) ?? widths.at(-1);
  const key = row?.keys[`${width}.webp`];
  return key === undefined ? null : { key };
}
