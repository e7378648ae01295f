import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../platform/db/columns.ts';
import { excludedFromCopy, impersonal, inStore, personal } from '../platform/db/personal-data.ts';

/**
 * Pictures of products with what their customers put on them. The hash is that of all that goes into one, so that a design is
 * painted once, whether a cart or an order shows it. A row stands once its pictures are made; they can be made again at any time.
 */
export const previews = pgTable(
  'previews',
  {
    /** SHA-256, hex. */
    hash: impersonal(text('hash').primaryKey()),
    /** The photos in it: when one of them is deleted, so is this. */
    photoIds: personal(uuid('photo_ids').array().notNull(), excludedFromCopy('the copy has the photos')),
    /** Where the pictures lie in the store: as pages show it, smaller, and as mails show it. */
    largeKey: impersonal(text('large_key').notNull()),
    smallKey: impersonal(text('small_key').notNull()),
    mailKey: impersonal(text('mail_key').notNull()),
    /** Of all of them together. */
    bytes: impersonal(integer('bytes').notNull()),
    createdAt: createdAt(),
    /** The day on which it was last asked for, at least. */
    usedAt: impersonal(moment('used_at').notNull().defaultNow()),
  },
  (table) => [index('previews_used').on(table.usedAt), index('previews_photos').using('gin', table.photoIds)],
);

export const personalRows = [inStore(previews)];
