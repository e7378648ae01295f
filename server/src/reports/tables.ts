import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CaseState, ReportKind, ReportReason } from '@afterimage/contract/values/reports.ts';
import { drafts } from '../drafts/tables.ts';
import { createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { copied, excludedFromCopy, impersonal, ofAccount, ofParent, personal } from '../platform/db/personal-data.ts';
import { projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';

/**
 * All reports of one thing until somebody decides on them, and the decision. It outlives the thing, whose column is null
 * then, and says nothing about a person.
 */
export const reportCases = pgTable(
  'report_cases',
  {
    id: uuidKey(),
    kind: impersonal(text('kind').$type<ReportKind>().notNull()),
    projectId: impersonal(uuid('project_id').references(() => projects.id, { onDelete: 'set null' })),
    reviewId: impersonal(integer('review_id').references(() => reviews.id, { onDelete: 'set null' })),
    draftId: impersonal(uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' })),
    state: impersonal(text('state').$type<CaseState>().notNull().default('open')),
    /** Also those that were deleted since. */
    reportCount: impersonal(integer('report_count').notNull().default(0)),
    lastReportedAt: impersonal(moment('last_reported_at')),
    /** Why it was taken down; null otherwise. */
    decisionReason: impersonal(text('decision_reason').$type<ReportReason>()),
    /** Who of the shop decided. */
    decidedBy: impersonal(text('decided_by')),
    decidedAt: impersonal(moment('decided_at')),
    restoredBy: impersonal(text('restored_by')),
    restoredAt: impersonal(moment('restored_at')),
    createdAt: createdAt(),
  },
  (table) => [
    check('report_cases_subject', sql`num_nonnulls(${table.projectId}, ${table.reviewId}, ${table.draftId}) <= 1`),
    // One open case of a thing, however many report it at once.
    uniqueIndex('report_cases_open_project')
      .on(table.projectId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('report_cases_open_review')
      .on(table.reviewId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('report_cases_open_draft')
      .on(table.draftId)
      .where(sql`${table.state} = 'open'`),
    index('report_cases_project').on(table.projectId),
    index('report_cases_review').on(table.reviewId),
    index('report_cases_draft').on(table.draftId),
    index('report_cases_state').on(table.state, table.createdAt, table.id),
    index('report_cases_created').on(table.createdAt, table.id),
  ],
);

/** What one reporter wrote. The texts are deleted some time after the decision (delete-old-reports.ts). */
export const reports = pgTable(
  'reports',
  {
    id: uuidKey(),
    caseId: impersonal(
      uuid('case_id')
        .notNull()
        .references(() => reportCases.id, { onDelete: 'cascade' }),
    ),
    reason: impersonal(text('reason').$type<ReportReason>().notNull()),
    text: personal(text('text').notNull(), copied),
    /** Null when the reporter wants no answer. */
    email: personal(text('email'), copied),
    /** The language of the mails to the reporter. */
    locale: impersonal(text('locale').notNull()),
    /** A hash of the network and the case, so that a repeated report is one; null when it is not needed any more. */
    network: personal(text('network'), excludedFromCopy('a hash that is kept for some days')),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reports_network').on(table.caseId, table.network),
    index('reports_case').on(table.caseId, table.createdAt),
    index('reports_email').on(sql`lower(${table.email})`),
    index('reports_created').on(table.createdAt),
  ],
);

/** What whoever published a thing is told of its takedown, and answers. Deleted with the thing. */
export const takedowns = pgTable(
  'takedowns',
  {
    caseId: impersonal(
      uuid('case_id')
        .primaryKey()
        .references(() => reportCases.id, { onDelete: 'cascade' }),
    ),
    projectId: impersonal(uuid('project_id').references(() => projects.id, { onDelete: 'cascade' })),
    reviewId: impersonal(integer('review_id').references(() => reviews.id, { onDelete: 'cascade' })),
    draftId: impersonal(uuid('draft_id').references(() => drafts.id, { onDelete: 'cascade' })),
    /** Of the page on which it is explained and answered. */
    key: personal(text('key').notNull().unique(), excludedFromCopy('the thing that was taken down has it')),
    /** What the shop added to the reason. */
    note: personal(text('note').notNull().default(''), copied),
    answer: personal(text('answer'), copied),
    answeredAt: impersonal(moment('answered_at')),
    createdAt: createdAt(),
  },
  (table) => [
    check('takedowns_subject', sql`num_nonnulls(${table.projectId}, ${table.reviewId}, ${table.draftId}) = 1`),
    index('takedowns_project').on(table.projectId),
    index('takedowns_review').on(table.reviewId),
    index('takedowns_draft').on(table.draftId),
  ],
);

export const personalRows = [
  // The same for reviews and drafts: each key to what was taken down deletes the row too.
  ofParent(takedowns, takedowns.projectId),
  ofAccount(reports, ({ email }) => sql`lower(${reports.email}) = ${email}`),
];
