import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { products } from '../catalogue/tables.ts';
import { auditLog } from '../operators/tables.ts';
import { productActions } from './product-actions.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const saveLines = (product: DeskProduct, variantList: object[]) =>
  desk.call('saveVariants', { params: paramsOf(product), body: { version: product.version, variantList } });
const read = async (product: DeskProduct) => (await desk.call('getDeskProduct', { params: paramsOf(product) })).data;
const pricesOf = ({ price, variantList }: DeskProduct) => [price, ...variantList.map((variant) => variant.price)];

/** A product of 19.00 in two sizes, of which the larger costs 29.00. */
async function newPoster(name = 'Poster') {
  const product = await desk.add(name, 19_00);
  const id = product.variantList[0]?.id ?? null;
  const { data } = await saveLines(product, [
    { id, sku: `${product.sku}-M`, color: null, size: 'm', stockChange: 5, price: null },
    { id: null, sku: `${product.sku}-XL`, color: null, size: 'xl', stockChange: 5, price: 29_00 },
  ]);
  return data;
}

it('D20.4 a variant is given a price of its own, which is recorded and stays where a program does not know it', async () => {
  const poster = await newPoster();
  expect(pricesOf(poster)).toEqual([19_00, null, 29_00]);
  const lines = poster.variantList.map(({ id, sku, color, size }) => ({ id, sku, color, size, stockChange: 0 }));
  const { data: same } = await saveLines(poster, lines);
  expect(pricesOf(same)).toEqual([19_00, null, 29_00]);
  const { data: dearer } = await saveLines(
    same,
    lines.map((line, at) => ({ ...line, price: at === 0 ? 21_00 : null })),
  );
  expect(pricesOf(dearer)).toEqual([19_00, 21_00, null]);
  const { data: audit } = await desk.call<Reply<'listAuditLog'>>('listAuditLog', { query: {} });
  expect(audit.itemList.find(({ action }) => action === 'product.variants.changed')).toMatchObject({
    before: { variantList: [{ price: null }, { price: 29_00 }] },
    after: { variantList: [{ price: 21_00 }, { price: null }] },
  });
  const free = await saveLines(
    dearer,
    lines.map((line) => ({ ...line, price: 0 })),
  );
  expect([free.status, Object.keys(free.fields)]).toEqual([400, ['variantList.0.price', 'variantList.1.price']]);
});

it('D20.4 the list of products has the lowest and the highest price, and a copy has the prices of the variants', async () => {
  const poster = await newPoster('Listed poster');
  const { data: list } = await desk.call<Reply<'listDeskProducts'>>('listDeskProducts', {
    query: { text: poster.sku },
  });
  expect(list.itemList).toMatchObject([{ price: 19_00, finalPrice: 19_00, highestPrice: 29_00 }]);
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(poster) });
  expect(pricesOf(copy)).toEqual([19_00, null, 29_00]);
});

it('D20.4 a change of many prices changes those of variants too, as its preview says, and is put back as a whole', async () => {
  const poster = await newPoster('Changed poster');
  const change = { percent: 10, rounding: 'ninetyNine' as const };
  const { data: preview } = await desk.call<Reply<'previewPrices'>>('previewPrices', {
    body: { filter: `sku:*${poster.sku}`, ...change },
  });
  const own = { sku: `${poster.sku}-XL`, before: 29_00, after: 31_99 };
  expect(preview.itemList).toMatchObject([{ before: 19_00, after: 20_99, ownPriceCount: 1, ownPriceList: [own] }]);
  const action = productActions.find(({ name }) => name === 'change-price');
  const operator = { id: desk.owner.id, role: 'owner' as const };
  await desk.database.db.transaction(async (tx) =>
    action?.run(tx, operator as Parameters<typeof action.run>[1], String(poster.id), change),
  );
  const changed = await read(poster);
  expect(pricesOf(changed)).toEqual([20_99, null, 31_99]);
  expect(changed.version).toBe(poster.version + 1);
  const [entry] = await desk.database.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'product.price.changed'), eq(auditLog.subjectId, String(poster.id))));
  const putBack = () => desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } });
  // One price was changed by hand since: nothing is overwritten.
  const lines = changed.variantList.map(({ id, sku, color, size, price }) => ({ id, sku, color, size, price }));
  const byHand = await saveLines(
    changed,
    lines.map((line, at) => ({ ...line, stockChange: 0, price: at === 1 ? 40_00 : null })),
  );
  expect((await putBack()).code).toBe('RECORD_CHANGED');
  await saveLines(
    byHand.data,
    lines.map((line) => ({ ...line, stockChange: 0 })),
  );
  expect((await putBack()).status).toBe(200);
  expect(pricesOf(await read(poster))).toEqual([19_00, null, 29_00]);
  const [row] = await desk.database.db.select().from(products).where(eq(products.id, poster.id));
  expect(row?.finalPrice).toBe(19_00);
});
