import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { operatorSessions } from '../operators/tables.ts';
import { isPrivateAddress } from '../platform/http/guarded-fetch.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { openTestShop } from '../test-shop.ts';
import { checkWebhooks } from '../today/webhook-incidents.ts';
import { incidents } from '../today/tables.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { queueDueDeliveries } from './queue-deliveries.ts';
import { webhookEndpoints, webhookMessages } from './tables.ts';
import { type Added, openWebhookDesk } from './test-webhooks.ts';
import { webhookHandlers } from './webhook-handlers.ts';

let desk: Awaited<ReturnType<typeof openWebhookDesk>>;
let { shop, owner, url, parts, receipts } = {} as typeof desk;
beforeAll(async () => {
  desk = await openWebhookDesk();
  ({ shop, owner, url, parts, receipts } = desk);
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

it('a delivery is signed by the Standard Webhooks convention, and by both secrets after a renewal', async () => {
  const added = await desk.add(['product.published']);
  expect(added.secret).toMatch(/^whsec_[\w+/=]{44}$/);
  await desk.publish();
  expect(await desk.attempt()).toMatchObject({
    state: 'delivered',
    attemptList: [{ status: 200, failure: null, reply: 'thank you' }],
    nextAttemptAt: null,
  });
  const [{ headers, body } = { headers: {}, body: '' }] = receipts;
  const signed = headers as Record<string, string>;
  expect(new Webhook(added.secret).verify(body, signed)).toMatchObject({ type: 'product.published' });
  expect(signed['webhook-id']).toMatch(/^msg_[\da-f]{32}$/);
  expect(() => new Webhook(added.secret).verify(body.replace('published', 'deleted'), signed)).toThrow();

  const { data } = await shop.call('renewWebhookSecret', { operator: owner, params: { webhookId: desk.idOf(added) } });
  const { secret } = data as Added;
  await desk.publish();
  await desk.attempt();
  const second = receipts[1];
  for (const one of [added.secret, secret])
    expect(new Webhook(one).verify(second?.body ?? '', second?.headers as Record<string, string>)).toBeTruthy();
  await shop.database.db.update(webhookEndpoints).set({ oldSecretUntil: sql`now()` });
  await desk.publish();
  await desk.attempt();
  expect(() =>
    new Webhook(added.secret).verify(receipts[2]?.body ?? '', receipts[2]?.headers as Record<string, string>),
  ).toThrow();
});

it('a secret is shown once: neither the database, nor the log of acts, nor another reply has it', async () => {
  const { secret } = await desk.add();
  const stored = (await shop.database.pool.query('select * from webhook_endpoints')).rows;
  const plain = Buffer.concat(stored.map(({ secret: bytes }) => bytes as Buffer)).toString('latin1');
  expect(plain).not.toContain(secret);
  const list = await shop.call('listWebhooks', { operator: owner });
  const log = await shop.call('listAuditLog', { operator: owner });
  expect(JSON.stringify([list.data, log.data])).not.toContain(secret);
  expect((log.data as { itemList: AuditEntryView[] }).itemList[0]).toMatchObject({ action: 'webhook.added' });
});

it('what fails is tried again after growing pauses, ten times, and can be sent again', async () => {
  const { db } = shop.database;
  await desk.add(['product.published']);
  await desk.publish();
  desk.answer = { status: 503, text: 'later\u0000 please' };
  const pausesSeen: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const delivery = await desk.attempt();
    expect(delivery.attemptList.at(-1)).toMatchObject({ status: 503, failure: 'status', reply: 'later please' });
    if (delivery.nextAttemptAt) pausesSeen.push((Date.parse(delivery.nextAttemptAt) - Date.now()) / 1000);
  }
  expect(pausesSeen).toHaveLength(9);
  expect(pausesSeen.every((pause, at) => pause > (pausesSeen[at - 1] ?? 0))).toBe(true);
  expect(pausesSeen[8]).toBeGreaterThan(70_000);
  const [failed] = await desk.deliveries();
  expect(failed).toMatchObject({ state: 'failed', nextAttemptAt: null, attemptCount: 10 });
  expect(new Set(receipts.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);
  desk.answer = { status: 204 };
  const params = { deliveryId: String(failed?.id) };
  expect((await shop.call('resendWebhookDelivery', { operator: owner, params })).data).toMatchObject({
    state: 'pending',
  });
  expect(await desk.attempt()).toMatchObject({ state: 'delivered', attemptCount: 11, status: 204 });
  await db.update(webhookMessages).set({ createdAt: sql`now() - interval '31 days'` });
  await deleteOldMessages(db);
  expect(await desk.deliveries()).toEqual([]);
});

it('an endpoint is switched off after days of failing, or when it says that it is gone, and the owner is told', async () => {
  const { db } = shop.database;
  const added = await desk.add(['product.published']);
  const stored = async () => (await db.select().from(webhookEndpoints))[0];
  await desk.publish();
  desk.answer = { status: 500 };
  await desk.attempt();
  expect(await stored()).toMatchObject({ isEnabled: true, failingSince: expect.any(Date) });
  desk.answer = { status: 200 };
  await desk.attempt();
  expect(await stored()).toMatchObject({ isEnabled: true, failingSince: null });
  await desk.publish();
  desk.answer = { status: 500 };
  await desk.attempt();
  await db.update(webhookEndpoints).set({ failingSince: sql`now() - interval '5 days 1 minute'` });
  await desk.attempt();
  expect(await stored()).toMatchObject({ isEnabled: false, offReason: 'failing' });
  await checkWebhooks(db);
  expect(await db.select().from(incidents)).toMatchObject([{ kind: 'webhook-off', subject: url, state: 'open' }]);
  const { data } = await shop.call('listAuditLog', { operator: owner });
  expect((data as { itemList: AuditEntryView[] }).itemList[0]).toMatchObject({
    action: 'webhook.switched.off',
    operator: null,
  });
  // Switched off, it is told nothing; switched on, it goes on.
  await desk.publish();
  expect(await desk.told()).toHaveLength(2);
  const version = (await stored())?.version ?? 0;
  const body = { url, eventList: ['product.published'], isEnabled: true, version };
  const params = { webhookId: desk.idOf(added) };
  expect((await shop.call('changeWebhook', { operator: owner, params, body })).status).toBe(200);
  expect((await shop.call('changeWebhook', { operator: owner, params, body })).status).toBe(409);
  expect(await stored()).toMatchObject({ isEnabled: true, offReason: null, failingSince: null });
  await checkWebhooks(db);
  expect(await db.select().from(incidents)).toMatchObject([{ state: 'resolved' }]);
  desk.answer = { status: 410 };
  await desk.attempt();
  expect(await stored()).toMatchObject({ isEnabled: false, offReason: 'gone' });
});

it('private networks are refused when an address is entered and when it is called; redirects are not followed', async () => {
  const closed = { ...parts, refuses: isPrivateAddress };
  const strict = await openTestShop(webhookHandlers(closed));
  const operator = await strict.newOperator();
  const enter = async (to: string) => {
    const body = { url: to, eventList: ['order.paid'] };
    const { status, data } = await strict.call('addWebhook', { operator, body });
    return status === 200 ? 'taken' : (data as { status: { fields: { url: string } } }).status.fields.url;
  };
  try {
    for (const address of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest',
      'https://[::ffff:192.168.0.1]/',
    ])
      expect([address, await enter(address)]).toEqual([address, expect.stringMatching(/private network/)]);
    for (const address of ['http://1.1.1.1/', 'ftp://1.1.1.1/', 'https://me:secret@1.1.1.1/', 'nonsense'])
      expect([address, await enter(address)]).toEqual([address, expect.stringMatching(/https:/)]);
    expect(await enter('https://1.1.1.1/hook')).toBe('taken');
  } finally {
    await strict.close();
  }
  await desk.add(['product.published']);
  await desk.publish();
  expect((await desk.attempt(closed)).attemptList).toMatchObject([{ status: null, failure: 'refused' }]);
  expect(receipts).toEqual([]);
  desk.answer = { status: 302, location: url, text: 'elsewhere' };
  expect((await desk.attempt()).attemptList.at(-1)).toMatchObject({ status: 302, failure: 'redirect' });
  expect(receipts).toHaveLength(1);
  desk.answer = { status: 200, text: 'x'.repeat(1_000_000) };
  const long = await desk.attempt();
  expect([long.state, long.attemptList.at(-1)?.reply.length]).toEqual(['delivered', 1000]);
});

it('jobs deliver what is due, a test event too, and nothing twice', async () => {
  const { db } = shop.database;
  const added = await desk.add(['product.published']);
  const jobs: Jobs = await startJobs({ databaseUrl: shop.database.url, log: pino({ level: 'silent' }) });
  try {
    await jobs.register('webhook', (job) => attemptDelivery(db, job, parts), { concurrency: 2 });
    await desk.publish();
    await Promise.all([queueDueDeliveries(db), queueDueDeliveries(db)]);
    await expect.poll(() => receipts.length).toBe(1);
    await shop.call('testWebhook', { operator: owner, params: { webhookId: desk.idOf(added) } });
    await expect.poll(() => receipts.length).toBe(2);
    expect(JSON.parse(receipts[1]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    await expect
      .poll(async () => (await desk.deliveries()).map(({ state }) => state))
      .toEqual(['delivered', 'delivered']);
    await queueDueDeliveries(db);
    expect((await desk.deliveries({ filter: 'type:webhook.test' })).map(({ type }) => type)).toEqual(['webhook.test']);
  } finally {
    await jobs.stop();
  }
  expect(receipts).toHaveLength(2);
});

it('to say where events go, and that they go nowhere, takes a fresh sign-in and the right to change settings', async () => {
  const packer = await shop.newOperator({ role: 'production' });
  expect((await shop.call('listWebhooks', { operator: packer })).status).toBe(403);
  const late = await shop.newOperator();
  await shop.database.db
    .update(operatorSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(operatorSessions.id, late.sessionId));
  const [webhook] = (await desk.add(['order.paid'])).webhookList;
  const params = { webhookId: webhook?.id ?? '' };
  const body = { url, eventList: ['order.paid'] };
  const calls = [
    ['addWebhook', { body }],
    ['changeWebhook', { params, body: { ...body, isEnabled: false, version: webhook?.version } }],
    ['renewWebhookSecret', { params }],
    ['removeWebhook', { params }],
  ] as const;
  for (const [name, sent] of calls) {
    const { status, data } = await shop.call(name, { operator: late, ...sent });
    expect([name, status, data]).toMatchObject([name, 403, { status: { code: 'SIGN_IN_AGAIN' } }]);
  }
  expect((await shop.call('listWebhooks', { operator: late })).data).toEqual({ webhookList: [webhook] });
  expect((await shop.call('removeWebhook', { operator: owner, params })).status).toBe(200);
  expect((await shop.call('removeWebhook', { operator: owner, params })).status).toBe(404);
});

it('a webhook is sent 60 messages an hour by hand, tests and others together', async () => {
  const params = { webhookId: desk.idOf(await desk.add(['product.published'])) };
  const send = async () => (await shop.call('testWebhook', { operator: owner, params })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 59; count += 1) statuses.push(await send());
  const [{ id } = { id: 0 }] = await desk.deliveries();
  const resend = { operator: owner, params: { deliveryId: String(id) } };
  statuses.push((await shop.call('resendWebhookDelivery', resend)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await shop.call('resendWebhookDelivery', resend)).status).toBe(429);
  expect(await send()).toBe(429);
  // Another one has its own bound.
  const other = { webhookId: desk.idOf(await desk.add(['product.published'])) };
  expect((await shop.call('testWebhook', { operator: owner, params: other })).status).toBe(200);
});

it('a secret that is renewed twice within a day leaves the receiver the one that it has', async () => {
  const added = await desk.add(['product.published']);
  const renew = async () => {
    const { data } = await shop.call('renewWebhookSecret', {
      operator: owner,
      params: { webhookId: desk.idOf(added) },
    });
    return (data as Added).secret;
  };
  const [second, third] = [await renew(), await renew()];
  await desk.publish();
  await desk.attempt();
  const verifiedBy = (secret: string) => {
    try {
      return Boolean(
        new Webhook(secret).verify(receipts[0]?.body ?? '', receipts[0]?.headers as Record<string, string>),
      );
    } catch {
      return false;
    }
  };
  expect([added.secret, second, third].map(verifiedBy)).toEqual([true, false, true]);
});
