import type { DeskMailField } from '@afterimage/contract/admin/mail-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { type MailName, mailNames, mailPlaceholders } from '@afterimage/contract/values/mail-names.ts';
import { placeholdersIn } from '@afterimage/contract/values/mail-template.ts';
import { byLocale, locales } from '@afterimage/words/locale.ts';
import { asc, eq } from 'drizzle-orm';
import { recordedChanges } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { MailKind, OwnTexts } from '../platform/mail/mail-kind.ts';
import { shippedTemplate } from '../platform/mail/shipped-template.ts';
import { mailTexts } from '../platform/mail/tables.ts';
import { mailKinds } from './mail-kinds.ts';

export const mailSubject = (name: MailName) => ({ kind: 'mail', id: name }) as const;

/** What the owner wrote for a mail: `{ 'reset.subject': { de: 'Neues Passwort' } }`. */
export type OwnMailTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Row = Pick<typeof mailTexts.$inferSelect, 'path' | 'locale' | 'text'>;

function byPath(rows: readonly Row[]): OwnMailTexts {
  const texts: Record<string, Record<string, string>> = {};
  for (const { path, locale, text } of rows) (texts[path] ??= {})[locale] = text;
  return texts;
}

/** What the owner wrote for a mail, in all languages. */
export async function readOwnTexts(db: Database, name: MailName): Promise<OwnMailTexts> {
  const rows = await db
    .select()
    .from(mailTexts)
    .where(eq(mailTexts.mail, name))
    .orderBy(asc(mailTexts.path), asc(mailTexts.locale));
  return byPath(rows);
}

/** The same in one language, as the mail is written with it. */
export const textsIn = (own: OwnMailTexts, locale: string): OwnTexts =>
  Object.fromEntries(
    Object.entries(own).flatMap(([path, texts]) => (texts[locale] === undefined ? [] : [[path, texts[locale]]])),
  );

/** How many texts were changed, and how many of those still have the text of the shop in each language. */
function countsOf({ fields }: MailKind, own: OwnMailTexts) {
  const changed = Object.keys(own).filter((path) => fields[path] !== undefined);
  return {
    changedCount: changed.length,
    missing: byLocale((locale) => changed.filter((path) => own[path]?.[locale] === undefined).length),
  };
}

export async function listDeskMails(db: Database): Promise<Reply<'listDeskMails'>> {
  const rows = await db.select().from(mailTexts);
  const mailList = mailNames.map((name) => ({
    name,
    ...countsOf(mailKinds[name], byPath(rows.filter(({ mail }) => mail === name))),
  }));
  return { mailList };
}

export async function readDeskMail(db: Database, name: MailName): Promise<Reply<'getDeskMail'>> {
  const kind = mailKinds[name];
  const own = await readOwnTexts(db, name);
  return {
    name,
    version: await recordedChanges(db, mailSubject(name)),
    ...countsOf(kind, own),
    fieldList: fieldsOf(kind).map((field) => ({
      ...field,
      own: byLocale((locale) => own[field.path]?.[locale] ?? null),
    })),
  };
}

/** The texts of a mail that can be changed, as the shop has them, in the order of the mail. */
export function fieldsOf({ words, fields, placeholders, required }: MailKind): Omit<DeskMailField, 'own'>[] {
  return Object.entries(fields).map(([path, role]) => {
    const shipped = byLocale((locale) => (shippedTemplate(words, path, locale)?.text ?? '').trim());
    const inText = new Set(locales.flatMap((locale) => placeholdersIn(shipped[locale])));
    return {
      path,
      role,
      placeholders: mailPlaceholders.filter(
        (one) => one === 'shop' || (placeholders as readonly string[]).includes(one) || inText.has(one),
      ),
      required: [...(required?.[path] ?? [])],
      shipped,
    };
  });
}
