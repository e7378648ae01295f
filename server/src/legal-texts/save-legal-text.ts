import { and, desc, eq, sql } from 'drizzle-orm';
import type { LegalTextName } from '@afterimage/contract/values/legal.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { legalTexts } from './tables.ts';

/** Which page in which language. */
export interface LegalTextKey {
  name: LegalTextName;
  locale: string;
}

/** What a version says. */
interface LegalTextContent {
  text: string;
  validFrom: string;
}

/** What a version is to say: without a date it is valid from today, and without `isSample` the owner's own. */
interface NewLegalText {
  text: string;
  validFrom?: string;
  isSample?: boolean;
}

/** Public pages show the texts: cached ones are dropped in every process once the transaction has ended. */
const dropCachedPages = (tx: Database) => tx.execute(sql`select pg_notify('catalogue', 'legal_texts')`);

const subjectOf = ({ name, locale }: LegalTextKey) => ({ kind: 'text', id: `${name}.${locale}` }) as const;

/** Locks a text until the transaction ends, and answers its last version. */
async function lockText(tx: Database, { name, locale }: LegalTextKey) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`legal-text:${name}.${locale}`}, 0))`);
  const [row] = await tx
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, name), eq(legalTexts.locale, locale)))
    .orderBy(desc(legalTexts.version))
    .limit(1);
  return row;
}

/** What is left out does not differ: a file that is loaded again does not get the date of the day. */
const isSame = (last: typeof legalTexts.$inferSelect, content: NewLegalText): boolean =>
  last.text === content.text &&
  last.validFrom === (content.validFrom ?? last.validFrom) &&
  last.isSample === (content.isSample ?? last.isSample);

/**
 * Puts a new version into force and records it; answers whether anything was written, for the same text is no new version.
 * @param operator null for the command line
 * @param seen the version that the writer saw; absent: whichever there is
 */
export async function saveLegalText(
  db: Database,
  operator: Operator | null,
  { key, content, seen }: { key: LegalTextKey; content: NewLegalText; seen?: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const last = await lockText(tx, key);
    const subject = subjectOf(key);
    if (seen !== undefined && (last?.version ?? 0) !== seen) await failChanged(tx, subject);
    const { text } = content;
    const isSample = content.isSample ?? false;
    if (last && isSame(last, content)) return false;
    const validFrom = content.validFrom ?? new Date().toISOString().slice(0, 10);
    await tx.insert(legalTexts).values({
      ...key,
      text,
      validFrom,
      isSample,
      version: (last?.version ?? 0) + 1,
      operatorId: operator?.id ?? null,
    });
    await dropCachedPages(tx);
    await audit(tx, operator, {
      action: 'legal-text.changed',
      subject,
      before: last ? { text: last.text, validFrom: last.validFrom } : { text: '', validFrom },
      after: { text, validFrom },
    });
    return true;
  });
}

/** A text is put back as a further version: orders name the versions that their customers accepted. */
export function registerTextPutBack(): void {
  registerPutBack('legal-text.changed', 'settings.write', async (tx, operator, { subject, before, after }) => {
    const [name, locale] = String(subject.id).split('.') as [LegalTextName, string];
    const [earlier, expected] = [before, after] as [LegalTextContent, LegalTextContent];
    const last = await lockText(tx, { name, locale });
    if (!last || last.text !== expected.text) return fail('RECORD_CHANGED');
    const { text, validFrom } = earlier;
    await tx
      .insert(legalTexts)
      .values({ name, locale, text, validFrom, version: last.version + 1, operatorId: operator.id });
    await dropCachedPages(tx);
  });
}
