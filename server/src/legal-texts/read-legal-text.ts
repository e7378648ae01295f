import { and, desc, eq } from 'drizzle-orm';
import { type LegalTextName, legalTextNames } from '@afterimage/contract/values/legal.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { legalTexts } from './tables.ts';

type LegalText = typeof legalTexts.$inferSelect;

/** The text that is in force for a page in one language; an empty text is none. */
async function textIn(db: Database, name: LegalTextName, locale: string): Promise<LegalText | null> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, name), eq(legalTexts.locale, locale)))
    .orderBy(desc(legalTexts.version))
    .limit(1);
  return row && row.text !== '' ? row : null;
}

/** The text of a page in a language, else in the shop's first one, else in any. */
export async function textInForce(db: Database, name: LegalTextName, locale: string): Promise<LegalText | null> {
  for (const tried of new Set([locale, baseLocale, ...locales])) {
    const legalText = await textIn(db, name, tried);
    if (legalText) return legalText;
  }
  return null;
}

/** Which terms a customer accepts who orders now; null where the owner wrote none. */
export async function termsInForce(db: Database, locale: string): Promise<{ locale: string; version: number } | null> {
  const terms = await textInForce(db, 'terms', locale);
  return terms && { locale: terms.locale, version: terms.version };
}

/** The texts that are in force, by page and language. */
async function textsInForce(db: Database): Promise<LegalText[]> {
  const rows = await db
    .selectDistinctOn([legalTexts.name, legalTexts.locale])
    .from(legalTexts)
    .orderBy(legalTexts.name, legalTexts.locale, desc(legalTexts.version));
  return rows.filter(({ text }) => text !== '');
}

/** The texts in force that are the owner's own, not those of the sample. */
export const writtenTexts = async (db: Database): Promise<LegalText[]> =>
  (await textsInForce(db)).filter(({ isSample }) => !isSample);

/** The pages for which the owner wrote nothing in any language. */
export async function absentTexts(db: Database): Promise<LegalTextName[]> {
  const written = new Set((await writtenTexts(db)).map(({ name }) => name));
  return legalTextNames.filter((name) => !written.has(name));
}
