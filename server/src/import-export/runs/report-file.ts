import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { csvDialect, safeCell } from '../../platform/lists/csv-dialect.ts';
import type { ReportRow } from '../import-run.ts';
import { words } from './report.words.ts';

/**
 * The rows of a report as a CSV file for the operator's spreadsheet, in the language of the run. They come while a batch is
 * read, so they are written some hundreds at a time.
 */
export class ReportFile {
  isEmpty = true;
  readonly #path: string;
  readonly #file: number;
  readonly #locale: Locale;
  #rows: string[][] = [];

  constructor(path: string, locale: Locale) {
    this.#path = path;
    this.#locale = locale;
    this.#file = openSync(path, 'w', 0o600);
    const { line, record, key, result, remark } = inLocale(words, locale).columns;
    writeSync(this.#file, `\uFEFF${this.#textOf([[line, record, key, result, remark]])}`);
  }

  add({ line, record, key, result, reason, notes = [] }: ReportRow): void {
    this.isEmpty = false;
    const { results, records } = inLocale(words, this.#locale);
    const kind = (records as Readonly<Record<string, string>>)[record] ?? record;
    const text = [...(reason ? [reason] : []), ...notes].join('; ');
    this.#rows.push([String(line), kind, safeCell(key), results[result], safeCell(text)]);
    if (this.#rows.length >= 500) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#file);
  }

  read(): Readable {
    return createReadStream(this.#path);
  }

  #textOf(rows: string[][]): string {
    return stringify(rows, { delimiter: csvDialect(this.#locale).delimiter, record_delimiter: '\r\n' });
  }

  #write(): void {
    if (this.#rows.length > 0) writeSync(this.#file, this.#textOf(this.#rows.splice(0)));
  }
}
