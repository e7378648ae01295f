import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/columns.ts';
import { impersonal, excludedFromCopy, ofParent, personal } from '../platform/db/personal-data.ts';
import { drafts } from '../drafts/tables.ts';
import { projects } from '../projects/tables.ts';

/** The code under which a draft is tried in the viewer. */
export const draftViewers = pgTable(
  'draft_viewers',
  {
    code: personal(text('code').primaryKey(), excludedFromCopy('opens the viewer for a few days')),
    draftId: impersonal(
      uuid('draft_id')
        .notNull()
        .unique()
        .references(() => drafts.id, { onDelete: 'cascade' }),
    ),
    expiresAt: impersonal(moment('expires_at').notNull()),
    openedAt: impersonal(moment('opened_at')),
    lockedAt: impersonal(moment('locked_at')),
  },
  (table) => [index('draft_viewers_expires').on(table.expiresAt)],
);

/** How often a project's viewer was opened on a day and found its print; nothing says who it was. */
export const scanCounts = pgTable(
  'scan_counts',
  {
    projectId: impersonal(
      uuid('project_id')
        .notNull()
        .references(() => projects.id, { onDelete: 'cascade' }),
    ),
    day: impersonal(date('day').notNull()),
    opened: impersonal(integer('opened').notNull().default(0)),
    /** How many found their print within each of the times of `viewer/lock-times.ts`, the last one beyond them. */
    lockTimes: impersonal(integer('lock_times').array().notNull().default([])),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

export const personalRows = [ofParent(draftViewers, draftViewers.draftId)];
