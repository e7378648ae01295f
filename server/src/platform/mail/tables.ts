import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey } from '../db/columns.ts';
import { excludedFromCopy, ofAccount, personal } from '../db/personal-data.ts';

/** Mails that were written in demo mode, for the outbox. */
export const mails = pgTable('mails', {
  id: uuidKey(),
  to: personal(text('to').notNull(), excludedFromCopy('the outbox of a demo')),
  subject: personal(text('subject').notNull(), excludedFromCopy('the outbox of a demo')),
  text: personal(text('text').notNull(), excludedFromCopy('the outbox of a demo')),
  html: personal(text('html').notNull(), excludedFromCopy('the outbox of a demo')),
  links: personal(jsonb('links').$type<string[]>().notNull().default([]), excludedFromCopy('the outbox of a demo')),
  createdAt: createdAt(),
});

export const personalRows = [ofAccount(mails, ({ email }) => eq(sql`lower(${mails.to})`, email))];
