import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attemptDelivery } from './attempt-delivery.ts';
import { queueDueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';
import { openWebhookDesk } from './test-webhooks.ts';

let desk: Awaited<ReturnType<typeof openWebhookDesk>>;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const stored = async () => (await desk.shop.database.db.select().from(webhookEndpoints))[0];
const setEnabled = async (webhookId: string, isEnabled: boolean) => {
  const body = { url: desk.url, eventList: ['product.published'], isEnabled, version: (await stored())?.version };
  const { status } = await desk.shop.call('changeWebhook', { operator: desk.owner, params: { webhookId }, body });
  expect(status).toBe(200);
};
const resend = (id: number) =>
  desk.shop.call('resendWebhookDelivery', { operator: desk.owner, params: { deliveryId: String(id) } });

it('a test has one attempt, whether the webhook is on or off, and does not count as failing', async () => {
  const webhookId = desk.idOf(await desk.add(['product.published']));
  desk.answer = { status: 410 };
  for (const isEnabled of [true, false]) {
    if (!isEnabled) await setEnabled(webhookId, false);
    await desk.shop.call('testWebhook', { operator: desk.owner, params: { webhookId } });
    expect(await desk.attempt()).toMatchObject({ state: 'failed', attemptCount: 1, nextAttemptAt: null });
    expect(await stored()).toMatchObject({ isEnabled, failingSince: null, offReason: null });
  }
});

it('what waits for a webhook that is switched off waits until it is on again, and is not sent by hand', async () => {
  const { db } = desk.shop.database;
  const webhookId = desk.idOf(await desk.add(['product.published']));
  await desk.publish();
  const [{ id } = { id: 0 }] = await desk.deliveries();
  const job = await desk.lease(id);
  await setEnabled(webhookId, false);
  await attemptDelivery(db, job, desk.parts);
  await queueDueDeliveries(db);
  expect(await desk.details(id)).toMatchObject({ state: 'pending', attemptCount: 0, nextAttemptAt: null });
  const refused = await resend(id);
  expect([refused.status, refused.data]).toMatchObject([
    400,
    { status: { description: expect.stringMatching(/switched off/) } },
  ]);
  await setEnabled(webhookId, true);
  const [due] = await db
    .select({ isDue: sql<boolean>`${webhookDeliveries.nextAttemptAt} <= now()` })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  expect(due?.isDue).toBe(true);
  expect((await desk.attempt()).state).toBe('delivered');
  expect((await resend(id)).status).toBe(200);
});

it('a webhook whose secret cannot be read is failing, which is thrown once it is written down', async () => {
  await desk.add(['product.published']);
  await desk.publish();
  const otherKey = { ...desk.parts, key: randomBytes(32) };
  await expect(desk.attempt(otherKey)).rejects.toThrow(/encrypted with another key/);
  const [delivery] = await desk.deliveries();
  expect(delivery).toMatchObject({ state: 'pending', attemptCount: 1, status: null, failure: 'internal' });
  expect((await stored())?.failingSince).toBeInstanceOf(Date);
});

it('plain http is refused at sending too, where private networks are not allowed any more', async () => {
  await desk.add(['product.published']);
  await desk.publish();
  // A public address as it were: nothing but the missing encryption speaks against it.
  await desk.shop.database.db.update(webhookEndpoints).set({ url: desk.url.replace('127.0.0.1', '127.0.0.2') });
  const strict = { ...desk.parts, refuses: (address: string) => address === '127.0.0.1' };
  expect((await desk.attempt(strict)).attemptList).toMatchObject([{ status: null, failure: 'refused' }]);
});
