import { type SQL, sql } from 'drizzle-orm';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { searchLanguages } from './tables.ts';

/** Text configurations of PostgreSQL 18 by language; it knows word forms and stop words by them. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** The text configuration of a language, or of the language of a region (`pt-br`): `simple` where PostgreSQL has none. */
export function searchConfiguration(locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  return Object.hasOwn(configurations, language) ? (configurations[language] ?? 'simple') : 'simple';
}

/**
 * Lets products be found in every language of the shop. The first one stands in the products themselves; a trigger fills
 * the index of one that is new, or has another configuration now. A server that does not have a configuration, as an older
 * one may not, searches in that language by `simple`.
 */
export async function addSearchLanguages(
  db: Database,
  requestedLanguages: readonly string[] = locales.filter((locale) => locale !== baseLocale),
): Promise<void> {
  if (requestedLanguages.length === 0) return;
  await db
    .insert(searchLanguages)
    .values(requestedLanguages.map((locale) => ({ locale, config: ifThere(searchConfiguration(locale)) })))
    .onConflictDoUpdate({
      target: searchLanguages.locale,
      set: { config: sql`excluded.config` },
      setWhere: sql`${searchLanguages.config} <> excluded.config`,
    });
}

const ifThere = (config: string) =>
  sql<string>`coalesce((select cfgname::text from pg_ts_config where cfgname = ${config} limit 1), 'simple')`;

/** The text configuration in which products are searched in a language, for SQL. */
export function configurationOf(locale: Locale): SQL {
  if (locale === baseLocale) return sql`'english'::regconfig`;
  const { config } = searchLanguages;
  return sql`coalesce((select ${config} from ${searchLanguages} where ${searchLanguages.locale} = ${locale}), 'simple')::regconfig`;
}
