import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PreflightLevel } from '@afterimage/contract/values/preflight.ts';
import type { ProofAnswer } from '@afterimage/contract/values/proofs.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { bytea, createdAt, moment, uuidKey } from '../platform/db/columns.ts';
import { excludedFromCopy, impersonal, ofOrder, ofParent, personal } from '../platform/db/personal-data.ts';
import { projects } from '../projects/tables.ts';
import type { PreflightItem } from './preflight/preflight.ts';
import type { PrintPage } from './preflight/print-pages.ts';

/** What was found in the print file of a project; that of its present file alone. */
export const preflights = pgTable('preflights', {
  projectId: impersonal(
    uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
  ),
  /** That of the print file. */
  contentHash: personal(text('content_hash').notNull(), excludedFromCopy('follows from the project')),
  level: impersonal(text('level').$type<PreflightLevel>().notNull()),
  itemList: personal(
    jsonb('item_list').$type<PreflightItem[]>().notNull(),
    excludedFromCopy('follows from the project'),
  ),
  pageList: impersonal(jsonb('page_list').$type<PrintPage[]>().notNull()),
  createdAt: createdAt(),
});

/** Proofs that customers were asked to approve, by a link. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuidKey(),
    lineId: impersonal(
      uuid('line_id')
        .notNull()
        .references(() => orderLines.id, { onDelete: 'cascade' }),
    ),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    /** SHA-256 of the key in the link; the key itself is in the mail only. */
    keyHash: personal(bytea('key_hash').unique(), excludedFromCopy('a secret'), () => null),
    /** That of the project when it was asked: another one means that the proof is out of date. */
    checksum: impersonal(text('checksum')),
    /** What the shop asks. */
    message: personal(text('message').notNull().default(''), excludedFromCopy('mailed to the customer'), () => sql`''`),
    answer: impersonal(text('answer').$type<ProofAnswer>()),
    answerText: personal(
      text('answer_text').notNull().default(''),
      excludedFromCopy('shown behind the link of the proof'),
      () => sql`''`,
    ),
    answeredAt: impersonal(moment('answered_at')),
    /** Whether another proof of the line was sent since, or the shop went on without the answer. */
    isWithdrawn: impersonal(boolean('is_withdrawn').notNull().default(false)),
    expiresAt: impersonal(moment('expires_at').notNull()),
    createdAt: createdAt(),
  },
  (table) => [index('proofs_line').on(table.lineId), index('proofs_order').on(table.orderId)],
);

/** When the shop works, in one row. Until it is there, `defaultWorkshopSettings` hold. */
export const workshopSettings = pgTable(
  'workshop_settings',
  {
    id: impersonal(integer('id').primaryKey().default(1)),
    /** Paid before it, work begins on the same day. */
    cutOff: impersonal(text('cut_off').notNull()),
    /** 0 is Sunday. */
    closedWeekdays: impersonal(integer('closed_weekdays').array().notNull()),
    closedDates: impersonal(text('closed_dates').array().notNull()),
    /** Working days that a product takes which has no number of its own. */
    productionDays: impersonal(integer('production_days').notNull()),
    printNamePattern: impersonal(text('print_name_pattern').notNull()),
  },
  (table) => [check('workshop_settings_one', sql`${table.id} = 1`)],
);

export const personalRows = [ofParent(preflights, preflights.projectId), ofOrder(proofs, proofs.orderId)];
