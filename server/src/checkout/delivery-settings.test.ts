import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { methodTo, readDeliveryMethods, taxedIn } from './delivery-methods.ts';
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
const read = async (language = 'en') =>
  (await shop.call('getDeliverySettings', { operator: owner, language })).data as Settings;
const save = async (zones: readonly DeliveryZone[], version: number, language = 'en') => {
  const { status, data } = await shop.call('saveDeliverySettings', {
    operator: owner,
    language,
    body: { zones, version },
  });
  const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
  return { status, code: facts?.code, fields: facts?.fields ?? {} };
};
const offered = async (countryCode: string, locale: 'en' | 'de' = 'en') =>
  readDeliveryMethods(shop.database.db, locale, countryCode, await readShopSettings(shop.database.db));

const way = (part: Partial<ZoneWay> = {}): ZoneWay => ({
  id: 'parcel',
  kind: 'delivery',
  name: { en: 'Parcel', de: 'Paket' },
  price: 12_00,
  freeFrom: null,
  minDays: 3,
  maxDays: 6,
  address: '',
  hours: { en: '', de: '' },
  ...part,
});
const zone = (part: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 'alps',
  name: 'Alps',
  countries: ['CH', 'LI'],
  isOthers: false,
  ways: [way()],
  ...part,
});
const pickup = way({
  id: 'shop',
  kind: 'pickup',
  name: { en: 'Pick-up', de: 'Abholung' },
  price: 0,
  minDays: 1,
  maxDays: 2,
  address: 'Lindenweg 3\n12345 Berlin',
  hours: { en: 'Tuesday to Friday', de: 'Dienstag bis Freitag' },
});

it('D7.42 a new shop has four zones, named in the language of who looks', async () => {
  const { zones, countryList } = await read('de');
  expect(zones.map(({ name }) => name)).toEqual([
    'Eigenes Land',
    'Europäische Union',
    'Übriges Europa',
    'Alle anderen Länder',
  ]);
  expect(zones[0]).toMatchObject({ countries: ['DE'], isOthers: false });
  expect(zones[0]?.ways[0]?.name).toEqual({ en: 'Standard delivery', de: 'Standardlieferung' });
  expect(zones[3]).toMatchObject({ countries: [], isOthers: true });
  expect(countryList).toEqual(expect.arrayContaining(['CH', 'DE', 'JP']));
});

it('D7.42 customers are offered the ways of the zone of their country, in their language, and none where the shop does not deliver', async () => {
  const { db } = shop.database;
  const { version } = await read();
  const home = zone({ id: 'home', name: 'Home', countries: ['DE'], ways: [way({ price: 3_50 }), pickup] });
  expect((await save([zone(), home], version)).status).toBe(200);
  expect(await offered('LI', 'de')).toEqual([
    { id: 'parcel', name: 'Paket', price: 12_00, freeFrom: null, minDays: 3, maxDays: 6, currency: 'EUR' },
  ]);
  const [parcel, fetched] = await offered('DE', 'de');
  expect(parcel).toMatchObject({ price: 3_50 });
  expect(parcel).not.toHaveProperty('pickup');
  expect(fetched).toMatchObject({
    name: 'Abholung',
    price: 0,
    pickup: { address: 'Lindenweg 3\n12345 Berlin', hours: 'Dienstag bis Freitag' },
  });
  expect(await offered('JP')).toEqual([]);
  const refused = await methodTo(db, 'en', 'JP', 'parcel').catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'DELIVERY_INVALID',
    facts: { fields: { deliveryMethod: 'We do not deliver to this country. Please choose another address.' } },
  });
  await expect(methodTo(db, 'en', 'DE', 'express')).rejects.toMatchObject({ code: 'DELIVERY_INVALID' });
  expect(await save([zone()], version)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
});

it('D7.42 a name that a language lacks is the one of the first language; all others are one zone', async () => {
  const { version } = await read();
  const others = zone({
    id: 'rest',
    name: 'Rest',
    countries: [],
    isOthers: true,
    ways: [way({ name: { en: 'Mail', de: '' } })],
  });
  await save([zone(), others], version);
  expect((await offered('JP', 'de')).map(({ name }) => name)).toEqual(['Mail']);
  expect((await offered('CH', 'de')).map(({ name }) => name)).toEqual(['Paket']);
});

it('D7.42 what is picked up is taxed where the shop is', async () => {
  const { db } = shop.database;
  const place = { address: 'Lindenweg 3', hours: '' };
  expect(await taxedIn(db, 'FR', { pickup: place })).toBe('DE');
  expect(await taxedIn(db, 'FR', {})).toBe('FR');
});

it('D20.1 the zones of before are put back', async () => {
  const before = await read();
  await save([zone({ name: 'Mountains' })], before.version);
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'delivery.changed'))
    .orderBy(auditLog.createdAt);
  const { status } = await shop.call('putBackAuditEntry', {
    operator: owner,
    params: { entryId: entries.at(-1)?.id ?? '' },
  });
  expect([status, (await read()).zones]).toEqual([200, before.zones]);
});

it('D5.1 what is wrong with a zone or a way is told at its field, in the language of who asks', async () => {
  const { version } = await read();
  const wrong: [string, readonly DeliveryZone[]][] = [
    ['zones.0.name', [zone({ name: ' ' })]],
    ['zones.0.countries', [zone({ countries: [] })]],
    ['zones.1.countries', [zone(), zone({ id: 'other', countries: ['AT', 'LI'] })]],
    ['zones.0.countries', [zone({ countries: ['CH', 'CH'] })]],
    ['zones.0.countries', [zone({ isOthers: true })]],
    [
      'zones.1.isOthers',
      [zone({ countries: [], isOthers: true }), zone({ id: 'more', countries: [], isOthers: true })],
    ],
    ['zones.0.ways', [zone({ ways: [] })]],
    ['zones.0.ways.0.name.en', [zone({ ways: [way({ name: { en: '', de: 'Paket' } })] })]],
    ['zones.0.ways.0.maxDays', [zone({ ways: [way({ minDays: 4, maxDays: 3 })] })]],
    ['zones.0.ways.0.price', [zone({ ways: [way({ price: -1 })] })]],
    ['zones.0.ways.1.address', [zone({ ways: [way(), { ...pickup, address: '' }] })]],
    ['zones.0.ways.1.id', [zone({ ways: [way(), way()] })]],
  ];
  for (const [field, zones] of wrong) expect(Object.keys((await save(zones, version)).fields), field).toEqual([field]);
  const { fields } = await save([zone(), zone({ id: 'other', name: 'Anderes', countries: ['LI'] })], version, 'de');
  expect(fields).toEqual({ 'zones.1.countries': 'Liechtenstein gehört schon zur Zone „Alps“' });
});

it('D20.2 only who may change settings changes where the shop delivers to', async () => {
  const operator = await shop.newOperator({ role: 'catalogue' });
  expect((await shop.call('getDeliverySettings', { operator })).status).toBe(403);
});
