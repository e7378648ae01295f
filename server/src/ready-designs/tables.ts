import { boolean, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ReadyContent } from '@afterimage/contract/ready-designs.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { createdAt, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** Designs with which a customer may begin. The product's version counts their changes too. */
export const readyDesigns = pgTable(
  'ready_designs',
  {
    id: uuidKey(),
    productId: impersonal(
      integer('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull().default(0)),
    /** In every language; empty where it is missing. */
    name: impersonal(jsonb('name').$type<Record<Locale, string>>().notNull()),
    isHidden: impersonal(boolean('is_hidden').notNull().default(false)),
    /** Null until something was taken over from the studio. */
    content: impersonal(jsonb('content').$type<ReadyContent>()),
    /** The draft in which an operator works on it. */
    draftId: impersonal(uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' })),
    createdAt: createdAt(),
  },
  (table) => [
    index('ready_designs_product').on(table.productId, table.position),
    index('ready_designs_draft').on(table.draftId),
  ],
);
