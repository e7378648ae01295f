import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, isLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { accounts } from '../accounts/tables.ts';
import { blogs } from '../blog/tables.ts';
import { categories, products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { setLocalesOff } from '../platform/locale/offered-locales.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { translations } from '../translations/tables.ts';
import { words } from './page-desk.words.ts';

/** The languages that are on. */
export const localesWithout = (off: readonly Locale[]): Locale[] => locales.filter((locale) => !off.includes(locale));

/** The languages of the build that are not in the list. Fails at the field for one that the build does not have, and when none is left. */
export function checkedLanguagesOff(sent: readonly string[]): Locale[] {
  const unknown = sent.find((locale) => !isLocale(locale));
  if (unknown !== undefined)
    fail('INVALID_REQUEST', (locale) => ({
      fields: { localeList: inLocale(words, locale).unknownLanguage({ language: unknown }) },
    }));
  if (sent.length === 0)
    fail('INVALID_REQUEST', (locale) => ({ fields: { localeList: inLocale(words, locale).lastLanguage } }));
  return locales.filter((locale) => !sent.includes(locale));
}

export async function readLanguages(db: Database): Promise<Reply<'getLanguages'>> {
  const { version, languagesOff } = await readShopSettings(db);
  return {
    version,
    localeList: localesWithout(languagesOff),
    factList: await Promise.all(locales.map((locale) => factsOf(db, locale))),
  };
}

type LanguageFacts = Reply<'getLanguages'>['factList'][number];

/** Who gets mails in a language, and what has no name in it; data are written in the first language. */
async function factsOf(db: Database, locale: Locale): Promise<LanguageFacts> {
  const without = (entity: 'product' | 'category' | 'blog', id: SQLWrapper, field: 'name' | 'title') =>
    locale === baseLocale
      ? sql`false`
      : sql`not exists (select from ${translations} where ${translations.entity} = ${entity} and ${translations.entityId} = ${id}::text
          and ${translations.locale} = ${locale} and ${translations.field} = ${field} and ${translations.text} <> '')`;
  return {
    locale,
    customers: await db.$count(accounts, eq(accounts.locale, locale)),
    untranslatedProducts: await db.$count(products, and(products.active, without('product', products.id, 'name'))),
    untranslatedCategories: await db.$count(categories, without('category', categories.id, 'name')),
    untranslatedArticles: await db.$count(blogs, and(blogs.active, without('blog', blogs.id, 'title'))),
  };
}

/** Makes this process follow the languages that are stored. */
export async function followLanguages(db: Database): Promise<void> {
  setLocalesOff((await readShopSettings(db)).languagesOff);
}
