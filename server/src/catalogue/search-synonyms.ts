import { asc, eq, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { readSynonyms, type Synonym, writeSynonyms } from '@afterimage/contract/values/synonym-lines.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { words } from '@afterimage/words/synonym-faults.words.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { lockShopSettings } from '../shop-settings/lock-shop-settings.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { searchSynonyms } from './tables.ts';

const action = 'search.synonyms.changed';
const subjectOf = (locale: Locale) => ({ kind: 'settings', id: `search ${locale}` }) as const;

/** What the audit log has of a change. */
interface LoggedText {
  text: string;
}

/** The calls about the synonyms of the search. */
export const searchSynonymHandlers: Pick<Handlers, 'getSearchSynonyms' | 'saveSearchSynonyms'> = {
  getSearchSynonyms: ({ db }, { params }) => readLines(db, shopLanguage(params.locale)),
  async saveSearchSynonyms(context, { params, body }) {
    const locale = shopLanguage(params.locale);
    await saveLines(context.db, operatorOf(context), locale, body);
    return readLines(context.db, locale);
  },
};

const shopLanguage = (locale: string): Locale => locales.find((one) => one === locale) ?? fail('NOT_FOUND');

async function readLines(db: Database, locale: Locale): Promise<Reply<'getSearchSynonyms'>> {
  const { version } = await readShopSettings(db);
  return { text: await storedText(db, locale), version };
}

async function storedText(db: Database, locale: Locale): Promise<string> {
  const rows = await db
    .select({ words: searchSynonyms.words, finds: searchSynonyms.finds })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.locale, locale))
    .orderBy(asc(searchSynonyms.id));
  return writeSynonyms(rows);
}

/** Fails when `version` is not the present one of the settings, or when a line cannot be used. */
async function saveLines(
  db: Database,
  operator: Operator,
  locale: Locale,
  { text: typed, version }: { text: string; version: number },
): Promise<void> {
  const { synonymList, faulty } = readSynonyms(typed);
  if (faulty)
    fail('INVALID_REQUEST', (language) => {
      const { line, faults } = inLocale(words, language);
      const fault = faults[faulty.fault];
      const text = typeof fault === 'string' ? fault : fault({ phrase: faulty.phrase });
      return { fields: { text: line({ line: faulty.line, fault: text }) } };
    });
  await db.transaction(async (tx) => {
    const subject = subjectOf(locale);
    const settings = await lockShopSettings(tx);
    if (settings.version !== version) await failChanged(tx, subject);
    const before = { text: await storedText(tx, locale) };
    await replaceLines(tx, locale, synonymList);
    await audit(tx, operator, { action, subject, before, after: { text: writeSynonyms(synonymList) } });
  });
}

/** A trigger tells every process, so the next search uses the new lines. The settings must be locked. */
async function replaceLines(tx: Database, locale: Locale, synonymList: readonly Synonym[]): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.locale, locale));
  if (synonymList.length > 0)
    await tx
      .insert(searchSynonyms)
      .values(synonymList.map((row) => ({ locale, words: [...row.words], finds: [...row.finds] })));
  await tx
    .update(shopSettings)
    .set({ version: sql`${shopSettings.version} + 1` })
    .where(eq(shopSettings.id, 1));
}

/** Synonyms are put back while they are as the entry left them. */
export function registerSynonymsPutBack(): void {
  registerPutBack(action, 'settings.write', async (tx, _operator, { subject, before, after }) => {
    const locale = shopLanguage(String(subject.id).replace('search ', ''));
    const [earlier, expected] = [before, after] as [LoggedText, LoggedText];
    await lockShopSettings(tx);
    if ((await storedText(tx, locale)) !== expected.text) await failChanged(tx, subjectOf(locale));
    await replaceLines(tx, locale, readSynonyms(earlier.text).synonymList);
  });
}
