import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { additionOf, guestKey, holdRules, newTestProduct } from '../../cart/test-products.ts';
import { auditHandlers } from '../../operators/audit-handlers.ts';
import { openTestShop, type TestShop } from '../../test-shop.ts';
import { demoPayment } from '../../payments/test-payment.ts';
import { checkoutHandlers } from '../checkout-handlers.ts';
import { readTax } from '../read-tax.ts';
import { registerTaxCountryPutBack } from './add-country.ts';
import { registerTaxPutBack } from './change-rates.ts';
import { shopDay } from './read-taxes.ts';
import { taxHandlers } from './tax-handlers.ts';
import { taxSettings } from './tax-settings.ts';

let shop: TestShop;
let operator: Awaited<ReturnType<TestShop['newOperator']>>;
beforeAll(async () => {
  registerTaxPutBack();
  taxSettings.registerPutBack();
  registerTaxCountryPutBack();
  shop = await openTestShop({
    ...taxHandlers,
    ...auditHandlers,
    ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
  });
  operator = await shop.newOperator({ role: 'owner' });
});
afterAll(() => shop.close());

type Taxes = Reply<'getTaxes'>;
const taxes = async () => (await shop.call('getTaxes', { operator })).data as Taxes;
const rateOf = async (country: string) => (await taxes()).rateList.find(({ countryCode }) => countryCode === country);
const add = (countryCode: string, validFrom: string, basisPoints: number, by = operator) =>
  shop.call('addTaxChange', { operator: by, params: { countryCode }, body: { validFrom, basisPoints } });
const putBackNewest = async () => {
  const { data } = await shop.call('listAuditLog', { operator, query: { limit: '1' } });
  const [entry] = (data as Reply<'listAuditLog'>).itemList;
  return shop.call('putBackAuditEntry', { operator, params: { entryId: entry?.id ?? '' } });
};

describe('D20.2 rates of value added tax', () => {
  it('change from a day on, and the checkout follows', async () => {
    const { db } = shop.database;
    const today = await shopDay(db);
    const before = await rateOf('DE');
    expect((await add('DE', '2099-01-01', 2100)).status).toBe(200);
    expect(await rateOf('DE')).toMatchObject({
      basisPoints: before?.basisPoints,
      changeList: [{ validFrom: '2099-01-01', basisPoints: 2100, isFuture: true }],
    });
    expect((await readTax(db, 'DE', 'en')).rate?.basisPoints).toBe(before?.basisPoints);
    expect((await add('DE', today, 1600)).status).toBe(200);
    expect((await readTax(db, 'DE', 'en')).rate?.basisPoints).toBe(1600);
    expect((await putBackNewest()).status).toBe(200);
    expect((await readTax(db, 'DE', 'en')).rate?.basisPoints).toBe(before?.basisPoints);
  });

  it('are not changed for days that are over, for unknown countries, or by whom it is not up to', async () => {
    const over = await add('DE', '2020-01-01', 1600);
    expect([over.status, JSON.stringify(over.data)]).toEqual([400, expect.stringContaining('validFrom')]);
    expect((await add('XX', '2099-01-01', 1600)).status).toBe(404);
    expect((await add('DE', '2099-01-01', 9900)).status).toBe(400);
    const support = await shop.newOperator({ role: 'support' });
    expect((await add('DE', '2099-01-01', 1600, support)).status).toBe(403);
  });

  it('are taken back before they begin', async () => {
    await add('FR', '2099-05-01', 2200);
    const remove = () =>
      shop.call('removeTaxChange', { operator, params: { countryCode: 'FR', validFrom: '2099-05-01' } });
    const both = await Promise.all([remove(), remove()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await rateOf('FR'))?.changeList).toEqual([]);
    expect((await putBackNewest()).status).toBe(200);
    expect((await rateOf('FR'))?.changeList).toHaveLength(1);
  });
});

