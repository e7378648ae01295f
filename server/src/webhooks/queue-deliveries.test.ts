import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startJobs } from '../platform/jobs/jobs.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { queueDueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries } from './tables.ts';
import { openWebhookDesk } from './test-webhooks.ts';

let desk: Awaited<ReturnType<typeof openWebhookDesk>>;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.clear();
  await desk.shop.database.db.execute(sql`delete from pgboss.job where name = 'webhook'`);
});

/** Tells every endpoint of so many events. */
const tell = (count: number) =>
  desk.shop.database.pool.query(
    `select tell_webhooks('product.published', jsonb_build_object('productId', number)) from generate_series(1, $1) as number`,
    [count],
  );
const jobsByEndpoint = async () => {
  const { rows } = await desk.shop.database.db.execute<{ endpoint: string; count: number }>(sql`
    select group_id as endpoint, count(*)::integer as count from pgboss.job where name = 'webhook' group by group_id`);
  return new Map(rows.map(({ endpoint, count }) => [endpoint, count]));
};

it('of two jobs with one delivery one sends it, and a job whose lease is over sends nothing', async () => {
  const { db } = desk.shop.database;
  await desk.add(['product.published']);
  await tell(1);
  const [{ id } = { id: 0 }] = await desk.deliveries();
  const old = await desk.lease(id);
  const job = await desk.lease(id);
  await attemptDelivery(db, old, desk.parts);
  expect(desk.receipts).toHaveLength(0);
  await Promise.all([attemptDelivery(db, job, desk.parts), attemptDelivery(db, job, desk.parts)]);
  expect(desk.receipts).toHaveLength(1);
  expect(await desk.details(id)).toMatchObject({ state: 'delivered', attemptCount: 1 });
});

it('a failure that comes after the success is listed and changes nothing', async () => {
  const { db } = desk.shop.database;
  await desk.add(['product.published']);
  await tell(1);
  const [{ id } = { id: 0 }] = await desk.deliveries();
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  desk.answer = { status: 500, until };
  const late = attemptDelivery(db, await desk.lease(id), desk.parts);
  await expect.poll(() => desk.receipts.length).toBe(1);
  desk.answer = { status: 200 };
  expect((await desk.attempt()).state).toBe('delivered');
  release();
  await late;
  expect(await desk.details(id)).toMatchObject({
    state: 'delivered',
    attemptList: [{ status: 200 }, { status: 500, failure: 'status' }],
  });
  const [stored] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  expect(stored?.attempts).toBe(1);
});

it('at most 20 deliveries of an endpoint wait in the queue, whatever waits outside', async () => {
  const slow = desk.idOf(await desk.add(['product.published']));
  await tell(50);
  await queueDueDeliveries(desk.shop.database.db);
  await queueDueDeliveries(desk.shop.database.db);
  expect(await jobsByEndpoint()).toEqual(new Map([[slow, 20]]));
  const other = (await desk.add(['product.published'])).webhookList.find(({ id }) => id !== slow)?.id ?? '';
  await tell(3);
  await queueDueDeliveries(desk.shop.database.db);
  expect(await jobsByEndpoint()).toEqual(
    new Map([
      [slow, 20],
      [other, 3],
    ]),
  );
});

it('a slow receiver leaves room for the others', async () => {
  const { db, url: databaseUrl } = desk.shop.database;
  await desk.add(['product.published']);
  await tell(8);
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  desk.answer = { status: 200, until };
  const jobs = await startJobs({ databaseUrl, log: pino({ level: 'silent' }) });
  try {
    const lanes = { concurrency: 3, groupConcurrency: 2 };
    await jobs.register('webhook', (job) => attemptDelivery(db, job, desk.parts), lanes);
    await queueDueDeliveries(db);
    await expect.poll(() => desk.receipts.length).toBe(2);
    desk.answer = { status: 200 };
    const added = await desk.add(['product.unpublished']);
    await desk.publish();
    const other = added.webhookList.find(({ eventList }) => eventList[0] === 'product.unpublished')?.id;
    await queueDueDeliveries(db);
    const state = async () => (await desk.deliveries({ filter: `webhook:${other}` }))[0]?.state;
    await expect.poll(state).toBe('delivered');
    expect(desk.receipts.length).toBe(3);
  } finally {
    release();
    await jobs.stop();
  }
});
