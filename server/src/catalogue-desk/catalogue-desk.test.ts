import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { presentAddress } from '../catalogue/former-address.ts';
import { products, variants } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { auditLog } from '../operators/tables.ts';
import { publishScheduled } from './publish-product.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const publish = (product: DeskProduct, at: string | null = null) =>
  desk.call('publishProduct', { params: paramsOf(product), body: { version: product.version, at } });
const lines = (product: DeskProduct) =>
  product.variantList.map(({ id, sku, color, size }) => ({ id, sku, color, size, stockChange: 0 }));
const saveLines = (product: DeskProduct, variantList: object[]) =>
  desk.call('saveVariants', { params: paramsOf(product), body: { version: product.version, variantList } });
const shown = (slug: string, language = 'en') =>
  desk.call<Record<string, unknown>>('getProduct', { params: { productId: slug }, language, operator: undefined });
const find = async (key: string, language = 'en') =>
  (
    await desk.call<{ productList: { id: number }[] }>('listProducts', { query: { key }, language })
  ).data.productList.map(({ id }) => id);

describe('a product from nothing', () => {
  it('D20.4 is a draft with an address and a number of its own, and customers see it once it is published', async () => {
    const product = await desk.add('Zirbel Tasse über Größe', 1850, ['decor']);
    expect(product).toMatchObject({
      slug: 'zirbel-tasse-ueber-groesse',
      state: 'draft',
      version: 1,
      variantList: [{ stock: 0, color: null, size: null }],
      missingList: [{ locale: 'de', count: 1 }],
    });
    expect(product.issueList.filter(({ isBlocking }) => isBlocking).map(({ issue }) => issue)).toEqual([
      'draft',
      'soldOut',
    ]);
    expect((await shown(product.slug)).status).toBe(404);
    const preview = product.previewPath.replace('/products/', '');
    expect((await shown(preview)).data).toMatchObject({ name: 'Zirbel Tasse über Größe', slug: preview });
    expect((await shown(`${preview}x`)).status).toBe(404);
    expect((await desk.add('Zirbel Tasse über Größe')).slug).toBe('zirbel-tasse-ueber-groesse-2');

    const saved = await desk.save(product, {
      name: { en: 'Pine mug', de: 'Zirbenbecher' },
      shortDescription: { en: 'Turned by hand.', de: 'Von Hand gedrechselt.' },
      price: 2000,
      discount: 10,
    });
    expect(saved.data).toMatchObject({ version: 2, missingList: [{ locale: 'de', count: 0 }] });
    expect((await publish(saved.data)).data.state).toBe('published');
    expect((await shown(product.slug, 'de')).data).toMatchObject({ name: 'Zirbenbecher', finalPrice: 1800 });
    expect(await find('zirbenbecher', 'de')).toContain(product.id);
    expect(await find('pine mug')).toContain(product.id);
  });

  it('D20.4 has variants of colours and sizes, whose stock moves with a reason', async () => {
    const product = await desk.add('Linen shirt', 4900);
    const first = product.variantList[0]?.id ?? null;
    const { data: grid } = await saveLines(product, [
      { id: first, sku: 'SHIRT-BLACK-M', color: 'black', size: 'm', stockChange: 5 },
      { id: null, sku: 'SHIRT-BLUE-M', color: 'blue', size: 'm', stockChange: 3 },
    ]);
    expect(grid.variantList).toMatchObject([
      { id: first, sku: 'SHIRT-BLACK-M', color: 'black', size: 'm', stock: 5 },
      { sku: 'SHIRT-BLUE-M', color: 'blue', size: 'm', stock: 3 },
    ]);
    await publish(grid);
    expect((await shown(product.slug)).data).toMatchObject({
      stock: 8,
      variation: [
        { color: 'black', size: [{ name: 'm', stock: 5 }] },
        { color: 'blue', size: [{ name: 'm', stock: 3 }] },
      ],
    });
    const params = { variantId: String(first) };
    // Two are sold in between.
    await desk.database.db
      .update(variants)
      .set({ stock: 3 })
      .where(eq(variants.id, first ?? 0));
    const body = { change: -4, reason: 'damage', note: 'Wet' };
    expect((await desk.call('moveStock', { params, body })).fields).toEqual({
      change: 'There are only 3 pieces left',
    });
    await desk.call('moveStock', { params, body: { ...body, change: -1 } });
    const { data } = await desk.call<Reply<'listStockMovements'>>('listStockMovements', { params });
    expect(data).toMatchObject({
      stock: 2,
      movementList: [
        { change: -1, stockAfter: 2, soldBefore: 2, reason: 'damage', note: 'Wet', operatorName: 'owner Grace' },
        { change: 5, stockAfter: 5, soldBefore: 0, reason: 'count' },
      ],
    });
  });

  it('D20.4 what is wrong with variants is told at its field, and nothing is written', async () => {
    const product = await desk.add('Two numbers');
    const other = await desk.add('Other numbers');
    const [line] = lines(product);
    const fieldsOf = async (variantList: object[]) => Object.keys((await saveLines(product, variantList)).fields);
    expect(await fieldsOf([{ ...line, sku: other.sku }])).toEqual(['variantList.0.sku']);
    expect(await fieldsOf([line ?? {}, { ...line, id: null }])).toEqual(['variantList.1.sku']);
    expect(await fieldsOf([line ?? {}, { ...line, id: null, sku: 'X', color: 'black' }])).toEqual([
      'variantList.0.color',
    ]);
    expect(await fieldsOf([{ ...line, color: 'no-such' }])).toEqual(['variantList.0.color']);
    expect(await fieldsOf([{ ...line, stockChange: -1 }])).toEqual(['variantList.0.stock']);
    expect((await desk.call('getDeskProduct', { params: paramsOf(product) })).data).toMatchObject({
      version: 1,
      variantList: [{ sku: product.sku, stock: 0 }],
    });
  });
});

