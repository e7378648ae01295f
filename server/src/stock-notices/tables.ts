import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../catalogue/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { copied, impersonal, ofAccount, personal } from '../platform/db/personal-data.ts';

/**
 * Who wants one mail when a variant is back in stock. The id is the key of the link in that mail; the row stays for a time
 * after it was sent, so that the link works.
 */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: uuidKey(),
    variantId: impersonal(
      integer('variant_id')
        .notNull()
        .references(() => variants.id, { onDelete: 'cascade' }),
    ),
    email: personal(text('email').notNull(), copied),
    /** The language in which it was asked for. */
    locale: impersonal(text('locale').notNull()),
    sentAt: impersonal(moment('sent_at')),
    createdAt: createdAt(),
  },
  (table) => [
    // However often it is asked for, it is one mail.
    uniqueIndex('stock_notices_waiting')
      .on(table.variantId, sql`lower(${table.email})`)
      .where(sql`${table.sentAt} is null`),
    index('stock_notices_email').on(sql`lower(${table.email})`),
    index('stock_notices_created').on(table.createdAt),
  ],
);

export const personalRows = [ofAccount(stockNotices, ({ email }) => sql`lower(${stockNotices.email}) = ${email}`)];
