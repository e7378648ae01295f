import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { operatorSessions } from '../operators/tables.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { openStripe, type StripeStandin } from '../payments/stripe/test-stripe-server.ts';
import { serviceSettings } from '../shop-settings/tables.ts';
import { fieldsOf, openServiceDesk, type ServiceDesk } from './test-services.ts';

let desk: ServiceDesk;
let stripe: StripeStandin;
beforeAll(async () => {
  stripe = await openStripe();
  desk = await openServiceDesk({ STRIPE_API_BASE: stripe.settings.apiBase });
});
afterAll(async () => {
  await desk.close();
  await stripe.close();
});

const account = { holder: 'Lichtbild GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: '', bank: '', days: 10 };
const read = async () => (await desk.as('getPaymentSettings')).data as Reply<'getPaymentSettings'>;
const saveAccount = async (change: object = {}) => {
  const { version } = (await read()).bankAccount;
  return desk.as('saveBankAccount', { body: { ...account, version, ...change } });
};
const saveKeys = async (change: object = {}) => {
  const { version } = (await read()).stripe;
  return desk.as('saveStripeKeys', { body: { secretKey: '', webhookSecret: '', version, ...change } });
};
const wayNames = async () => {
  const key = Buffer.alloc(32);
  const secrets = { files: key, drafts: key, guestOrders: key, devices: key };
  const settings = { ...desk.settings, production: true };
  const { readProviders } = paymentParts({ settings, secrets, services: desk.services, shopUrl: () => 'http://shop' });
  return (await readProviders(desk.database.db)).map(({ name }) => name);
};

it('D20.1 an owner sets the bank account; customers can pay by transfer at once, until it is removed', async () => {
  expect((await read()).bankAccount).toEqual({ byHost: false, account: null, version: 0 });
  expect(await wayNames()).toEqual([]);
  expect((await saveAccount()).status).toBe(200);
  const { bankAccount } = await read();
  expect(bankAccount).toEqual({
    byHost: false,
    account: { ...account, iban: 'DE89370400440532013000' },
    version: 1,
  });
  expect(await wayNames()).toEqual(['transfer']);
  expect((await saveAccount({ version: 0 })).status).toBe(409);
  const removal = { params: { service: 'bank-account' }, query: { version: '1' } };
  expect((await desk.as('removeService', removal)).status).toBe(200);
  expect(await wayNames()).toEqual([]);
  expect((await desk.as('removeService', removal)).status).toBe(409);
});

it('D20.1 a wrong bank account is refused at its field', async () => {
  const fieldOf = async (change: object) => {
    const { status, data } = await saveAccount(change);
    return [status, ...Object.keys(fieldsOf(data))];
  };
  expect(await fieldOf({ iban: 'DE89 3704 0044 0532 0130 01' })).toEqual([400, 'iban']);
  expect(await fieldOf({ bic: 'COBA' })).toEqual([400, 'bic']);
  expect(await fieldOf({ holder: '' })).toEqual([400, 'holder']);
  expect(await fieldOf({ holder: 'Two\nlines' })).toEqual([400, 'holder']);
  expect(await fieldOf({ days: 0 })).toEqual([400, 'days']);
});

it('D20.1 keys of Stripe are stored encrypted and never answered, and one is kept when the other is changed', async () => {
  const half = await saveKeys({ secretKey: 'sk_live_topSecret1234' });
  expect([half.status, Object.keys(fieldsOf(half.data))]).toEqual([400, ['webhookSecret']]);
  const keys = { secretKey: 'sk_live_topSecret1234', webhookSecret: 'whsec_topSecret5678' };
  const saved = await saveKeys(keys);
  expect(JSON.stringify(saved.data)).not.toContain('topSecret');
  expect((saved.data as Reply<'getPaymentSettings'>).stripe).toMatchObject({
    isSet: true,
    keyEnd: '1234',
    webhookUrl: 'http://localhost/api/payments/stripe/events',
  });
  expect(await wayNames()).toEqual(['stripe']);
  expect((await saveKeys({ webhookSecret: 'whsec_topSecret9999' })).status).toBe(200);
  expect(await desk.services.stripe(desk.database.db)).toEqual({ ...keys, webhookSecret: 'whsec_topSecret9999' });
  const [row] = await desk.database.db.select().from(serviceSettings).where(eq(serviceSettings.name, 'stripe'));
  expect(row?.secrets?.toString('latin1')).not.toContain('topSecret');
});

it('D20.1 a key is checked by Stripe before it is saved', async () => {
  const check = (secretKey: string) => desk.as('checkStripeKey', { body: { secretKey } });
  expect((await check(stripe.settings.secretKey)).data).toEqual({ isTestKey: true });
  const refused = await check('sk_live_other');
  expect([refused.status, fieldsOf(refused.data)['secretKey']]).toEqual([
    400,
    'Stripe does not accept this key. Please copy it again.',
  ]);
  stripe.standin.mishaps.push('error', 'error');
  expect(fieldsOf((await check(stripe.settings.secretKey)).data)['secretKey']).toContain('cannot be reached');
  expect(Object.keys(fieldsOf((await check('pk_live_1')).data))).toEqual(['secretKey']);
});

it('D20.1 each change is in the audit log without a secret, and every owner gets a mail', async () => {
  const second = await desk.newOperator();
  const before = (await desk.mailJobs()).length;
  await saveAccount({ bank: 'Commerzbank' });
  await saveKeys({ secretKey: 'sk_live_topSecretABCD', webhookSecret: 'whsec_topSecretEFGH' });
  const mails = (await desk.mailJobs()).slice(before).map(({ data }) => data);
  for (const { email } of [desk.owner, second]) expect(mails.filter(({ to }) => to === email)).toHaveLength(2);
  const written = JSON.stringify(mails);
  expect(written).toContain('The bank account of Afterimage was changed');
  expect(written).toContain(`owner Grace (${desk.owner.email})`);
  expect(written).toContain('ends in 3000');
  const log = JSON.stringify((await desk.as('listAuditLog', { query: { limit: '5' } })).data);
  expect(log).toContain('bank.account.changed');
  expect(log).toContain('…3000');
  for (const text of [written, log]) {
    expect(text).not.toContain('topSecret');
    expect(text).not.toContain('DE8937');
  }
});

it('D20.1 only an owner who has just signed in changes where the money goes', async () => {
  const support = await desk.newOperator({ role: 'support' });
  expect((await desk.call('getPaymentSettings', { operator: support })).status).toBe(403);
  const { version } = (await read()).bankAccount;
  await desk.database.db
    .update(operatorSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(operatorSessions.id, desk.owner.sessionId));
  const replies = [
    await desk.as('saveBankAccount', { body: { ...account, version } }),
    await saveKeys({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' }),
    await desk.as('checkStripeKey', { body: { secretKey: '' } }),
    await desk.as('removeService', { params: { service: 'stripe' }, query: { version: '1' } }),
  ];
  for (const { status, data } of replies)
    expect([status, (data as { status: { code: string } }).status.code]).toEqual([403, 'SIGN_IN_AGAIN']);
});

it('D20.2 what the environment names holds, is shown, and cannot be changed here', async () => {
  const hosted = await openServiceDesk({
    TRANSFER_IBAN: 'GB29 NWBK 6016 1331 9268 19',
    TRANSFER_HOLDER: 'Host Ltd',
    STRIPE_SECRET_KEY: 'sk_live_hostSecret',
    STRIPE_WEBHOOK_SECRET: 'whsec_hostSecret',
  });
  await hosted.services.write(hosted.database.db, 'bank-account', {
    set: { details: { ...account, bic: undefined, bank: undefined }, secrets: null },
    version: 0,
  });
  const { data } = await hosted.as('getPaymentSettings');
  expect(data).toMatchObject({
    bankAccount: { byHost: true, account: { holder: 'Host Ltd', iban: 'GB29NWBK60161331926819', days: 7 } },
    stripe: { byHost: true, isSet: true, keyEnd: 'cret' },
  });
  expect(JSON.stringify(data)).not.toContain('hostSecret');
  const refused = await hosted.as('saveBankAccount', { body: { ...account, version: 1 }, language: 'de' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.data)).toContain('Umgebungsvariable');
  await hosted.close();
});
