import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartItemDesign, cartItemDesign } from '@afterimage/contract/cart.ts';
import { files } from '../files/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { variants } from '../catalogue/tables.ts';
import { eq } from 'drizzle-orm';
import { addItem } from './add-item.ts';
import type { CartOwner } from './cart-owner.ts';
import { setDesign } from './change-design.ts';
import { removeItem } from './change-item.ts';
import { readCart } from './read-cart.ts';
import { carts } from './tables.ts';
import {
  additionOf,
  newAccount,
  newFile,
  newTestProduct,
  newValue,
  signUrl,
  type TestProduct,
} from './test-products.ts';

let base: TestDatabase;
let db: Database;
let testProduct: TestProduct;
let photoSlot: number;
let textSlot: number;
let font: number;
let bow: number;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  testProduct = await newTestProduct(db, {
    price: 10_00,
    stock: 20,
    slots: [
      { kind: 'photo', limits: { widthMm: 100, heightMm: 100, arAllowed: true } },
      { kind: 'text', limits: { maxLength: 20 }, extraList: [{ id: 0, title: 'Serif', price: 1_00 }] },
      { kind: 'extra', extraList: [{ id: 0, title: 'Bow', price: 2_00 }] },
    ],
  });
  [photoSlot = 0, textSlot = 0] = testProduct.slotIds;
  [font = 0, bow = 0] = [testProduct.extraIds[1]?.[0], testProduct.extraIds[2]?.[0]];
});
afterAll(() => base.close());

const read = (owner: CartOwner) => readCart(db, owner, signUrl);
const text = (input: string, extraList: number[] = []) => ({
  productClientCustomizationList: [{ id: textSlot, input, extraList }],
});
const designOf = (more: Parameters<typeof cartItemDesign.parse>[0] = {}): CartItemDesign =>
  cartItemDesign.parse({ variantId: testProduct.variantId, ...(more as object) });
const failsWith = (code: string) => expect.objectContaining({ code });
const outcomeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** Another variant of the product, with so many in stock. */
async function newVariant(stock: number): Promise<number> {
  const sizeId = await newValue(db, 'size', randomUUID());
  const values = { productId: testProduct.productId, sku: randomUUID(), stock, sizeId, position: 1 };
  const [variant] = await db.insert(variants).values(values).returning();
  return variant!.id;
}

const owners: [string, () => Promise<CartOwner>][] = [
  ['an account', async () => ({ accountId: await newAccount(db) })],
  [
    'a guest',
    async () => {
      const [cart] = await db.insert(carts).values({}).returning();
      return { guestCartId: cart!.id };
    },
  ],
];