describe('changes', () => {
  it('D20.1 a version that somebody else has changed is refused with the name of who did', async () => {
    const product = await desk.add('Seen twice');
    expect((await desk.save(product, { price: 1 })).status).toBe(200);
    const late = await desk.save(product, { price: 2 });
    expect([late.status, late.code]).toEqual([409, 'RECORD_CHANGED']);
    expect((late.data as unknown as { message: string }).message).toContain('owner Grace');
  });

  it('D20.1 are in the audit log with what changed, and are put back unless the field has changed since', async () => {
    const product = await desk.add('Put back');
    const { data: dearer } = await desk.save(product, { price: 1500, name: { en: 'Put back', de: 'Zurück' } });
    const [entry] = await desk.database.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(eq(auditLog.action, 'product.changed'))
      .orderBy(auditLog.position);
    const entries = await desk.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(product.id)));
    const change = entries.find(({ action }) => action === 'product.changed');
    expect(entry).toBeDefined();
    const putBack = () => desk.call('putBackAuditEntry', { params: { entryId: change?.id ?? '' } });
    const { data: other } = await desk.save(dearer, { sku: 'PUT-BACK-NEW' });
    // Another entry of the same kind is later: the log refuses.
    expect((await putBack()).code).toBe('RECORD_CHANGED');
    const later = (
      await desk.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, String(product.id)))
    ).findLast(({ action }) => action === 'product.changed');
    expect(later?.id).not.toBe(change?.id);
    expect((await desk.call('putBackAuditEntry', { params: { entryId: later?.id ?? '' } })).status).toBe(200);
    expect((await desk.call('getDeskProduct', { params: paramsOf(other) })).data).toMatchObject({
      sku: product.sku,
      price: 1500,
    });
  });

  it('D20.4 a new address keeps the old one, and a taken one is refused', async () => {
    const product = await desk.add('Old address');
    const { data: moved } = await desk.save(product, { slug: 'new-address' });
    expect(moved.formerSlugList).toEqual(['old-address']);
    const { db } = desk.database;
    expect(await presentAddress(db, '/de/products/old-address?color=blue')).toBe('/de/products/new-address?color=blue');
    expect(await presentAddress(db, '/customize/old-address')).toBe('/customize/new-address');
    expect(await presentAddress(db, '/products/new-address')).toBeNull();
    const other = await desk.add('Third');
    expect((await desk.save(other, { slug: 'old-address' })).fields).toEqual({
      slug: 'Another product has this address, or had it before',
    });
    const { data: back } = await desk.save(moved, { slug: 'old-address' });
    expect(back.formerSlugList).toEqual(['new-address']);
  });

  it('D20.4 a copy is a draft without stock, and its slots and print are its own', async () => {
    const { data: mug } = await desk.call('getDeskProduct', {
      params: { productId: String((await shown('hearth-photo-mug')).data['id']) },
    });
    const { data: copy } = await desk.call('copyProduct', { params: paramsOf(mug) });
    expect(copy).toMatchObject({ state: 'draft', name: { en: `${mug.name['en']} (copy)` }, isCustomizable: true });
    expect(copy.variantList.map(({ stock }) => stock)).toEqual(mug.variantList.map(() => 0));
    const detailOf = async (path: string) =>
      (await shown(path.replace('/products/', ''))).data as unknown as Reply<'getProduct'>;
    const [own, original] = [await detailOf(copy.previewPath), await detailOf(mug.previewPath)];
    expect(own.customizationList.map(({ title }) => title)).toEqual(
      original.customizationList.map(({ title }) => title),
    );
    const ids = new Set(own.customizationList.map(({ id }) => id));
    expect(original.customizationList.some(({ id }) => ids.has(id))).toBe(false);
    const named = JSON.stringify(own.printTemplate).match(/"slot":(\d+)/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const text of named) expect(ids).toContain(Number(text.slice(7)));
  });

  it('D20.4 only what was never ordered is deleted', async () => {
    const product = await desk.add('Ordered once');
    const { db } = desk.database;
    const [order] = await db
      .insert(orders)
      .values({
        status: 'paid',
        email: 'a@example.com',
        locale: 'en',
        subtotal: 1,
        discount: 0,
        total: 1,
        currency: 'EUR',
      } as typeof orders.$inferInsert)
      .returning({ id: orders.id });
    await db.insert(orderLines).values({
      orderId: order?.id ?? '',
      productId: product.id,
      variantId: product.variantList[0]?.id ?? 0,
      sku: 'X',
      slug: 'x',
      name: 'X',
      mainImageUrl: '',
      quantity: 1,
      listUnitPrice: 1,
      unitPrice: 1,
    });
    const remove = (one: DeskProduct) =>
      desk.call('deleteProduct', { params: paramsOf(one), query: { version: String(one.version) } });
    expect((await remove(product)).code).toBe('PRODUCT_ORDERED');
    expect(
      (await saveLines(product, [{ id: null, sku: 'NEW-X', color: null, size: null, stockChange: 0 }])).fields,
    ).toHaveProperty('variantList');
    expect((await remove(await desk.add('Never ordered'))).status).toBe(200);
  });

  it('D20.4 a product is published at its time, and not before', async () => {
    const product = await desk.add('Tomorrow');
    const { data: waiting } = await publish(product, new Date(Date.now() + 60_000).toISOString());
    expect(waiting.state).toBe('scheduled');
    const { db } = desk.database;
    await publishScheduled(db);
    expect((await shown(product.slug)).status).toBe(404);
    await db
      .update(products)
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where(eq(products.id, product.id));
    await publishScheduled(db);
    expect((await shown(product.slug)).status).toBe(200);
    const { fields } = await publish(await desk.add('Yesterday'), '2020-01-01T00:00:00Z');
    expect(fields).toEqual({ at: 'Please choose a time to come' });
  });

  it('D20.1 are for those who have the right', async () => {
    const production = await desk.newOperator({ role: 'production' });
    const support = await desk.newOperator({ role: 'support' });
    const body = { name: 'No', price: 1 };
    expect((await desk.call('addProduct', { body, operator: production })).status).toBe(403);
    expect((await desk.call('listDeskProducts', { operator: production })).status).toBe(200);
    expect((await desk.call('listDeskProducts', { operator: support })).status).toBe(403);
  });
});
