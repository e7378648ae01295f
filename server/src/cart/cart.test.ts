import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart as cartSchema } from '@afterimage/contract/cart.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { cartLines, carts } from './tables.ts';
import { products, variants } from '../catalogue/tables.ts';
import { addItem } from './add-item.ts';
import type { CartOwner } from './cart-owner.ts';
import { removeItem, setQuantity } from './change-item.ts';
import { readCart } from './read-cart.ts';
import { newAccount, newFile, newTestProduct, newValue, signUrl, stockOf, additionOf } from './test-products.ts';

let base: TestDatabase;
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
});
afterAll(() => base.close());

const read = (owner: CartOwner) => readCart(db, owner, signUrl);
const quantitiesOf = async (owner: CartOwner) => (await read(owner)).itemList.map(({ quantity }) => quantity);

const owners: [string, (database: Database) => Promise<CartOwner>][] = [
  ['an account', async (database) => ({ accountId: await newAccount(database) })],
  [
    'a guest',
    async (database) => {
      const [cart] = await database.insert(carts).values({}).returning();
      return { guestCartId: cart!.id };
    },
  ],
];

describe.each(owners)('the cart of %s', (_, newOwner) => {
  it('S7.15 is empty at first', async () => {
    expect(await read(await newOwner(db))).toEqual({
      itemList: [],
      summary: { quantity: 0, subtotal: 0, discount: 0, total: 0, currency: 'EUR' },
    });
  });

  it('S7.12 takes an item, with all that S3.6 wants to know of it', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { price: 10_05, discount: 10, stock: 7 });
    const [colorId, sizeId] = [await newValue(db, 'color', 'blue', 'Blue'), await newValue(db, 'size', 'xl', 'XL')];
    await db.update(variants).set({ colorId, sizeId }).where(eq(variants.id, testProduct.variantId));
    const id = await addItem(db, owner, additionOf(testProduct, { quantity: 3 }));
    const cart = await read(owner);
    expect(cartSchema.parse(cart)).toEqual(cart);
    expect(cart.itemList[0]).toMatchObject({
      id,
      cartItemId: id,
      quantity: 3,
      stock: 7,
      listUnitPrice: 10_05,
      unitPrice: 9_04,
      total: 27_12,
      mainImageUrl: '/pictures/thing-480.webp',
      attribute: [
        { key: 'COLOR', value: 'blue', name: 'Blue' },
        { key: 'SIZE', value: 'xl', name: 'XL' },
      ],
      isCustomizable: false,
    });
    expect(cart.summary).toEqual({ quantity: 3, subtotal: 30_15, discount: 3_03, total: 27_12, currency: 'EUR' });
  });

  it('S3.6 an item shows the product in its colour, the product itself where the colour has no picture', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 7 });
    const [product] = await db.select().from(products).where(eq(products.id, testProduct.productId));
    const image = { url: '/pictures/thing-blue-480.webp', width: 4, height: 5, alt: '', widths: [], placeholder: '' };
    const colors = [{ color: 'blue', image }];
    await db.update(products).set({ colors }).where(eq(products.id, testProduct.productId));
    await addItem(db, owner, additionOf(testProduct));
    expect((await read(owner)).itemList[0]?.picture).toEqual(product?.image[0]);
    const colorId = await newValue(db, 'color', 'blue');
    await db.update(variants).set({ colorId }).where(eq(variants.id, testProduct.variantId));
    expect((await read(owner)).itemList[0]?.picture).toEqual(image);
  });

  it('S7.12 finds the only variant by itself, and asks when there are several', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db);
    await addItem(db, owner, additionOf(testProduct, { variantId: null }));
    expect((await read(owner)).itemList[0]?.variantId).toBe(testProduct.variantId);
    await db.insert(variants).values({ productId: testProduct.productId, sku: randomUUID(), stock: 1 });
    await expect(addItem(db, owner, additionOf(testProduct, { variantId: null }))).rejects.toMatchObject({
      code: 'VARIANT_INVALID',
    });
    const other = await newTestProduct(db);
    await expect(addItem(db, owner, additionOf(testProduct, { variantId: other.variantId }))).rejects.toMatchObject({
      code: 'VARIANT_INVALID',
    });
  });

  it('S4.13 adding an item already in the cart raises its quantity', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db);
    const first = await addItem(db, owner, additionOf(testProduct));
    expect(await addItem(db, owner, additionOf(testProduct))).toBe(first);
    expect(await quantitiesOf(owner)).toEqual([2]);
  });

  it('S4.13 twenty additions at the same moment all count, in one line', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 20 });
    await Promise.all(Array.from({ length: 20 }, () => addItem(db, owner, additionOf(testProduct))));
    expect(await quantitiesOf(owner)).toEqual([20]);
  });

  it('D4.18 a cart never wants more than there is, not even by parallel additions', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 5 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => addItem(db, owner, additionOf(testProduct))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const [line] = (await read(owner)).itemList;
    await expect(addItem(db, owner, additionOf(testProduct))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      facts: {
        description: 'Only 5 left.',
        lines: [{ cartItemId: line!.id, variantId: testProduct.variantId, requested: 6, available: 5 }],
      },
    });
    expect(await stockOf(db, testProduct)).toBe(5);
  });

  it('S7.12 what is not sold any more cannot be added, and stays visible where it was', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 5 });
    const id = await addItem(db, owner, additionOf(testProduct));
    await db.update(products).set({ active: false }).where(eq(products.id, testProduct.productId));
    await expect(addItem(db, owner, additionOf(testProduct))).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    await expect(setQuantity(db, owner, id, 2)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await read(owner)).itemList).toMatchObject([{ id, quantity: 1, stock: 0 }]);
  });

  it('D7.40 takes at most 99 of one item and 100 different ones', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 500 });
    await addItem(db, owner, additionOf(testProduct, { quantity: 99 }));
    await expect(addItem(db, owner, additionOf(testProduct))).rejects.toMatchObject({ code: 'QUANTITY_LIMIT' });
    const [line] = await db.select().from(cartLines).where(eq(cartLines.variantId, testProduct.variantId));
    const { productId } = testProduct;
    const more = await db
      .insert(variants)
      .values(Array.from({ length: 100 }, () => ({ productId, sku: randomUUID(), stock: 1 })))
      .returning();
    const filling = more.slice(0, 99).map(({ id }) => ({ cartId: line!.cartId, variantId: id, quantity: 1 }));
    await db.insert(cartLines).values(filling);
    const last = additionOf(testProduct, { variantId: more[99]!.id });
    await expect(addItem(db, owner, last)).rejects.toMatchObject({ code: 'CART_FULL' });
  });

  it('S7.17 sets a quantity as far as the stock goes; S7.18 the same for guests', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { stock: 4 });
    const id = await addItem(db, owner, additionOf(testProduct));
    await setQuantity(db, owner, id, 4);
    await expect(setQuantity(db, owner, id, 5)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Only 4 left.',
    });
    await db.update(variants).set({ stock: 1 }).where(eq(variants.id, testProduct.variantId));
    await setQuantity(db, owner, id, 3);
    expect(await quantitiesOf(owner)).toEqual([3]);
  });

  it('S4.14 removes a line; S7.20 and S7.21 a line that is gone is said to be gone', async () => {
    const owner = await newOwner(db);
    const id = await addItem(db, owner, additionOf(await newTestProduct(db)));
    await removeItem(db, owner, id);
    expect(await quantitiesOf(owner)).toEqual([]);
    await expect(removeItem(db, owner, id)).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
    await expect(setQuantity(db, owner, id, 1)).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
  });

  it("S7.17 nobody can touch a line of another's cart", async () => {
    const owner = await newOwner(db);
    const id = await addItem(db, owner, additionOf(await newTestProduct(db)));
    for (const [, newOther] of owners) {
      const other = await newOther(db);
      await expect(setQuantity(db, other, id, 2)).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
      await expect(removeItem(db, other, id)).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
      expect(await quantitiesOf(other)).toEqual([]);
    }
    expect(await quantitiesOf(owner)).toEqual([1]);
  });

  it('S3.8 personalised lines never merge, are priced with their choices and shown with signed pictures', async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, {
      price: 20_00,
      discount: 50,
      stock: 2,
      slots: [
        { kind: 'photo', required: true, limits: { arAllowed: true } },
        { kind: 'text', extraList: [{ id: 0, title: 'Caveat', price: 50 }] },
        { kind: 'extra', selectionMode: 'MULTI', extraList: [{ id: 0, title: 'Gift box', price: 3_00 }] },
      ],
    });
    const photo = await newFile(db, null);
    const medium = await newFile(db, 'VIDEO');
    const addition = additionOf(testProduct, {
      extraList: testProduct.extraIds[2],
      productClientCustomizationList: [
        { id: testProduct.slotIds[0]!, input: photo },
        { id: testProduct.slotIds[1]!, input: 'Ada', extraList: testProduct.extraIds[1] },
      ],
      productArCustomizationList: [{ customizationId: testProduct.slotIds[0]!, attachmentId: medium, type: 'VIDEO' }],
    });
    const first = await addItem(db, owner, addition);
    expect(await addItem(db, owner, addition)).not.toBe(first);
    await expect(addItem(db, owner, addition)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    const cart = await read(owner);
    expect(cartSchema.parse(cart)).toEqual(cart);
    expect(cart.itemList).toHaveLength(2);
    expect(cart.itemList[0]).toMatchObject({
      listUnitPrice: 23_50,
      unitPrice: 13_50,
      extraList: [{ title: 'Gift box', price: 3_00 }],
      customizationList: [
        {
          kind: 'photo',
          input: photo,
          photo: { id: photo, url: signUrl(photo), width: 640, height: 480 },
          arCustomization: { attachmentId: medium, type: 'VIDEO', url: signUrl(medium) },
        },
        { kind: 'text', input: 'Ada', photo: null, extraList: [{ title: 'Caveat', price: 50 }] },
      ],
    });
  });

  it("S3.8 refuses a missing required slot and a photo that is another account's", async () => {
    const owner = await newOwner(db);
    const testProduct = await newTestProduct(db, { slots: [{ kind: 'photo', required: true }] });
    await expect(addItem(db, owner, additionOf(testProduct))).rejects.toMatchObject({
      code: 'CUSTOMIZATION_INVALID',
      facts: { fields: { [`customization.${testProduct.slotIds[0]}`]: expect.stringContaining('photo') } },
    });
    const foreign = await newFile(db, null, await newAccount(db));
    const stolen = additionOf(testProduct, {
      productClientCustomizationList: [{ id: testProduct.slotIds[0]!, input: foreign }],
    });
    await expect(addItem(db, owner, stolen)).rejects.toMatchObject({
      code: 'CUSTOMIZATION_INVALID',
      facts: { fields: { 'productClientCustomizationList.0.input': expect.stringContaining('photo') } },
    });
  });

  it('S7.16 costs as many queries for forty lines as for two', async () => {
    const owner = await newOwner(db);
    const counted = async () => {
      let queries = 0;
      const { session } = db as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } };
      const prepare = session.prepareQuery;
      session.prepareQuery = function (...args) {
        queries += 1;
        return prepare.apply(this, args);
      };
      await read(owner);
      session.prepareQuery = prepare;
      return queries;
    };
    const slots = [{ kind: 'text' as const }];
    const fill = async () => {
      const testProduct = await newTestProduct(db, { slots });
      await addItem(
        db,
        owner,
        additionOf(testProduct, { productClientCustomizationList: [{ id: testProduct.slotIds[0]!, input: 'x' }] }),
      );
    };
    for (let line = 0; line < 2; line += 1) await fill();
    const few = await counted();
    for (let line = 0; line < 38; line += 1) await fill();
    expect(few).toBeGreaterThan(1);
    expect(await counted()).toBe(few);
  });
});

it("S7.16 an account's cart and a cart that does not exist cannot be read by an id", async () => {
  const accountId = await newAccount(db);
  await addItem(db, { accountId }, additionOf(await newTestProduct(db)));
  const [cart] = await db.select().from(carts).where(eq(carts.accountId, accountId));
  for (const guestCartId of [cart!.id, randomUUID()]) {
    await expect(read({ guestCartId })).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    const addition = additionOf(await newTestProduct(db));
    await expect(addItem(db, { guestCartId }, addition)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    await expect(removeItem(db, { guestCartId }, randomUUID())).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
  }
});
