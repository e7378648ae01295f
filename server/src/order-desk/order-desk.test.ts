import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestKey, newTestProduct } from '../cart/test-products.ts';
import { putBackEntry } from '../operators/put-back.ts';
import { auditLog } from '../operators/tables.ts';
import { orders } from '../orders/tables.ts';
import { registerNotePutBacks } from './order-notes.ts';
import { openOrderDesk } from './test-order-desk.ts';

let shop: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  registerNotePutBacks();
  shop = await openOrderDesk();
});
afterAll(() => shop.close());

async function twoLines() {
  const [mug, lamp] = [
    await newTestProduct(shop.db, { price: 12_00, name: 'Mug' }),
    await newTestProduct(shop.db, { price: 30_00, name: 'Lamp' }),
  ];
  const orderId = await shop.newPaidOrder([
    { product: mug, quantity: 2 },
    { product: lamp, quantity: 1 },
  ]);
  const order = await shop.desk('getDeskOrder', orderId);
  const [mugs, lamps] = order.lineList.map(({ id }) => id);
  return { orderId, order, mugs: mugs ?? '', lamps: lamps ?? '' };
}
const carriage = { carrier: 'dhl', trackingNumber: '00340434161094042557' };
const refused = ({ data }: { data: unknown }) => (data as { status: { code: string } }).status.code;

describe('the page of an order', () => {
  it('D20.3 tells everything of it and what can be done now', async () => {
    const { order } = await twoLines();
    expect(order.order).toMatchObject({ status: 'paid', total: 54_00 });
    expect(order.money).toMatchObject({ received: 54_00, refunded: 0 });
    expect(order.customer).toMatchObject({ name: 'Ada Lovelace', orderCount: 1 });
    const hindrances = Object.fromEntries(order.actionList.map(({ action, hindrance }) => [action, hindrance]));
    expect(hindrances).toMatchObject({ edit: null, cancel: null, 'add-parcel': null, deliver: 'not-shipped' });
  });

  it('D20.3 is for operators with the right, and of orders that there are', async () => {
    const { orderId } = await twoLines();
    const params = { orderId };
    expect(
      (await shop.call('getDeskOrder', { params, operator: await shop.newOperator({ role: 'catalogue' }) })).status,
    ).toBe(403);
    expect((await shop.call('getDeskOrder', { params, operator: undefined })).status).toBe(401);
    const production = await shop.newOperator({ role: 'production' });
    expect((await shop.call('addOrderNote', { params, operator: production, body: { text: 'x' } })).status).toBe(403);
    const { data } = await shop.call('getDeskOrder', { params, operator: production });
    expect(
      (data as { actionList: { hindrance: string | null }[] }).actionList.every(
        ({ hindrance }) => hindrance === 'no-right',
      ),
    ).toBe(true);
    expect((await shop.call('getDeskOrder', { params: { orderId: crypto.randomUUID() } })).status).toBe(404);
  });

  it('D20.3 notes are added, pinned first, changed and removed, each in the audit log', async () => {
    const { orderId } = await twoLines();
    await shop.desk('addOrderNote', orderId, { body: { text: 'Call before sending' } });
    const { noteList } = await shop.desk('addOrderNote', orderId, { body: { text: 'Gift wrap', isPinned: true } });
    expect(noteList.map(({ text, operatorName }) => [text, operatorName])).toEqual([
      ['Gift wrap', shop.operator.name],
      ['Call before sending', shop.operator.name],
    ]);
    const noteId = noteList[1]?.id ?? '';
    const pinned = await shop.desk('changeOrderNote', orderId, {
      params: { noteId },
      body: { text: 'Call', isPinned: true },
    });
    expect(pinned.noteList.map(({ text }) => text).toSorted()).toEqual(['Call', 'Gift wrap']);
    const { noteList: left } = await shop.act('removeOrderNote', orderId, { params: { noteId } });
    expect(left.map(({ text }) => text)).toEqual(['Gift wrap']);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(entries.map(({ action }) => action)).toEqual([
      'order.note.added',
      'order.note.added',
      'order.note.changed',
      'order.note.removed',
    ]);
    expect((await shop.call('removeOrderNote', { params: { orderId, noteId } })).status).toBe(404);

    // What was removed and changed is put back, the last change first.
    const entryOf = async (action: 'order.note.removed' | 'order.note.changed') => {
      const [entry] = await shop.db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, orderId), eq(auditLog.action, action)));
      return entry?.id ?? '';
    };
    const operator = await shop.newOperator();
    const { db } = shop;
    const textsOf = async () => (await shop.desk('getDeskOrder', orderId)).noteList.map(({ text }) => text).toSorted();
    await putBackEntry(db, operator, await entryOf('order.note.removed'));
    expect(await textsOf()).toEqual(['Call', 'Gift wrap']);
    await putBackEntry(db, operator, await entryOf('order.note.changed'));
    expect(await textsOf()).toEqual(['Call before sending', 'Gift wrap']);
  });

  it('D20.3 the customer is written to in the shop’s letter, with a link to the order', async () => {
    const { orderId } = await twoLines();
    const body = { subject: 'About your mug', text: 'Hello Ada,\n\nit takes a day longer.' };
    const { dayList } = await shop.act('mailCustomer', orderId, { body });
    const [mail] = await shop.mailsOf(orderId);
    expect(mail).toMatchObject({ subject: 'About your mug', operatorName: shop.operator.name });
    expect(mail?.text).toContain(`http://shop.test/orders/${guestKey(orderId)}`);
    expect(dayList[0]?.entryList.find(({ kind }) => kind === 'mail')).toMatchObject({ text: 'About your mug' });
  });
});

