import { asc, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customizations, extras, products, relatedProducts, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { translations } from '../translations/tables.ts';
import { exportShop } from './export-shop.ts';
import { importLines } from './import-lines.ts';
import type { ReportRow } from './import-run.ts';
import { readKnownCodes } from './records/known-codes.ts';

let sample: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  sample = await testDatabase();
  other = await testDatabase('empty');
  await migrate(other.url);
});
afterAll(async () => {
  await sample.close();
  await other.close();
});

async function exported(db: Database, customers = false): Promise<string[]> {
  const lines: string[] = [];
  for await (const record of exportShop(db, { customers })) lines.push(JSON.stringify(record));
  return lines;
}

async function imported(db: Database, lines: readonly string[], dryRun = false): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  const feed = async function* () {
    yield* lines;
  };
  await importLines(
    { db, dryRun, locale: 'en', codes: await readKnownCodes(db), report: (row) => void rows.push(row) },
    feed(),
  );
  return rows;
}

const results = (rows: readonly ReportRow[]) => [...new Set(rows.map(({ result }) => result))];

it('an export, taken in by an empty database, exports as the same text', async () => {
  const lines = await exported(sample.db);
  expect(lines.filter((line) => line.startsWith('{"record":"product"'))).toHaveLength(73);
  const dry = await imported(other.db, lines, true);
  expect(dry.filter(({ result }) => result === 'refused')).toEqual([]);
  expect(await other.db.$count(products)).toBe(0);
  const rows = await imported(other.db, lines);
  expect(rows.map(({ key, result, reason }) => [key, result, reason])).toEqual(
    dry.map(({ key, result, reason }) => [key, result, reason]),
  );
  expect(await exported(other.db)).toEqual(lines);
  for (const table of [products, variants]) expect(await other.db.$count(table)).toBe(await sample.db.$count(table));
  // Reviews belong to customers, and the models of the gallery come with the program.
  const exportedTexts = notInArray(translations.entity, ['review', 'gallery_model']);
  expect(await other.db.$count(translations)).toBe(await sample.db.$count(translations, exportedTexts));
}, 120_000);

it('a file that is taken in again changes nothing', async () => {
  const lines = await exported(other.db);
  expect(results(await imported(other.db, lines))).toEqual(['unchanged']);
  expect(await exported(other.db)).toEqual(lines);
}, 120_000);

it('customers are exported on request alone, without passwords, and taken in with their addresses', async () => {
  const customer = {
    record: 'customer',
    email: 'Ada@example.com',
    firstName: 'Ada',
    lastName: 'Müller',
    locale: 'de',
    verifiedAt: '2026-03-01T10:00:00.000Z',
    createdAt: '2026-02-01T10:00:00.000Z',
    addresses: ['3', '4'].map((number) => ({
      firstName: 'Ada',
      lastName: 'Müller',
      line1: `Hafenstraße ${number}`,
      city: 'Hamburg',
      postalCode: '20457',
      countryCode: 'DE',
    })),
  };
  expect(results(await imported(sample.db, [JSON.stringify(customer)]))).toEqual(['added']);
  expect((await exported(sample.db)).join()).not.toContain('Ada@example.com');
  const lines = (await exported(sample.db, true)).filter((line) => line.startsWith('{"record":"customer"'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([customer]);
  expect(results(await imported(sample.db, lines))).toEqual(['unchanged']);
});

it('what is wrong in a line is told with its number, and the others are taken in', async () => {
  const category = { record: 'category', id: 'lamps', name: 'Lamps', texts: { de: { name: 'Leuchten' } } };
  const lamp = { record: 'product', slug: 'a-lamp', sku: 'A-LAMP', name: 'A lamp', price: 4900, category: ['lamps'] };
  const lines = [
    JSON.stringify(category),
    'no JSON',
    '{"record":"planet"}',
    JSON.stringify({ ...lamp, variants: [{ sku: 'A-LAMP', stock: 2 }] }),
    JSON.stringify({ ...lamp, slug: 'b-lamp', sku: 'B-LAMP', category: ['moons'], variants: [{ sku: 'B-LAMP' }] }),
    JSON.stringify({ ...lamp, slug: 'c-lamp', sku: 'C-LAMP', variants: [{ sku: 'A-LAMP' }] }),
    JSON.stringify({ ...lamp, slug: 'd-lamp', sku: 'D-LAMP', price: -1, variants: [{ sku: 'D-LAMP' }] }),
  ];
  const rows = await imported(sample.db, lines);
  expect(rows.toSorted((a, b) => a.line - b.line).map(({ line, result, reason }) => [line, result, reason])).toEqual([
    [1, 'added', undefined],
    [2, 'refused', 'it is not a JSON object'],
    [3, 'refused', 'record: there is no kind "planet"'],
    [4, 'added', undefined],
    [5, 'refused', 'category: the shop has no category moons'],
    [6, 'refused', 'the article number A-LAMP belongs to the product a-lamp'],
    [7, 'refused', expect.stringMatching(/^price: /)],
  ]);
});

it('a slot and a choice that stay keep their rows when a product is changed', async () => {
  const rowsOf = async () => ({
    slots: await sample.db.select({ id: customizations.id, title: customizations.title }).from(customizations),
    choices: await sample.db.select({ id: extras.id, price: extras.price }).from(extras),
  });
  const before = await rowsOf();
  const line = (await exported(sample.db)).find((one) => one.includes('"extras":[{')) ?? '';
  const record = JSON.parse(line) as { slots: { extras: { price: number }[] }[] };
  const extra = record.slots.flatMap((slot) => slot.extras)[0];
  if (extra) extra.price += 700;
  expect(results(await imported(sample.db, [JSON.stringify(record)]))).toEqual(['changed']);
  const after = await rowsOf();
  expect(after.slots.toSorted((a, b) => a.id - b.id)).toEqual(before.slots.toSorted((a, b) => a.id - b.id));
  const changed = after.choices.filter(({ id, price }) => before.choices.find((one) => one.id === id)?.price !== price);
  expect([after.choices.length, changed]).toEqual([
    before.choices.length,
    [expect.objectContaining({ price: extra?.price })],
  ]);
});

it('what the owner shows with a product is taken over, though a product stands before what it names', async () => {
  const [first, second, last] = await sample.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .orderBy(asc(products.id))
    .limit(3);
  const chosen = [last, second].map((one, position) => ({
    productId: first?.id ?? 0,
    relatedId: one?.id ?? 0,
    position,
  }));
  await sample.db.insert(relatedProducts).values(chosen);
  const lines = (await exported(sample.db)).filter((line) => line.startsWith('{"record":"related-products"'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { record: 'related-products', product: first?.slug, related: [last?.slug, second?.slug] },
  ]);
  const target = await testDatabase();
  try {
    expect(results(await imported(target.db, lines))).toEqual(['added']);
    expect(results(await imported(target.db, lines))).toEqual(['unchanged']);
    expect((await exported(target.db)).filter((line) => line.startsWith('{"record":"related-products"'))).toEqual(
      lines,
    );
    const wrong = { record: 'related-products', product: first?.slug, related: ['no-such-product'] };
    expect((await imported(target.db, [JSON.stringify(wrong)])).map(({ result, reason }) => [result, reason])).toEqual([
      ['refused', 'related: the shop has no product no-such-product'],
    ]);
    expect(await target.db.$count(relatedProducts)).toBe(2);
  } finally {
    await target.close();
  }
});
