import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CouponFields } from '@afterimage/contract/admin/coupon-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import { coupons } from '../coupons/tables.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { couponUses, orders } from '../orders/tables.ts';
import { openTestShop, type RequestOptions, type TestOperator, type TestShop } from '../test-shop.ts';
import { couponDeskHandlers } from './coupon-desk-handlers.ts';
import { registerCouponPutBacks } from './save-coupon.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerCouponPutBacks();
  shop = await openTestShop({ ...couponDeskHandlers, ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
});
afterAll(() => shop.close());

type DeskCoupon = Reply<'getDeskCoupon'>;
async function call<Name extends CallName>(name: Name, input: RequestOptions = {}) {
  const { status, data } = await shop.call(name, { operator: owner, ...input });
  const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
  return { status, data: data as Reply<Name>, code: facts?.code, fields: facts?.fields ?? {} };
}
const spring: CouponFields = {
  code: 'SPRING',
  title: { en: 'Spring', de: 'Frühling' },
  kind: 'percentage',
  value: 15,
  minimumSubtotal: 20_00,
  startsAt: null,
  endsAt: null,
  maxUses: 3,
  maxUsesPerCustomer: 1,
};
const add = (change: Partial<CouponFields>) => call('addCoupon', { body: { ...spring, ...change } });
const paramsOf = ({ id }: DeskCoupon) => ({ couponId: String(id) });
const save = ({ id, version, state: _state, useCount: _uses, ...fields }: DeskCoupon, change: Partial<CouponFields>) =>
  call('saveCoupon', { params: { couponId: String(id) }, body: { ...fields, version, ...change } });
const found = (code: string, subtotal: number, locale: 'en' | 'de' = 'en') =>
  findCoupon(shop.database.db, code, subtotal, locale);
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

it('S4.9 a coupon that an operator adds is honoured by the checkout, within its minimum and in the buyer’s language', async () => {
  expect((await add({ code: ' spr ing ' })).data).toMatchObject({ code: 'SPRING', state: 'running', useCount: 0 });
  expect(await found('SPRING', 20_00, 'de')).toMatchObject({ title: 'Frühling', value: 15 });
  await expect(found('SPRING', 19_99)).rejects.toMatchObject({ code: 'COUPON_MINIMUM' });
});

it('D20.4 a coupon is ended and resumed at once, and its dates are kept', async () => {
  const coupon = (await add({ code: 'SWITCH' })).data;
  const turn = async (version: number, isOn: boolean) =>
    (await call('switchCoupon', { params: paramsOf(coupon), body: { version, isOn } })).data;
  expect(await turn(1, false)).toMatchObject({ state: 'switchedOff', version: 2 });
  await expect(found('SWITCH', 100_00)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
  expect(await turn(2, true)).toMatchObject({ state: 'running' });
  const planned = await save(await turn(3, true), { startsAt: inHours(1) });
  expect(planned.data.state).toBe('planned');
  await expect(found('SWITCH', 100_00)).rejects.toMatchObject({ code: 'COUPON_NOT_YET' });
  const ended = await save(planned.data, { startsAt: null, endsAt: inHours(-1) });
  expect(ended.data.state).toBe('ended');
  await expect(found('SWITCH', 100_00)).rejects.toMatchObject({ code: 'COUPON_EXPIRED' });
});

it('D5.1 what is wrong is told at its field', async () => {
  await add({ code: 'TAKEN' });
  const refused = async (change: Partial<CouponFields>) => Object.keys((await add({ code: 'NEW', ...change })).fields);
  expect(await refused({ code: 'taken' })).toEqual(['code']);
  expect(await refused({ code: ' ' })).toEqual(['code']);
  expect(await refused({ title: { en: '', de: 'x' } })).toEqual(['title.en']);
  expect(await refused({ value: 0 })).toEqual(['value']);
  expect(await refused({ value: 101 })).toEqual(['value']);
  expect(await refused({ kind: 'amount', value: 0 })).toEqual(['value']);
  expect(await refused({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual(['endsAt']);
  expect(await refused({ maxUses: 1, maxUsesPerCustomer: 2 })).toEqual(['maxUsesPerCustomer']);
  expect((await add({ code: 'NEW', kind: 'free_delivery', value: 7 })).data).toMatchObject({ value: 0 });
});

it('D20.4 the code of a used coupon and what it gives stay, and its uses are counted', async () => {
  const { db } = shop.database;
  const coupon = (await add({ code: 'USED', maxUses: 1 })).data;
  const [order] = await db
    .insert(orders)
    .values({
      status: 'paid',
      subtotal: 100,
      discount: 0,
      total: 100,
      email: 'ada@example.com',
      currency: 'EUR',
      locale: 'en',
    })
    .returning();
  await db.insert(couponUses).values({ orderId: order?.id ?? '', couponId: coupon.id, email: 'ada@example.com' });
  expect((await save(coupon, { code: 'OTHER' })).fields).toHaveProperty('code');
  expect((await save(coupon, { value: 50 })).fields).toHaveProperty('value');
  expect((await save(coupon, { kind: 'amount' })).fields).toHaveProperty('kind');
  expect((await save(coupon, { title: { en: 'Renamed', de: '' } })).data).toMatchObject({
    state: 'usedUp',
    useCount: 1,
  });
  const list = await call('listDeskCoupons', { query: { filter: 'state:usedUp' } });
  expect(list.data.itemList).toMatchObject([{ code: 'USED', title: 'Renamed', useCount: 1, maxUses: 1 }]);
});

it('D20.1 a change is put back, and the second of two at once is told', async () => {
  const coupon = (await add({ code: 'BACK' })).data;
  await save(coupon, { value: 20 });
  expect(await save(coupon, { value: 30 })).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
  const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, 'coupon.changed'));
  const entry = entries.find(({ subjectId }) => subjectId === String(coupon.id));
  expect((await call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } })).status).toBe(200);
  const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row?.value).toBe(15);
});

it('D20.2 only who may change the catalogue changes coupons', async () => {
  const operator = await shop.newOperator({ role: 'production' });
  expect((await call('listDeskCoupons', { operator })).status).toBe(200);
  expect((await call('addCoupon', { operator, body: { ...spring, code: 'NO' } })).status).toBe(403);
});
