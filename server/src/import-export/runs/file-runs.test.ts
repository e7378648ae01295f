import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/tables.ts';
import { auditLog } from '../../operators/tables.ts';
import { fileRuns } from '../tables.ts';
import { deleteAbandonedFolders, deleteOldRuns, failAbandonedRuns } from './run-file.ts';
import { openFileRuns } from './test-file-runs.ts';
import { zipOf } from './test-zips.ts';

let desk: Awaited<ReturnType<typeof openFileRuns>>;
beforeAll(async () => {
  desk = await openFileRuns();
});
afterAll(() => desk.close());

const fixture = (name: string) => readFile(join(import.meta.dirname, '..', 'fixtures', name), 'utf8');
const header = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price';
const file = (...rows: string[]) => [header, ...rows].join('\n');
const params = (runId: string) => ({ params: { runId } });
const plain = { pictureHosts: [], uncountedStock: 0 };
const productOf = async (slug: string) => {
  const [row] = await desk.database.db.select().from(products).where(eq(products.slug, slug));
  return row;
};

async function checked(name: string, content: string | Buffer) {
  const { data } = await desk.send(name, content);
  await desk.work(data.runId);
  return desk.runOf(data.runId);
}

it('O20.4 a file is checked without a change, its refused rows are told with their lines, and written when asked for', async () => {
  const before = await desk.database.db.$count(products);
  const run = await checked('products_export.csv', await fixture('shopify-products.csv'));
  expect(run).toMatchObject({ state: 'checked', format: 'shopify-products', name: 'products_export.csv' });
  expect(run.totals).toMatchObject({ changed: 0, unchanged: 0, skipped: 1 });
  expect(run.totals.refused).toBeGreaterThan(2);
  expect(run.rowList).toContainEqual({
    line: 10,
    record: 'product',
    key: 'bad-price',
    result: 'refused',
    reason: 'Variant Price: "twelve" is not an amount like 12.50',
  });
  expect(await desk.database.db.$count(products)).toBe(before);
  expect((await desk.call('writeImport', { ...params(run.runId), body: plain })).data.state).toBe('writing');
  await desk.work(run.runId);
  const done = await desk.runOf(run.runId);
  expect(done).toMatchObject({ state: 'done', total: run.total, totals: run.totals });
  expect(await productOf('plain-mug')).toMatchObject({ name: 'Plain Mug', price: 1250 });
  const entries = await desk.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  expect(entries.map(({ action, operatorId, subjectId }) => [action, operatorId, subjectId])).toEqual(
    expect.arrayContaining([
      ['file.imported', desk.owner.id, 'products_export.csv'],
      ['file.import.began', desk.owner.id, 'products_export.csv'],
    ]),
  );
  expect((await desk.call('writeImport', { ...params(run.runId), body: plain })).code).toBe('ACT_DONE');
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);
});

it('O20.4 the report is a CSV file at an address that is signed and ends', async () => {
  const run = await checked('some.csv', file('good,Good,GOOD,1,5', 'bad,=Bad,BAD,1,five'));
  const report = await desk.app.inject({ url: run.url ?? '' });
  expect(report.headers['content-disposition']).toMatch(/^attachment; filename="report-[\d-]+\.csv"$/);
  expect(report.body).toBe(
    '\uFEFFLine,Record,Key,Result,Remark\r\n3,Product,bad,Refused,"Variant Price: ""five"" is not an amount like 12.50"\r\n',
  );
  const bare = await desk.app.inject({ url: `/file-runs/${run.runId}` });
  desk.clock.now += 3 * 3_600_000;
  const late = await desk.app.inject({ url: run.url ?? '' });
  desk.clock.now = Date.now();
  expect([bare.statusCode, late.statusCode]).toEqual([403, 403]);
});

