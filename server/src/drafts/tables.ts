import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import { copied, impersonal, ofAccount, owner, personal } from '../platform/db/personal-data.ts';

/** A personalisation that is not ordered yet; its key is made of its id and the shop's secret. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuidKey(),
    /** Null for a guest's. */
    accountId: owner(uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' })),
    productId: impersonal(
      integer('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    content: personal(jsonb('content').$type<DraftDesign>().notNull(), copied),
    /** The name that its owner gave it. */
    title: personal(text('title'), copied),
    /** The cart line whose design it is. Not a foreign key, because the draft outlives the line and reports that it is gone. */
    cartLineId: impersonal(uuid('cart_line_id')),
    /** The key of its share link. */
    shareKey: personal(text('share_key').unique(), copied),
    /** The key of the page that explains why its link was taken down; null while it can be shown. */
    takedownKey: personal(text('takedown_key'), copied),
    revision: impersonal(integer('revision').notNull().default(0)),
    createdAt: createdAt(),
    updatedAt: impersonal(moment('updated_at').notNull().defaultNow()),
  },
  (table) => [
    index('drafts_account').on(table.accountId, table.updatedAt),
    index('drafts_cart_line').on(table.cartLineId),
    index('drafts_updated').on(table.updatedAt),
    index('drafts_named').using('gin', table.content.op('jsonb_path_ops')).with({ fastupdate: false }),
  ],
);

export const personalRows = [ofAccount(drafts, drafts.accountId)];
