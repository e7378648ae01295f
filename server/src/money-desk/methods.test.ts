import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { moneyHandlers, registerMethodPutBack } from './money-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerMethodPutBack();
  const refundParts = { readProviders: async () => [demoProvider], onRefundDone: async () => {} };
  shop = await openTestShop({ ...moneyHandlers({ ...demoPayment, refundParts }), ...auditHandlers });
  owner = await shop.newOperator();
});
afterAll(() => shop.close());

const methods = async () =>
  ((await shop.call('getAdminMoney', { operator: owner })).data as Reply<'getAdminMoney'>).methodList;
const update = (version: number, part: object = {}) =>
  shop.call('updateAdminPaymentMethod', {
    operator: owner,
    params: { provider: 'demo' },
    body: { isEnabled: true, countryList: [], position: 0, version, ...part },
  });
const putBackNewest = async () => {
  const { data } = await shop.call('listAuditLog', { operator: owner, query: { limit: '1' } });
  const params = { entryId: (data as Reply<'listAuditLog'>).itemList[0]?.id ?? '' };
  return shop.call('putBackAuditEntry', { operator: owner, params });
};

it('D20.2 how a way to pay is offered is put back, and who was slower is told by whom', async () => {
  expect((await update(0, { countryList: ['DE'] })).status).toBe(200);
  expect((await putBackNewest()).status).toBe(200);
  const [back] = await methods();
  expect(back).toMatchObject({ countryList: [], isEnabled: true });
  const both = await Promise.all([
    update(back?.version ?? 0, { isEnabled: false }),
    update(back?.version ?? 0, { countryList: ['AT'] }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(JSON.stringify(refused?.data)).toMatch(/ has changed this in the meantime \(.*\d:\d\d/);
  expect((await putBackNewest()).status).toBe(200);
  expect((await methods())[0]).toMatchObject({ countryList: [], isEnabled: true });
});
