import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, variants } from '../catalogue/tables.ts';
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

async function exported(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const record of exportShop(db, { customers: false })) lines.push(JSON.stringify(record));
  return lines;
}

async function imported(db: Database, lines: readonly string[], dryRun = false): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  const feed = async function* () {
    yield* lines;
  };
  await importLines({ db, dryRun, codes: await readKnownCodes(db), report: (row) => void rows.push(row) }, feed());
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
  for (const table of [products, variants, translations])
    expect(await other.db.$count(table)).toBe(await sample.db.$count(table));
}, 120_000);

it('a file that is taken in again changes nothing', async () => {
  const lines = await exported(other.db);
  expect(results(await imported(other.db, lines))).toEqual(['unchanged']);
  expect(await exported(other.db)).toEqual(lines);
}, 120_000);
