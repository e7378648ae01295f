import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operators } from '../operators/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/**
 * Acts that cannot be taken back once they are carried out, such as a mail: they wait for some seconds, in which their
 * operator can undo them. What `input` says of a customer, such as the text of a mail, is emptied once the act is settled.
 */
export const delayedActs = pgTable(
  'delayed_acts',
  {
    id: uuidKey(),
    kind: impersonal(text('kind').notNull()),
    input: impersonal(jsonb('input').notNull()),
    operatorId: impersonal(
      uuid('operator_id')
        .notNull()
        .references(() => operators.id),
    ),
    /** The name of the access token by which a program began it; null for the operator in person. */
    tokenName: impersonal(text('token_name')),
    /** Of what order it is, for the order's page; not a reference, because orders come before acts. */
    orderId: impersonal(uuid('order_id')),
    createdAt: createdAt(),
    /** Until when it can be undone. */
    runsAt: impersonal(moment('runs_at').notNull()),
    doneAt: impersonal(moment('done_at')),
    undoneAt: impersonal(moment('undone_at')),
    /** Why it could not be carried out: a code of the contract. */
    failure: impersonal(text('failure')),
  },
  (table) => [
    index('delayed_acts_waiting')
      .on(table.runsAt)
      .where(sql`${table.doneAt} is null and ${table.undoneAt} is null`),
    index('delayed_acts_created').on(table.createdAt),
    index('delayed_acts_order').on(table.orderId),
  ],
);
