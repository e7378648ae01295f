import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  DisputeStatus,
  PaymentPurpose,
  PaymentStatus,
  RefundCause,
  RefundState,
} from '@afterimage/contract/values/payments.ts';
import { createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import { excludedFromCopy, impersonal, ofOrder, personal } from '../platform/db/personal-data.ts';
import { orders } from '../orders/tables.ts';

const orderId = () =>
  impersonal(
    uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  );

export const payments = pgTable(
  'payments',
  {
    id: uuidKey(),
    orderId: orderId(),
    provider: impersonal(text('provider').notNull()),
    /** What is paid: an order, or what it became dearer by afterwards. */
    purpose: impersonal(text('purpose').$type<PaymentPurpose>().notNull().default('order')),
    /** The provider's own name of the payment; null until it has made its page. */
    reference: impersonal(text('reference')),
    /** The provider's name of the money itself, which refunds and disputes refer to. */
    chargeReference: impersonal(text('charge_reference')),
    /** Where customers go to pay: an address of this shop, good until the payment is over. */
    url: impersonal(text('url').notNull()),
    /** The provider's page, and until when it is open; null until it was made, or where there is none. */
    pageUrl: impersonal(text('page_url')),
    pageClosesAt: impersonal(moment('page_closes_at')),
    /** When the provider was told to take no more money for it. */
    cancelledAt: impersonal(moment('cancelled_at')),
    amount: impersonal(integer('amount').notNull()),
    /** What has come in; null until any has. */
    receivedAmount: impersonal(integer('received_amount')),
    currency: impersonal(text('currency').notNull()),
    status: impersonal(text('status').$type<PaymentStatus>().notNull()),
    createdAt: createdAt(),
    settledAt: impersonal(moment('settled_at')),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_created').on(table.createdAt, table.id),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    index('payments_charge').on(table.provider, table.chargeReference),
    index('payments_pending')
      .on(table.orderId)
      .where(sql`${table.status} = 'pending'`),
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

/** A line of an order, or a part of one, that a refund is for; without an `orderLineId` it is the delivery. */
export interface RefundedLine {
  orderLineId: string | null;
  quantity: number;
  amount: number;
}

/** Money that goes back, whole payments or parts of them. Its id is the key under which its provider does it once. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuidKey(),
    orderId: orderId(),
    paymentId: impersonal(
      uuid('payment_id')
        .notNull()
        .references(() => payments.id, { onDelete: 'cascade' }),
    ),
    amount: impersonal(integer('amount').notNull()),
    currency: impersonal(text('currency').notNull()),
    /** What led to it. */
    cause: impersonal(text('cause').$type<RefundCause>().notNull()),
    /** The operator's words; '' where the shop did it by itself. */
    reason: personal(text('reason').notNull().default(''), excludedFromCopy("the shop's own accounts"), () => sql`''`),
    lineList: impersonal(jsonb('line_list').$type<RefundedLine[]>().notNull().default([])),
    state: impersonal(text('state').$type<RefundState>().notNull().default('requested')),
    /** How often its provider was asked. */
    attempts: impersonal(integer('attempts').notNull().default(0)),
    /** The provider's own name of it. */
    reference: impersonal(text('reference')),
    /** Why it failed, or what the last attempt met. */
    failure: impersonal(text('failure')),
    operatorId: impersonal(uuid('operator_id')),
    createdAt: createdAt(),
    sentAt: impersonal(moment('sent_at')),
    doneAt: impersonal(moment('done_at')),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    index('refunds_created').on(table.createdAt, table.id),
    index('refunds_unfinished')
      .on(table.state)
      .where(sql`${table.state} <> 'done'`),
    uniqueIndex('refunds_reference').on(table.reference),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** A payment that its payer contests at his bank. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuidKey(),
    orderId: orderId(),
    paymentId: impersonal(
      uuid('payment_id')
        .notNull()
        .references(() => payments.id, { onDelete: 'cascade' }),
    ),
    /** The provider's own name of it. */
    reference: impersonal(text('reference').notNull().unique()),
    amount: impersonal(integer('amount').notNull()),
    currency: impersonal(text('currency').notNull()),
    /** Why, in the provider's word. */
    reason: impersonal(text('reason').notNull()),
    status: impersonal(text('status').$type<DisputeStatus>().notNull()),
    /** Until when the shop may answer. */
    answerBy: impersonal(moment('answer_by')),
    openedAt: impersonal(moment('opened_at').notNull().defaultNow()),
    closedAt: impersonal(moment('closed_at')),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_payment').on(table.paymentId),
    index('disputes_opened').on(table.openedAt),
  ],
);

/** How a way to pay is offered, where the shop's owner has said so; one without a row is offered everywhere. */
export const paymentMethods = pgTable('payment_methods', {
  provider: impersonal(text('provider').primaryKey()),
  isEnabled: impersonal(boolean('is_enabled').notNull().default(true)),
  /** The countries where it is offered; empty means all. */
  countries: impersonal(text('countries').array().notNull().default([])),
  position: impersonal(integer('position').notNull().default(0)),
  version: impersonal(integer('version').notNull().default(1)),
});

/** What a bank transfer needs besides its payment. */
export const transfers = pgTable(
  'transfers',
  {
    paymentId: impersonal(
      uuid('payment_id')
        .primaryKey()
        .references(() => payments.id, { onDelete: 'cascade' }),
    ),
    /** When the mail with the bank details was written. */
    mailedAt: impersonal(moment('mailed_at')),
    /** When the customer's e-mail address was confirmed: the days to pay run from here. */
    confirmedAt: impersonal(moment('confirmed_at')),
    dueAt: impersonal(moment('due_at')),
    remindedAt: impersonal(moment('reminded_at')),
    /** When the customer was told that the time is over. */
    endedAt: impersonal(moment('ended_at')),
  },
  (table) => [
    index('transfers_due')
      .on(table.dueAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A booking on the shop's bank account that was taken for a transfer; the same booking is taken once. */
export const receivedTransfers = pgTable(
  'received_transfers',
  {
    id: uuidKey(),
    paymentId: impersonal(
      uuid('payment_id')
        .notNull()
        .references(() => payments.id, { onDelete: 'cascade' }),
    ),
    amount: impersonal(integer('amount').notNull()),
    /** Tells a booking from others: a hash of its row in the bank's list, or a random one of what was typed in. */
    bookingKey: impersonal(text('booking_key').notNull().unique()),
    operatorId: impersonal(uuid('operator_id')),
    createdAt: createdAt(),
  },
  (table) => [index('received_transfers_payment').on(table.paymentId)],
);

export const personalRows = [ofOrder(refunds, refunds.orderId)];
