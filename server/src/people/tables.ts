import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { excludedFromCopy, impersonal, ofAccount, ofParent, owner, personal } from '../platform/db/personal-data.ts';

/**
 * Everybody who has an account or has ordered as a guest, one row for an e-mail address, with what lists sort and filter
 * by. All of it follows from accounts and orders: `refresh-people.ts` writes it after triggers have noted a change.
 */
export const people = pgTable(
  'people',
  {
    id: uuidKey(),
    /** Null for a guest. */
    accountId: owner(
      uuid('account_id')
        .unique()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    /** Lower case. */
    email: personal(text('email').notNull().unique(), excludedFromCopy('the address of the account or the order')),
    name: personal(text('name').notNull(), excludedFromCopy('the name of the account or the order')),
    /** Of the last order; null without an address. */
    country: impersonal(text('country')),
    locale: impersonal(text('locale').notNull()),
    isVerified: impersonal(boolean('is_verified').notNull()),
    firstSeenAt: impersonal(moment('first_seen_at').notNull()),
    /** Paid orders, the last of them, and what they came to. */
    orderCount: impersonal(integer('order_count').notNull()),
    lastOrderAt: impersonal(moment('last_order_at')),
    spent: impersonal(bigint('spent', { mode: 'number' }).notNull()),
  },
  (table) => [
    index('people_first_seen').on(table.firstSeenAt, table.id),
    index('people_last_order').on(table.lastOrderAt, table.id),
    index('people_orders').on(table.orderCount, table.id),
    index('people_spent').on(table.spent, table.id),
    index('people_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.name} || ' ' || ${table.email} || ' ' || translate(${table.email}, '@.-_+', '     '))`,
    ),
  ],
);

/** Accounts and orders that have changed since their person was last brought up to date. Triggers write it. */
export const peopleChanges = pgTable('people_changes', {
  id: impersonal(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
  accountId: owner(uuid('account_id')),
  orderId: impersonal(uuid('order_id')),
});

/** What operators note about a person. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuidKey(),
    personId: impersonal(
      uuid('person_id')
        .notNull()
        .references(() => people.id, { onDelete: 'cascade' }),
    ),
    text: personal(text('text').notNull(), excludedFromCopy('in the copy that operators make')),
    author: impersonal(text('author').notNull()),
    createdAt: createdAt(),
  },
  (table) => [index('person_notes_person').on(table.personId, table.createdAt)],
);

export const personalRows = [
  ofAccount(peopleChanges, peopleChanges.accountId),
  ofParent(personNotes, personNotes.personId),
  ofAccount(people, ({ accountId, email }) => sql`${people.accountId} = ${accountId} or ${people.email} = ${email}`),
];
