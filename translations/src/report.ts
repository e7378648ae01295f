import { baseLocale, catalogueLocales, localeFacts, type Locale, locales } from '@afterimage/words/locale.ts';
import { type Comparison, compare } from './compare.ts';
import { isCatalogueLocale } from './exchange.ts';
import { faultsOf } from './message-faults.ts';
import { readStored } from './stored-translations.ts';
import type { SourceMessage } from './source-messages.ts';

/** What is to be said about the messages of a language. */
interface LanguageReport {
  locale: Locale;
  comparison: Comparison;
}

const nameIn = (locale: Locale): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? localeFacts[locale].name;

/** Compares every language but the source language with the messages. Throws a `PoError`. */
export function reportsOn(messages: readonly SourceMessage[]): LanguageReport[] {
  return locales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => ({
      locale,
      comparison: isCatalogueLocale(locale)
        ? ofCatalogues(messages, locale)
        : compare(messages, readStored(locale), locale),
    }));
}

/** The texts of a language of the catalogues are complete, because a missing one is a type error. */
function ofCatalogues(messages: readonly SourceMessage[], locale: (typeof catalogueLocales)[number]): Comparison {
  const matches = messages.map((message) => {
    const { id, text } = message;
    return { message, entry: { id, source: text.en, text: text[locale], fuzzy: false } };
  });
  const faulty = matches
    .map((match) => ({ ...match, faults: faultsOf(match.entry.source, match.entry.text, localeFacts[locale].intl) }))
    .filter(({ faults }) => faults.length > 0);
  const wrong = new Set(faulty.map(({ message }) => message));
  return {
    usable: matches.filter(({ message }) => !wrong.has(message)),
    changed: [],
    faulty,
    missing: [],
    obsolete: [],
  };
}

const formatCount = (count: number): string => count.toLocaleString('en');

/** One line for each language: `French (fr): 20 of 2,231 messages are translated; 2,211 missing`. */
function summary({ locale, comparison }: LanguageReport): string {
  const { usable, changed, faulty, missing, obsolete } = comparison;
  const total = usable.length + changed.length + faulty.length + missing.length;
  const rest = Object.entries({ missing, changed, faulty, obsolete })
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${formatCount(list.length)} ${what}`);
  const name = `${nameIn(locale)} (${locale})`;
  const all = `${name}: ${usable.length === total ? 'all' : `${formatCount(usable.length)} of`} ${formatCount(total)} messages`;
  return `${all} are translated${rest.length > 0 ? `; ${rest.join(', ')}` : ''}`;
}

/** What the build says of languages that are not complete: there English stands in. */
export function incomplete(reports: readonly LanguageReport[]): string[] {
  return reports
    .filter(({ comparison: { changed, faulty, missing } }) => changed.length + faulty.length + missing.length > 0)
    .map((report) => `${summary(report)}. English stands in for them; npm run messages lists them.`);
}

/** The summary of a language, and what does not fit in its translations. */
export function problems({ locale, comparison }: LanguageReport): string[] {
  const { changed, faulty, obsolete } = comparison;
  return [
    summary({ locale, comparison }),
    ...faulty.flatMap(({ message: { id }, entry, faults }) => [
      ...faults.map((fault) => `  faulty    ${id} ${fault}`),
      `            ${JSON.stringify(entry.text)}`,
    ]),
    ...changed.flatMap(({ message: { id, text }, entry }) =>
      entry.source === text.en
        ? [`  changed   ${id} is marked as fuzzy`]
        : [
            `  changed   ${id}`,
            `            was ${JSON.stringify(entry.source)}`,
            `            is  ${JSON.stringify(text.en)}`,
          ],
    ),
    ...obsolete.map(({ id, source }) => `  obsolete  ${id} ${JSON.stringify(source)}`),
  ];
}

/** The messages that a language lacks, by catalogue. */
export function missingIn({ comparison: { missing } }: LanguageReport): string[] {
  const byPath = Map.groupBy(missing, ({ path }) => path);
  return [...byPath].map(
    ([path, list]) => `  missing   ${path}: ${list.map(({ exported, key }) => `${exported}.${key}`).join(', ')}`,
  );
}

/** How many translations cannot be used because they are malformed or do not have the places of their source. */
export const faultsIn = (reports: readonly LanguageReport[]): number =>
  reports.reduce((sum, { comparison }) => sum + comparison.faulty.length, 0);
