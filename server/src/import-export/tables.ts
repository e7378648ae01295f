import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExportFormat, FileRunState, ImportFormat } from '@afterimage/contract/values/file-runs.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { operators } from '../operators/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';
import type { ImportTotals, ReportRow } from './import-run.ts';

/** What an operator has said of a run. */
export interface FileRunOptions {
  pictureHosts: string[];
  uncountedStock: number;
  /** Whether an export has customers. */
  customers: boolean;
  /** The language of the report: that of the operator who started the run. Absent in runs of older versions. */
  locale?: Locale;
}

/**
 * Files that operators take in or write, with how far the job is. Rows of customers are told by their line alone, and the
 * files are deleted with the row, so nothing here says who a customer is.
 */
export const fileRuns = pgTable(
  'file_runs',
  {
    id: uuidKey(),
    operatorId: impersonal(
      uuid('operator_id')
        .notNull()
        .references(() => operators.id, { onDelete: 'cascade' }),
    ),
    kind: impersonal(text('kind').$type<'import' | 'export'>().notNull()),
    state: impersonal(text('state').$type<FileRunState>().notNull()),
    name: impersonal(text('name').notNull()),
    format: impersonal(text('format').$type<ImportFormat | ExportFormat>().notNull()),
    options: impersonal(jsonb('options').$type<FileRunOptions>().notNull()),
    totals: impersonal(jsonb('totals').$type<ImportTotals>().notNull()),
    total: impersonal(integer('total')),
    rows: impersonal(jsonb('rows').$type<ReportRow[]>().notNull().default([])),
    problem: impersonal(text('problem')),
    isStopping: impersonal(boolean('is_stopping').notNull().default(false)),
    /** In the store: what was sent, what was written, and the rows of the report. */
    sourceKey: impersonal(text('source_key')),
    resultKey: impersonal(text('result_key')),
    createdAt: createdAt(),
    writtenAt: impersonal(moment('written_at')),
    finishedAt: impersonal(moment('finished_at')),
  },
  (table) => [
    index('file_runs_created').on(table.createdAt),
    // One import at a time.
    uniqueIndex('file_runs_importing')
      .on(table.kind)
      .where(sql`${table.kind} = 'import' and ${table.state} in ('checking', 'writing')`),
  ],
);
