import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { localeOf } from '../locale/request-locale.ts';
import type { MailKind, OwnTexts } from './mail-kind.ts';
import { mailTexts } from './tables.ts';

/** What an owner wrote for a mail in the language of the person it goes to. */
export async function ownTexts(db: Database, { name }: Pick<MailKind, 'name'>, locale: string): Promise<OwnTexts> {
  const rows = await db
    .select({ path: mailTexts.path, text: mailTexts.text })
    .from(mailTexts)
    .where(and(eq(mailTexts.mail, name), eq(mailTexts.locale, localeOf(locale))));
  return Object.fromEntries(rows.map(({ path, text }) => [path, text]));
}
