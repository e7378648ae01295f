import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Effect } from '@afterimage/contract/effects.ts';
import { readEffects } from '../catalogue-desk/option-models.ts';
import { readProductModel } from '../catalogue-desk/product-model.ts';
import { storeModel } from '../catalogue-desk/store-model.ts';
import { stockMovements, productPictures } from '../catalogue-desk/tables.ts';
import { readStockMovements } from '../catalogue-desk/stock.ts';
import { readModelFile, sentModelId } from '../catalogue/model-files.ts';
import { categories, customizations, extras, products, variants } from '../catalogue/tables.ts';
import { diskStore, type FileStore } from '../files/store/store.ts';
import { boardModel } from '../files/sanitize/test-models.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { exportFile } from './export-file.ts';
import { importFile } from './import-file.ts';
import type { ReportRow } from './import-run.ts';

let sample: TestDatabase;
let other: TestDatabase;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  sample = await testDatabase();
  other = await testDatabase('empty');
  await migrate(other.url);
  folder = await mkdtemp(join(tmpdir(), 'import-and-desk-'));
  store = diskStore(join(folder, 'files'));
});
afterAll(async () => {
  await sample.close();
  await other.close();
  await rm(folder, { recursive: true });
});

const shops = () => ({
  sample: { db: sample.db, store },
  other: { db: other.db, store: diskStore(join(folder, 'other-files')) },
});

async function imported(shop: 'sample' | 'other', path: string, dryRun = false) {
  const rows: ReportRow[] = [];
  const options = {
    path,
    dryRun,
    pictureHosts: [],
    uncountedStock: 0,
    report: (row: ReportRow) => void rows.push(row),
  };
  await importFile({ ...shops()[shop], ...options });
  return rows;
}

const exported = (path: string) => exportFile({ ...shops().sample, path, customers: false });

async function recordsIn(path: string): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function importRecords(records: readonly unknown[]) {
  const path = join(folder, 'some.jsonl');
  await writeFile(path, records.map((record) => JSON.stringify(record)).join('\n'));
  return imported('sample', path);
}

it('a product or a category that an import changes gets another version, and one that stays keeps it', async () => {
  const path = join(folder, 'shop.jsonl');
  await exported(path);
  const records = await recordsIn(path);
  const [first, second] = records.filter(({ record }) => record === 'product');
  const [category, otherCategory] = records.filter(({ record }) => record === 'category');
  await importRecords([
    { ...category, name: 'Changed' },
    otherCategory,
    { ...first, texts: { de: { name: 'Anders' } } },
    second,
  ]);
  const versionOf = async (slug: unknown) =>
    (
      await sample.db
        .select()
        .from(products)
        .where(eq(products.slug, String(slug)))
    )[0]?.version;
  expect([await versionOf(first?.['slug']), await versionOf(second?.['slug'])]).toEqual([2, 1]);
  const versions = await sample.db.select({ id: categories.id, version: categories.version }).from(categories);
  const changed = versions.filter(({ version }) => version > 1).map(({ id }) => id);
  expect(changed).toEqual([category?.['id']]);
});

it('pieces that an import changes stand in the history of the stock as imported and not as sold', async () => {
  const lamp = { record: 'product', slug: 'a-lamp', sku: 'LAMP', name: 'Lamp', price: 4900 };
  await importRecords([{ ...lamp, variants: [{ sku: 'LAMP', stock: 8 }] }]);
  const [variant] = await sample.db.select().from(variants).where(eq(variants.sku, 'LAMP'));
  const id = variant?.id ?? 0;
  // Three were sold.
  await sample.db.update(variants).set({ stock: 5 }).where(eq(variants.id, id));
  await importRecords([{ ...lamp, variants: [{ sku: 'LAMP', stock: 20 }] }]);
  await importRecords([{ ...lamp, name: 'A lamp', variants: [{ sku: 'LAMP', stock: 20 }] }]);
  expect((await readStockMovements(sample.db, id)).movementList).toMatchObject([
    { change: 15, stockAfter: 20, soldBefore: 3, reason: 'import', operatorName: null },
    { change: 8, stockAfter: 8, soldBefore: 0, reason: 'import', operatorName: null },
  ]);
  expect(await sample.db.$count(stockMovements)).toBe(2);
});

