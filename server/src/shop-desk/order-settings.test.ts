import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { orderSettings, orderSettingsHandlers } from './order-settings.ts';

const initial = {
  hold: { minutes: 15 },
  draftDays: 90,
  uploadDays: 30,
  plateNames: { white: 'White', engraving: 'Engraving' },
};
let shop: TestShop;
beforeAll(async () => {
  orderSettings.registerPutBack();
  shop = await openTestShop({ ...orderSettingsHandlers(initial), ...auditHandlers });
});
afterAll(() => shop.close());

type Body = Checked<'saveOrderSettings'>['body'];
type Failure = { status: { code: string; fields?: Record<string, string> } };

async function openDesk() {
  const operator = await shop.newOperator({ role: 'owner' });
  const read = async () => (await shop.call('getOrderSettings', { operator })).data as Reply<'getOrderSettings'>;
  const save = async (change: Partial<Record<keyof Body, unknown>>, language = 'en') =>
    shop.call('saveOrderSettings', { operator, body: { ...(await read()), ...change }, language });
  return { operator, read, save };
}

it('D20.1 the environment says how long orders and files are stored until the owner sets it; it is put back', async () => {
  const { operator, read, save } = await openDesk();
  const before = await read();
  const stored = { holdMinutes: 15, draftDays: 90, uploadDays: 30, whitePlate: 'White', engravingPlate: 'Engraving' };
  expect(before).toEqual({ ...stored, version: before.version });
  const change = { holdMinutes: 40, draftDays: 365, uploadDays: 7, whitePlate: 'Weiß 1', engravingPlate: 'Laser' };
  expect((await save(change)).status).toBe(200);
  expect(await read()).toMatchObject(change);
  expect((await save({ holdMinutes: 20, version: before.version })).status).toBe(409);

  const { data } = await shop.call('listAuditLog', { operator, query: { limit: '1' } });
  const [entry] = (data as { itemList: { id: string; action: string }[] }).itemList;
  expect(entry?.action).toBe('order.settings.changed');
  expect((await shop.call('putBackAuditEntry', { operator, params: { entryId: entry?.id ?? '' } })).status).toBe(200);
  expect(await read()).toMatchObject(stored);
});

it('D20.1 what is beyond the bounds, reserved or twice the same is refused at its field, in the language of the reader', async () => {
  const { save } = await openDesk();
  const refusal = async (change: Partial<Record<keyof Body, unknown>>, language?: string) => {
    const { status, data } = await save(change, language);
    return [status, (data as Failure).status.fields];
  };
  const fieldOf = async (change: Partial<Record<keyof Body, unknown>>) => {
    const [status, fields] = await refusal(change);
    return [status, ...Object.keys(fields ?? {})];
  };
  expect(await fieldOf({ holdMinutes: 0 })).toEqual([400, 'holdMinutes']);
  expect(await fieldOf({ holdMinutes: 1441 })).toEqual([400, 'holdMinutes']);
  expect(await fieldOf({ draftDays: 1.5 })).toEqual([400, 'draftDays']);
  expect(await fieldOf({ uploadDays: 3651 })).toEqual([400, 'uploadDays']);
  expect(await fieldOf({ whitePlate: 'a\nb' })).toEqual([400, 'whitePlate']);
  expect(await refusal({ whitePlate: 'Cyan' }, 'de')).toEqual([
    400,
    { whitePlate: 'Dieser Name ist einer Prozessfarbe oder allen Farbauszügen vorbehalten' },
  ]);
  expect(await refusal({ whitePlate: 'Spot', engravingPlate: 'SPOT' })).toEqual([
    400,
    { engravingPlate: 'White ink and engravings need two different names' },
  ]);
});
