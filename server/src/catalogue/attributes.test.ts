import { and, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { cartHandlers } from '../cart/cart-handlers.ts';
import { newTestProduct, signUrl, additionOf } from '../cart/test-products.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { openTestShop, type RequestOptions, type TestShop } from '../test-shop.ts';
import { translations } from '../translations/tables.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { attributes, attributeValues, productAttributeValues, products, variants } from './tables.ts';

let version = 0;
const nextVersion = () => String((version += 1));
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...catalogueHandlers({ version: nextVersion, assortment: nextVersion }),
    ...cartHandlers(signUrl),
  });
});
afterAll(() => shop.close());

const ask = async (name: 'listProducts' | 'listFilters' | 'listFacets', query: Record<string, string> = {}) =>
  (await shop.call(name, { query })).data as never;
const askInGerman = async (name: RouteName, request: RequestOptions = {}) =>
  (await shop.call(name, { language: 'de', ...request })).data;
const slugsOf = async (query: Record<string, string>) =>
  (await (ask('listProducts', query) as Promise<{ productList: { slug: string }[] }>)).productList.map(
    ({ slug }) => slug,
  );

describe('an attribute value that the shop adds as a row', () => {
  it('S7.24 a green shirt of size 38 has its swatch, its filter, its facet and its choice', async () => {
    const { db } = shop.database;
    const shirt = (await db.select().from(products)).find(({ slug }) => slug === 'studio-photo-t-shirt')!;
    const refused = await shop.call('listProducts', { query: { color: 'green' } });
    expect(refused).toMatchObject({ status: 400, data: { status: { fields: { color: expect.any(String) } } } });
    const [green, size38] = await db
      .insert(attributeValues)
      .values([
        { attributeId: 'color', code: 'green', name: 'Green', swatch: '#1f7a3d', position: 9 },
        { attributeId: 'size', code: '38', name: '38', position: 9 },
      ])
      .returning();
    await db.insert(translations).values({
      entity: 'attribute_value',
      entityId: String(green!.id),
      locale: 'de',
      field: 'name',
      text: 'Grün',
    });
    const values = { productId: shirt.id, sku: 'GREEN-38', colorId: green!.id, sizeId: size38!.id, stock: 4 };
    const [variant] = await db.insert(variants).values(values).returning();

    expect(await slugsOf({ color: 'green', size: '38', inStock: 'true' })).toEqual([shirt.slug]);
    expect(await slugsOf({ color: 'black', size: '38' })).toEqual([]);
    expect(await ask('listFilters')).toMatchObject({
      attributeList: [
        {
          id: 'color',
          kind: 'color',
          valueList: expect.arrayContaining([{ code: 'green', name: 'Green', swatch: '#1f7a3d' }]),
        },
        { id: 'size', valueList: expect.arrayContaining([{ code: '38', name: '38', swatch: null }]) },
        { id: 'material' },
      ],
    });
    expect(await ask('listFacets', { size: '38' })).toMatchObject({
      colorList: expect.arrayContaining([
        { name: 'green', productCount: 1 },
        { name: 'black', productCount: 0 },
      ]),
      sizeList: expect.arrayContaining([{ name: '38', productCount: 1 }]),
    });
    const { data } = await shop.call('getProduct', { params: { productId: shirt.slug } });
    expect((data as { variation: object[] }).variation.at(-1)).toMatchObject({
      color: 'green',
      colorName: 'Green',
      colorCode: '#1f7a3d',
      size: [{ variantId: variant!.id, name: '38', label: '38', stock: 4 }],
    });

    // In German it has its translation; what is not translated is called as in the first language.
    expect(await askInGerman('listFilters')).toMatchObject({
      attributeList: [
        {
          id: 'color',
          name: 'Farbe',
          valueList: [
            { code: 'black', name: 'Schwarz', swatch: '#333333' },
            { code: 'blue', name: 'Blau' },
            { code: 'yellow', name: 'Gelb' },
            { code: 'green', name: 'Grün', swatch: '#1f7a3d' },
          ],
        },
        { id: 'size', name: 'Größe', valueList: expect.arrayContaining([{ code: '38', name: '38', swatch: null }]) },
        { id: 'material', valueList: expect.arrayContaining([{ code: 'wood', name: 'Holz', swatch: null }]) },
      ],
    });
    expect(await askInGerman('getProduct', { params: { productId: shirt.slug } })).toMatchObject({
      variation: expect.arrayContaining([expect.objectContaining({ color: 'green', colorName: 'Grün' })]),
    });
    const result = { query: { color: 'green' } };
    expect(await askInGerman('listProducts', result)).toMatchObject({
      productList: [{ variation: expect.arrayContaining([expect.objectContaining({ colorName: 'Grün' })]) }],
    });
    const plain = await newTestProduct(db, { name: 'Plain shirt' });
    await db.update(variants).set({ colorId: green!.id, sizeId: size38!.id }).where(eq(variants.id, plain.variantId));
    const { token } = await shop.newPerson();
    const options = (name: string) => ({
      itemList: [
        {
          attribute: [
            { key: 'COLOR', value: 'green', name },
            { key: 'SIZE', value: '38', name: '38' },
          ],
        },
      ],
    });
    expect((await shop.call('addCartItem', { token, body: additionOf(plain) })).status).toBe(200);
    expect(await askInGerman('getCart', { token })).toMatchObject(options('Grün'));
    expect((await shop.call('getCart', { token })).data).toMatchObject(options('Green'));
  });

  it('S7.24 an attribute of its own has its filter and its facet, and goes with its row', async () => {
    const { db } = shop.database;
    const unknown = { attribute: 'scent:fig' };
    expect(await shop.call('listProducts', { query: unknown })).toMatchObject({
      status: 400,
      data: { status: { fields: { attribute: expect.any(String) } } },
    });
    await db.insert(attributes).values({ id: 'scent', kind: 'choice', name: 'Scent', position: 9 });
    const [fig, cedar] = await db
      .insert(attributeValues)
      .values([
        { attributeId: 'scent', code: 'fig', name: 'Fig' },
        { attributeId: 'scent', code: 'cedar', name: 'Cedar', position: 1 },
      ])
      .returning();
    const inGerman = { locale: 'de', field: 'name' };
    await db.insert(translations).values([
      { entity: 'attribute', entityId: 'scent', ...inGerman, text: 'Duft' },
      { entity: 'attribute_value', entityId: String(fig!.id), ...inGerman, text: 'Feige' },
    ]);
    const rows = await db.select({ id: products.id, slug: products.slug }).from(products);
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
    await db.insert(productAttributeValues).values([
      { productId: idOf('salt-fig-eau-de-parfum'), valueId: fig!.id },
      { productId: idOf('rain-on-cedar'), valueId: cedar!.id },
      { productId: idOf('amber-room'), valueId: cedar!.id },
    ]);
    expect(await slugsOf(unknown)).toEqual(['salt-fig-eau-de-parfum']);
    expect((await slugsOf({ attribute: 'scent:fig,scent:cedar' })).toSorted()).toEqual([
      'amber-room',
      'rain-on-cedar',
      'salt-fig-eau-de-parfum',
    ]);
    // Values of one attribute are alternatives; of different attributes each must hold.
    expect(await slugsOf({ attribute: 'scent:cedar,material:wood' })).toEqual(['rain-on-cedar']);
    expect(await ask('listFacets', { attribute: 'scent:cedar' })).toMatchObject({
      attributeList: [
        {
          id: 'material',
          valueList: expect.arrayContaining([
            { code: 'wood', productCount: 1 },
            { code: 'glass', productCount: 2 },
          ]),
        },
        {
          id: 'scent',
          valueList: [
            { code: 'fig', productCount: 1 },
            { code: 'cedar', productCount: 2 },
          ],
        },
      ],
    });
    // What was answered before is in memory until the database tells of the change.
    await expect
      .poll(() => askInGerman('listFilters'))
      .toMatchObject({
        attributeList: expect.arrayContaining([
          {
            id: 'scent',
            kind: 'choice',
            name: 'Duft',
            valueList: [
              { code: 'fig', name: 'Feige', swatch: null },
              { code: 'cedar', name: 'Cedar', swatch: null },
            ],
          },
        ]),
      });
    await db.update(attributes).set({ filterable: false }).where(eq(attributes.id, 'scent'));
    await expect.poll(async () => (await shop.call('listProducts', { query: unknown })).status).toBe(400);
    await db.delete(attributes).where(eq(attributes.id, 'scent'));
    expect(await db.$count(productAttributeValues, eq(productAttributeValues.valueId, fig!.id))).toBe(0);
    const ofScent = or(
      eq(translations.entity, 'attribute'),
      and(eq(translations.entity, 'attribute_value'), eq(translations.entityId, String(fig!.id))),
    );
    const remaining = await db.select({ entityId: translations.entityId }).from(translations).where(ofScent);
    expect(remaining.map(({ entityId }) => entityId).toSorted()).toEqual(['color', 'material', 'size']);
  });
});

describe('the steps of prices', () => {
  it('S7.24 are a setting of the shop: the ranges that lists offer and count', async () => {
    const { db } = shop.database;
    await db.update(shopSettings).set({ priceSteps: [50_00] });
    const ranges = [
      { minPrice: null, maxPrice: 50_00 },
      { minPrice: 50_00, maxPrice: null },
    ];
    await expect.poll(() => ask('listFilters')).toMatchObject({ priceList: ranges });
    const totals = await Promise.all(
      ['maxPrice', 'minPrice'].map(
        async (bound) => ((await ask('listProducts', { [bound]: '5000' })) as { total: number }).total,
      ),
    );
    await expect
      .poll(() => ask('listFacets'))
      .toMatchObject({
        priceList: ranges.map((range, index) => ({ ...range, productCount: totals[index] })),
      });
    await db.update(shopSettings).set({ priceSteps: [] });
    await expect.poll(() => ask('listFilters')).toMatchObject({ priceList: [] });
    await expect.poll(() => ask('listFacets')).toMatchObject({ priceList: [] });
  });
});
