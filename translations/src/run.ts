import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { loadCatalogues, repository } from './catalogue-files.ts';
import { withTexts } from './catalogue-syntax.ts';
import { compare } from './compare.ts';
import { changedTexts, exported, isCatalogueLocale, merged } from './exchange.ts';
import { PoError, type PoFile, readPo, writePo } from './po.ts';
import { faultsIn, incomplete, missingIn, problems, reportsOn } from './report.ts';
import { messagesIn, type SourceMessage } from './source-messages.ts';
import { readStored, storedLocales, storedPath } from './stored-translations.ts';

/** What is wrong with the call or the file, as sentences for whoever called. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `npm run messages                             what each language lacks
npm run messages:export -- <locale> [<file>]  writes a PO file for translators
npm run messages:import -- <locale> [<file>]  checks a PO file and takes it in`;

const printLines = (lines: readonly string[]) => lines.length > 0 && console.log(lines.join('\n'));
const loadMessages = async () => messagesIn(await loadCatalogues());

function localeOf(text: string | undefined): Locale {
  if (text === undefined) throw new UsageError(usage);
  if (isLocale(text)) return text;
  throw new UsageError(
    `"${text}" is no language of the shop (${locales.join(', ')}): add its line to words/src/locale.ts.`,
  );
}

/** The file of the call; without one, where the translations into that language are stored. */
function fileOf(locale: Locale, fileArgument: string | undefined): string {
  if (fileArgument !== undefined) return resolve(process.env.INIT_CWD ?? '.', fileArgument);
  if (isCatalogueLocale(locale))
    throw new UsageError(
      `The texts in "${locale}" stand in the catalogues: name a PO file, as in ${locale} ./${locale}.po`,
    );
  return join(repository, storedPath(locale));
}

async function status(): Promise<void> {
  const reports = reportsOn(await loadMessages());
  for (const report of reports) printLines([...problems(report), ...missingIn(report)]);
  if (faultsIn(reports) > 0) throw new UsageError('Translations are faulty.');
}

/** For the build: nothing while every language stands in the catalogues, and then nothing is loaded either. */
async function brief(): Promise<void> {
  if (storedLocales().length > 0) printLines(incomplete(reportsOn(await loadMessages())));
}

async function exportMessages(locale: Locale, file: string): Promise<void> {
  if (locale === 'en') throw new UsageError('English is the source language: change it in the catalogues.');
  const stored = isCatalogueLocale(locale) ? { entries: [], obsolete: [] } : readStored(locale);
  const { entries, obsolete } = exported(await loadMessages(), stored, locale);
  writeFileSync(file, writePo(locale, { entries, obsolete }));
  const open = entries.filter(({ text, fuzzy }) => text === '' || fuzzy).length;
  printLines([`${file}: ${entries.length} messages, ${open} of them to be translated or confirmed.`]);
}

async function importMessages(locale: Locale, file: string): Promise<void> {
  const returned = readPo(readFileSync(file, 'utf8'));
  if (returned.locale && returned.locale !== locale)
    throw new UsageError(`${file} is a translation into "${returned.locale}", not "${locale}".`);
  const messages = await loadMessages();
  if (isCatalogueLocale(locale)) importIntoCatalogues(messages, returned, locale);
  else importIntoStore(messages, returned, locale);
}

function importIntoStore(messages: readonly SourceMessage[], returned: PoFile, locale: Locale): void {
  const { entries, comparison } = merged(messages, { stored: readStored(locale), returned, locale });
  printLines(problems({ locale, comparison }));
  refuseFaulty(comparison.faulty.length);
  writeFileSync(join(repository, storedPath(locale)), writePo(locale, entries));
}

function importIntoCatalogues(messages: readonly SourceMessage[], returned: PoFile, locale: Locale): void {
  if (!isCatalogueLocale(locale) || locale === 'en') throw new UsageError('English is changed in the catalogues.');
  // What was left empty stays as it is, so nothing is missing.
  const comparison = { ...compare(messages, returned, locale), missing: [] };
  const { changed, faulty, obsolete } = comparison;
  if (changed.length + faulty.length + obsolete.length > 0) printLines(problems({ locale, comparison }));
  refuseFaulty(faulty.length);
  const changes = changedTexts(comparison, locale);
  const sources = [...changes].map(([path, texts]) => {
    const file = join(repository, path);
    return { path, file, source: withTexts(path, readFileSync(file, 'utf8'), { locale, texts }) };
  });
  for (const { file, source } of sources) writeFileSync(file, source);
  printLines([...changes].map(([path, texts]) => `${path}: ${texts.size} changed`));
  printLines([`${comparison.usable.length} messages were compared.`]);
}

function refuseFaulty(count: number): void {
  if (count > 0) throw new UsageError('Nothing was taken in, because translations are faulty.');
}

async function run([command, language, file]: readonly string[]): Promise<void> {
  if (command === 'status') return status();
  if (command === 'brief') return brief();
  const locale = localeOf(language);
  if (command === 'export') return exportMessages(locale, fileOf(locale, file));
  if (command === 'import') return importMessages(locale, fileOf(locale, file));
  throw new UsageError(usage);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof UsageError || error instanceof PoError || (error as { code?: string }).code === 'ENOENT';
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
