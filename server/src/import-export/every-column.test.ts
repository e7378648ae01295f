import { eq, getTableColumns, type Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  attributes,
  attributeValues,
  categories,
  formerSlugs,
  priceHistory,
  products,
  variants,
} from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { exportShop } from './export-shop.ts';
import { importLines } from './import-lines.ts';
import { readKnownCodes } from './records/known-codes.ts';

let from: TestDatabase;
let to: TestDatabase;
beforeAll(async () => {
  from = await testDatabase('empty');
  to = await testDatabase('empty');
  for (const { url } of [from, to]) await migrate(url);
});
afterAll(async () => {
  await from.close();
  await to.close();
});

/** What a database makes by itself, and what customers bring about. */
const notExported = new Map<Table, readonly string[]>([
  [products, ['id', 'rating', 'ratingCount', 'inStock', 'version', 'searchVector']],
  [variants, ['id', 'productId', 'colorId', 'sizeId']],
  [categories, ['version']],
  [readyDesigns, ['id', 'productId', 'draftId', 'createdAt']],
]);

const picture = {
  url: '/pictures/a-640.webp',
  width: 640,
  height: 800,
  alt: 'A',
  widths: [640],
  placeholder: 'data:,',
  focus: '20% 75%',
};
const party = { name: 'A Maker', address: ['Street 1', '10115 Berlin'], contact: 'maker@example.com' };

/** A product, its variant and its category, no column of which has its default. */
async function fill(db: Database): Promise<void> {
  const [category] = await db
    .insert(categories)
    .values({ id: 'rings', name: 'Rings', description: 'Of silver', position: 3, picture })
    .returning();
  const [size] = await db
    .insert(attributeValues)
    .values({ attributeId: 'size', code: 's', name: 'S' })
    .onConflictDoNothing()
    .returning();
  const [product] = await db
    .insert(products)
    .values({
      sku: 'RING',
      slug: 'ring',
      name: 'Ring',
      price: 2000,
      discount: 10,
      finalPrice: 1800,
      contentAmount: 4,
      contentUnit: 'g',
      isNew: true,
      productionDays: 5,
      saleCount: 7,
      category: [category?.id ?? ''],
      tag: ['silver'],
      colors: [{ color: 'red', image: picture }],
      thumbImage: [picture],
      image: [picture],
      shortDescription: 'Short',
      fullDescription: 'Full',
      affiliateLink: 'https://example.com/ring',
      isCustomizable: true,
      printTemplate: { version: 1, surfaceList: [] },
      modelUrl: '/models/ring.glb',
      roomPlacement: 'wall',
      sizeGuide: {
        drawing: 'ring',
        measured: 'body',
        measureList: ['inside'],
        rowList: [{ size: 's', valueList: [17] }],
      },
      warnings: ['Small parts.'],
      maker: party,
      responsiblePerson: { ...party, name: 'Another' },
      active: false,
      publishAt: new Date('2031-05-06T07:00:00Z'),
      createdAt: new Date('2025-01-02T03:04:05Z'),
    })
    .returning();
  await db.insert(attributeValues).values({ attributeId: 'color', code: 'red', name: 'Red', swatch: '#cc2222' });
  const productId = product?.id ?? 0;
  await db.insert(variants).values([
    { productId, sku: 'RING-A', stock: 1 },
    {
      productId,
      sku: 'RING-B',
      sizeId: size?.id ?? null,
      sizeLabel: '17 mm',
      stock: 4,
      price: 2500,
      cost: 900,
      position: 1,
    },
  ]);
  await db.insert(formerSlugs).values({ slug: 'old-ring', productId });
  const content = { extraList: [], slots: [] };
  const designs = ['Plain', 'Fine'].map((name, position) => ({ name: { en: name, de: '' }, position, content }));
  await db.insert(readyDesigns).values(designs.map((design) => ({ ...design, productId, isHidden: true })));
}

async function rowsOf(
  db: Database,
  table: typeof products | typeof variants | typeof categories | typeof readyDesigns,
) {
  const rows = await db.select().from(table as typeof products);
  return rows.map((row) => row as Record<string, unknown>);
}

it('every column of products, variants, categories and ready designs is taken over, or is known to come from elsewhere', async () => {
  await from.db
    .insert(attributes)
    .values([
      { id: 'color', kind: 'color', name: 'Colour' },
      { id: 'size', kind: 'choice', name: 'Size' },
    ])
    .onConflictDoNothing();
  await fill(from.db);
  const refused: unknown[] = [];
  await importLines(
    {
      db: to.db,
      dryRun: false,
      locale: 'en',
      codes: await readKnownCodes(to.db),
      report: (row) => void (row.result === 'refused' && refused.push(row)),
    },
    (async function* () {
      for await (const record of exportShop(from.db, { customers: false })) yield JSON.stringify(record);
    })(),
  );
  expect(refused).toEqual([]);
  for (const table of [products, variants, categories, readyDesigns] as const) {
    const own = notExported.get(table) ?? [];
    const [before, after] = [(await rowsOf(from.db, table)).at(-1), (await rowsOf(to.db, table)).at(-1)];
    for (const [name, column] of Object.entries(getTableColumns(table)).filter(([one]) => !own.includes(one))) {
      // A column that keeps its default here would look taken over although it is not.
      expect(before?.[name], `${name} of the filled row`).not.toEqual(column.default ?? null);
      expect(after?.[name], name).toEqual(before?.[name]);
    }
  }
  const historyOf = ({ db }: TestDatabase) =>
    db
      .select({ sku: variants.sku, finalPrice: priceHistory.finalPrice, discount: priceHistory.discount })
      .from(priceHistory)
      .leftJoin(variants, eq(variants.id, priceHistory.variantId))
      .orderBy(priceHistory.id);
  expect(await historyOf(from)).toContainEqual({ sku: 'RING-B', finalPrice: 2250, discount: 10 });
  expect(await historyOf(to)).toEqual(await historyOf(from));
  expect((await to.db.select().from(formerSlugs)).map(({ slug }) => slug)).toEqual(['old-ring']);
});
