import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type {
  AttemptFailure,
  DeliveryState,
  WebhookEvent,
  WebhookOffReason,
  webhookTestEvent,
} from '@afterimage/contract/values/webhooks.ts';
import { bytea, createdAt, moment, numberKey, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** Where the shop tells other programs of its events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuidKey(),
  url: impersonal(text('url').notNull()),
  events: impersonal(text('events').array().$type<WebhookEvent[]>().notNull()),
  /** By which messages are signed, encrypted with a key of the shop. */
  secret: impersonal(bytea('secret').notNull()),
  /** The secret before, by which messages are signed too for a while after it was renewed. */
  oldSecret: impersonal(bytea('old_secret')),
  oldSecretUntil: impersonal(moment('old_secret_until')),
  isEnabled: impersonal(boolean('is_enabled').notNull().default(true)),
  /** Why the shop has switched it off; null: it is on, or an operator has switched it off. */
  offReason: impersonal(text('off_reason').$type<WebhookOffReason>()),
  /** Since when every attempt has failed; null when the last one was a success. */
  failingSince: impersonal(moment('failing_since')),
  version: impersonal(integer('version').notNull().default(1)),
  createdAt: createdAt(),
});

/**
 * An event as it is told. Triggers write it in the transaction of the change, whoever changes; it names records and no
 * persons, so nothing of it has to be erased.
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuidKey(),
    type: impersonal(text('type').$type<WebhookEvent | typeof webhookTestEvent>().notNull()),
    data: impersonal(jsonb('data').$type<Record<string, unknown>>().notNull()),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_messages_created').on(table.createdAt)],
);

/** A message for an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Counts up, for the list. */
    id: numberKey(),
    messageId: impersonal(
      uuid('message_id')
        .notNull()
        .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    ),
    endpointId: impersonal(
      uuid('endpoint_id')
        .notNull()
        .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    ),
    state: impersonal(text('state').$type<DeliveryState>().notNull().default('pending')),
    /** How many attempts there were since it was last sent by hand, and of all. */
    attempts: impersonal(integer('attempts').notNull().default(0)),
    /** When it is tried next, as long as it is pending. While a job has it, when it is given to another one. */
    nextAttemptAt: impersonal(moment('next_attempt_at').notNull().defaultNow()),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_deliveries_message').on(table.messageId, table.endpointId),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
  ],
);

/** One attempt of a delivery, with what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: numberKey(),
    deliveryId: impersonal(
      integer('delivery_id')
        .notNull()
        .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    ),
    /** Null where no reply came. */
    status: impersonal(integer('status')),
    /** The beginning of the reply. */
    reply: impersonal(text('reply').notNull().default('')),
    /** Null for a success. */
    failure: impersonal(text('failure').$type<AttemptFailure>()),
    milliseconds: impersonal(integer('milliseconds').notNull()),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.id)],
);
