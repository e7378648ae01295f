import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { copied, impersonal, ofOrder, personal } from '../platform/db/personal-data.ts';

/** Declarations by which customers withdraw from a contract, as they confirmed them. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuidKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    /** As the person typed them: who declares it, and where the receipt goes. */
    name: personal(text('name').notNull(), copied, () => sql`''`),
    email: personal(text('email').notNull(), copied, () => sql`''`),
    /** When an operator has dealt with it; null as long as it is to be done. */
    handledAt: impersonal(moment('handled_at')),
    handledBy: impersonal(uuid('handled_by')),
    createdAt: createdAt(),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.handledAt} is null`),
  ],
);

/** The lines that are withdrawn from; each once. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    orderLineId: impersonal(
      uuid('order_line_id')
        .primaryKey()
        .references(() => orderLines.id, { onDelete: 'cascade' }),
    ),
    withdrawalId: impersonal(
      uuid('withdrawal_id')
        .notNull()
        .references(() => withdrawals.id, { onDelete: 'cascade' }),
    ),
    quantity: impersonal(integer('quantity').notNull()),
  },
  (table) => [index('withdrawal_lines_withdrawal').on(table.withdrawalId)],
);

export const personalRows = [ofOrder(withdrawals, withdrawals.orderId)];
