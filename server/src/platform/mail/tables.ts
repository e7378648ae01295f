import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey } from '../db/columns.ts';
import { excludedFromCopy, impersonal, ofAccount, personal } from '../db/personal-data.ts';

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

/** What an owner wrote in place of texts of mails; a text without a row is the one that the shop has. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    /** As `MailKind` names it. */
    mail: impersonal(text('mail').notNull()),
    locale: impersonal(text('locale').notNull()),
    /** The message's path in its catalogue. */
    path: impersonal(text('path').notNull()),
    text: impersonal(text('text').notNull()),
  },
  (table) => [primaryKey({ columns: [table.mail, table.locale, table.path] })],
);

export const personalRows = [ofAccount(mails, ({ email }) => eq(sql`lower(${mails.to})`, email))];
