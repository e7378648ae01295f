import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { delayedActs } from '../acts/tables.ts';
import { operators } from '../operators/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

const operatorId = () =>
  impersonal(
    uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
  );

/** Filter, sort and columns of a list under a name; own ones, and shared ones that everybody sees. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuidKey(),
    operatorId: operatorId(),
    list: impersonal(text('list').notNull()),
    name: impersonal(text('name').notNull()),
    /** As it stands in the address of the list. */
    query: impersonal(text('query').notNull()),
    isShared: impersonal(boolean('is_shared').notNull()),
    position: impersonal(integer('position').notNull().default(0)),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_views_list').on(table.list, table.position),
    uniqueIndex('saved_views_name').on(table.operatorId, table.list, sql`lower(${table.name})`),
  ],
);

/** An action on every row of a list that a filter selected. Deleted after 30 days. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuidKey(),
    operatorId: operatorId(),
    list: impersonal(text('list').notNull()),
    action: impersonal(text('action').notNull()),
    filter: impersonal(text('filter').notNull()),
    text: impersonal(text('text').notNull()),
    input: impersonal(jsonb('input')),
    total: impersonal(integer('total').notNull()),
    /** The act by which it begins, where it can be undone before; null where it begins at once. */
    actId: impersonal(uuid('act_id').references(() => delayedActs.id, { onDelete: 'set null' })),
    createdAt: createdAt(),
    finishedAt: impersonal(moment('finished_at')),
    cancelledAt: impersonal(moment('cancelled_at')),
    /** Its operator was removed, or may not do it any more. */
    stoppedAt: impersonal(moment('stopped_at')),
  },
  (table) => [index('bulk_runs_created').on(table.createdAt)],
);

/** The rows of a run, chosen by the server when it began, in the order in which they have their turn. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    runId: impersonal(
      uuid('run_id')
        .notNull()
        .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull()),
    /** The key of the row in its list. */
    key: impersonal(text('key').notNull()),
    state: impersonal(text('state').$type<'pending' | 'done' | 'failed' | 'skipped'>().notNull().default('pending')),
    /** Why it failed: a code of the contract, and its facts. */
    failure: impersonal(jsonb('failure').$type<{ code: string; descriptions: Record<string, string> }>()),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index('bulk_items_pending')
      .on(table.runId, table.position)
      .where(sql`${table.state} = 'pending'`),
  ],
);
