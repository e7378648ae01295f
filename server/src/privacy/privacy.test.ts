import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnData } from '@afterimage/contract/privacy.ts';
import { accounts, addresses, sessions } from '../accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import { products, variants } from '../catalogue/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { couponUses, orderLines, orders, stockHolds } from '../orders/tables.ts';
import { printFiles } from '../print/tables.ts';
import { projectItems, projectItemVersions, projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { wishlistItems } from '../wishlist/tables.ts';
import { untilBlocked } from '../platform/db/test-database.ts';
import { personalRows } from '../manifests.ts';
import { eraseDelivered } from './erase-account.ts';
import { ordered } from '../projects/test-order.ts';
import { openOwnData, password } from './test-privacy.ts';

let shop: Awaited<ReturnType<typeof openOwnData>>;
beforeAll(async () => {
  shop = await openOwnData();
});
afterAll(() => shop.close());

const erase = (token: string, passwordInput = password) =>
  shop.call('eraseAccount', { token, body: { password: passwordInput } });
const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const linesOf = (id: string) => shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
const fileThere = async (id: string) => (await shop.db.$count(files, eq(files.id, id))) === 1;
/** A print file of the order's project; answers where it lies. */
async function newPrint(orderId: string): Promise<string> {
  const [project] = await shop.db.select().from(projects).where(eq(projects.orderId, orderId));
  const storageKey = randomBytes(20).toString('hex');
  const values = { projectId: project?.id ?? '', contentHash: 'h', storageKey, bytes: 1, pages: 1 };
  await shop.db.insert(printFiles).values(values);
  return storageKey;
}
const anonymous = { firstName: '', lastName: '', line1: '', city: '', postalCode: '', countryCode: 'DE' };

describe('a copy of one’s data', () => {
  it('S1.7 has everything that is kept, with whole addresses of files, and nothing of others', async () => {
    const ada = await shop.newCustomer();
    const other = await shop.newCustomer();
    await other.newOrder('paid');
    const order = await ada.newOrder('delivered');
    await shop.db.update(files).set({ posterKey: 'x' }).where(eq(files.id, order.medium.id));
    const [project] = await shop.db.select().from(projects).where(eq(projects.orderId, order.id));
    const itemsOf = eq(projectItems.projectId, project?.id ?? '');
    const [, item] = await shop.db.select().from(projectItems).where(itemsOf).orderBy(projectItems.position);
    if (!item) throw new Error('The order has no project.');
    const customization = { ...item.customization, text: 'For Annabella' };
    await shop.db.insert(projectItemVersions).values({ projectItemId: item.id, customization });
    const { status, data } = await shop.call('exportOwnData', { token: ada.token });
    expect(status).toBe(200);
    const own = data as OwnData;
    expect(own.profile).toMatchObject({ email: ada.email, firstName: 'Ada', locale: 'en' });
    expect(own.addressList).toEqual([expect.objectContaining({ line1: 'Lindenstr. 1', isDefault: true })]);
    expect(own.orderList.map(({ id }) => id)).toEqual([order.id]);
    expect(own.orderList[0]?.itemList[0]?.customizationList).toEqual([
      expect.objectContaining({ photo: expect.objectContaining({ id: order.photo.id }) }),
      expect.objectContaining({ input: 'For Byron' }),
    ]);
    expect(own.projectList.map(({ orderId }) => orderId)).toEqual([order.id]);
    expect(own.projectList[0]?.viewer).toMatchObject({
      url: expect.stringMatching(/^http:\/\/shop\.test\/ar\//),
      exportUrl: expect.stringMatching(/^http:\/\/shop\.test\/projects\//),
    });
    expect(own.projectVersionList.map(({ before }) => before.input)).toEqual(['For Annabella']);
    expect(own.draftList).toEqual([
      expect.objectContaining({ productId: 1, content: expect.objectContaining({ quantity: 4 }) }),
    ]);
    expect(own.reviewList).toEqual([expect.objectContaining({ productId: 1, title: 'Warm' })]);
    expect(own.wishlist).toEqual([expect.objectContaining({ productId: 1 })]);
    expect(own.cart.summary.quantity).toBe(2);
    expect(own.fileList.map(({ id }) => id).toSorted()).toEqual([order.photo.id, order.medium.id].toSorted());
    expect(own.fileList.flatMap(({ id, posterUrl }) => (posterUrl ? [id] : []))).toEqual([order.medium.id]);
    expect(own.fileList[0]?.url).toMatch(/^http:\/\/shop\.test\/files\/.*signed$/);
    expect(own.sessionList).toEqual([expect.objectContaining({ browser: 'Firefox', system: 'Linux', current: true })]);
    expect(JSON.stringify(own)).not.toContain(other.email);
  });

  it('S6.2 is for whoever is signed in', async () => {
    expect((await shop.call('exportOwnData')).status).toBe(401);
    expect((await shop.call('eraseAccount', { body: { password } })).status).toBe(401);
  });
});

describe('the end of an account', () => {
  it('S1.7 asks for the password and does nothing without the right one', async () => {
    const ada = await shop.newCustomer();
    const { status, data } = await erase(ada.token, 'a wrong password');
    expect([status, data]).toMatchObject([
      422,
      { status: { fields: { password: 'This is not your current password' } } },
    ]);
    expect((await shop.call('getProfile', { token: ada.token })).status).toBe(200);
  });

  it('S1.7 takes sessions, addresses, wishlist, cart, drafts, reviews and files along, and confirms it by a mail', async () => {
    const ada = await shop.newCustomer();
    const file = await ada.newFile('photo');
    const [before] = await shop.db.select().from(products).where(eq(products.id, 1));
    expect((await erase(ada.token)).status).toBe(200);
    const its = ada.accountId;
    expect([
      await shop.db.$count(accounts, eq(accounts.id, its)),
      await shop.db.$count(sessions, eq(sessions.accountId, its)),
      await shop.db.$count(addresses, eq(addresses.accountId, its)),
      await shop.db.$count(wishlistItems, eq(wishlistItems.accountId, its)),
      await shop.db.$count(carts, eq(carts.accountId, its)),
      await shop.db.$count(reviews, eq(reviews.accountId, its)),
      await shop.db.$count(drafts, eq(drafts.accountId, its)),
      await fileThere(file.id),
    ]).toEqual([0, 0, 0, 0, 0, 0, 0, false]);
    expect(await shop.deletedKeys()).toContain(file.storageKey);
    const [after] = await shop.db.select().from(products).where(eq(products.id, 1));
    expect(after?.ratingCount).toBe((before?.ratingCount ?? 0) - 1);
    expect((await shop.call('getProfile', { token: ada.token })).status).toBe(401);
    expect(await shop.mailsTo(ada.email)).toEqual([
      expect.objectContaining({ subject: 'Your account has been deleted' }),
    ]);
  });

  it('S7.31 a delivered order keeps country, sums and lines, and nothing that says whose it was', async () => {
    const ada = await shop.newCustomer();
    const { id, photo, medium } = await ada.newOrder('delivered');
    const before = await orderOf(id);
    await erase(ada.token);
    const after = await orderOf(id);
    expect(after).toEqual({ ...before, accountId: null, email: '', address: anonymous });
    const [line] = await linesOf(id);
    expect(line).toMatchObject({ name: 'Line 0', quantity: 2, unitPrice: 500 });
    expect(line?.customizationList).toEqual([
      expect.objectContaining({ kind: 'photo', title: 'Slot', photo: null, look: {}, medium: null }),
      expect.objectContaining({ kind: 'text', title: 'Slot', text: '' }),
    ]);
    expect(await shop.db.$count(projects, eq(projects.orderId, id))).toBe(0);
    expect([await fileThere(photo.id), await fileThere(medium.id)]).toEqual([false, false]);
  });

  it('S7.33 print files go with the order: at once, or when it is delivered', async () => {
    const ada = await shop.newCustomer();
    const [deliveredOrder, making] = [await ada.newOrder('delivered'), await ada.newOrder('paid')];
    const [doneKey, makingKey] = [await newPrint(deliveredOrder.id), await newPrint(making.id)];
    await erase(ada.token);
    expect(await shop.deletedKeys()).toContain(doneKey);
    expect(await shop.deletedKeys()).not.toContain(makingKey);
    expect(await shop.db.$count(printFiles, inArray(printFiles.storageKey, [doneKey, makingKey]))).toBe(1);
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, making.id));
    await eraseDelivered(shop.db, personalRows);
    expect(await shop.deletedKeys()).toContain(makingKey);
    expect(await shop.db.$count(printFiles, inArray(printFiles.storageKey, [doneKey, makingKey]))).toBe(0);
  });

  it.each(['paid', 'shipped'] as const)(
    'S7.31 an order that is %s keeps address and photos until it is delivered, then loses them too',
    async (status) => {
      const ada = await shop.newCustomer();
      const { id, photo, medium } = await ada.newOrder(status);
      const before = await orderOf(id);
      await erase(ada.token);
      expect(await orderOf(id)).toEqual({ ...before, accountId: null });
      expect((await linesOf(id))[0]?.customizationList[0]).toMatchObject({ photo: photo.id });
      const [mail] = await shop.mailsTo(ada.email);
      expect(mail?.text).toContain(`A${before?.number}`);
      await eraseDelivered(shop.db, personalRows);
      expect([(await orderOf(id))?.email, await fileThere(photo.id)]).toEqual([ada.email, true]);
      await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
      expect(await eraseDelivered(shop.db, personalRows)).toBe(1);
      expect(await orderOf(id)).toMatchObject({ email: '', address: anonymous });
      expect([await fileThere(photo.id), await fileThere(medium.id)]).toEqual([false, false]);
      expect(await shop.deletedKeys()).toEqual(expect.arrayContaining([photo.storageKey, medium.storageKey]));
      expect(await eraseDelivered(shop.db, personalRows)).toBe(0);
    },
  );

  it('S7.34 photos that a project showed before go along too', async () => {
    const ada = await shop.newCustomer();
    const { id } = await ada.newOrder('delivered');
    const former = await ada.newFile('photo');
    const [item] = await shop.db
      .select({ id: projectItems.id, customization: projectItems.customization })
      .from(projectItems)
      .innerJoin(projects, eq(projects.id, projectItems.projectId))
      .where(eq(projects.orderId, id))
      .orderBy(projectItems.position);
    if (!item) throw new Error('The order has no project.');
    const customization = { ...item.customization, photo: former.id };
    await shop.db.insert(projectItemVersions).values({ projectItemId: item.id, customization });
    // Erased while it is in the making: then only the job that comes after the delivery finds its files.
    await shop.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, id));
    await erase(ada.token);
    expect(await fileThere(former.id)).toBe(true);
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
    await eraseDelivered(shop.db, personalRows);
    expect(await fileThere(former.id)).toBe(false);
  });

  it('D7.42 what is not paid is cancelled: stock and coupon go back', async () => {
    const ada = await shop.newCustomer();
    const { id } = await ada.newOrder('awaiting_payment');
    await shop.db.insert(stockHolds).values({ orderId: id, variantId: 1, quantity: 3 });
    const [coupon] = await shop.db
      .insert(coupons)
      .values({ code: 'ERASED', title: 'x', kind: 'percentage', value: 5 })
      .returning();
    await shop.db.insert(couponUses).values({ orderId: id, couponId: coupon?.id ?? 0, email: ada.email });
    const [before] = await shop.db.select().from(variants).where(eq(variants.id, 1));
    await erase(ada.token);
    const [after] = await shop.db.select().from(variants).where(eq(variants.id, 1));
    expect(after?.stock).toBe((before?.stock ?? 0) + 3);
    expect((await orderOf(id))?.status).toBe('cancelled');
    expect(await shop.db.$count(couponUses, eq(couponUses.orderId, id))).toBe(0);
  });

  it('S6.2 leaves what somebody else has ordered too, as from a shared design, until that order lets it go', async () => {
    const [ada, guest] = [await shop.newCustomer(), await shop.newCustomer()];
    const { photo, medium } = await ada.newOrder('delivered');
    const { id } = await guest.newOrder('paid');
    const arCustomization = { attachmentId: medium.id, type: 'IMAGE' as const };
    const customizationList = [ordered(1, { kind: 'photo', input: photo.id, arCustomization })];
    await shop.db.update(orderLines).set({ customizationList }).where(eq(orderLines.orderId, id));
    await erase(ada.token);
    expect([await fileThere(photo.id), await fileThere(medium.id)]).toEqual([true, true]);
    // What was never paid holds nothing.
    const eve = await shop.newCustomer();
    const hers = await eve.newFile('photo');
    const guestOrder = await guest.newOrder('expired');
    await shop.db
      .update(orderLines)
      .set({ customizationList: [ordered(1, { kind: 'photo', input: hers.id })] })
      .where(eq(orderLines.orderId, guestOrder.id));
    await erase(eve.token);
    expect(await fileThere(hers.id)).toBe(false);
  });

  it('S6.2 leaves everything of other accounts and of guests untouched', async () => {
    const [ada, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const theirs = await other.newOrder('delivered');
    const guests = await other.newOrder('delivered');
    await shop.db
      .update(orders)
      .set({ accountId: null, guestKeyHash: Buffer.alloc(32, 7) })
      .where(eq(orders.id, guests.id));
    const read = async () => ({
      orders: await shop.db
        .select()
        .from(orders)
        .where(inArray(orders.id, [theirs.id, guests.id]))
        .orderBy(orders.id),
      lines: [await linesOf(theirs.id), await linesOf(guests.id)],
      data: await shop.call('exportOwnData', { token: other.token }).then(({ data }) => ({
        ...(data as OwnData),
        exportedAt: '',
        sessionList: [],
      })),
    });
    const before = await read();
    await ada.newOrder('delivered');
    expect((await erase(ada.token)).status).toBe(200);
    await eraseDelivered(shop.db, personalRows);
    expect(await read()).toEqual(before);
  });

  it('S7.31 takes along what was ordered as a guest with the same address since the last sign-in', async () => {
    const ada = await shop.newCustomer();
    const { id } = await ada.newOrder('delivered');
    const guests = { accountId: null, email: ada.email.toUpperCase(), guestKeyHash: randomBytes(32) };
    await shop.db.update(orders).set(guests).where(eq(orders.id, id));
    expect((await erase(ada.token)).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ email: '', address: anonymous, guestKeyHash: null });
  });

  it('S1.5 an author of several reviews and a sale of the same products never wait for each other for ever', async () => {
    const ada = await shop.newCustomer();
    await shop.db.update(reviews).set({ productId: 7 }).where(eq(reviews.id, ada.reviewId));
    await shop.db.insert(reviews).values({ accountId: ada.accountId, productId: 2, rating: 4, title: 'x', text: 'y' });
    let erasing: ReturnType<typeof erase> | undefined;
    // As a sale does: its products in the order of their ids.
    await shop.db.transaction(async (tx) => {
      await tx.select().from(products).where(eq(products.id, 2)).for('no key update');
      erasing = erase(ada.token);
      await untilBlocked(shop.db);
      await tx.select().from(products).where(eq(products.id, 7)).for('no key update');
    });
    expect((await erasing)?.status).toBe(200);
  });

  it('S7.31 an order that is being made at the same moment does not escape', async () => {
    const ada = await shop.newCustomer();
    const { id } = await ada.newOrder('delivered');
    await shop.db.update(orders).set({ accountId: null, guestKeyHash: null, email: '' }).where(eq(orders.id, id));
    let erasing: ReturnType<typeof erase> | undefined;
    await shop.db.transaction(async (tx) => {
      const its = { accountId: ada.accountId, status: 'awaiting_payment' as const, email: ada.email };
      await tx.update(orders).set(its).where(eq(orders.id, id));
      erasing = erase(ada.token);
      await untilBlocked(shop.db);
    });
    expect((await erasing)?.status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ email: '', address: anonymous, status: 'cancelled' });
  });

  it('S6.2 the address is free again, and the new account knows nothing of the old', async () => {
    const ada = await shop.newCustomer();
    await ada.newOrder('paid');
    await erase(ada.token);
    const body = { email: ada.email, password, firstName: 'New', lastName: 'Person' };
    expect((await shop.call('register', { body })).status).toBe(200);
    const [account] = await shop.db.select().from(accounts).where(eq(accounts.email, ada.email));
    expect(account).toMatchObject({ firstName: 'New', verifiedAt: null });
    expect(await shop.db.$count(orders, eq(orders.accountId, account?.id ?? ''))).toBe(0);
  });
});
