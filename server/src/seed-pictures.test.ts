import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productList } from '@afterimage/sample/products.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { testDatabase, type TestDatabase } from './db/test-database.ts';
import { products, shopFacts } from './db/tables.ts';
import { givenPictures } from './seed-pictures.ts';
import { seed } from './seed.ts';

let base: TestDatabase;
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(() => base.close());

const rowOf = async (slug: string) => {
  const [row] = await base.db.select().from(products).where(eq(products.slug, slug));
  return row!;
};

/** The database as it was before there were photographs, and the models of all products. */
async function forget(): Promise<void> {
  for (const { slug, image, thumbImage } of productList)
    await base.db
      .update(products)
      .set({
        image: image.slice(0, 1),
        thumbImage: thumbImage.slice(0, 1),
        ...(!templates.has(slug) && { modelUrl: null }),
      })
      .where(eq(products.slug, slug));
  for (const name of ['sample-models-loaded', 'sample-photographs-loaded'])
    await base.db.delete(shopFacts).where(eq(shopFacts.name, name));
}

describe('the photographs and models of the sample', () => {
  it('S2.9 every product that has a model shows it, personalised or not', async () => {
    expect((await rowOf('hearth-photo-mug')).modelUrl).toBe('/models/hearth-photo-mug.glb');
    expect((await rowOf('alder-lounge-chair')).modelUrl).toBe('/models/alder-lounge-chair.glb');
  });

  it('S2.9 a shop of before gets them too, and where faces lie on the new pictures', async () => {
    const { image, thumbImage, printTemplate } = await rowOf('hearth-photo-mug');
    const moved = printTemplate!.surfaceList.map((surface) => ({ ...surface, pictureCorners: null }));
    await base.db
      .update(products)
      .set({ printTemplate: { version: 1, surfaceList: moved } })
      .where(eq(products.slug, 'hearth-photo-mug'));
    await forget();
    for (let run = 0; run < 2; run += 1) expect(await seed(base.db)).toBe(false);
    const again = await rowOf('hearth-photo-mug');
    expect([again.image, again.thumbImage, again.printTemplate]).toEqual([image, thumbImage, printTemplate]);
    expect((await rowOf('alder-lounge-chair')).modelUrl).toBe('/models/alder-lounge-chair.glb');
  });

  it('S2.9 what an operator has put in their place stays', async () => {
    await forget();
    const own = [{ ...(await rowOf('alder-lounge-chair')).image[0]!, url: '/files/own-chair.webp' }];
    await base.db.update(products).set({ image: own }).where(eq(products.slug, 'alder-lounge-chair'));
    const other = '/models/plinth-stool.glb';
    await base.db.update(products).set({ modelUrl: other }).where(eq(products.slug, 'alder-lounge-chair'));
    await seed(base.db);
    const kept = await rowOf('alder-lounge-chair');
    expect([kept.image, kept.modelUrl]).toEqual([own, other]);
  });

  it('S2.9 a later version brings its pictures where the operator has left them as they were given, and nowhere else', async () => {
    const chair = (await rowOf('alder-lounge-chair')).image;
    const mug = (await rowOf('hearth-photo-mug')).image;
    const smaller = chair.map((each) => ({ ...each, width: 480, height: 600, widths: [320, 480] }));
    await base.db.update(products).set({ image: smaller }).where(eq(products.slug, 'alder-lounge-chair'));
    await base.db
      .update(products)
      .set({ image: mug.slice(1) })
      .where(eq(products.slug, 'hearth-photo-mug'));
    // The version of before gave smaller pictures of the chair, and of the mug one that the operator has taken away.
    const before = givenPictures([
      { slug: 'alder-lounge-chair', image: smaller },
      { slug: 'hearth-photo-mug', image: mug },
    ]);
    await base.db.update(shopFacts).set({ value: before }).where(eq(shopFacts.name, 'sample-photographs-loaded'));
    await seed(base.db);
    expect((await rowOf('alder-lounge-chair')).image).toEqual(chair);
    expect((await rowOf('hearth-photo-mug')).image).toEqual(mug.slice(1));
  });
});
