import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeliveryRates } from '@afterimage/contract/values/delivery.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { eq } from 'drizzle-orm';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { defaultDeliveryRates, methodTo, readDeliveryMethods } from './delivery-methods.ts';
import { deliverySettings, deliverySettingsHandlers } from './delivery-settings.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  deliverySettings.registerPutBack();
  shop = await openTestShop({ ...deliverySettingsHandlers, ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
});
afterAll(() => shop.close());

type Settings = Reply<'getDeliverySettings'>;
const read = async () => (await shop.call('getDeliverySettings', { operator: owner })).data as Settings;
const save = async (rates: DeliveryRates, version: number) => {
  const { status, data } = await shop.call('saveDeliverySettings', { operator: owner, body: { rates, version } });
  const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
  return { status, code: facts?.code, fields: Object.keys(facts?.fields ?? {}) };
};
const offered = async (countryCode: string) =>
  readDeliveryMethods(shop.database.db, 'en', countryCode, await readShopSettings(shop.database.db));
/** The rates as they were, with others at home. */
const atHome = (home: Partial<DeliveryRates['home']>): DeliveryRates => ({
  ...defaultDeliveryRates,
  home: { ...defaultDeliveryRates.home, ...home },
});
const cheap = { price: 3_50, freeFrom: null, minDays: 1, maxDays: 3 };

it('D7.42 customers are offered what an operator has set, each zone for itself, and a way that was taken away no more', async () => {
  const { db } = shop.database;
  const { version, rates } = await read();
  expect(rates).toEqual(defaultDeliveryRates);
  expect((await save(atHome({ standard: cheap, express: null }), version)).status).toBe(200);
  expect(await offered('DE')).toEqual([{ id: 'standard', name: 'Standard delivery', currency: 'EUR', ...cheap }]);
  await expect(methodTo(db, 'en', 'DE', 'express')).rejects.toMatchObject({ code: 'DELIVERY_INVALID' });
  expect((await offered('FR')).map(({ price }) => price)).toEqual([9_90, 24_90]);
  expect(await save(atHome({}), version)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
});

it('D20.1 the prices of before are put back', async () => {
  const before = await read();
  await save(atHome({ standard: { ...cheap, price: 9_99 } }), before.version);
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'delivery.changed'))
    .orderBy(auditLog.createdAt);
  const { status } = await shop.call('putBackAuditEntry', {
    operator: owner,
    params: { entryId: entries.at(-1)?.id ?? '' },
  });
  expect([status, (await read()).rates]).toEqual([200, before.rates]);
});

it('D5.1 a zone without delivery, times the wrong way round and prices that are none are refused at their fields', async () => {
  const { version } = await read();
  expect((await save(atHome({ standard: null, express: null }), version)).fields).toEqual(['rates.home']);
  expect((await save(atHome({ standard: { ...cheap, maxDays: 0 } }), version)).fields).toEqual([
    'rates.home.standard.maxDays',
  ]);
  expect((await save(atHome({ standard: { ...cheap, price: -1 } }), version)).fields).toEqual([
    'rates.home.standard.price',
  ]);
});

it('D20.2 only who may change settings changes what delivery costs', async () => {
  const operator = await shop.newOperator({ role: 'catalogue' });
  expect((await shop.call('getDeliverySettings', { operator })).status).toBe(403);
});
