import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';
import { orders } from '../orders/tables.ts';

export const payments = pgTable(
  'payments',
  {
    id: uuidKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    provider: impersonal(text('provider').notNull()),
    /** The provider's own name of the payment. */
    reference: impersonal(text('reference').notNull()),
    url: impersonal(text('url').notNull()),
    amount: impersonal(integer('amount').notNull()),
    currency: impersonal(text('currency').notNull()),
    status: impersonal(
      text('status').$type<'pending' | 'paid' | 'failed' | 'cancelled' | 'superseded' | 'refunded'>().notNull(),
    ),
    createdAt: createdAt(),
    settledAt: impersonal(moment('settled_at')),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
  ],
);

/** Every event a payment provider has told, once: a repeated one finds itself here. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: impersonal(text('provider').notNull()),
    eventId: impersonal(text('event_id').notNull()),
    paymentId: impersonal(uuid('payment_id').notNull()),
    outcome: impersonal(text('outcome').notNull()),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
