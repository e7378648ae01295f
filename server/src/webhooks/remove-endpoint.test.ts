import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';
import { openWebhookDesk } from './test-webhooks.ts';

let desk: Awaited<ReturnType<typeof openWebhookDesk>>;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

/** How many connections wait for a lock that another one has. */
const waitingCount = async () => {
  const { rows } = await desk.shop.database.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};

it('a change of the shop that meets the removal of a webhook waits for it and succeeds', async () => {
  await desk.add(['product.published', 'product.unpublished']);
  const removal = await desk.shop.database.pool.connect();
  try {
    await removal.query('begin');
    await removal.query('delete from webhook_endpoints');
    const change = desk.publish();
    await expect.poll(waitingCount).toBe(1);
    await removal.query('commit');
    await change;
  } finally {
    removal.release();
  }
  expect(await desk.told()).toEqual([]);
});

it('a webhook is removed after the change that is being told to it, with all of its deliveries', async () => {
  const { db, pool } = desk.shop.database;
  const webhookId = desk.idOf(await desk.add(['product.published', 'product.unpublished']));
  await desk.publish();
  const change = await pool.connect();
  try {
    await change.query('begin');
    await change.query('update products set active = false where id = (select min(id) from products)');
    const removal = desk.shop.call('removeWebhook', { operator: desk.owner, params: { webhookId } });
    await expect.poll(waitingCount).toBe(1);
    // Nothing more is told to it meanwhile, and nobody waits for that.
    expect(await db.select().from(webhookEndpoints)).toMatchObject([{ isEnabled: false }]);
    await pool.query('update products set active = false where id = (select max(id) from products)');
    await change.query('commit');
    expect((await removal).status).toBe(200);
  } finally {
    change.release();
  }
  await pool.query('update products set active = true');
  expect(await db.select().from(webhookEndpoints)).toEqual([]);
  expect(await db.select().from(webhookDeliveries)).toEqual([]);
});
