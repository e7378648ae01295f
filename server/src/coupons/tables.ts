import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CouponKind } from '@afterimage/contract/coupons.ts';
import { createdAt, moment, numberKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** `value` is whole percent or minor units; nothing for free delivery. */
export const coupons = pgTable(
  'coupons',
  {
    id: numberKey(),
    /** Upper case without spaces, as it is compared. */
    code: impersonal(text('code').notNull().unique()),
    title: impersonal(text('title').notNull()),
    kind: impersonal(text('kind').$type<CouponKind>().notNull()),
    value: impersonal(integer('value').notNull().default(0)),
    /** What the goods must be worth after discounts. */
    minimumSubtotal: impersonal(integer('minimum_subtotal').notNull().default(0)),
    startsAt: impersonal(moment('starts_at')),
    endsAt: impersonal(moment('ends_at')),
    /** How often in all, and how often one customer; null means without limit. */
    maxUses: impersonal(integer('max_uses')),
    maxUsesPerCustomer: impersonal(integer('max_uses_per_customer')),
    active: impersonal(boolean('active').notNull().default(true)),
    /** Grows with each change by an operator. */
    version: impersonal(integer('version').notNull().default(1)),
    createdAt: createdAt(),
  },
  (table) => [
    check('coupons_value', sql`${table.value} >= 0 and (${table.kind} <> 'percentage' or ${table.value} <= 100)`),
  ],
);