it('O20.4 rows and report are in the language of the operator who started the run, with the titles and results of the report', async () => {
  const rows = file('worded,Worded,WORDED,1,five', 'Ö x,Shown,SHOWN,,5');
  const { data } = await desk.send('worded.csv', rows, desk.owner, 'de');
  await desk.work(data.runId);
  const run = await desk.runOf(data.runId);
  const reasons = ['Variant Price: „five“ ist kein Betrag wie 12.50', 'Adresse im Shop ist oe-x'];
  expect(run.rowList.map(({ reason }) => reason)).toEqual([
    reasons[0],
    `${reasons[1]}; Bestand fehlt in der Datei: Neue Varianten erhalten 0 Stück`,
  ]);
  const report = await desk.app.inject({ url: run.url ?? '' });
  expect(report.body.split('\r\n')).toEqual([
    '\uFEFFZeile;Datensatz;Kennung;Ergebnis;Anmerkung',
    `2;Produkt;worded;Abgelehnt;${reasons[0]}`,
    `3;Produkt;oe-x;Neu;"${reasons[1]}; Bestand fehlt in der Datei: Neue Varianten erhalten 0 Stück"`,
    '',
  ]);
  // Another operator lets it be written, and reads English.
  await desk.call('writeImport', { ...params(run.runId), body: plain, language: 'en' });
  await desk.work(run.runId);
  const written = await desk.runOf(run.runId);
  expect(written.rowList[0]?.reason).toBe('Variant Price: "five" is not an amount like 12.50');
  const english = (await desk.app.inject({ url: written.url ?? '' })).body.split('\r\n');
  expect(english[0]).toBe('\uFEFFLine,Record,Key,Result,Remark');
  expect(english[1]).toMatch(/^2,Product,worded,Refused,/);
  expect(english[2]).toMatch(/^3,Product,oe-x,New,/);
});

it('O20.4 why a run failed is told in the language of the operator who started it', async () => {
  const latin = Buffer.from(`${header}\nx,Gr\xfcn,X,1,5\n`, 'latin1');
  const { data } = await desk.send('latin.csv', latin, desk.owner, 'de');
  await desk.work(data.runId);
  expect(await desk.runOf(data.runId)).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^Die Datei ist nicht in UTF-8 codiert/),
  });
});

it('O20.4 one import runs at a time, and one whose job is lost keeps others out no longer', async () => {
  const first = await desk.send('first.csv', file('one,One,ONE,1,5'), desk.owner, 'de');
  expect((await desk.send('second.csv', file('two,Two,TWO,1,5'))).code).toBe('IMPORT_RUNNING');
  await failAbandonedRuns(desk.database.db);
  expect((await desk.runOf(first.data.runId)).state).toBe('checking');
  await desk.database.db.execute(sql`delete from pgboss.job where name = 'file-run'`);
  await failAbandonedRuns(desk.database.db);
  expect(await desk.runOf(first.data.runId)).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^Wegen/),
  });
  expect((await checked('second.csv', file('two,Two,TWO,1,5'))).state).toBe('checked');
});

it('O20.4 an import is stopped between two batches: what was written stays, and the log says so', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `many-${at},Many ${at},MANY-${at},1,5`);
  const run = await checked('many.csv', file(...rows));
  await desk.call('writeImport', { ...params(run.runId), body: plain });
  expect((await desk.call('stopFileRun', params(run.runId))).data.isStopping).toBe(true);
  await desk.work(run.runId);
  const stopped = await desk.runOf(run.runId);
  expect(stopped).toMatchObject({ state: 'stopped', isStopping: false, totals: { added: 250 } });
  const count = sql`${products.slug} like 'many-%'`;
  expect(await desk.database.db.$count(products, count)).toBe(250);
  // The same file goes on where it was.
  expect((await checked('many.csv', file(...rows))).totals).toMatchObject({ added: 350, unchanged: 250 });
});

it('O20.4 what is no file of a known format, or too large, is refused with a sentence', async () => {
  const unknown = await desk.send('list.csv', 'a,b\n1,2\n');
  expect([unknown.status, unknown.code]).toEqual([415, 'FILE_TYPE_UNSUPPORTED']);
  expect(unknown.text).toContain('WooCommerce');
  const large = await desk.send('large.csv', Buffer.alloc(101 * 1024 * 1024, 'a'));
  expect([large.status, large.code, large.text]).toEqual([413, 'FILE_TOO_LARGE', expect.stringContaining('100')]);
});

it('O20.4 customers and records of the whole shop need the rights for them', async () => {
  const catalogue = await desk.newOperator({ role: 'catalogue' });
  const customers = await fixture('shopify-customers.csv');
  expect((await desk.send('customers.csv', customers, catalogue)).code).toBe('NOT_ALLOWED');
  expect((await desk.send('shop.jsonl', '{"record":"settings"}\n', catalogue)).code).toBe('NOT_ALLOWED');
  expect((await desk.call('startExport', { body: { format: 'shop-json' } }, catalogue)).code).toBe('NOT_ALLOWED');
  const run = await checked('customers.csv', customers);
  expect(run).toMatchObject({ state: 'checked', format: 'shopify-customers' });
  // Rows of customers are told by their lines.
  expect(JSON.stringify(run.rowList)).not.toContain('@');
  expect((await desk.call('getFileRun', params(run.runId), catalogue)).code).toBe('NOT_FOUND');
  const { data } = await desk.call('listFileRuns', {}, catalogue);
  const formats = (data as unknown as { runList: { format: string }[] }).runList.map(({ format }) => format);
  expect(new Set(formats)).toEqual(new Set(['shopify-products']));
});

