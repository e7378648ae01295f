import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import { modelUrlOf, templates } from '@afterimage/sample/templates.ts';
import type { Database } from './db/connection.ts';
import { products } from './db/tables.ts';

/** Short, and independent of the order in which PostgreSQL gives an object's keys. */
const digestOf = (pictures: readonly Picture[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        pictures.map((each) => [each.url, each.width, each.height, each.alt, each.widths, each.placeholder]),
      ),
    )
    .digest('base64url')
    .slice(0, 16);

/** Which pictures a shop was given: a line `slug digest` for each product. A later version compares by it. */
export const givenPictures = (list: readonly Pick<SampleProduct, 'slug' | 'image'>[] = productList): string =>
  list.map(({ slug, image }) => `${slug} ${digestOf(image)}`).join('\n');

/**
 * Whether nobody has changed a product's pictures since they were given. Shops of the first versions have not noted
 * which they were: there, all have to be the sample's own of that product.
 */
function areOurs(pictures: readonly Picture[], slug: string, given: string): boolean {
  const line = given.split('\n').find((each) => each.startsWith(`${slug} `));
  if (line !== undefined) return line === `${slug} ${digestOf(pictures)}`;
  return pictures.length > 0 && pictures.every(({ url }) => url.startsWith(`/pictures/${slug}-`));
}

/**
 * Brings a sample shop of before the pictures of this version: their lists, and where printed faces lie on the new
 * main pictures. What an operator has changed stays as it is. `given` is what `givenPictures` said last time.
 */
export async function seedPictures(tx: Database, given: string): Promise<void> {
  for (const { sku, slug, image, thumbImage, variation } of productList) {
    const [row] = await tx
      .select({
        id: products.id,
        image: products.image,
        colors: products.colors,
        printTemplate: products.printTemplate,
      })
      .from(products)
      .where(and(eq(products.sku, sku), eq(products.slug, slug)));
    if (!row || !areOurs(row.image, slug, given)) continue;
    const corners = new Map((templates.get(slug) ?? []).map((face) => [face.id, face]));
    const surfaceList = row.printTemplate?.surfaceList.map((surface) => {
      const face = corners.get(surface.id);
      const same = face && face.widthMm === surface.widthMm && face.heightMm === surface.heightMm;
      return same ? { ...surface, pictureCorners: face.pictureCorners } : surface;
    });
    await tx
      .update(products)
      .set({
        image,
        thumbImage,
        colors: row.colors.map((each) => ({
          ...each,
          image: variation.find(({ color }) => color === each.color)?.image ?? each.image,
        })),
        ...(row.printTemplate && surfaceList && { printTemplate: { ...row.printTemplate, surfaceList } }),
      })
      .where(eq(products.id, row.id));
  }
}

/** The models of what is not personalised: what is, gets its own with its template. */
export async function seedModels(tx: Database): Promise<void> {
  for (const { sku, slug } of productList)
    if (!templates.has(slug))
      await tx
        .update(products)
        .set({ modelUrl: modelUrlOf(slug) })
        .where(and(eq(products.sku, sku), isNull(products.modelUrl)));
}
