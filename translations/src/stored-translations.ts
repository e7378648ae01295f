import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTranslation } from '@afterimage/words/catalogue.ts';
import { catalogueLocales, type Locale, locales } from '@afterimage/words/locale.ts';
import { type CatalogueFile, loadCatalogues, repository } from './catalogue-files.ts';
import { compare } from './compare.ts';
import { PoError, type PoFile, readPo } from './po.ts';
import { messagesIn, type SourceMessage } from './source-messages.ts';

/** The languages whose translations are files; the texts of the others stand in the catalogues. */
export const storedLocales = (): Locale[] =>
  locales.filter((locale) => !(catalogueLocales as readonly Locale[]).includes(locale));

/** Where the translations into a language are, from the root of the repository. */
export const storedPath = (locale: Locale): string => `translations/${locale}.po`;

/** The translations into a language as they are stored; nothing when there is no file yet. Throws a `PoError`. */
export function readStored(locale: Locale): PoFile {
  const path = join(repository, storedPath(locale));
  if (!existsSync(path)) return { locale, entries: [], obsolete: [] };
  try {
    const file = readPo(readFileSync(path, 'utf8'));
    if (file.locale && file.locale !== locale) throw new PoError(`It is a translation into "${file.locale}".`);
    return file;
  } catch (error) {
    throw error instanceof PoError ? new PoError(`${storedPath(locale)}: ${error.message}`, { cause: error }) : error;
  }
}

/** A text that can be used, with the source that it was made for. */
interface Translation {
  locale: Locale;
  source: string;
  text: string;
}

/** Translations by the id of their message. */
export type Translations = ReadonlyMap<string, readonly Translation[]>;

/**
 * The stored translations that fit the messages of some catalogues. Throws a `PoError` when a file cannot be read;
 * entries that do not fit are left out, `npm run messages` reports them.
 */
export function usableTranslations(messages: readonly SourceMessage[]): Translations {
  const usable = storedLocales().flatMap((locale) =>
    compare(messages, readStored(locale), locale).usable.map(({ message, entry }) => ({
      id: message.id,
      locale,
      source: entry.source,
      text: entry.text,
    })),
  );
  return Map.groupBy(usable, ({ id }) => id);
}

/** Adds translations to the catalogues of a file, before they are read. */
export function applyTranslations(file: CatalogueFile, translations: Translations): void {
  for (const { id, exported, key, text } of messagesIn([file]))
    for (const { locale, source, text: translated } of translations.get(id) ?? [])
      if (source === text.en) addTranslation(file.exports[exported] as object, { locale, key, text: translated });
}

/**
 * Adds the stored translations to the catalogues of the running process. Does nothing, and loads nothing, while every
 * language of the shop stands in the catalogues.
 */
export async function addStoredTranslations(): Promise<void> {
  if (storedLocales().length === 0) return;
  const files = await loadCatalogues();
  const translations = usableTranslations(messagesIn(files));
  for (const file of files) applyTranslations(file, translations);
}
