import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey } from '../platform/db/columns.ts';
import { impersonal, inStore, excludedFromCopy, personal } from '../platform/db/personal-data.ts';
import { projects } from '../projects/tables.ts';

/** The print files of a project, one for each surface and each content that was to be printed; the newest counts. */
export const printFiles = pgTable(
  'print_files',
  {
    id: uuidKey(),
    projectId: impersonal(
      uuid('project_id')
        .notNull()
        .references(() => projects.id, { onDelete: 'cascade' }),
    ),
    /** SHA-256 (hex) of the scene and everything else that goes into it: the same is not made twice. */
    contentHash: personal(text('content_hash').notNull(), excludedFromCopy('follows from the project')),
    storageKey: impersonal(text('storage_key').notNull()),
    bytes: impersonal(integer('bytes').notNull()),
    pages: impersonal(integer('pages').notNull()),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('print_files_content').on(table.projectId, table.contentHash)],
);

export const personalRows = [inStore(printFiles)];
