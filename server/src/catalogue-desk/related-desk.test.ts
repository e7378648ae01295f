import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import { auditLog } from '../operators/tables.ts';
import { products } from '../catalogue/tables.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

/** A product that customers see, with so many pieces. */
async function shownProduct(name: string, stock = 5): Promise<DeskProduct> {
  const product = await desk.add(name, 1500, ['decor']);
  const [variant] = product.variantList;
  const line = { id: variant?.id, sku: product.sku, color: null, size: null, stockChange: stock };
  const { data } = await desk.call('saveVariants', {
    params: paramsOf(product),
    body: { version: product.version, variantList: [line] },
  });
  return (await desk.call('publishProduct', { params: paramsOf(data), body: { version: data.version, at: null } }))
    .data;
}

const related = async (slug: string, pageSize = 4) =>
  (
    await desk.call<{ productList: { name: string }[] }>('listRelatedProducts', {
      params: { productId: slug },
      query: { pageSize: String(pageSize) },
      operator: undefined,
    })
  ).data.productList.map(({ name }) => name);

it('D20.4 the products that the owner has chosen come first in their order, and the shop fills up with its own pick', async () => {
  const own = await shownProduct('Oak tray');
  const [first, second, sold] = [
    await shownProduct('Brass bell'),
    await shownProduct('Wool felt mat'),
    await shownProduct('Sold out spoon', 0),
  ];
  const draft = await desk.add('Draft candle');
  const before = await related(own.slug);
  expect(before).toHaveLength(4);
  const { data: saved } = await desk.save(own, { relatedList: [sold.sku, second.sku, draft.sku, first.sku] });
  expect(saved.relatedList.map(({ name, state }) => [name, state])).toEqual([
    ['Sold out spoon', 'published'],
    ['Wool felt mat', 'published'],
    ['Draft candle', 'draft'],
    ['Brass bell', 'published'],
  ]);
  const shown = await related(own.slug);
  expect(shown.slice(0, 2)).toEqual(['Wool felt mat', 'Brass bell']);
  expect(shown).toHaveLength(4);
  expect(shown).not.toContain('Sold out spoon');
  expect(shown).not.toContain('Draft candle');
  // None that the owner has chosen and that can be bought is left out.
  expect(await related(own.slug, 1)).toEqual(['Wool felt mat', 'Brass bell']);
  // What is deleted leaves the list.
  await desk.call('deleteProduct', { params: paramsOf(draft), query: { version: String(draft.version) } });
  const { data: later } = await desk.call('getDeskProduct', { params: paramsOf(own) });
  expect(later.relatedList.map(({ name }) => name)).toEqual(['Sold out spoon', 'Wool felt mat', 'Brass bell']);
});

it('D20.4 the list of related products is recorded and put back, copied, and refused at the entry that is wrong', async () => {
  const own = await shownProduct('Ash board');
  const other = await shownProduct('Ash bowl');
  const { data: saved } = await desk.save(own, { relatedList: [other.sku] });
  const [entry] = await desk.database.db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(saved) });
  expect(copy.relatedList).toEqual(saved.relatedList);
  const { status } = await desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } });
  expect(status).toBe(200);
  const { data: present } = await desk.call('getDeskProduct', { params: paramsOf(own) });
  expect(present.relatedList).toEqual([]);

  for (const [relatedList, field] of [
    [[other.sku, 'NO-SUCH'], 'relatedList.1'],
    [[present.sku], 'relatedList.0'],
    [[other.sku, other.sku], 'relatedList.1'],
  ] as const) {
    const { code, fields } = await desk.save(present, { relatedList: [...relatedList] });
    expect([code, Object.keys(fields)]).toEqual(['INVALID_REQUEST', [field]]);
  }
  const many = await desk.database.db.select({ sku: products.sku }).from(products).limit(13);
  expect((await desk.save(present, { relatedList: many.map(({ sku }) => sku) })).code).toBe('INVALID_REQUEST');
});
