import { eq, or, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { variants } from '../catalogue/tables.ts';
import { createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import {
  copied,
  impersonal,
  excludedFromCopy,
  ofAccount,
  ofParent,
  owner,
  personal,
} from '../platform/db/personal-data.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';

export const carts = pgTable('carts', {
  id: uuidKey(),
  /** Null for a guest's cart. */
  accountId: owner(
    uuid('account_id')
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  ),
  /** Set when a guest cart was joined to an account's: it is spent. */
  joinedTo: owner(uuid('joined_to').references(() => accounts.id, { onDelete: 'cascade' })),
  createdAt: createdAt(),
  updatedAt: impersonal(moment('updated_at').notNull().defaultNow()),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuidKey(),
    cartId: impersonal(
      uuid('cart_id')
        .notNull()
        .references(() => carts.id, { onDelete: 'cascade' }),
    ),
    variantId: impersonal(
      integer('variant_id')
        .notNull()
        .references(() => variants.id, { onDelete: 'cascade' }),
    ),
    quantity: impersonal(integer('quantity').notNull()),
    personalization: personal(jsonb('personalization').$type<Design>(), copied),
    /** SHA-256 (hex) of the personalisation, '' for a plain line; plain equal lines add up. */
    personalizationHash: personal(
      text('personalization_hash').notNull().default(''),
      excludedFromCopy('follows from the personalization'),
    ),
    createdAt: createdAt(),
  },
  (table) => [
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
    index('cart_lines_cart').on(table.cartId),
    // Those of `jsonb_path_ops` find where a file is named (privacy/delete-unused.ts); one by one, so without a list of
    // what is still to be sorted in, which every look would go through.
    index('cart_lines_named').using('gin', table.personalization.op('jsonb_path_ops')).with({ fastupdate: false }),
    uniqueIndex('cart_lines_plain')
      .on(table.cartId, table.variantId)
      .where(sql`${table.personalizationHash} = ''`),
  ],
);

export const personalRows = [
  ofAccount(carts, ({ accountId }) => or(eq(carts.accountId, accountId), eq(carts.joinedTo, accountId))),
  ofParent(cartLines, cartLines.cartId),
];
