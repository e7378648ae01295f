import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { LocalizedError } from '../../platform/locale/localized-error.ts';
import { importMessage } from '../import-message.ts';

/** A row of a CSV file by the names of its columns, of which capital and small letters are the same. */
export interface CsvRow {
  /** Where it begins, counted from 1. */
  line: number;
  /** The text below the first of these columns that the file has; empty without any. */
  text(...columns: readonly string[]): string;
}

/** A file that cannot be read as CSV; its message is a sentence. */
export class CsvFileError extends LocalizedError {
  override name = 'CsvFileError';
}

const columnKey = (name: string): string => name.trim().toLowerCase();

/** The longest row, in bytes: a quote that is never closed must not fill the memory. */
const longestRow = 1024 * 1024;

/** The names of a file's columns, and what stands between them. */
export async function csvHeader(path: string): Promise<{ delimiter: string; columns: string[] }> {
  const file = await open(path);
  let text: string;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    text = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
  } finally {
    await file.close();
  }
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const [delimiter] = [',', ';', '\t'].toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  const columns = line.split(delimiter ?? ',').map((name) => columnKey(name.replaceAll('"', '')));
  return { delimiter: delimiter ?? ',', columns };
}

/** The rows of a file, one after another; `broken` is told of those that are no CSV, and the rest is read. */
export async function* csvRows(
  path: string,
  { broken }: { broken(line: number, reason: LocalizedMessage): void },
): AsyncGenerator<CsvRow> {
  const { delimiter } = await csvHeader(path);
  let end = 0;
  const parser = parse({
    bom: true,
    delimiter,
    columns: (header: string[]) => header.map(columnKey),
    info: true,
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => {
      broken(error instanceof CsvError ? Number(error['lines'] ?? 0) : 0, reasonOf(error));
      return undefined;
    },
  });
  const file = await open(path);
  const text = Readable.from(decoded(file.createReadStream({ highWaterMark: 65_536 })));
  text.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of text.pipe(parser) as AsyncIterable<ParsedRow>) {
    // The header is the first line; what a row spans, an empty one before it included, ends at `info.lines`.
    const line = rowStart(end, info.lines, record);
    end = info.lines;
    yield {
      line,
      text: (...names) => {
        const name = names.map(columnKey).find((key) => key in record);
        return name === undefined ? '' : (record[name] ?? '').trim();
      },
    };
  }
}

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

/** The line on which a row begins that ends on line `last`: quoted texts may have several. */
function rowStart(before: number, last: number, record: Record<string, string>): number {
  const breaks = Object.values(record).reduce((sum, text) => sum + (text.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
  return Math.max(before + 1, last - breaks);
}

function reasonOf(error: unknown): LocalizedMessage {
  const code = error instanceof CsvError ? error.code : '';
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED')
    return importMessage(({ row }) => row.openQuote);
  if (code.startsWith('CSV_RECORD_INCONSISTENT')) return importMessage(({ row }) => row.tooManyCells);
  return importMessage(({ row }) => row.strayQuote);
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new CsvFileError(importMessage(({ file }) => file.notUtf8));
    throw error;
  }
}
