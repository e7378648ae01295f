import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { WebhookDeliveryDetails, WebhookDeliveryView } from '@afterimage/contract/admin/webhooks.ts';
import { deliveryStates, webhookEvents, webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { List } from '../platform/lists/list.ts';
import { messageBody, messageIdOf } from './message-body.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const typeOf = sql`(select ${webhookMessages.type} from ${webhookMessages} where ${webhookMessages.id} = ${webhookDeliveries.messageId})`;

/** What was sent to endpoints, the newest first. */
export const deliveryList: List<WebhookDeliveryView> = {
  name: 'webhook-deliveries',
  table: webhookDeliveries,
  key: { column: webhookDeliveries.id, type: 'bigint' },
  defaultSort: '-id',
  columns: {
    id: { kind: 'number', value: webhookDeliveries.id, sortable: true, filterable: false },
    time: { kind: 'moment', value: webhookDeliveries.createdAt },
    webhook: { kind: 'choice', value: sql`${webhookDeliveries.endpointId}::text`, pattern: uuid },
    type: { kind: 'choice', value: typeOf, values: [...webhookEvents, webhookTestEvent] },
    state: { kind: 'choice', value: webhookDeliveries.state, values: deliveryStates },
  },
  load: async (db, keys) => {
    const deliveries = await deliveriesOf(db, keys.map(Number));
    return new Map(deliveries.map(({ view }) => [String(view.id), view]));
  },
};

const isValid = (date: Date) => !Number.isNaN(date.getTime());

async function deliveriesOf(db: Database, ids: readonly number[]) {
  const newest = db
    .selectDistinctOn([webhookAttempts.deliveryId], {
      deliveryId: webhookAttempts.deliveryId,
      status: webhookAttempts.status,
      failure: webhookAttempts.failure,
    })
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...ids]))
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.id))
    .as('newest');
  const rows = await db
    .select({
      delivery: webhookDeliveries,
      message: webhookMessages,
      webhook: { id: webhookEndpoints.id, url: webhookEndpoints.url },
      status: newest.status,
      failure: newest.failure,
      attemptCount: db.$count(webhookAttempts, eq(webhookAttempts.deliveryId, webhookDeliveries.id)),
    })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .leftJoin(newest, eq(newest.deliveryId, webhookDeliveries.id))
    .where(inArray(webhookDeliveries.id, [...ids]));
  return rows.map(({ delivery, message, ...facts }) => {
    const view: WebhookDeliveryView = {
      id: delivery.id,
      messageId: messageIdOf(message),
      type: message.type,
      state: delivery.state,
      createdAt: delivery.createdAt.toISOString(),
      // Infinite while its endpoint is switched off, which a `Date` cannot say.
      nextAttemptAt:
        delivery.state === 'pending' && isValid(delivery.nextAttemptAt) ? delivery.nextAttemptAt.toISOString() : null,
      ...facts,
    };
    return { view, body: messageBody(message) };
  });
}

/** One delivery with its body and each attempt. */
export async function readDelivery(db: Database, id: number): Promise<WebhookDeliveryDetails> {
  const [delivery = fail('NOT_FOUND')] = await deliveriesOf(db, [id]);
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, id))
    .orderBy(asc(webhookAttempts.id));
  return {
    ...delivery.view,
    body: delivery.body,
    attemptList: attempts.map(({ createdAt, status, failure, reply, milliseconds }) => ({
      createdAt: createdAt.toISOString(),
      status,
      failure,
      reply,
      milliseconds,
    })),
  };
}
