import { mkdtemp, rm, copyFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, addresses } from '../accounts/tables.ts';
import { attributes, attributeValues, products, variants } from '../catalogue/tables.ts';
import { productPictures } from '../catalogue-desk/tables.ts';
import { auditLog } from '../operators/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { diskStore } from '../files/store/store.ts';
import { importFile } from './import-file.ts';
import type { ReportRow } from './import-run.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  const fixtures = join(import.meta.dirname, 'fixtures');
  for (const name of await readdir(fixtures)) await copyFile(join(fixtures, name), join(folder, name));
  const picture = { width: 700, height: 500, channels: 3 as const, background: '#336699' };
  await sharp({ create: picture }).png().toFile(join(folder, 'harbour.png'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function imported(name: string, { dryRun = false } = {}) {
  const rows: ReportRow[] = [];
  const { totals } = await importFile({
    db: database.db,
    store: diskStore(join(folder, 'files')),
    path: join(folder, name),
    dryRun,
    pictureHosts: [],
    uncountedStock: 5,
    report: (row: ReportRow) => void rows.push(row),
  });
  return { totals, of: (key: string) => rows.find((row) => row.key === key), rows };
}

const productOf = async (slug: string) => {
  const [row] = await database.db.select().from(products).where(eq(products.slug, slug));
  return row;
};

const variantsOf = (slug: string) =>
  database.db
    .select({ sku: variants.sku, stock: variants.stock, color: attributeValues.code })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.slug, slug)))
    .leftJoin(attributeValues, eq(attributeValues.id, variants.colorId))
    .orderBy(variants.position);

it("a dry run of Shopify's products tells of each what the run then does, and writes nothing", async () => {
  const before = await database.db.$count(products);
  const dry = await imported('shopify-products.csv', { dryRun: true });
  expect(await database.db.$count(products)).toBe(before);
  const run = await imported('shopify-products.csv');
  expect(run.totals).toEqual({ added: 4, changed: 0, unchanged: 0, skipped: 1, refused: 3 });
  expect(dry.totals).toEqual(run.totals);
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectKind, 'file'))
    .orderBy(auditLog.createdAt);
  const entry = { operatorId: null, subjectId: 'shopify-products.csv' };
  expect(entries).toMatchObject([
    { ...entry, action: 'file.import.began' },
    { ...entry, action: 'file.imported' },
  ]);
  expect(await database.db.$count(products)).toBe(before + 4);
});

it("Shopify's rows of a product become one product with its variants, reduced price, texts and picture", async () => {
  const tee = await productOf('harbour-tee');
  expect(tee).toMatchObject({ name: 'Harbour Tee', price: 3000, discount: 20, finalPrice: 2400, active: true });
  expect(tee?.fullDescription).toBe('Soft cotton & linen.\n\n• Washable\n• Made in Porto');
  expect([tee?.tag, tee?.category]).toEqual([['summer', 'cotton'], ['shirts']]);
  expect(await variantsOf('harbour-tee')).toEqual([
    { sku: 'HT-NAVY-M', stock: 7, color: 'navy-blue' },
    { sku: 'HT-NAVY-L', stock: 0, color: 'navy-blue' },
    { sku: 'HT-WHITE-M', stock: 3, color: 'white' },
  ]);
  expect(tee?.image).toMatchObject([{ alt: 'A folded tee', width: 700, height: 500, widths: [320, 640, 700] }]);
  expect(tee?.colors.map(({ color }) => color)).toEqual(['navy-blue']);
  const [stored] = await database.db.select().from(productPictures);
  expect(Object.keys(stored?.keys ?? {}).filter((name) => name.endsWith('.avif'))).toHaveLength(3);
  expect(tee?.image[0]?.url).toBe(`/product-pictures/${stored?.id}-700.webp`);
  const [brand] = await database.db.select().from(attributes).where(eq(attributes.id, 'brand'));
  expect(brand).toMatchObject({ kind: 'choice', name: 'Brand' });
  expect(await productOf('plain-mug')).toMatchObject({ sku: 'PLAIN-MUG', price: 1250, discount: 0 });
  expect(await variantsOf('plain-mug')).toEqual([{ sku: 'PLAIN-MUG', stock: 5, color: null }]);
  expect(await productOf('old-lamp')).toMatchObject({ active: false });
});

