import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printTemplate } from '@afterimage/contract/print.ts';
import { modelUrlOf } from '@afterimage/sample/models.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { customizations, products } from '../catalogue/tables.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

describe('what is printed on the products of the sample', () => {
  it('S3.17 every customisable product has its template, and its slots are its own', async () => {
    const own = await base.db.select().from(customizations);
    const productsWithTemplate = await base.db.select().from(products).where(isNotNull(products.printTemplate));
    expect(productsWithTemplate.map(({ slug }) => slug).toSorted()).toEqual([...templates.keys()].toSorted());
    for (const product of productsWithTemplate) {
      expect(printTemplate.parse(product.printTemplate), product.slug).toEqual(product.printTemplate);
      const slots = own.filter(({ productId }) => productId === product.id);
      for (const item of product.printTemplate!.surfaceList.flatMap(({ itemList }) => itemList))
        if ('slot' in item) expect(slots.find(({ id }) => id === item.slot)?.kind, product.slug).toBe(item.kind);
    }
  });

  it('S2.9 every product that has a model shows it, personalised or not', async () => {
    const rows = await base.db.select({ slug: products.slug, modelUrl: products.modelUrl }).from(products);
    expect(rows).toContainEqual({ slug: 'hearth-photo-mug', modelUrl: '/models/hearth-photo-mug.glb' });
    expect(rows).toContainEqual({ slug: 'alder-lounge-chair', modelUrl: '/models/alder-lounge-chair.glb' });
    for (const { slug, modelUrl } of rows) expect(modelUrl, slug).toBe(modelUrlOf(slug));
  });

  it('S1.13 the faces of round things have their radius', async () => {
    const [mug] = await base.db.select().from(products).where(eq(products.slug, 'hearth-photo-mug'));
    expect(mug?.printTemplate?.surfaceList.map(({ radiusMm }) => radiusMm)).toEqual([41, 41, 41, undefined]);
  });
});
