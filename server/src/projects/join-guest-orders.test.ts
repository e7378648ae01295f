import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFile } from '../cart/test-products.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { storedKeyOf } from '../orders/guest-key.ts';
import { createProjects } from './create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from './test-order.ts';
import { joinGuestOrders } from './join-guest-orders.ts';
import { openAccounts } from '../accounts/test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
});
afterAll(() => shop.close());

/** A paid order of a guest with a photo and a film. */
async function guestOrder(email: string) {
  const { db } = shop.database;
  const [photo, film] = [await newFile(db, null), await newFile(db, 'VIDEO')];
  const slot = await newPhotoSlot(db, { arAllowed: true });
  const photoSlot = ordered(slot, {
    kind: 'photo',
    input: photo,
    arCustomization: { attachmentId: film, type: 'VIDEO' },
  });
  const orderId = await newOrder(db, null, [[photoSlot]], email);
  await db
    .update(orders)
    .set({ guestKeyHash: storedKeyOf(orderId) })
    .where(eq(orders.id, orderId));
  await createProjects(db, orderId);
  return { orderId, fileIds: [photo, film] };
}
const ownerOf = async (orderId: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.accountId;
const ownersOf = (fileIds: string[]) =>
  Promise.all(
    fileIds.map(async (id) => (await shop.database.db.select().from(files).where(eq(files.id, id)))[0]?.accountId),
  );

it("S1.9 an order of a guest becomes the account's when its address is verified, with its photos and media", async () => {
  const customer = shop.person();
  const { orderId, fileIds } = await guestOrder(customer.email.toUpperCase());
  await shop.call('register', { body: customer });
  expect(await ownerOf(orderId)).toBeNull();
  const token = shop.tokenIn(await shop.mailTo(customer.email));
  await shop.call('verifyRegistration', { body: { token } });
  const accountId = await ownerOf(orderId);
  expect(accountId).toEqual(expect.any(String));
  expect(await ownersOf(fileIds)).toEqual([accountId, accountId]);
});

it('S1.9 at the next sign-in, what was ordered as a guest meanwhile joins; a second time changes nothing', async () => {
  const customer = await shop.signUp();
  const { orderId, fileIds } = await guestOrder(customer.email);
  const other = await guestOrder('somebody-else@mail.test');
  for (const _ of [1, 2]) {
    const { email, password } = customer;
    expect((await shop.call('login', { body: { email, password } })).status).toBe(200);
    const accountId = await ownerOf(orderId);
    expect(accountId).toEqual(expect.any(String));
    expect(await ownersOf(fileIds)).toEqual([accountId, accountId]);
  }
  expect(await ownerOf(other.orderId)).toBeNull();
  expect(await ownersOf(other.fileIds)).toEqual([null, null]);
});

it('S1.9 an account that has proved nothing gets nothing, nor do orders of erased accounts join', async () => {
  const customer = shop.person();
  const { orderId } = await guestOrder(customer.email);
  const { db } = shop.database;
  const erased = await newOrder(db, null, [[]], customer.email);
  await shop.call('register', { body: customer });
  await shop.call('login', { body: { email: customer.email, password: customer.password } });
  expect(await ownerOf(orderId)).toBeNull();
  const token = shop.tokenIn(await shop.mailTo(customer.email));
  await shop.call('verifyRegistration', { body: { token } });
  expect(await ownerOf(orderId)).not.toBeNull();
  expect(await ownerOf(erased)).toBeNull();
});

it('S1.9 sign-ins at the same moment join once, and what others have claimed stays theirs', async () => {
  const customer = await shop.signUp();
  const list = await Promise.all([guestOrder(customer.email), guestOrder(customer.email), guestOrder(customer.email)]);
  const stranger = await shop.signUp();
  const { db } = shop.database;
  await shop.call('login', { body: { email: stranger.email, password: stranger.password } });
  const [claimedFileId] = list[0]?.fileIds ?? [];
  const strangersOrder = await guestOrder(stranger.email);
  await shop.call('login', { body: { email: stranger.email, password: stranger.password } });
  const strangerId = (await ownerOf(strangersOrder.orderId)) ?? '';
  await db
    .update(files)
    .set({ accountId: strangerId })
    .where(eq(files.id, claimedFileId ?? ''));
  const [first] = await db.select().from(orders).where(eq(orders.id, strangersOrder.orderId));
  expect(first?.accountId).toBe(strangerId);

  const body = { email: customer.email, password: customer.password };
  await Promise.all(Array.from({ length: 4 }, () => shop.call('login', { body })));
  const owners = await Promise.all(list.map(({ orderId }) => ownerOf(orderId)));
  expect(new Set(owners).size).toBe(1);
  expect(await ownersOf(list[0]?.fileIds ?? [])).toEqual([strangerId, owners[0]]);
  await db.transaction((tx) => joinGuestOrders(tx, randomUUID()));
});