it('a second run changes nothing, and a changed cell changes its product alone', async () => {
  const again = await imported('shopify-products.csv');
  expect(again.totals).toEqual({ added: 0, changed: 0, unchanged: 4, skipped: 1, refused: 3 });
  const header = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Type';
  await writeFile(join(folder, 'shorter.csv'), `${header}\nplain-mug,Plain Mug,PLAIN-MUG,13.00,4,Mugs\n`);
  expect((await imported('shorter.csv')).totals.changed).toBe(1);
  expect(await productOf('plain-mug')).toMatchObject({ price: 1300 });
  expect(await variantsOf('plain-mug')).toEqual([{ sku: 'PLAIN-MUG', stock: 4, color: null }]);
});

it('what is refused names its line and its column', async () => {
  const { of } = await imported('shopify-products.csv', { dryRun: true });
  expect(of('no-price')).toMatchObject({ line: 9, reason: 'Variant Price: it is empty' });
  expect(of('bad-price')).toMatchObject({ line: 10, reason: 'Variant Price: "twelve" is not an amount like 12.50' });
  expect(of('same-number')?.reason).toBe('the article number PLAIN-MUG belongs to the product plain-mug');
  expect(of('gift-card')).toMatchObject({ result: 'skipped' });
  expect(of('harbour-tee')?.notes?.join()).toMatch(/--fetch-pictures/);
});

it("WooCommerce's variations join their product wherever they stand, by its article number or its number", async () => {
  const { totals, of } = await imported('woocommerce-products.csv');
  expect(totals).toEqual({ added: 3, changed: 0, unchanged: 0, skipped: 2, refused: 1 });
  expect(await productOf('harbour-scarf')).toMatchObject({
    sku: 'SCARF',
    finalPrice: 1990,
    fullDescription: 'First part.\n\nSecond part.',
    shortDescription: 'Warm.',
    category: ['scarves', 'gifts'],
  });
  expect(await variantsOf('harbour-scarf')).toEqual([
    { sku: 'SCARF-RED', stock: 4, color: 'red' },
    { sku: 'SCARF-BLUE', stock: 0, color: 'blue' },
  ]);
  expect(await productOf('oak-bowl')).toMatchObject({ price: 4500 });
  expect(await productOf('oak-cup')).toMatchObject({ active: false });
  expect(of('LOST')?.reason).toBe('Parent: the file has no product GONE');
  expect((await imported('woocommerce-products.csv')).totals).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
});

it('a customer gets an account with the address and no password that anybody knows; one that there is stays', async () => {
  const { totals, of } = await imported('shopify-customers.csv');
  expect(totals).toMatchObject({ added: 2, refused: 2 });
  expect(of('cy@example.com')?.reason).toMatch(/^Default Address Zip: /);
  expect(of('not-an-address')?.reason).toMatch(/^Email: /);
  const [ada] = await database.db.select().from(accounts).where(eq(accounts.email, 'ada@example.com'));
  expect(ada).toMatchObject({ emailShown: 'Ada@Example.com', firstName: 'Ada', verifiedAt: null });
  const [saved] = await database.db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, ada?.id ?? ''));
  expect(saved).toMatchObject({
    isDefault: true,
    address: { postalCode: '20457', countryCode: 'DE', city: 'Hamburg' },
  });
  await database.db.update(accounts).set({ firstName: 'Adelheid' }).where(eq(accounts.email, 'ada@example.com'));
  expect((await imported('shopify-customers.csv')).totals).toMatchObject({ added: 0, unchanged: 2 });
  const [later] = await database.db.select().from(accounts).where(eq(accounts.email, 'ada@example.com'));
  expect(later?.firstName).toBe('Adelheid');
});

