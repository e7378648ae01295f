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
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { OrderedMethod } from '@afterimage/contract/orders.ts';
import type { CarrierId } from '@afterimage/contract/values/carriers.ts';
import type { ReturnReason, ReturnStatus } from '@afterimage/contract/values/order-desk.ts';
import { delayedActs } from '../acts/tables.ts';
import { withoutName } from '../orders/erased-values.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import {
  copied,
  type ErasedValue,
  excludedFromCopy,
  impersonal,
  ofOrder,
  personal,
} from '../platform/db/personal-data.ts';
import { withdrawals } from '../withdrawals/tables.ts';

const ofAnOrder = () =>
  impersonal(
    uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  );
const ofALine = () =>
  impersonal(
    uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
  );
/** Who did it, as the operator was called then. */
const operatorName = () => impersonal(text('operator_name').notNull().default(''));
const emptied: ErasedValue = () => sql`''`;

/** What operators note about an order for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    text: personal(text('text').notNull(), excludedFromCopy('what operators note for each other'), emptied),
    isPinned: impersonal(boolean('is_pinned').notNull().default(false)),
    /** The act by which it is removed, unless that is undone: the note is hidden as long as it waits. */
    removalId: impersonal(uuid('removal_id').references(() => delayedActs.id, { onDelete: 'set null' })),
    operatorName: operatorName(),
    createdAt: createdAt(),
    updatedAt: impersonal(moment('updated_at')),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
);

/** A parcel of an order. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    carrier: impersonal(text('carrier').$type<CarrierId>().notNull()),
    /** Of a carrier that the list does not have. */
    carrierName: impersonal(text('carrier_name').notNull().default('')),
    carrierUrl: impersonal(text('carrier_url').notNull().default('')),
    /** '' for what is sent without one. */
    trackingNumber: personal(text('tracking_number').notNull().default(''), copied, emptied),
    /** When its customer was told of it; each number is mailed once unless an operator asks for more. */
    mailedAt: impersonal(moment('mailed_at')),
    operatorName: operatorName(),
    createdAt: createdAt(),
  },
  (table) => [index('parcels_order').on(table.orderId), index('parcels_tracking_number').on(table.trackingNumber)],
);

/** What is in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: impersonal(
      uuid('parcel_id')
        .notNull()
        .references(() => parcels.id, { onDelete: 'cascade' }),
    ),
    lineId: ofALine(),
    quantity: impersonal(integer('quantity').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    index('parcel_lines_line').on(table.lineId),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * What was corrected after production started: packing slips and labels follow the newest entry, order and invoice stay
 * as they were.
 */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    /** Null where only the way of delivery is another. */
    address: personal(jsonb('address').$type<PostalAddress>(), copied, withoutName),
    deliveryMethod: impersonal(jsonb('delivery_method').$type<OrderedMethod>()),
    reason: personal(
      text('reason').notNull().default(''),
      excludedFromCopy('what operators note for each other'),
      emptied,
    ),
    operatorName: operatorName(),
    createdAt: createdAt(),
  },
  (table) => [index('order_corrections_order').on(table.orderId, table.createdAt)],
);

/** How the difference of an edit is settled. */
export type Settlement = 'none' | 'refund' | 'payment' | 'waived';

/** An edit of a paid order before its production, with what it changed about the price. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    /** What changed, as the operator's page tells it; it names products and no person. */
    changeList: impersonal(jsonb('change_list').$type<string[]>().notNull()),
    totalBefore: impersonal(integer('total_before').notNull()),
    totalAfter: impersonal(integer('total_after').notNull()),
    settlement: impersonal(text('settlement').$type<Settlement>().notNull()),
    /** The payment by which a difference is asked for; null where none is. */
    paymentId: impersonal(uuid('payment_id').references(() => payments.id, { onDelete: 'set null' })),
    /** When the difference was paid back, paid or waived; null while the shop waits for it. */
    settledAt: impersonal(moment('settled_at')),
    reason: personal(
      text('reason').notNull().default(''),
      excludedFromCopy('what operators note for each other'),
      emptied,
    ),
    operatorName: operatorName(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_edits_order').on(table.orderId, table.createdAt),
    uniqueIndex('order_edits_payment').on(table.paymentId),
  ],
);

/** Pieces of a line that were cancelled after the order was paid; the line stays as it was ordered. */
export const lineCancellations = pgTable(
  'line_cancellations',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    lineId: ofALine(),
    quantity: impersonal(integer('quantity').notNull()),
    reason: personal(
      text('reason').notNull().default(''),
      excludedFromCopy('what operators note for each other'),
      emptied,
    ),
    operatorName: operatorName(),
    createdAt: createdAt(),
  },
  (table) => [
    index('line_cancellations_order').on(table.orderId),
    check('line_cancellations_quantity', sql`${table.quantity} > 0`),
  ],
);

/** What a customer sends back. */
export const returns = pgTable(
  'returns',
  {
    id: uuidKey(),
    orderId: ofAnOrder(),
    status: impersonal(text('status').$type<ReturnStatus>().notNull()),
    reason: impersonal(text('reason').$type<ReturnReason>().notNull()),
    text: personal(text('text').notNull().default(''), copied, emptied),
    /** What the shop answered. */
    answer: personal(text('answer').notNull().default(''), copied, emptied),
    /** Begun by the customer, or by an operator for them. */
    isByCustomer: impersonal(boolean('is_by_customer').notNull()),
    /** The declaration of withdrawal that it carries out; each has one return. */
    withdrawalId: impersonal(uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'set null' })),
    /** What went back for it, in minor units. */
    refundedAmount: impersonal(integer('refunded_amount').notNull().default(0)),
    operatorName: operatorName(),
    createdAt: createdAt(),
    updatedAt: impersonal(moment('updated_at').notNull().defaultNow()),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    uniqueIndex('returns_withdrawal').on(table.withdrawalId),
    index('returns_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('requested', 'accepted', 'received')`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: impersonal(
      uuid('return_id')
        .notNull()
        .references(() => returns.id, { onDelete: 'cascade' }),
    ),
    lineId: ofALine(),
    quantity: impersonal(integer('quantity').notNull()),
    /** How many of them went back onto the shelf. */
    restockedQuantity: impersonal(integer('restocked_quantity').notNull().default(0)),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index('return_lines_line').on(table.lineId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

export const personalRows = [
  ofOrder(orderNotes, orderNotes.orderId),
  ofOrder(parcels, parcels.orderId),
  ofOrder(orderCorrections, orderCorrections.orderId),
  ofOrder(orderEdits, orderEdits.orderId),
  ofOrder(lineCancellations, lineCancellations.orderId),
  ofOrder(returns, returns.orderId),
];
