import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  WebhookDeliveryDetails,
  WebhookDeliveryView,
  WebhookEndpointView,
} from '@afterimage/contract/admin/webhooks.ts';
import { type WebhookEvent, webhookEvents } from '@afterimage/contract/values/webhooks.ts';
import { eq, sql } from 'drizzle-orm';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { connect } from '../platform/db/connection.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop } from '../test-shop.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';
import { webhookHandlers } from './webhook-handlers.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** What a receiver got. */
interface Receipt {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a receiver says, once `until` has come. */
interface Answer {
  status: number;
  text?: string;
  location?: string;
  until?: Promise<unknown>;
}

export type Added = { webhookList: WebhookEndpointView[]; secret: string };

/** A receiver of webhooks on this machine; `answer` is what it says. */
async function startReceiver() {
  const receipts: Receipt[] = [];
  const state: { answer: Answer } = { answer: { status: 200 } };
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      receipts.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      const { status, location, text = '', until = Promise.resolve() } = state.answer;
      void until.then(() => reply.writeHead(status, location ? { location } : {}).end(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { receipts, state, url, close: () => server.close() };
}

/** The calls about webhooks over a database of their own, with an owner and a receiver. */
export async function openWebhookDesk() {
  // The throttle needs the database, which the shop has only once it is open.
  const late: { throttle?: Throttle } = {};
  const throttle: Throttle = {
    take: async (...args) => late.throttle?.take(...args),
    tryTake: async (...args) => (await late.throttle?.tryTake(...args)) ?? true,
    giveBack: async (...args) => late.throttle?.giveBack(...args),
    forget: async (...args) => late.throttle?.forget(...args),
  };
  const parts: WebhookParts = { key: randomBytes(32), refuses: () => false, throttle };
  const shop = await openTestShop({ ...webhookHandlers(parts), ...auditHandlers });
  const counting = connect(shop.database.url, 2);
  late.throttle = createThrottle(counting.pool);
  const owner = await shop.newOperator();
  const { db, pool } = shop.database;
  const receiver = await startReceiver();
  const deliveries = async (query = {}) => {
    const { data } = await shop.call('listWebhookDeliveries', { operator: owner, query });
    return (data as { itemList: WebhookDeliveryView[] }).itemList;
  };
  const details = async (id: number) =>
    (await shop.call('getWebhookDelivery', { operator: owner, params: { deliveryId: String(id) } }))
      .data as WebhookDeliveryDetails;
  /** What a job would have that is to make the next attempt now. */
  const lease = async (deliveryId: number) => {
    const [leased] = await db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: sql`now() + interval '5 minutes'` })
      .where(eq(webhookDeliveries.id, deliveryId))
      .returning({ lease: sql<string>`${webhookDeliveries.nextAttemptAt}::text` });
    return { deliveryId, lease: leased?.lease ?? '' };
  };
  return {
    shop,
    owner,
    parts,
    url: receiver.url,
    receipts: receiver.receipts,
    set answer(answer: Answer) {
      receiver.state.answer = answer;
    },
    async clear() {
      receiver.receipts.length = 0;
      receiver.state.answer = { status: 200, text: 'thank you' };
      await db.delete(webhookEndpoints);
      await db.delete(webhookMessages);
    },
    async add(eventList: readonly WebhookEvent[] = webhookEvents, to = receiver.url) {
      const body = { url: to, eventList: [...eventList] };
      const { status, data } = await shop.call('addWebhook', { operator: owner, body });
      return { status, ...(data as Added) };
    },
    idOf: ({ webhookList }: Added) => webhookList.at(-1)?.id ?? '',
    deliveries,
    details,
    lease,
    /** The messages of the shop so far. */
    async told() {
      const rows = await db.select().from(webhookMessages).orderBy(webhookMessages.createdAt, webhookMessages.id);
      return rows.map(({ type, data }) => [type, data] as const);
    },
    /** Makes the next attempt of the newest delivery, without waiting for its time. */
    async attempt(withParts: WebhookParts = parts) {
      const [{ id } = { id: 0 }] = await deliveries();
      await attemptDelivery(db, await lease(id), withParts);
      return details(id);
    },
    /** Takes a product out of the shop and brings it back. */
    async publish() {
      for (const active of [false, true])
        await pool.query('update products set active = $1 where id = (select min(id) from products)', [active]);
    },
    async close() {
      receiver.close();
      await counting.pool.end();
      await shop.close();
    },
  };
}
