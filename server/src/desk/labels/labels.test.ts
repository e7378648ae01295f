import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home, newTestProduct } from '../../cart/test-products.ts';
import { openOrderDesk } from '../../order-desk/test-order-desk.ts';
import { parcels } from '../../order-desk/tables.ts';
import { orders } from '../../orders/tables.ts';
import { exportLabels } from './export-labels.ts';
import { importTracking } from './import-tracking.ts';
import { streetAndNumber } from './label-formats.ts';
import { readTracking } from './read-tracking.ts';

let shop: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  shop = await openOrderDesk();
});
afterAll(() => shop.close());

const view = { locale: 'en' as const, timeZone: 'Europe/Berlin', now: new Date() };
const door = { shopUrl: () => 'http://shop.test', guestKey: () => '' };
async function newOrder(change: Partial<typeof orders.$inferInsert> = {}) {
  const mug = await newTestProduct(shop.db, { price: 30_00, stock: 10, name: 'Mug' });
  const id = await shop.newPaidOrder([{ product: mug, quantity: 2 }], change);
  const { order } = await shop.desk('getDeskOrder', id);
  return { id, number: order.number, plain: order.number.slice(1) };
}
const exported = async (format: 'dhl' | 'dpd' | 'gls' | 'generic', numbers: readonly string[]) => {
  const filter = `number:${numbers.join(',')}`;
  const { content } = await exportLabels(shop.db, shop.operator, { format, filter }, view);
  const [head = '', ...rows] = content.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  return { head, rows };
};
const stands = async (text: string, take: boolean) => {
  const list = { text, carrier: 'dhl' as const, take, withMail: true };
  return (await importTracking(shop.db, shop.operator, list, door)).rowList.map(({ stand }) => stand);
};

describe("a carrier's import file", () => {
  it('D20.3 has the columns of its carrier, one row an order, the corrected address, and no formula', async () => {
    const address = {
      ...home,
      firstName: '=cmd',
      line1: 'Lange Straße 12a',
      countryCode: 'DE',
      phone: '+49 30 1234567',
    };
    const one = await newOrder({ address });
    const sent = await newOrder({ status: 'shipped' });
    const dhl = await exported('dhl', [one.plain, sent.plain]);
    expect(dhl.rows).toHaveLength(1);
    const cells = new Map(dhl.head.split(';').map((name, at) => [name, dhl.rows[0]?.split(';')[at]]));
    expect(cells.get('Sendungsreferenz')).toBe(one.number);
    expect(cells.get('Empfänger Name 1')).toMatch(/^'=cmd/);
    expect([cells.get('Empfänger Straße'), cells.get('Empfänger Hausnummer')]).toEqual(['Lange Straße', '12a']);
    expect([cells.get('Empfänger Land'), cells.get('Empfänger Telefonnummer')]).toEqual(['DEU', '0049 30 1234567']);
    for (const format of ['dpd', 'gls', 'generic'] as const) {
      const { head, rows } = await exported(format, [one.plain]);
      expect(rows.join(), format).toContain(one.number);
      expect(rows[0]?.split(format === 'generic' ? ',' : ';'), format).toHaveLength(
        head.split(format === 'generic' ? ',' : ';').length,
      );
    }
    await expect(exported('dhl', [sent.plain])).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('D20.3 tells street and house number apart', () => {
    expect(streetAndNumber('Straße des 17. Juni 135')).toEqual({ street: 'Straße des 17. Juni', house: '135' });
    expect(streetAndNumber('Am Markt 3 - 5')).toEqual({ street: 'Am Markt', house: '3 - 5' });
    expect(streetAndNumber('12 rue de la Paix')).toEqual({ street: 'rue de la Paix', house: '12' });
    expect(streetAndNumber('Postfach')).toEqual({ street: 'Postfach', house: '' });
  });
});

describe("a carrier's list of tracking numbers", () => {
  it('D20.3 is read by the names of its columns, or by what stands in them', () => {
    const parcel = { number: 10001, trackingNumber: '00340434161094042557' };
    const dhl = 'Sendungsnummer;Empfänger;Sendungsreferenz\n00340434161094042557;"Ada; Co";A10001\n;x;A10002\n';
    expect(readTracking(dhl)).toEqual([parcel]);
    expect(readTracking('A10001,00340434161094042557\nA10001,00340434161094042557')).toEqual([parcel]);
    expect(readTracking('nothing')).toEqual([]);
  });

  it('D20.3 is looked at first, adds each parcel once however often it is read, and tells each customer once', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const text = [
      'order;tracking number',
      `${one.number};00340434161094000001`,
      `${two.number};00340434161094000002`,
      `${two.number};00340434161094000003`,
      'A99999999;00340434161094000004',
    ].join('\n');
    expect(await stands(text, false)).toEqual(['new', 'new', 'new', 'unknown']);
    expect(await shop.db.$count(parcels)).toBe(0);
    await Promise.all([stands(text, true), stands(text, true)]);
    expect(await stands(text, true)).toEqual(['present', 'present', 'present', 'unknown']);
    const first = await shop.desk('getDeskOrder', one.id);
    expect(first.order.status).toBe('shipped');
    expect(first.parcelList).toMatchObject([{ carrier: 'dhl', trackingNumber: '00340434161094000001' }]);
    expect(await shop.mailsOf(one.id)).toHaveLength(1);
    expect(await shop.db.$count(parcels, eq(parcels.orderId, two.id))).toBe(2);
    expect((await shop.desk('getDeskOrder', two.id)).order.status).toBe('shipped');
    expect(await stands(`${one.number};00340434161094000009`, false)).toEqual(['closed']);
  });
});
