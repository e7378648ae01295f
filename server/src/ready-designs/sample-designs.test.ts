import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyDesignList } from '@afterimage/sample/ready-designs.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { offeredDesigns, readRows } from './read-ready-designs.ts';
import { fitContent } from './ready-content.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

it('D7.42 a new shop has ready designs that fit their product, in both languages', async () => {
  const slug = readyDesignList[0]?.slug ?? '';
  const [product] = await base.db.select().from(products).where(eq(products.slug, slug));
  if (!product) throw new Error(`The sample has no product ${slug}.`);
  const slots = (await loadCustomizations(base.db, [product.id])).get(product.id) ?? [];
  const stored = await readRows(base.db, product.id);
  expect(stored.filter(({ content }) => content === null)).toEqual([]);
  expect(stored.flatMap(({ content }) => (content ? fitContent(content, slots).issues : []))).toEqual([]);
  const english = await offeredDesigns(base.db, product, 'en');
  const german = await offeredDesigns(base.db, product, 'de');
  expect(english.map(({ name }) => name)).toEqual(['Thank you', 'Housewarming', 'Birthday']);
  expect(german.map(({ name }) => name)).toEqual(['Dankeschön', 'Einzug', 'Geburtstag']);
  const texts = german.map(({ content }) => content.productClientCustomizationList[0]?.input);
  expect(texts).toEqual(['Danke, Emma', 'Emma & Noah\nUnser Zuhause', 'Alles Gute,\nEmma!']);
});