it("variants that differ in price keep their prices, from Shopify's and WooCommerce's files, however often", async () => {
  const pricesOf = async (slug: string) => {
    const product = await productOf(slug);
    const rows = await database.db
      .select({ sku: variants.sku, price: variants.price })
      .from(variants)
      .where(eq(variants.productId, product?.id ?? 0))
      .orderBy(variants.position);
    const { price, discount, finalPrice } = product ?? {};
    return { price, discount, finalPrice, own: rows.map((row) => row.price) };
  };
  expect(await pricesOf('two-prices')).toEqual({ price: 500, discount: 0, finalPrice: 500, own: [null, 600] });

  const shopify =
    'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price';
  await writeFile(
    join(folder, 'posters.csv'),
    `${shopify}\npier,Pier,true,Size,L,PIER-L,39.20,49.00\npier,,,,S,PIER-S,15.20,19.00\n`,
  );
  expect((await imported('posters.csv')).totals).toMatchObject({ added: 1, refused: 0 });
  const reduced = { price: 1900, discount: 20, finalPrice: 1520, own: [4900, null] };
  expect(await pricesOf('pier')).toEqual(reduced);
  expect((await imported('posters.csv')).totals).toMatchObject({ changed: 0, unchanged: 1 });

  // One of them alone is reduced: the product is not.
  await writeFile(
    join(folder, 'posters.csv'),
    `${shopify}\npier,Pier,true,Size,L,PIER-L,39.20,49.00\npier,,,,S,PIER-S,15.20,\n`,
  );
  const once = await imported('posters.csv');
  expect(once.of('pier')).toMatchObject({ result: 'changed' });
  expect(once.of('pier')?.notes?.join()).toContain('not all reduced by the same percentage');
  expect(await pricesOf('pier')).toEqual({ price: 1520, discount: 0, finalPrice: 1520, own: [3920, null] });

  const woo = 'ID,Type,SKU,Name,Published,Visibility in catalog,Sale price,Regular price,Stock,Parent,Attribute 1 name';
  const lines = [
    `${woo},Attribute 1 value(s)`,
    '201,variable,QUAY,Quay,1,visible,,,,,Size,"S, L"',
    '202,variation,QUAY-S,Quay - S,1,visible,,19,3,QUAY,Size,S',
    '203,variation,QUAY-L,Quay - L,1,visible,,29,3,QUAY,Size,L',
  ];
  await writeFile(join(folder, 'quay.csv'), `${lines.join('\n')}\n`);
  expect((await imported('quay.csv')).totals).toMatchObject({ added: 1, refused: 0 });
  expect(await pricesOf('quay')).toEqual({ price: 1900, discount: 0, finalPrice: 1900, own: [null, 2900] });
  expect((await imported('quay.csv')).totals).toMatchObject({ changed: 0, unchanged: 1 });
});

it('a file that is no CSV of a known shop is refused as a whole', async () => {
  await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');
  await expect(imported('other.csv')).rejects.toThrow(/none of the formats/);
  await writeFile(join(folder, 'latin.csv'), Buffer.from('Handle,Title,Variant Price\nx,Gr\xfcn,1\n', 'latin1'));
  await expect(imported('latin.csv')).rejects.toThrow(/UTF-8/);
  await expect(imported('absent.csv')).rejects.toThrow(/There is no file/);
});

it('an import that breaks off has its beginning alone in the audit log', async () => {
  await expect(imported('latin.csv')).rejects.toThrow(/UTF-8/);
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, 'latin.csv'));
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['file.import.began']));
});

it("the cost of a variant comes from Shopify's file, and a file that does not tell it leaves it as it is", async () => {
  const head = 'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const line = 'costed-tee,Costed Tee,true,Title,Default Title,COSTED,19.90';
  const costOf = async () => {
    const [row] = await database.db.select({ cost: variants.cost }).from(variants).where(eq(variants.sku, 'COSTED'));
    return row?.cost;
  };
  await writeFile(join(folder, 'costed.csv'), `${head},Cost per item\n${line},7.25\n`);
  expect((await imported('costed.csv')).totals).toMatchObject({ added: 1, refused: 0 });
  expect(await costOf()).toBe(725);
  await writeFile(join(folder, 'uncosted.csv'), `${head}\n${line.replace('19.90', '20.90')}\n`);
  await imported('uncosted.csv');
  expect([await costOf(), (await productOf('costed-tee'))?.price]).toEqual([725, 2090]);
});
