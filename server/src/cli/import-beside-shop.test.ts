import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { type CatalogueWatch, watchCatalogue } from '../catalogue/version.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { type CallInProcess, createServer, registerApi } from '../platform/http/http.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let database: TestDatabase;
let watch: CatalogueWatch;
let call: CallInProcess;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  watch = await watchCatalogue(database.url, { warn: () => undefined });
  folder = await mkdtemp(join(tmpdir(), 'import-beside-'));
  call = registerApi(createServer(), {
    db: database.db,
    handlers: catalogueHandlers(watch),
    findCaller: async () => null,
    catalogueVersion: () => watch.version(),
    base: '/api',
  });
});
afterAll(async () => {
  await watch.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

const csv = `Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status
lighthouse-tee,Lighthouse Tee,<p>Spun in <b>Porto</b>.</p>,Shirts,Size,M,LT-M,7,24.00,30.00,active
lighthouse-tee,,,,,L,LT-L,2,24.00,30.00,
broken,Broken,,,,,BROKEN,1,much,,active
`;

/** What `npm run shop` runs, in processes of its own. */
async function importFile(path: string): Promise<{ code: number; out: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/shop.mjs', 'import', path], {
      cwd: root,
      env,
    });
    return { code: 0, out: stdout, errors: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, errors: stderr };
  }
}

it('an open shop sells what the command has taken in at once, and the command tells what it has refused', async () => {
  const find = async () => (await call('listProducts', { query: { key: 'lighthouse' } })).productList;
  expect(await find()).toEqual([]);
  const path = join(folder, 'products.csv');
  await writeFile(path, csv);
  const { code, out, errors } = await importFile(path);
  expect([code, errors.trim()]).toEqual([1, '1 records were refused.']);
  expect(out).toContain('line 4  product broken  refused: Variant Price: "much" is not an amount like 12.50');
  expect(out).toContain("Shopify's products: 1 added, 0 changed, 0 unchanged, 0 skipped, 1 refused");
  await expect.poll(async () => (await find()).map(({ name }) => name)).toEqual(['Lighthouse Tee']);
  const [tee] = await find();
  expect(tee).toMatchObject({ finalPrice: 2400, discount: 20, fullDescription: 'Spun in Porto.', stock: 9 });
  expect(tee?.variation[0]?.size.map(({ label, stock }) => [label, stock])).toEqual([
    ['M', 7],
    ['L', 2],
  ]);
}, 60_000);
