import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LegalTextName } from '@afterimage/contract/values/legal.ts';
import { createdAt, numberKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** What the owner wrote for a legal page, in Markdown; a change is a further row, and the last one is in force. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: numberKey(),
    name: impersonal(text('name').$type<LegalTextName>().notNull()),
    locale: impersonal(text('locale').notNull()),
    /** Counts from 1 for each page and language. */
    version: impersonal(integer('version').notNull()),
    text: impersonal(text('text').notNull()),
    /** The day that the text itself names as its own. */
    validFrom: impersonal(date('valid_from').notNull()),
    /** Whether it came with the sample shop, and says so. */
    isSample: impersonal(boolean('is_sample').notNull().default(false)),
    /** The operator who wrote it; null for a file that was loaded. */
    operatorId: impersonal(uuid('operator_id')),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('legal_texts_version').on(table.name, table.locale, table.version),
    index('legal_texts_created').on(table.createdAt),
  ],
);