describe.each(owners)('a line of the cart of %s', (_, newOwner) => {
  const withLine = async (more: object = text('Ada')) => {
    const owner = await newOwner();
    return { owner, lineId: await addItem(db, owner, additionOf(testProduct, { quantity: 3, ...more })) };
  };

  it('S3.7 takes another design and stays the same line, in its place and with its quantity, at the new price', async () => {
    const { owner, lineId } = await withLine();
    await addItem(db, owner, additionOf(testProduct, text('Bea')));
    const photo = await newFile(db, null);
    const medium = await newFile(db, 'VIDEO');
    const accepted = { customizationId: photoSlot, code: 'LOW_RESOLUTION', dpi: 90 } as const;
    const change = designOf({
      extraList: [bow],
      productClientCustomizationList: [
        { id: photoSlot, input: photo, placement: { zoom: 2 }, filter: 'warm' },
        { id: textSlot, input: 'Cid', extraList: [font] },
      ],
      productArCustomizationList: [
        { customizationId: photoSlot, attachmentId: medium, type: 'VIDEO', display: { loop: false } },
      ],
      acceptedWarningList: [accepted],
    });
    expect(await setDesign(db, owner, lineId, change)).toBe(lineId);
    const { itemList } = await read(owner);
    expect(itemList.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(itemList[0]).toMatchObject({
      cartItemId: lineId,
      unitPrice: 13_00,
      total: 39_00,
      extraList: [{ title: 'Bow' }],
      acceptedWarningList: [accepted],
      customizationList: [
        {
          input: photo,
          filter: 'warm',
          placement: { zoom: 2 },
          arCustomization: { attachmentId: medium, display: { loop: false } },
        },
        { input: 'Cid', extraList: [{ title: 'Serif' }] },
      ],
    });
  });

  it('S3.7 is checked as an addition is, field by field, and stays as it was when something is wrong', async () => {
    const { owner, lineId } = await withLine();
    const before = await read(owner);
    await expect(setDesign(db, owner, lineId, designOf(text('x'.repeat(21))))).rejects.toMatchObject({
      code: 'CUSTOMIZATION_INVALID',
    });
    await expect(setDesign(db, owner, lineId, designOf({ variantId: 2_000_000_000 }))).rejects.toEqual(
      failsWith('VARIANT_INVALID'),
    );
    const stranger = await newFile(db, null, await newAccount(db));
    const foreign = designOf({ productClientCustomizationList: [{ id: photoSlot, input: stranger }] });
    await expect(setDesign(db, owner, lineId, foreign)).rejects.toEqual(failsWith('CUSTOMIZATION_INVALID'));
    expect(await read(owner)).toEqual(before);
  });

  it("S3.7 is nobody else's to change", async () => {
    const { lineId } = await withLine();
    await expect(setDesign(db, await newOwner(), lineId, designOf(text('Eve')))).rejects.toEqual(
      failsWith('LINE_NOT_FOUND'),
    );
    await expect(setDesign(db, { guestCartId: randomUUID() }, lineId, designOf())).rejects.toEqual(
      failsWith('CART_NOT_FOUND'),
    );
  });

  it('S3.7 keeps a photo that has become an order of somebody else since', async () => {
    const photo = await newFile(db, null);
    const photoLine = { productClientCustomizationList: [{ id: photoSlot, input: photo }] };
    const { owner, lineId } = await withLine(photoLine);
    await db
      .update(files)
      .set({ accountId: await newAccount(db) })
      .where(eq(files.id, photo));
    const change = designOf({
      productClientCustomizationList: [{ id: photoSlot, input: photo, filter: 'warm' }],
    });
    expect(await setDesign(db, owner, lineId, change)).toBe(lineId);
  });

  it('S3.7 another variant is looked for on the shelf, together with the other lines that want it', async () => {
    const { owner, lineId } = await withLine();
    const few = await newVariant(4);
    await addItem(db, owner, additionOf(testProduct, { variantId: few, quantity: 2 }));
    const change = designOf({ variantId: few, ...text('Ada') });
    await expect(setDesign(db, owner, lineId, change)).rejects.toEqual(failsWith('OUT_OF_STOCK'));
    await db.update(variants).set({ stock: 5 }).where(eq(variants.id, few));
    expect(await setDesign(db, owner, lineId, change)).toBe(lineId);
    expect((await read(owner)).itemList.map(({ variantId }) => variantId)).toEqual([few, few]);
  });

  it('S3.7 of a variant that has become scarce a line keeps its pieces', async () => {
    const { owner, lineId } = await withLine();
    const scarce = await newVariant(3);
    await setDesign(db, owner, lineId, designOf({ variantId: scarce, ...text('Ada') }));
    await db.update(variants).set({ stock: 1 }).where(eq(variants.id, scarce));
    expect(await setDesign(db, owner, lineId, designOf({ variantId: scarce, ...text('Bea') }))).toBe(lineId);
    expect((await read(owner)).itemList).toMatchObject([{ quantity: 3, stock: 1 }]);
  });

  it('S3.7 what is plain afterwards joins the equal plain line, as far as one line may have pieces', async () => {
    const { owner, lineId } = await withLine();
    const plainId = await addItem(db, owner, additionOf(testProduct, { quantity: 2 }));
    expect(await setDesign(db, owner, lineId, designOf())).toBe(plainId);
    expect((await read(owner)).itemList).toMatchObject([{ cartItemId: plainId, quantity: 5 }]);
    const again = await addItem(db, owner, additionOf(testProduct, text('Ada')));
    await expect(setDesign(db, owner, again, designOf())).resolves.toBe(plainId);
  });

  it('S3.7 two equal designs stay two lines, as when they are put into the cart', async () => {
    const { owner, lineId } = await withLine();
    const other = await addItem(db, owner, additionOf(testProduct, text('Bea')));
    expect(await setDesign(db, owner, other, designOf(text('Ada')))).toBe(other);
    expect((await read(owner)).itemList.map(({ cartItemId }) => cartItemId)).toEqual([lineId, other]);
  });

  it('S3.7 of ten changes at once one is there in the end, whole', async () => {
    const { owner, lineId } = await withLine();
    const names = Array.from({ length: 10 }, (__, index) => `Ada ${index}`);
    const outcomes = await Promise.all(
      names.map((name, index) =>
        outcomeOf(setDesign(db, owner, lineId, designOf({ ...text(name), extraList: index % 2 ? [bow] : [] }))),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const { itemList } = await read(owner);
    expect(itemList).toHaveLength(1);
    const input = itemList[0]?.customizationList[0]?.input ?? '';
    expect(names).toContain(input);
    expect(itemList[0]?.extraList).toHaveLength(names.indexOf(input) % 2);
    expect(itemList[0]?.quantity).toBe(3);
  });

  it('S3.7 changed while it is removed it is gone, and never comes back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, lineId } = await withLine();
      const outcomes = await Promise.all([
        outcomeOf(setDesign(db, owner, lineId, designOf(text('Late')))),
        outcomeOf(removeItem(db, owner, lineId)),
      ]);
      expect(outcomes[1]).toBe('done');
      expect(['done', 'LINE_NOT_FOUND']).toContain(outcomes[0]);
      expect((await read(owner)).itemList).toEqual([]);
    }
  });

  it('S3.7 two lines that become plain at once are one in the end, with the pieces of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, lineId } = await withLine();
      const other = await addItem(db, owner, additionOf(testProduct, text('Bea')));
      await Promise.all([lineId, other].map((id) => setDesign(db, owner, id, designOf())));
      expect((await read(owner)).itemList.map(({ quantity }) => quantity)).toEqual([4]);
    }
  });
});
