import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { cartLines, carts } from './tables.ts';
import { variants } from '../catalogue/tables.ts';
import { addItem } from './add-item.ts';
import { removeItem } from './change-item.ts';
import { joinGuestCart, planJoin } from './join-guest-cart.ts';
import { readCart } from './read-cart.ts';
import { type TestProduct, newAccount, newTestProduct, signUrl, additionOf } from './test-products.ts';

let base: TestDatabase;
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
});
afterAll(() => base.close());

async function newGuest(...items: [TestProduct, number, string?][]): Promise<string> {
  const [cart] = await db.insert(carts).values({}).returning();
  await fill({ guestCartId: cart!.id }, items);
  return cart!.id;
}
async function fill(owner: Parameters<typeof addItem>[1], items: [TestProduct, number, string?][]) {
  for (const [testProduct, quantity, input] of items) {
    const list = input ? [{ id: testProduct.slotIds[0]!, input }] : [];
    await addItem(db, owner, additionOf(testProduct, { quantity, productClientCustomizationList: list }));
  }
}
/** A guest's cart with so many personalised lines. */
async function newFullGuest({ variantId }: TestProduct, count: number): Promise<string> {
  const id = await newGuest();
  const line = { cartId: id, variantId, quantity: 1 };
  await db
    .insert(cartLines)
    .values(Array.from({ length: count }, () => ({ ...line, personalizationHash: randomUUID() })));
  return id;
}
const quantitiesOf = async (accountId: string) =>
  (await readCart(db, { accountId }, signUrl)).itemList.map(({ quantity }) => quantity).toSorted((a, b) => a - b);
const textGoods = (stock: number) => newTestProduct(db, { stock, slots: [{ kind: 'text' }] });

