import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../shop-settings/services.ts';
import { exportShop } from './export-shop.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

it('D20.4 an export has nothing of the bank account, of Stripe and of the mail server', async () => {
  const { db } = database;
  const services = openServices(Buffer.alloc(32), readSettings({}));
  const account = { holder: 'Left Out GmbH', iban: 'DE89370400440532013000', bic: undefined, bank: undefined, days: 7 };
  const keys = { secretKey: 'sk_live_LeftOut', webhookSecret: 'whsec_LeftOut' };
  const server = { host: 'leftout.example', port: 587, encryption: 'tls', user: 'shop', senderName: '' } as const;
  await services.write(db, 'bank-account', { set: { details: account, secrets: null }, version: 0 });
  await services.write(db, 'stripe', { set: { details: { keyEnd: 'tOut' }, secrets: keys }, version: 0 });
  await services.write(db, 'mail-server', {
    set: { details: { ...server, senderAddress: 'a@leftout.example' }, secrets: { password: 'LeftOut' } },
    version: 0,
  });
  const lines: string[] = [];
  for await (const record of exportShop(db, { customers: true })) lines.push(JSON.stringify(record));
  expect(lines.length).toBeGreaterThan(0);
  for (const text of ['Left Out', 'LeftOut', 'leftout', 'tOut', account.iban])
    expect(lines.filter((line) => line.includes(text))).toEqual([]);
});
