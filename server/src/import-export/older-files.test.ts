import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogs, formerBlogSlugs } from '../blog/tables.ts';
import { products, variants } from '../catalogue/tables.ts';
import { defaultDeliveryRates } from '../checkout/delivery-methods.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { exportShop } from './export-shop.ts';
import { importLines } from './import-lines.ts';
import type { ReportRow } from './import-run.ts';
import { readKnownCodes } from './records/known-codes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type FileRecord = Record<string, unknown>;

async function exported(kind: string): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for await (const record of exportShop(database.db, { customers: false }))
    if (record.record === kind) records.push(record);
  return records;
}

async function imported(...records: FileRecord[]): Promise<ReportRow[]> {
  const { db } = database;
  const rows: ReportRow[] = [];
  const lines = async function* () {
    for (const record of records) yield JSON.stringify(record);
  };
  await importLines(
    { db, dryRun: false, codes: await readKnownCodes(db), report: (row) => void rows.push(row) },
    lines(),
  );
  return rows;
}

/** A record of a file that was written before these fields were known. */
const without = (record: FileRecord, ...names: string[]): FileRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

it('settings of an older file leave what delivery costs as it is', async () => {
  const { db } = database;
  const { express } = defaultDeliveryRates.home;
  const home = { standard: { price: 123, freeFrom: null, minDays: 1, maxDays: 4 }, express };
  const deliveryRates = { ...defaultDeliveryRates, home };
  const [before] = await exported('settings');
  await imported({ ...before, deliveryRates });
  const { withdrawalDays } = before as { withdrawalDays: number };
  const rows = await imported({ ...without(before ?? {}, 'deliveryRates'), withdrawalDays: withdrawalDays + 1 });
  expect(rows.map(({ result }) => result)).toEqual(['changed']);
  const [row] = await db.select().from(shopSettings);
  expect(row).toMatchObject({ deliveryRates, withdrawalDays: withdrawalDays + 1 });
  expect(await imported(without(before ?? {}, 'deliveryRates', 'record'))).toMatchObject([{ result: 'refused' }]);
});

it('a product of an older file leaves the costs of its variants as they are', async () => {
  const { db } = database;
  const [variant] = await db.select().from(variants).limit(1);
  await db
    .update(variants)
    .set({ cost: 777 })
    .where(eq(variants.id, variant?.id ?? 0));
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, variant?.productId ?? 0));
  const record = (await exported('product')).find(({ slug }) => slug === product?.slug) as FileRecord & {
    variants: FileRecord[];
  };
  const older = { ...record, variants: record.variants.map((one) => without(one, 'cost')) };
  expect(await imported(older)).toMatchObject([{ result: 'unchanged' }]);
  expect(await imported({ ...older, name: 'Renamed by a file' })).toMatchObject([{ result: 'changed' }]);
  const costOf = async () =>
    (
      await db
        .select()
        .from(variants)
        .where(eq(variants.id, variant?.id ?? 0))
    )[0]?.cost;
  expect(await costOf()).toBe(777);
  // A file that says that the cost is unknown is believed.
  await imported({ ...record, variants: record.variants.map((one) => ({ ...one, cost: null })) });
  expect(await costOf()).toBeNull();
});

it('an article keeps its former addresses and whether it was published, and an export has both', async () => {
  const { db } = database;
  const [article, other] = await db.select().from(blogs).limit(2);
  const blogId = article?.id ?? 0;
  await db.update(blogs).set({ active: false, wasPublished: false }).where(eq(blogs.id, blogId));
  await db.insert(formerBlogSlugs).values({ slug: 'an-old-address', blogId });
  const find = async () => (await exported('article')).find(({ slug }) => slug === article?.slug) ?? {};
  const record = await find();
  expect(record).toMatchObject({ wasPublished: false, formerSlugs: ['an-old-address'] });
  const older = { ...without(record, 'wasPublished', 'formerSlugs'), summary: 'Another summary' };
  expect(await imported(older)).toMatchObject([{ result: 'changed' }]);
  expect(await find()).toEqual({ ...record, summary: 'Another summary' });
  expect(await imported({ ...record, formerSlugs: [other?.slug] })).toMatchObject([
    { result: 'refused', reason: `formerSlugs: ${other?.slug} leads to another article` },
  ]);
  await imported({ ...record, formerSlugs: ['another-old-address'] });
  expect((await find())['formerSlugs']).toEqual(['another-old-address']);
});
