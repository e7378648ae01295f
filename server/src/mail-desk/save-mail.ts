import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MailTexts } from '@afterimage/contract/admin/mail-desk.ts';
import type { MailName } from '@afterimage/contract/values/mail-names.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged, recordedChanges } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { mailTexts } from '../platform/mail/tables.ts';
import { checkedTexts, type TypedTexts } from './check-mail-texts.ts';
import { mailKinds } from './mail-kinds.ts';
import { mailSubject, type OwnMailTexts, readOwnTexts } from './own-mail-texts.ts';

/** The texts that an entry of the audit log has: by path and language, null where the text was that of the shop. */
type ChangedTexts = Readonly<Record<string, Readonly<Record<string, string>> | null>>;

/** Changes the texts of a mail, and records those that are different. */
export async function saveMail(
  db: Database,
  operator: Operator,
  name: MailName,
  { version, texts }: { version: number; texts: MailTexts },
): Promise<void> {
  const own = checkedTexts(mailKinds[name], texts);
  await db.transaction(async (tx) => {
    await lockMail(tx, name);
    const subject = mailSubject(name);
    if ((await recordedChanges(tx, subject)) !== version) await failChanged(tx, subject);
    const present = await readOwnTexts(tx, name);
    const paths = Object.keys(mailKinds[name].fields).filter((path) => !isSameValue(present[path], own[path]));
    if (paths.length === 0) return;
    const after = pick(own, paths);
    await write(tx, name, after);
    await audit(tx, operator, { action: 'mail.changed', subject, before: pick(present, paths), after });
  });
}

/**
 * Gives a mail exactly these texts of the owner, as a file has them; records those that are different. Fails with INVALID_REQUEST
 * at each text that a mail cannot be sent with.
 */
export async function takeOverMail(tx: Database, name: MailName, texts: TypedTexts): Promise<void> {
  const own = checkedTexts(mailKinds[name], texts);
  await lockMail(tx, name);
  const present = await readOwnTexts(tx, name);
  const paths = Object.keys(mailKinds[name].fields).filter((path) => !isSameValue(present[path], own[path]));
  if (paths.length === 0) return;
  const after = pick(own, paths);
  await write(tx, name, after);
  await audit(tx, null, { action: 'mail.changed', subject: mailSubject(name), before: pick(present, paths), after });
}

const lockMail = (tx: Database, name: MailName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${name}`}, 0))`);

const pick = (texts: OwnMailTexts, paths: readonly string[]): ChangedTexts =>
  Object.fromEntries(paths.map((path) => [path, texts[path] ?? null]));

async function write(tx: Database, name: MailName, texts: ChangedTexts): Promise<void> {
  await tx.delete(mailTexts).where(and(eq(mailTexts.mail, name), inArray(mailTexts.path, Object.keys(texts))));
  const rows = Object.entries(texts).flatMap(([path, byLanguage]) =>
    Object.entries(byLanguage ?? {}).map(([locale, text]) => ({ mail: name, path, locale, text })),
  );
  if (rows.length > 0) await tx.insert(mailTexts).values(rows);
}

/** Texts are put back as long as each is what the entry says; the others stay as they are. */
export function registerMailPutBack(): void {
  registerPutBack('mail.changed', 'settings.write', async (tx, _operator, { subject, before, after }) => {
    const name = String(subject.id) as MailName;
    await lockMail(tx, name);
    const [earlier, expected] = [before, after] as [ChangedTexts, ChangedTexts];
    const present = await readOwnTexts(tx, name);
    const isChanged = Object.entries(expected).some(([path, texts]) => !isSameValue(present[path] ?? null, texts));
    if (isChanged) await failChanged(tx, mailSubject(name));
    await write(tx, name, earlier);
  });
}