it('a picture that an operator sent comes with the export of a folder, and is told where its files are missing', async () => {
  const id = '0b0e6f3c-7a53-4f4e-8a0f-0d7f5c1c1a11';
  const picture = {
    url: `/product-pictures/${id}-320.webp`,
    width: 320,
    height: 400,
    alt: 'Sent',
    widths: [320],
    placeholder: '',
  };
  const keys = {
    '320.avif': (await store.put(Buffer.from('avif'))).key,
    '320.webp': (await store.put(Buffer.from('webp'))).key,
  };
  await sample.db.insert(productPictures).values({ id, picture, keys });
  const [own] = await sample.db.select().from(products).orderBy(asc(products.id)).limit(1);
  await sample.db
    .update(products)
    .set({ image: [picture], thumbImage: [picture], colors: [] })
    .where(eq(products.id, own?.id ?? 0));
  const alone = join(folder, 'alone.jsonl');
  expect(await exported(alone)).toMatchObject({ 'picture left out': 1 });
  const path = join(folder, 'whole');
  expect(await exported(path)).toMatchObject({ 'product picture': 1 });

  const rowOf = async (file: string, dryRun: boolean) =>
    (await imported('other', file, dryRun)).find(({ key }) => key === own?.slug);
  expect(await rowOf(alone, true)).toMatchObject({
    result: 'added',
    notes: [`the picture ${id} was left out: it came without its files`],
  });
  expect(await rowOf(path, true)).not.toHaveProperty('notes');
  expect(await other.db.$count(productPictures)).toBe(0);
  expect(await rowOf(path, false)).not.toHaveProperty('notes');
  const [taken] = await other.db.select().from(productPictures);
  expect(taken).toMatchObject({ id, picture });
  const file = await shops().other.store.open(taken?.keys['320.webp'] ?? '');
  expect(await text(file)).toBe('webp');
  const [product] = await other.db
    .select()
    .from(products)
    .where(eq(products.slug, own?.slug ?? ''));
  expect(product).toMatchObject({ image: [picture], thumbImage: [picture] });
  // Taken in again, nothing changes and no file is stored twice.
  expect(await rowOf(path, false)).toMatchObject({ result: 'unchanged' });
  const stored = await readdir(join(folder, 'other-files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(2);
});

it('the model of a product comes with the export of a folder under its address, and is told where its file is missing', async () => {
  await writeFile(join(folder, 'board.glb'), await boardModel());
  const paths = { from: join(folder, 'board.glb'), to: join(folder, 'board-checked.glb') };
  const model = await storeModel({ db: sample.db, store }, paths);
  const [own] = await sample.db.select().from(products).orderBy(desc(products.id)).limit(1);
  await sample.db
    .update(products)
    .set({ modelUrl: model.url, roomPlacement: 'wall' })
    .where(eq(products.id, own?.id ?? 0));
  // An option shows a model too.
  const choice = {
    productId: own?.id ?? 0,
    kind: 'specification' as const,
    selectionMode: 'SINGLE' as const,
    title: 'Size',
    position: 90,
  };
  const [slot] = await sample.db.insert(customizations).values(choice).returning({ id: customizations.id });
  const hide: Effect = { kind: 'hide', parts: ['Wood'] };
  const effectList: Effect[] = [{ kind: 'model', url: model.url }, hide];
  await sample.db.insert(extras).values({ customizationId: slot?.id ?? 0, position: 0, title: 'Large', effectList });
  const alone = join(folder, 'alone-again.jsonl');
  expect(await exported(alone)).toMatchObject({ '3D model left out': 1 });
  const path = join(folder, 'with-model');
  expect(await exported(path)).toMatchObject({ 'product model': 1 });
  const rowOf = async (file: string) => (await imported('other', file, false)).find(({ key }) => key === own?.slug);
  const id = sentModelId(model.url) ?? '';
  expect((await rowOf(alone))?.notes).toEqual([`the 3D model ${id} was left out: it came without its file`]);
  const readOther = async () =>
    (
      await other.db
        .select()
        .from(products)
        .where(eq(products.slug, own?.slug ?? ''))
    )[0];
  expect(await readOther()).toMatchObject({ modelUrl: null, roomPlacement: 'wall' });
  const otherEffects = async () => readEffects(other.db, (await readOther())?.id ?? 0);
  expect(await otherEffects()).toContainEqual(hide);
  expect((await otherEffects()).filter(({ kind }) => kind === 'model')).toEqual([]);
  // A file that is not what its name says is not taken in.
  const file = join(path, 'product-models', `${id}.glb`);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, 100));
  expect((await rowOf(path))?.notes).toHaveLength(1);
  await writeFile(file, bytes);
  expect(await rowOf(path)).toMatchObject({ result: 'changed' });
  expect(await readOther()).toMatchObject({ modelUrl: model.url });
  expect(await otherEffects()).toContainEqual({ kind: 'model', url: model.url });
  expect(await readProductModel(other.db, model.url)).toEqual(model);
  const parts = { db: other.db, store: shops().other.store };
  expect(await readModelFile(parts, model.url)).toEqual(bytes);
  expect(await rowOf(path)).toMatchObject({ result: 'unchanged' });
});
