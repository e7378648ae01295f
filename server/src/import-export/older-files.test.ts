import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogs, formerBlogSlugs } from '../blog/tables.ts';
import { products, variants } from '../catalogue/tables.ts';
import { defaultRates, zonesOfRates } from '../checkout/delivery-zones.ts';
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
    { db, dryRun: false, locale: 'en', codes: await readKnownCodes(db), report: (row) => void rows.push(row) },
    lines(),
  );
  return rows;
}

/** A record of a file that was written before these fields were known. */
const without = (record: FileRecord, ...names: string[]): FileRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

it('settings of an older file leave what delivery costs as it is', async () => {
  const { db } = database;
  const { express } = defaultRates.home;
  const home = { standard: { price: 123, freeFrom: null, minDays: 1, maxDays: 4 }, express };
  const deliveryRates = { ...defaultRates, home };
  const [before] = await exported('settings');
  // Before owners made zones, a file had the prices of four zones and two ways.
  await imported({ ...without(before ?? {}, 'deliveryZones'), deliveryRates });
  const deliveryZones = zonesOfRates(deliveryRates, 'DE');
  const { withdrawalDays } = before as { withdrawalDays: number };
  const rows = await imported({ ...without(before ?? {}, 'deliveryZones'), withdrawalDays: withdrawalDays + 1 });
  expect(rows.map(({ result }) => result)).toEqual(['changed']);
  const [row] = await db.select().from(shopSettings);
  expect(row).toMatchObject({ deliveryZones, withdrawalDays: withdrawalDays + 1 });
  expect(await imported(without(before ?? {}, 'deliveryZones', 'record'))).toMatchObject([{ result: 'refused' }]);
});

it('D20.4 pages, menus and languages of the owner go with a file and come back, and an older file leaves them', async () => {
  const { db } = database;
  const [before] = await exported('settings');
  const own = {
    helpTexts: { title: { de: 'Fragen?' } },
    frontPage: {
      texts: { heading: { en: 'Your photo, alive' } },
      target: '/help',
      picture: null,
      partList: [{ name: 'journal', isHidden: true }],
    },
    menus: { header: [{ kind: 'link', to: '/help', label: { en: 'Ask us', de: 'Fragen' } }], footer: null },
    languagesOff: ['de'],
  };
  expect(await imported({ ...before, ...own })).toMatchObject([{ result: 'changed' }]);
  const [file] = await exported('settings');
  expect(file).toMatchObject(own);
  expect(await imported(without(file ?? {}, ...Object.keys(own)))).toMatchObject([{ result: 'unchanged' }]);
  expect((await db.select().from(shopSettings))[0]).toMatchObject(own);
  const bad = { ...own.menus, header: [{ kind: 'link', to: 'javascript:alert(1)', label: { en: 'A', de: 'B' } }] };
  expect(await imported({ ...file, menus: bad })).toMatchObject([{ result: 'refused' }]);
  expect(await imported({ ...file, languagesOff: ['en', 'de'] })).toMatchObject([{ result: 'refused' }]);
  expect(await imported({ ...before })).toMatchObject([{ result: 'changed' }]);
});

it('a product of an older file leaves the costs and the prices of its variants as they are', async () => {
  const { db } = database;
  const [variant] = await db.select().from(variants).limit(1);
  await db
    .update(variants)
    .set({ cost: 777, price: 77_700 })
    .where(eq(variants.id, variant?.id ?? 0));
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, variant?.productId ?? 0));
  const record = (await exported('product')).find(({ slug }) => slug === product?.slug) as FileRecord & {
    variants: FileRecord[];
  };
  const older = { ...record, variants: record.variants.map((one) => without(one, 'cost', 'price')) };
  expect(await imported(older)).toMatchObject([{ result: 'unchanged' }]);
  expect(await imported({ ...older, name: 'Renamed by a file' })).toMatchObject([{ result: 'changed' }]);
  const amountsOf = async () => {
    const [row] = await db
      .select({ cost: variants.cost, price: variants.price })
      .from(variants)
      .where(eq(variants.id, variant?.id ?? 0));
    return row;
  };
  expect(await amountsOf()).toEqual({ cost: 777, price: 77_700 });
  // A file that says that there are none is believed.
  await imported({ ...record, variants: record.variants.map((one) => ({ ...one, cost: null, price: null })) });
  expect(await amountsOf()).toEqual({ cost: null, price: null });
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