describe('D20.2 a country without a rate', () => {
  const addCountry = (body: object, by = operator) => shop.call('addTaxCountry', { operator: by, body });
  const australia = { countryCode: 'AU', name: 'GST', basisPoints: 1000 };
  const priceTo = async (countryCode: string) => {
    const { token } = await shop.newPerson();
    const product = await newTestProduct(shop.database.db, { price: 110_00 });
    const items = [additionOf(product)];
    const { data } = await shop.call('quoteOrder', { token, body: { items, countryCode, deliveryMethod: 'standard' } });
    return data as Reply<'quoteOrder'>;
  };

  it('is given one, and the checkout charges it from its day on; put back it has none again', async () => {
    const { db } = shop.database;
    const today = await shopDay(db);
    expect((await taxes()).untaxedList).toContain('AU');
    expect(await priceTo('AU')).toMatchObject({ taxList: [], taxReason: 'outside' });
    const { status } = await addCountry({ ...australia, validFrom: today });
    expect(status).toBe(200);
    expect(await rateOf('AU')).toMatchObject({ name: 'GST', basisPoints: 1000 });
    const { total, taxList } = await priceTo('AU');
    expect(total).toBe(129_90);
    expect(taxList).toEqual([{ name: 'GST', basisPoints: 1000, net: 118_09, tax: 11_81 }]);
    expect((await putBackNewest()).status).toBe(200);
    expect(await priceTo('AU')).toMatchObject({ total: 129_90, taxList: [], taxReason: 'outside' });
    expect((await taxes()).untaxedList).toContain('AU');
  });

  it('has none before the day of its first one, and is called in other languages as at home', async () => {
    const { db } = shop.database;
    const home = (await readTax(db, 'DE', 'de')).rate;
    expect(home?.name).not.toBe('VAT');
    expect((await addCountry({ ...australia, countryCode: 'US', name: 'VAT', validFrom: '2099-01-01' })).status).toBe(
      200,
    );
    expect(await priceTo('US')).toMatchObject({ taxList: [], taxReason: 'outside' });
    expect((await add('US', await shopDay(db), 500)).status).toBe(200);
    expect((await readTax(db, 'US', 'de')).rate).toEqual({ name: home?.name, basisPoints: 500 });
    // It was changed since it was added.
    const { data } = await shop.call('listAuditLog', { operator, query: { limit: '2' } });
    const added = (data as Reply<'listAuditLog'>).itemList.find(({ action }) => action === 'tax.country.added');
    expect((await shop.call('putBackAuditEntry', { operator, params: { entryId: added?.id ?? '' } })).status).toBe(409);
  });

  it('is refused for a day that is over, a country that has a rate or is not delivered to, and without the right', async () => {
    const validFrom = '2099-01-01';
    const fieldsOf = async (reply: ReturnType<typeof addCountry>) =>
      Object.keys(((await reply).data as { status: { fields: object } }).status.fields);
    expect(await fieldsOf(addCountry({ ...australia, validFrom: '2020-01-01' }))).toEqual(['validFrom']);
    for (const countryCode of ['DE', 'XX', 'MC'])
      expect(await fieldsOf(addCountry({ ...australia, countryCode, validFrom }))).toEqual(['countryCode']);
    const support = await shop.newOperator({ role: 'support' });
    expect((await addCountry({ ...australia, validFrom }, support)).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => addCountry({ ...australia, validFrom })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

it('D20.2 whose tax is charged is a setting: of two who change it at once one is told who was faster', async () => {
  const { version } = await taxes();
  const save = (taxMode: string) =>
    shop.call('saveTaxSettings', { operator, body: { taxMode, taxedExports: false, version } });
  const both = await Promise.all([save('home'), save('exempt')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(JSON.stringify(refused?.data)).toMatch(/ has changed this in the meantime \(.*\d:\d\d/);
  expect((await putBackNewest()).status).toBe(200);
  expect(await taxes()).toMatchObject({ taxMode: 'destination', taxedExports: true });
});