describe('parcels', () => {
  it('D20.3 one of two leaves the order in the making, the last one ships it; each is mailed once', async () => {
    const { orderId, order, mugs, lamps } = await twoLines();
    const first = { version: order.version, ...carriage, lineList: [{ lineId: mugs, quantity: 2 }] };
    const half = await shop.act('addParcel', orderId, { body: first });
    expect(half.order.status).toBe('paid');
    expect(half.order.productionStartedAt).not.toBeNull();
    expect(half.lineList.map(({ inParcelQuantity }) => inParcelQuantity)).toEqual([2, 0]);
    // The other operator saw the order before.
    const stale = await shop.call('addParcel', { params: { orderId }, body: first });
    expect([stale.status, refused(stale)]).toEqual([409, 'RECORD_CHANGED']);
    const tooMany = { version: half.version, ...carriage, lineList: [{ lineId: mugs, quantity: 1 }] };
    expect(refused(await shop.call('addParcel', { params: { orderId }, body: tooMany }))).toBe('QUANTITY_LIMIT');
    const last = { version: half.version, carrier: 'dpd', lineList: [{ lineId: lamps, quantity: 1 }] };
    const all = await shop.act('addParcel', orderId, { body: last });
    expect(all.order.status).toBe('shipped');
    expect((await shop.mailsOf(orderId)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A part of your order A\d+ is on its way$/),
      expect.stringMatching(/^Your order A\d+ is on its way$/),
    ]);
    expect((await shop.mailsOf(orderId))[0]?.text).toContain('piececode=00340434161094042557');
    const { data } = await shop.call('getGuestOrder', { params: { orderKey: guestKey(orderId) }, operator: undefined });
    expect(data).toMatchObject({
      parcelList: [
        { carrierName: 'DHL', trackingUrl: expect.any(String) },
        { carrierName: 'DPD', trackingUrl: null },
      ],
    });
  });

  it('D20.3 two operators who send the same pieces at the same time send them once', async () => {
    const { orderId, order, lamps } = await twoLines();
    const body = { version: order.version, ...carriage, lineList: [{ lineId: lamps, quantity: 1 }] };
    const replies = await Promise.all([1, 2, 3].map(() => shop.call('addParcel', { params: { orderId }, body })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { actList } = await shop.desk('getDeskOrder', orderId);
    for (const { actId } of actList) await shop.runAct(actId);
    expect((await shop.desk('getDeskOrder', orderId)).parcelList).toHaveLength(1);
    expect(await shop.mailsOf(orderId)).toHaveLength(1);
  });

  it('D20.3 a wrong number is corrected, and mailed again only if asked for', async () => {
    const { orderId, order, mugs } = await twoLines();
    const lineList = [{ lineId: mugs, quantity: 1 }];
    const { parcelList, version } = await shop.act('addParcel', orderId, {
      body: { version: order.version, ...carriage, lineList },
    });
    const params = { parcelId: parcelList[0]?.id ?? '' };
    const right = { ...carriage, trackingNumber: '00340434161094042558' };
    const quiet = await shop.desk('changeParcel', orderId, { params, body: { version, ...right } });
    expect(quiet.parcelList[0]?.trackingUrl).toMatch(/2558$/);
    expect(await shop.mailsOf(orderId)).toHaveLength(1);
    await shop.desk('changeParcel', orderId, { params, body: { version: quiet.version, ...right, withMail: true } });
    expect((await shop.mailsOf(orderId)).at(-1)?.subject).toMatch(/^The tracking number for your order/);
  });

  it('D20.3 a carrier of one’s own has a name, and its address the place of the number', async () => {
    const { orderId, order, mugs } = await twoLines();
    const lineList = [{ lineId: mugs, quantity: 1 }];
    const own = { version: order.version, lineList, carrier: 'other', trackingNumber: '7' };
    const wrong = [own, { ...own, carrierName: 'Bike', carrierUrl: 'https://bike.test/' }];
    for (const body of wrong) expect((await shop.call('addParcel', { params: { orderId }, body })).status).toBe(400);
    const right = { ...own, carrierName: 'Bike', carrierUrl: 'https://bike.test/{number}' };
    const { parcelList } = await shop.act('addParcel', orderId, { body: right });
    expect(parcelList).toMatchObject([{ carrierName: 'Bike', trackingUrl: 'https://bike.test/7' }]);
  });
});

describe('packing slips', () => {
  it('D20.3 several orders make one document, in the language of each order, with prices only if asked for', async () => {
    const { orderId } = await twoLines();
    const other = await twoLines();
    await shop.db.update(orders).set({ locale: 'de' }).where(eq(orders.id, other.orderId));
    const query = { orderIds: `${orderId},${other.orderId}` };
    const { status, data, headers } = await shop.call('getPackingSlips', { query });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const bytes = data as Buffer;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const withPrices = await shop.call('getPackingSlips', { query: { ...query, prices: 'shown' } });
    expect((withPrices.data as Buffer).length).toBeGreaterThan(bytes.length);
    expect((await shop.call('getPackingSlips', { query: { orderIds: crypto.randomUUID() } })).status).toBe(404);
  });

  it('D20.3 the slip of a gift has its message and no prices, whatever is asked for', async () => {
    const { orderId } = await twoLines();
    const bytesOf = async (prices: 'shown' | undefined) =>
      (await shop.call('getPackingSlips', { query: { orderIds: orderId, ...(prices && { prices }) } })).data as Buffer;
    const [plain, priced] = [await bytesOf(undefined), await bytesOf('shown')];
    expect(priced.length).toBeGreaterThan(plain.length);
    await shop.db.update(orders).set({ giftMessage: 'For you,\nfrom all of us' }).where(eq(orders.id, orderId));
    expect((await shop.desk('getDeskOrder', orderId)).order.gift).toEqual({ message: 'For you,\nfrom all of us' });
    const [gift, pricedGift] = [await bytesOf(undefined), await bytesOf('shown')];
    expect(gift.length).toBeGreaterThan(plain.length);
    // Each has another date and id, and nothing else.
    expect(Math.abs(pricedGift.length - gift.length)).toBeLessThan(4);
  });
});