describe("a guest's cart at sign-in", () => {
  it("S4.18 becomes part of the account's cart", async () => {
    const accountId = await newAccount(db);
    const guest = await newGuest([await newTestProduct(db), 2], [await newTestProduct(db), 1]);
    expect(await joinGuestCart(db, guest, accountId)).toEqual({ joinedQuantity: 3, leftOutQuantity: 0 });
    expect(await quantitiesOf(accountId)).toEqual([1, 2]);
  });

  it('D4.18 equal lines add up, bounded by stock; personalised ones move whole', async () => {
    const accountId = await newAccount(db);
    const scarce = await newTestProduct(db, { stock: 5 });
    const text = await textGoods(9);
    await fill({ accountId }, [
      [scarce, 3],
      [text, 1, 'Ada'],
    ]);
    const guest = await newGuest([scarce, 4], [text, 2, 'Ada']);
    expect(await joinGuestCart(db, guest, accountId)).toMatchObject({ joinedQuantity: 4 });
    expect(await quantitiesOf(accountId)).toEqual([1, 2, 5]);
  });

  it('D4.18 a line whose goods were sold meanwhile stays visible', async () => {
    const accountId = await newAccount(db);
    const testProduct = await newTestProduct(db, { stock: 3 });
    const guest = await newGuest([testProduct, 3]);
    await db.update(variants).set({ stock: 0 }).where(eq(variants.id, testProduct.variantId));
    await joinGuestCart(db, guest, accountId);
    expect((await readCart(db, { accountId }, signUrl)).itemList).toMatchObject([{ quantity: 1, stock: 0 }]);
  });

  it('D4.18 the guest cart is spent, and joining twice changes nothing', async () => {
    const accountId = await newAccount(db);
    const testProduct = await newTestProduct(db);
    const guest = await newGuest([testProduct, 2]);
    await joinGuestCart(db, guest, accountId);
    expect(await joinGuestCart(db, guest, accountId)).toEqual({ joinedQuantity: 0, leftOutQuantity: 0 });
    expect(await quantitiesOf(accountId)).toEqual([2]);
    const spent = { guestCartId: guest };
    await expect(addItem(db, spent, additionOf(testProduct))).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    await expect(readCart(db, spent, signUrl)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  it("S7.19 nobody joins another's cart, spent or his own account's, nor one that does not exist", async () => {
    const [one, other] = [await newAccount(db), await newAccount(db)];
    const guest = await newGuest([await newTestProduct(db), 1]);
    await joinGuestCart(db, guest, one);
    const [owned] = await db.select().from(carts).where(eq(carts.accountId, one));
    for (const id of [guest, owned!.id, randomUUID()])
      await expect(joinGuestCart(db, id, other)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    expect(await quantitiesOf(other)).toEqual([]);
    expect(await quantitiesOf(one)).toEqual([1]);
  });

  it('D4.18 many joins at the same moment count once', async () => {
    const accountId = await newAccount(db);
    const testProduct = await newTestProduct(db, { stock: 50 });
    const guests = [await newGuest([testProduct, 2]), await newGuest([testProduct, 3])];
    const joins = Array.from({ length: 12 }, (_, index) => joinGuestCart(db, guests[index % 2]!, accountId));
    const additions = Array.from({ length: 3 }, () => addItem(db, { accountId }, additionOf(testProduct)));
    const joined = await Promise.all(joins);
    await Promise.all(additions);
    const quantities = joined.map(({ joinedQuantity }) => joinedQuantity);
    expect(quantities.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3]);
    expect(await quantitiesOf(accountId)).toEqual([8]);
  });

  it('D4.18 carts of a hundred lines that join at the same moment never make one of more', async () => {
    const accountId = await newAccount(db);
    const testProduct = await textGoods(500);
    const guests = await Promise.all(Array.from({ length: 3 }, () => newFullGuest(testProduct, 100)));
    const joins = guests.flatMap((guest) => [guest, guest]).map((guest) => joinGuestCart(db, guest, accountId));
    const joined = await Promise.all(joins);
    expect(joined.reduce((sum, { joinedQuantity }) => sum + joinedQuantity, 0)).toBe(100);
    expect(await quantitiesOf(accountId)).toHaveLength(100);
    const left = guests.map(async (guest) => db.$count(cartLines, eq(cartLines.cartId, guest)));
    expect((await Promise.all(left)).toSorted((a, b) => a - b)).toEqual([0, 100, 100]);
  });

  it('D4.18 what does not fit stays in the guest cart, is told, and joins as soon as there is room', async () => {
    const accountId = await newAccount(db);
    const [text, plain, other] = [await textGoods(500), await newTestProduct(db), await newTestProduct(db)];
    await fill({ accountId }, [[plain, 1]]);
    expect(await joinGuestCart(db, await newFullGuest(text, 97), accountId)).toMatchObject({ joinedQuantity: 97 });
    const guest = await newGuest([text, 2, 'Ada'], [text, 3, 'Bob'], [other, 4], [plain, 5]);
    // Two lines fit, and the plain one that only raises another needs no room.
    expect(await joinGuestCart(db, guest, accountId)).toEqual({ joinedQuantity: 10, leftOutQuantity: 4 });
    expect(await readCart(db, { guestCartId: guest }, signUrl)).toMatchObject({ itemList: [{ quantity: 4 }] });
    expect(await joinGuestCart(db, guest, accountId)).toEqual({ joinedQuantity: 0, leftOutQuantity: 4 });
    const { itemList } = await readCart(db, { accountId }, signUrl);
    expect(itemList).toHaveLength(100);
    await removeItem(db, { accountId }, itemList.at(-1)?.id ?? '');
    expect(await joinGuestCart(db, guest, accountId)).toEqual({ joinedQuantity: 4, leftOutQuantity: 0 });
    await expect(readCart(db, { guestCartId: guest }, signUrl)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  it('D4.18 whatever the carts hold, no account line shrinks and no addition exceeds stock or limit', () => {
    const line = (id: string, plain: boolean) =>
      fc.record({
        id: fc.constant(id),
        variantId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        personalizationHash: fc.constant(plain ? '' : id),
      });
    const some = (from: string) =>
      fc
        .tuple(fc.array(line(`${from}p`, true), { maxLength: 3 }), fc.array(line(`${from}x`, false), { maxLength: 3 }))
        .map(([plain, personal]) => [...new Map(plain.map((entry) => [entry.variantId, entry])).values(), ...personal]);
    const stock = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(some('own'), some('guest'), stock, (own, incoming, amounts) => {
        const moves = planJoin(own, incoming, new Map(amounts.map((amount, index) => [index + 1, amount])));
        expect(moves).toHaveLength(incoming.length);
        for (const { line: moved, into, quantity } of moves) {
          expect(quantity).toBeLessThanOrEqual(99);
          expect(quantity).toBeGreaterThanOrEqual(into?.quantity ?? 1);
          if (moved.personalizationHash)
            expect({ into, quantity }).toEqual({ into: undefined, quantity: moved.quantity });
          else expect(quantity - (into?.quantity ?? 0)).toBeLessThanOrEqual(moved.quantity);
        }
        for (const variantId of [1, 2, 3]) {
          const of = (lines: typeof own) => lines.filter((entry) => entry.variantId === variantId);
          const before = [...of(own), ...of(incoming.filter((entry) => entry.personalizationHash))];
          const needed = before.reduce((sum, { quantity }) => sum + quantity, 0);
          const plain = moves.find(({ line: moved }) => moved.variantId === variantId && !moved.personalizationHash);
          if (!plain || plain.quantity === 1) continue;
          const added = plain.quantity - (plain.into?.quantity ?? 0);
          expect(added === 0 || needed + added <= amounts[variantId - 1]!).toBe(true);
        }
      }),
    );
  });
});