it('O20.4 all records are written to a file that an import takes in without a change', async () => {
  const { data } = await desk.call('startExport', { body: { format: 'shop-json' } });
  await desk.work(data.runId);
  const run = await desk.runOf(data.runId);
  expect(run).toMatchObject({ kind: 'export', state: 'done', total: run.totals.added });
  const { body, headers } = await desk.app.inject({ url: run.url ?? '' });
  expect(headers['content-disposition']).toContain('.jsonl"');
  expect(body).not.toContain('"record":"customer"');
  const again = await checked('shop.json', body);
  expect(again.rowList).toEqual([]);
  expect(again.totals).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: run.total });
});

it('O20.4 products are written as a CSV file that an import knows again', async () => {
  const { data } = await desk.call('startExport', { body: { format: 'products-csv' } });
  await desk.work(data.runId);
  const run = await desk.runOf(data.runId);
  expect(run.total).toBe(await desk.database.db.$count(products));
  const { body } = await desk.app.inject({ url: run.url ?? '' });
  expect(body.split('\r\n').filter((line) => line.startsWith('plain-mug,'))).toEqual([
    'plain-mug,Plain Mug,<p>A mug</p>,,Mugs,,TRUE,Title,Default Title,,,PLAIN-MUG,0,12.50,,,,,active',
  ]);
  const again = await checked('products.csv', body);
  expect(again.format).toBe('shopify-products');
  expect(again.total).toBe(run.total);
});

it('O20.4 the files of a run are deleted a day after it ended', async () => {
  const { runId } = await checked('old.csv', file('old,Old,OLD,1,x'));
  const [before] = await desk.database.db.select().from(fileRuns).where(eq(fileRuns.id, runId));
  await deleteOldRuns(desk.database.db, desk.store);
  expect(await desk.store.stat(before?.sourceKey ?? '')).not.toBeNull();
  const dayAgo = sql`now() - interval '25 hours'`;
  await desk.database.db.update(fileRuns).set({ finishedAt: dayAgo }).where(eq(fileRuns.id, runId));
  await deleteOldRuns(desk.database.db, desk.store);
  expect(await desk.store.stat(before?.sourceKey ?? '')).toBeNull();
  expect(await desk.store.stat(before?.resultKey ?? '')).toBeNull();
  expect((await desk.call('writeImport', { ...params(runId), body: plain })).code).toBe('ACT_DONE');
});

it('O20.4 a folder that a killed process has left behind is deleted once no job can have it any more', async () => {
  const incoming = join(desk.folder, 'incoming');
  await mkdir(join(incoming, 'import-x'), { recursive: true });
  await writeFile(join(incoming, 'import-x', 'file.csv'), 'a');
  await deleteAbandonedFolders(incoming);
  expect(await readdir(incoming)).toEqual(['import-x']);
  await deleteAbandonedFolders(incoming, Date.now() + 7 * 3_600_000);
  expect(await readdir(incoming)).toEqual([]);
});

it('O20.4 a ZIP is taken in with the pictures beside its CSV, and what is wrong with one is said when it is sent', async () => {
  const picture = { width: 640, height: 800, channels: 3 as const, background: '#4a6b8a' };
  const png = await sharp({ create: picture }).png().toBuffer();
  const table = `${header},Image Src,Image Position\nzipped,Zipped,ZIPPED,1,5,images/pier.png,1\n`;
  const zip = await zipOf({ 'shop/products.csv': table, 'shop/images/pier.png': png });
  const run = await checked('products.zip', zip);
  expect(run).toMatchObject({
    state: 'checked',
    format: 'shopify-products',
    name: 'products.zip',
    totals: { added: 1 },
  });
  await desk.call('writeImport', { ...params(run.runId), body: plain });
  await desk.work(run.runId);
  expect(await desk.runOf(run.runId)).toMatchObject({ state: 'done', totals: { added: 1 }, rowList: [] });
  expect((await productOf('zipped'))?.image).toMatchObject([
    { url: expect.stringMatching(/^\/product-pictures\//) as string },
  ]);
  const none = await desk.send('none.zip', await zipOf({ 'pier.png': png }));
  expect([none.status, none.text]).toEqual([422, expect.stringContaining('exactly one CSV file')]);
  const cut = await desk.send('cut.zip', zip.subarray(0, 300));
  expect([cut.status, cut.text]).toEqual([422, expect.stringContaining('is damaged')]);
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);
});
