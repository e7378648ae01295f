import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey } from '../platform/db/columns.ts';
import { impersonal, inStore, excludedFromCopy, personal } from '../platform/db/personal-data.ts';
import { projects } from '../projects/tables.ts';
import type { PlateNames } from './plates.ts';

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
    /** What its plates are called; null: as the environment says, in files that are older than the setting of owners. */
    plateNames: impersonal(jsonb('plate_names').$type<PlateNames>()),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('print_files_content').on(table.projectId, table.contentHash)],
);

export const personalRows = [inStore(printFiles)];
