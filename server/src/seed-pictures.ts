import { and, eq, isNull } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { productList } from '@afterimage/sample/products.ts';
import { modelUrlOf, templates } from '@afterimage/sample/templates.ts';
import type { Database } from './db/connection.ts';
import { products } from './db/tables.ts';

/** Whether all pictures are the sample's own of that product: an operator's own pictures stay. */
const areOurs = (pictures: readonly Picture[], slug: string): boolean =>
  pictures.length > 0 && pictures.every(({ url }) => url.startsWith(`/pictures/${slug}-`));

/**
 * Brings a sample shop of before the pictures and models of this version: their lists, and where printed faces lie on the new main pictures. What an operator has changed keeps as it is.
 */
export async function seedPictures(tx: Database): Promise<void> {
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
    if (!row || !areOurs(row.image, slug)) continue;
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
