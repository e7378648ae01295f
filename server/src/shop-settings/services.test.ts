import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { readSettings } from '../settings.ts';
import { openServices, senderOf } from './services.ts';
import { serviceSettings } from './tables.ts';

const key = randomBytes(32);
const account = { holder: 'Lichtbild', iban: 'DE89370400440532013000', bic: undefined, bank: undefined, days: 7 };
const keys = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

it('D20.2 what the environment names holds, otherwise what the owner has saved, in every process at once', async () => {
  const { db } = database;
  const services = openServices(key, readSettings({}));
  const other = openServices(key, readSettings({}));
  expect(await other.state(db)).toEqual({ hasMailServer: false, hasPayment: false });
  await services.write(db, 'bank-account', { set: { details: account, secrets: null }, version: 0 });
  await services.write(db, 'stripe', { set: { details: { keyEnd: 've_1' }, secrets: keys }, version: 0 });
  expect(await other.bankAccount(db)).toMatchObject({ iban: account.iban });
  expect(await other.stripe(db)).toEqual(keys);
  expect(await other.state(db)).toEqual({ hasMailServer: false, hasPayment: true });
  const env = {
    TRANSFER_IBAN: 'GB29NWBK60161331926819',
    TRANSFER_HOLDER: 'Host',
    STRIPE_SECRET_KEY: 'sk_live_2',
    STRIPE_WEBHOOK_SECRET: 'whsec_2',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Host <host@mail.example>',
  };
  const hosted = openServices(key, readSettings(env));
  expect(await hosted.bankAccount(db)).toMatchObject({ iban: env.TRANSFER_IBAN });
  expect(await hosted.stripe(db)).toMatchObject({ secretKey: 'sk_live_2' });
  expect(await hosted.mailServer(db)).toEqual({ connection: { url: env.SMTP_URL }, from: env.MAIL_FROM });
});

it('D20.2 of two changes of one version one is written', async () => {
  const services = openServices(key, readSettings({}));
  const { version } = await services.stored(database.db, 'bank-account');
  const write = () =>
    services.write(database.db, 'bank-account', { set: { details: account, secrets: null }, version });
  expect((await Promise.all([write(), write(), write()])).filter(Boolean)).toHaveLength(1);
});

it('D20.2 a secret opens by the key of its shop and for its service alone', async () => {
  const { db } = database;
  const services = openServices(key, readSettings({}));
  const { version } = await services.stored(db, 'stripe');
  await services.write(db, 'stripe', { set: { details: { keyEnd: 've_1' }, secrets: keys }, version });
  expect(await openServices(randomBytes(32), readSettings({})).stripe(db)).toBeNull();
  const [row] = await db.select().from(serviceSettings).where(eq(serviceSettings.name, 'stripe'));
  await db.insert(serviceSettings).values({ name: 'mail-server', details: null, secrets: row?.secrets ?? null });
  expect((await services.stored(db, 'mail-server')).secrets).toBeNull();
});

it('D20.2 a mail server is sealed for a job and opened again', () => {
  const services = openServices(key, readSettings({}));
  const server = { connection: { url: 'smtp://shop:secret@mail.example' }, from: 'shop@mail.example' };
  const sealed = services.sealServer(server);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
  expect(services.openFormerServer(sealed)).toEqual(server);
  expect(openServices(randomBytes(32), readSettings({})).openFormerServer(sealed)).toBeNull();
});

it('D20.2 a sender has a name in quotes, whatever is in it, or none', () => {
  expect(senderOf('Lichtbild, "Köln"', 'a@b.example')).toBe('"Lichtbild, Köln" <a@b.example>');
  expect(senderOf('', 'a@b.example')).toBe('a@b.example');
});
