import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLocales, type CatalogueLocale, type Locale } from '@afterimage/words/locale.ts';
import { repository } from './catalogue-files.ts';
import { syntaxOf } from './catalogue-syntax.ts';
import { type Comparison, compare } from './compare.ts';
import type { PoEntry, PoFile } from './po.ts';
import type { SourceMessage } from './source-messages.ts';

export const isCatalogueLocale = (locale: Locale): locale is CatalogueLocale =>
  (catalogueLocales as readonly Locale[]).includes(locale);

type Entries = Pick<PoFile, 'entries' | 'obsolete'>;

/**
 * The entries of a translation file for all messages, with the texts that there are: from the catalogues for their own
 * languages, else from the file that is stored. A text whose source has changed is marked as fuzzy and has the earlier
 * source beside it.
 */
export function exported(messages: readonly SourceMessage[], stored: Entries, locale: Locale): Entries {
  if (isCatalogueLocale(locale))
    return { entries: withComments(messages, locale, ({ text }) => ({ text: text[locale] })), obsolete: [] };
  const { usable, changed, faulty, obsolete } = compare(messages, stored, locale);
  const entryById = new Map([...usable, ...changed, ...faulty].map(({ entry }) => [entry.id, entry]));
  const notes = new Map(stored.entries.map(({ id, notes }) => [id, notes]));
  const entries = withComments(messages, locale, ({ id, text: { en } }) => {
    const { source = en, text = '', fuzzy = false, previousSource } = entryById.get(id) ?? {};
    const isOld = source !== en;
    return { text, fuzzy: fuzzy || isOld, previousSource: isOld ? source : previousSource, notes: notes.get(id) };
  });
  return { entries, obsolete };
}

/** Entries with what translators should know: where the message is, the comments of the code, and the German text. */
function withComments(
  messages: readonly SourceMessage[],
  locale: Locale,
  entryOf: (message: SourceMessage) => Partial<PoEntry>,
): PoEntry[] {
  const syntax = new Map<string, ReturnType<typeof syntaxOf>>();
  return messages.map((message) => {
    const { id, path, exported: name, key, text } = message;
    const inFile = syntax.get(path) ?? syntaxOf(path, readFileSync(join(repository, path), 'utf8'));
    syntax.set(path, inFile);
    const comments = inFile.get(`${name}.${key}`)?.comments ?? [];
    const others = catalogueLocales.filter((one) => one !== 'en' && one !== locale);
    return {
      id,
      source: text.en,
      text: '',
      fuzzy: false,
      reference: path,
      comments: [...comments, ...others.map((one) => `${one}: ${text[one].replaceAll('\n', '\\n')}`)].join('\n'),
      ...entryOf(message),
    };
  });
}

/**
 * A returned translation file laid over the stored one. What is empty in it changes nothing; what was translated from an
 * earlier source is kept as fuzzy. The faulty ones of the comparison are a reason to refuse the whole file.
 */
export function merged(
  messages: readonly SourceMessage[],
  { stored, returned, locale }: { stored: Entries; returned: Entries; locale: Locale },
): { entries: Entries; comparison: Comparison } {
  const translatedEntries = returned.entries.filter(({ text }) => text !== '');
  const ids = new Set(translatedEntries.map(({ id }) => id));
  const both = {
    entries: [...translatedEntries, ...stored.entries.filter(({ id }) => !ids.has(id))],
    obsolete: [...stored.obsolete, ...returned.obsolete],
  };
  return { entries: exported(messages, both, locale), comparison: compare(messages, both, locale) };
}

/** The texts of a language of the catalogues that a returned file changes, by the path of their catalogue. */
export function changedTexts(
  { usable }: Comparison,
  locale: CatalogueLocale,
): Map<string, ReadonlyMap<string, string>> {
  const changes = usable.filter(({ message, entry }) => message.text[locale] !== entry.text);
  const byPath = Map.groupBy(changes, ({ message }) => message.path);
  return new Map(
    [...byPath].map(([path, matches]) => [
      path,
      new Map(matches.map(({ message, entry }) => [`${message.exported}.${message.key}`, entry.text])),
    ]),
  );
}
