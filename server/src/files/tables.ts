import { bigint, boolean, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import type { ArType, TextMedium } from '@afterimage/contract/customization.ts';
import { accounts } from '../accounts/tables.ts';
import { bytea, createdAt, uuidKey } from '../platform/db/columns.ts';
import { copied, impersonal, inStore, excludedFromCopy, owner, personal } from '../platform/db/personal-data.ts';

export const files = pgTable(
  'files',
  {
    id: uuidKey(),
    /** Null when a guest uploaded it: then whoever knows the id may use it. */
    accountId: owner(uuid('account_id').references(() => accounts.id, { onDelete: 'set null' })),
    kind: impersonal(text('kind').$type<'photo' | 'medium'>().notNull()),
    /** The type of a medium; null for photos. */
    arType: impersonal(text('ar_type').$type<ArType>()),
    mimeType: impersonal(text('mime_type').notNull()),
    bytes: impersonal(bigint('bytes', { mode: 'number' }).notNull()),
    sha256: personal(bytea('sha256').notNull(), excludedFromCopy('follows from the bytes, which the copy links to')),
    width: impersonal(integer('width')),
    height: impersonal(integer('height')),
    durationSeconds: impersonal(real('duration_seconds')),
    /** Whether a film has an audio track; null for other files, and for films from before this was recorded. */
    hasSound: impersonal(boolean('has_sound')),
    /** Where the file shown to people lies in the store, and the untouched original for printing. */
    storageKey: impersonal(text('storage_key').notNull()),
    originalKey: impersonal(text('original_key')),
    /** The still picture of a medium, as JPEG or WebP. */
    posterKey: impersonal(text('poster_key')),
    posterType: impersonal(text('poster_type')),
    /** The captions of a film, as WebVTT. */
    captionsKey: impersonal(text('captions_key')),
    /** What a medium of type TEXT says. */
    textMedium: personal(jsonb('text_medium').$type<TextMedium>(), copied),
    triangles: impersonal(integer('triangles')),
    /** Of the shop's own gallery: everybody may use it, nobody makes it his own, and no job deletes it. */
    shared: impersonal(boolean('shared').notNull().default(false)),
    createdAt: createdAt(),
  },
  (table) => [index('files_account').on(table.accountId), index('files_created').on(table.createdAt)],
);

/** The models of the gallery, in the order in which they are offered; `name` is the one of its file in the sample. */
export const galleryModels = pgTable('gallery_models', {
  id: impersonal(
    uuid('id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
  ),
  name: impersonal(text('name').notNull().unique()),
  title: impersonal(text('title').notNull()),
  position: impersonal(integer('position').notNull().default(0)),
});

// Files that orders of others name stay until those let them go.
export const personalRows = [inStore(files)];
