import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { createdAt } from '../platform/db/columns.ts';
import { copied, ofAccount, owner, personal } from '../platform/db/personal-data.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    productId: personal(
      integer('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      copied,
    ),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    index('wishlist_items_product').on(table.productId),
  ],
);

export const personalRows = [ofAccount(wishlistItems, wishlistItems.accountId)];
