import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { IncidentKind, IncidentState } from '@afterimage/contract/values/incidents.ts';
import { products, variants } from '../catalogue/tables.ts';
import { orders } from '../orders/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** What went wrong and cannot wait: one row from its beginning to its end, however often it is seen in between. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuidKey(),
    kind: impersonal(text('kind').$type<IncidentKind>().notNull()),
    /** What it is about, among the incidents of its kind: the id of a project or a refund, the name of a queue or a machine. */
    subject: impersonal(text('subject').notNull()),
    state: impersonal(text('state').$type<IncidentState>().notNull().default('open')),
    orderId: impersonal(uuid('order_id').references(() => orders.id, { onDelete: 'cascade' })),
    /** A short technical cause. */
    cause: impersonal(text('cause').notNull().default('')),
    occurrences: impersonal(integer('occurrences').notNull().default(1)),
    createdAt: createdAt(),
    lastSeenAt: impersonal(moment('last_seen_at').notNull().defaultNow()),
    /** When the owners were told; null while they are not. */
    mailedAt: impersonal(moment('mailed_at')),
    acknowledgedAt: impersonal(moment('acknowledged_at')),
    /** The name of the operator. */
    acknowledgedBy: impersonal(text('acknowledged_by')),
    resolvedAt: impersonal(moment('resolved_at')),
  },
  (table) => [
    uniqueIndex('incidents_unresolved')
      .on(table.kind, table.subject)
      .where(sql`${table.state} <> 'resolved'`),
    index('incidents_unmailed')
      .on(table.createdAt)
      .where(sql`${table.mailedAt} is null`),
    index('incidents_mailed').on(table.mailedAt),
    index('incidents_order').on(table.orderId),
  ],
);

/** From how many pieces on a variant is low on stock; the row without a variant holds for all others. */
export const stockThresholds = pgTable(
  'stock_thresholds',
  {
    id: uuidKey(),
    variantId: impersonal(integer('variant_id').references(() => variants.id, { onDelete: 'cascade' })),
    threshold: impersonal(integer('threshold').notNull()),
  },
  (table) => [unique('stock_thresholds_variant').on(table.variantId).nullsNotDistinct()],
);

/** What was sold on a day that is over; days without a row are summed up when they are asked for. */
export const salesDays = pgTable('sales_days', {
  day: impersonal(date('day', { mode: 'string' }).primaryKey()),
  /** In which time zone the day was cut; a row of another one does not count. */
  timeZone: impersonal(text('time_zone').notNull()),
  /** Of which currency the sums are; a row of another one does not count. */
  currency: impersonal(text('currency').notNull()),
  orders: impersonal(integer('orders').notNull()),
  revenue: impersonal(bigint('revenue', { mode: 'number' }).notNull()),
  pieces: impersonal(integer('pieces').notNull()),
  personalizedPieces: impersonal(integer('personalized_pieces').notNull()),
  refunded: impersonal(bigint('refunded', { mode: 'number' }).notNull()),
  createdAt: createdAt(),
});

/** The same of each variant. */
export const variantSalesDays = pgTable(
  'variant_sales_days',
  {
    day: impersonal(
      date('day', { mode: 'string' })
        .notNull()
        .references(() => salesDays.day, { onDelete: 'cascade' }),
    ),
    productId: impersonal(
      integer('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    /** The variant may be gone since. */
    variantId: impersonal(integer('variant_id').notNull()),
    pieces: impersonal(integer('pieces').notNull()),
    revenue: impersonal(bigint('revenue', { mode: 'number' }).notNull()),
    /** The revenue without tax, and without what coupons took off. */
    goods: impersonal(bigint('goods', { mode: 'number' }).notNull()),
    /** Of these, the pieces whose cost was known when they were ordered, and what they cost. */
    costedPieces: impersonal(integer('costed_pieces').notNull()),
    costedGoods: impersonal(bigint('costed_goods', { mode: 'number' }).notNull()),
    cost: impersonal(bigint('cost', { mode: 'number' }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId, table.variantId] })],
);
