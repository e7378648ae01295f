import { stringify } from 'csv-stringify/sync';
import type { Locale } from '@afterimage/words/locale.ts';

/** How spreadsheets of a language read a file: German ones expect `;` between cells and a comma in numbers. */
const dialects: Partial<Record<Locale, { delimiter: string; decimal: string }>> = {
  de: { delimiter: ';', decimal: ',' },
};
export const csvDialect = (locale: Locale) => dialects[locale] ?? { delimiter: ',', decimal: '.' };

/** A text that no spreadsheet takes for a formula: customers write some of them. */
export const safeCell = (text: string): string =>
  /^[\t\r\n ]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text;

/** A short table as a file for the spreadsheets of a language, with the mark by which they recognize UTF-8. */
export function csvFile(name: string, rows: readonly (readonly string[])[], locale: Locale) {
  const { delimiter } = csvDialect(locale);
  const text = stringify(rows as string[][], { delimiter, record_delimiter: '\r\n' });
  return { name, type: 'text/csv; charset=utf-8', content: new TextEncoder().encode(`\uFEFF${text}`) };
}
