import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import type { ShopFacts } from '@afterimage/contract/shop.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { operatorSessions } from '../operators/tables.ts';
import { newOrder } from '../projects/test-order.ts';
import { readSeller } from '../shop-settings/read-seller.ts';
import { shopHandlers } from '../shop-settings/shop-handlers.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { shopDetails, shopDetailsHandlers } from './shop-details.ts';

const initial = {
  seller: { name: 'Afterimage', address: ['Demo Street 1', '10115 Berlin', 'Germany'], taxId: undefined },
  // As the environment has it until it is set: no address that a form would take.
  shopMail: 'shop@localhost',
};
let shop: TestShop;
beforeAll(async () => {
  shopDetails.registerPutBack();
  shop = await openTestShop({ ...shopHandlers(initial), ...shopDetailsHandlers(initial), ...auditHandlers });
});
afterAll(() => shop.close());

type Body = Checked<'saveShopDetails'>['body'];
type Failure = { status: { fields?: Record<string, string> } };

async function openDesk() {
  const operator = await shop.newOperator({ role: 'owner' });
  const read = async () => (await shop.call('getShopDetails', { operator })).data as Reply<'getShopDetails'>;
  const save = async (change: Partial<Body>) => {
    const { hasOrders: _hasOrders, countryList: _countryList, ...present } = await read();
    return shop.call('saveShopDetails', { operator, body: { ...present, mail: 'shop@mail.test', ...change } });
  };
  return { operator, read, save };
}
const publicFacts = async (language = 'en') => (await shop.call('getShop', { language })).data as ShopFacts;

it('D20.1 the owner names the shop and who sells; until then the environment says it, and it is put back', async () => {
  const { operator, read, save } = await openDesk();
  const before = await read();
  expect(before).toMatchObject({ name: 'Afterimage', taxId: '', mail: 'shop@localhost', hasOrders: false });
  const details = {
    name: 'Lichtbild & Söhne',
    address: ['Lichtbild GmbH', 'Torstraße 1', '10119 Berlin', 'Germany'],
    taxId: 'DE123456789',
    mail: 'hallo@lichtbild.example',
  };
  expect((await save(details)).status).toBe(200);
  // The public reply is cached until the database has told of the change.
  await expect.poll(() => publicFacts()).toMatchObject(details);
  await expect.poll(async () => (await publicFacts('de')).address.at(-1)).toBe('Deutschland');
  expect(await readSeller(shop.database.db, initial)).toEqual(details);
  expect((await save({ version: before.version })).status).toBe(409);

  const { data } = await shop.call('listAuditLog', { operator, query: { limit: '1' } });
  const [entry] = (data as { itemList: { id: string; action: string }[] }).itemList;
  expect(entry?.action).toBe('shop.details.changed');
  expect((await shop.call('putBackAuditEntry', { operator, params: { entryId: entry?.id ?? '' } })).status).toBe(200);
  await expect.poll(() => publicFacts()).toMatchObject({ name: 'Afterimage', mail: 'shop@localhost' });
});

it('D20.1 wrong details are refused at their field', async () => {
  const { save } = await openDesk();
  const fieldOf = async (change: Partial<Record<keyof Body, unknown>>) => {
    const { status, data } = await save(change as Partial<Body>);
    return [status, ...Object.keys((data as Failure).status.fields ?? {})];
  };
  expect(await fieldOf({ name: ' ' })).toEqual([400, 'name']);
  expect(await fieldOf({ address: [] })).toEqual([400, 'address']);
  expect(await fieldOf({ mail: 'nowhere' })).toEqual([400, 'mail']);
  expect(await fieldOf({ homeCountry: 'XX' })).toEqual([400, 'homeCountry']);
  expect(await fieldOf({ timeZone: 'Mars/Olympus' })).toEqual([400, 'timeZone']);
  expect(await fieldOf({ currency: 'JPY' })).toEqual([400, 'currency']);
});

it('D20.1 the currency changes as long as there is no order', async () => {
  const { read, save } = await openDesk();
  expect((await save({ currency: 'CHF', homeCountry: 'CH', timeZone: 'Europe/Zurich' })).status).toBe(200);
  expect(await read()).toMatchObject({ currency: 'CHF', homeCountry: 'CH', timeZone: 'Europe/Zurich' });
  await save({ currency: 'EUR', homeCountry: 'DE', timeZone: 'Europe/Berlin' });
  await newOrder(shop.database.db, null, [[]]);
  expect((await read()).hasOrders).toBe(true);
  const { status, data } = await save({ currency: 'CHF' });
  expect([status, (data as Failure).status.fields]).toEqual([
    400,
    { currency: 'There are orders in the present currency, so it can no longer be changed' },
  ]);
});

it('D20.1 only a person who has just proved who they are changes the details', async () => {
  const { operator, save } = await openDesk();
  await shop.database.db
    .update(operatorSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(operatorSessions.id, operator.sessionId));
  const { status, data } = await save({ name: 'Taken over' });
  expect([status, (data as { status: { code: string } }).status.code]).toEqual([403, 'SIGN_IN_AGAIN']);
  expect((await readSeller(shop.database.db, initial)).name).toBe('Afterimage');
});
