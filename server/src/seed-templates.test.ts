import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printTemplate } from '@afterimage/contract/print.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { testDatabase, type TestDatabase } from './db/test-database.ts';
import { customizations, products, shopFacts } from './db/tables.ts';
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

/** The database as it was before there were templates. */
async function forget(): Promise<void> {
  await base.db.update(products).set({ printTemplate: null, modelUrl: null });
  await base.db.delete(shopFacts).where(eq(shopFacts.name, 'sample-templates-loaded'));
}

describe('what is printed on the products of the sample', () => {
  it('S3.17 every customisable product has its template, and its slots are its own', async () => {
    const own = await base.db.select().from(customizations);
    const kept = await base.db.select().from(products).where(isNotNull(products.printTemplate));
    expect(kept.map(({ slug }) => slug).toSorted()).toEqual([...templates.keys()].toSorted());
    for (const product of kept) {
      expect(printTemplate.parse(product.printTemplate), product.slug).toEqual(product.printTemplate);
      const slots = own.filter(({ productId }) => productId === product.id);
      for (const item of product.printTemplate!.surfaceList.flatMap(({ itemList }) => itemList))
        if (item.kind !== 'qr') expect(slots.find(({ id }) => id === item.slot)?.kind, product.slug).toBe(item.kind);
    }
  });

  it('S3.17 a shop of before gets them too, but for what its operator has changed', async () => {
    await forget();
    const changed = await rowOf('hearth-photo-mug');
    await base.db.update(customizations).set({ title: 'Your picture' }).where(eq(customizations.productId, changed.id));
    const drawn = { version: 1 as const, surfaceList: [] };
    await base.db.update(products).set({ printTemplate: drawn }).where(eq(products.slug, 'contact-sheet-poster'));
    expect(await seed(base.db)).toBe(false);
    expect((await rowOf('contact-sheet-poster')).printTemplate).toEqual(drawn);
    expect((await rowOf('hearth-photo-mug')).printTemplate).toBeNull();
    expect((await rowOf('pebble-phone-case')).printTemplate?.surfaceList[0]?.id).toBe('back');
  });

  it('S1.13 mugs of before get their radius, but for what its operator has changed', async () => {
    const slugs = ['hearth-photo-mug', 'slow-evening-soy-candle', 'lantern-photo-lamp', 'pebble-phone-case'];
    for (const slug of slugs) {
      const { printTemplate: template } = await rowOf(slug);
      const surfaceList = template!.surfaceList.map(({ radiusMm: _, ...surface }) => ({
        ...surface,
        ...(slug === 'slow-evening-soy-candle' && { widthMm: 60 }),
        ...(slug === 'lantern-photo-lamp' && { radiusMm: 90 }),
      }));
      await base.db
        .update(products)
        .set({ printTemplate: { version: 1, surfaceList } })
        .where(eq(products.slug, slug));
    }
    await base.db.delete(shopFacts).where(eq(shopFacts.name, 'sample-radii-loaded'));
    for (let run = 0; run < 2; run += 1) await seed(base.db);
    const radii = await Promise.all(
      slugs.map(async (slug) => (await rowOf(slug)).printTemplate?.surfaceList.map(({ radiusMm }) => radiusMm)),
    );
    expect(radii).toEqual([
      [41, 41, 41, undefined],
      [undefined, undefined],
      [90, 90],
      [undefined, undefined],
    ]);
  });

  it('S3.17 what an operator has removed stays away', async () => {
    await base.db.update(products).set({ printTemplate: null }).where(eq(products.slug, 'pebble-phone-case'));
    await seed(base.db);
    expect((await rowOf('pebble-phone-case')).printTemplate).toBeNull();
  });
});
