import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@afterimage/contract/admin/search.ts';
import { parcels } from '../../order-desk/tables.ts';
import { orders } from '../../orders/tables.ts';
import { createProjects } from '../../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../../projects/test-order.ts';
import { openTestShop, type TestOperator, type TestShop } from '../../test-shop.ts';
import { deskHandlers } from '../desk-handlers.ts';
import { orderList } from '../orders/order-list.ts';

let shop: TestShop;
let owner: TestOperator;
let orderId: string;
let number: number;
const trackingNumber = '0034 0434 1610 94xk';
beforeAll(async () => {
  const registry = { lists: [{ rows: orderList, right: 'orders.read' as const }], bulkActions: [] };
  shop = await openTestShop(deskHandlers(registry, { shopUrl: () => 'http://localhost', guestKey: () => '' }));
  owner = await shop.newOperator();
  const { db } = shop.database;
  const slot = await newPhotoSlot(db, {});
  const text = ordered(slot, { kind: 'text', input: 'Für Oma, 100 % Käse' });
  orderId = await newOrder(db, null, [[text], []], 'Zoe.Fuchs@Example.com');
  await db.transaction((tx) => createProjects(tx, orderId));
  await newOrder(db, null, [[]]);
  const [row] = await db
    .update(orders)
    .set({
      address: {
        firstName: 'Zoë',
        lastName: 'Füchsin',
        line1: 'Torstraße 1',
        city: 'London',
        postalCode: 'SW1A 2AA',
        countryCode: 'GB',
      },
    })
    .where(eq(orders.id, orderId))
    .returning();
  number = row!.number;
  await db.insert(parcels).values([
    { orderId, carrier: 'dhl', trackingNumber: '00340434161094XK' },
    { orderId, carrier: 'dhl', trackingNumber: '' },
  ]);
});
afterAll(() => shop.close());

const search = async (text: string, operator = owner) => {
  const { status, data } = await shop.call('adminSearch', { operator, query: { text } });
  expect(status).toBe(200);
  return (data as { resultList: SearchResult[] }).resultList;
};
const sourcesOf = async (text: string) =>
  (await search(text)).flatMap(({ id, source }) => (id === orderId ? source : []));

describe('the search of the operators', () => {
  it('D20.1 a parcel is found by its tracking number, typed as its label groups it or in small letters', async () => {
    const [result] = await search(trackingNumber);
    expect(result).toMatchObject({ source: 'tracking', kind: 'order', id: orderId, match: '00340434161094XK' });
    for (const typed of ['00340434161094XK', '00340434161094xk', '0034-0434-1610-94XK'])
      expect(await sourcesOf(typed), typed).toContain('tracking');
    // Parcels without a number are found by none, and a part of one is too little.
    expect(await sourcesOf('0034043416')).toEqual([]);
  });

  it('D20.1 an order is found by number, name, e-mail address, postcode and the text on a print', async () => {
    expect(await sourcesOf(`A${number}`)).toEqual(['number']);
    expect(await sourcesOf('füchs')).toEqual(['name']);
    expect(await sourcesOf('zoe.fuchs@')).toEqual(['email']);
    expect(await sourcesOf('sw1a2')).toEqual(['postcode']);
    expect(await sourcesOf('oma, 100 % k')).toEqual(['print-text']);
    expect(await search('nobody at all')).toEqual([]);
  });

  it('D20.1 the list of orders is searched by the same number', async () => {
    const { data } = await shop.call('listDeskOrders', { operator: owner, query: { text: trackingNumber } });
    expect((data as { itemList: { id: string }[] }).itemList.map(({ id }) => id)).toEqual([orderId]);
  });

  it('D20.1 nobody finds orders who may not read them', async () => {
    const catalogue = await shop.newOperator({ role: 'catalogue' });
    expect(await search(trackingNumber, catalogue)).toEqual([]);
  });
});
