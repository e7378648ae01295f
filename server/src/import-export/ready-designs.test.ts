import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../catalogue/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { exportShop } from './export-shop.ts';
import { importLines } from './import-lines.ts';
import type { ReportRow } from './import-run.ts';
import { readKnownCodes } from './records/known-codes.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

async function exported(): Promise<string[]> {
  const lines: string[] = [];
  for await (const record of exportShop(shop.db, { customers: false })) lines.push(JSON.stringify(record));
  return lines.filter((line) => line.startsWith('{"record":"ready-designs"'));
}
async function imported(record: object | string): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  const line = typeof record === 'string' ? record : JSON.stringify(record);
  const run = {
    db: shop.db,
    dryRun: false,
    locale: 'en' as const,
    codes: await readKnownCodes(shop.db),
    report: (row: ReportRow) => void rows.push(row),
  };
  await importLines(
    run,
    (async function* () {
      yield line;
    })(),
  );
  return rows;
}
const rows = () => shop.db.select().from(readyDesigns).orderBy(asc(readyDesigns.position));

it('the ready designs of the sample are exported by places, changed by a file, and keep their rows', async () => {
  const [line = ''] = await exported();
  const record = JSON.parse(line) as { product: string; designs: Record<string, unknown>[] };
  expect(record.designs[0]).toEqual({
    name: { en: 'Thank you', de: 'Dankeschön' },
    isHidden: false,
    content: {
      extras: [],
      slots: [
        {
          kind: 'text',
          slot: 1,
          choices: [5],
          text: { en: 'Thank you, Emma', de: 'Danke, Emma' },
          look: { textStyle: { align: 'center', color: '#a8791c', curve: 0, sizeMm: 8 } },
        },
        { kind: 'specification', slot: 2, choices: [1] },
      ],
    },
  });
  const before = await rows();
  expect((await imported(line)).map(({ result }) => result)).toEqual(['unchanged']);
  const [product] = await shop.db.select().from(products).where(eq(products.slug, record.product));
  const turned = { ...record, designs: [{ ...record.designs[1], isHidden: true }, record.designs[0]] };
  expect((await imported(turned)).map(({ result }) => result)).toEqual(['changed']);
  const after = await rows();
  expect(after.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [before[1]?.id, true],
    [before[0]?.id, false],
  ]);
  expect(after[1]?.content).toEqual(before[0]?.content);
  const [raised] = await shop.db.select().from(products).where(eq(products.slug, record.product));
  expect(raised?.version).toBe((product?.version ?? 0) + 1);
});

it('a design that names a slot or an option that the product does not have is refused', async () => {
  const [line = ''] = await exported();
  const record = JSON.parse(line) as { designs: object[] };
  const withContent = (content: object) => ({ ...record, designs: [{ name: { en: 'Wrong' }, content }] });
  const reasons = async (content: object) => (await imported(withContent(content))).map(({ reason }) => reason);
  expect(await reasons({ extras: [{ slot: 99, extra: 0 }] })).toEqual(['designs.0: the product has no slot 99']);
  const slots = [{ kind: 'specification', slot: 2, choices: [7] }];
  expect(await reasons({ slots })).toEqual(['designs.0: slot 2 has no option 7']);
  expect((await imported({ ...record, product: 'no-such-product' })).map(({ reason }) => reason)).toEqual([
    'product: the shop has no product no-such-product',
  ]);
});
