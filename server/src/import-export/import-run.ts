import type { ImportResult } from '@afterimage/contract/values/file-runs.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { KnownCodes } from './records/known-codes.ts';

/** What became of one record of a file. */
export interface ReportRow {
  /** Where it begins in the file, counted from 1. */
  line: number;
  /** `product`, `customer`, `category` … */
  record: string;
  /** By what the shop knows it: a handle, an e-mail address, a code. */
  key: string;
  result: ImportResult;
  /** Why it was skipped or refused: a sentence without a full stop. */
  reason?: string;
  /** What was taken in otherwise than the file has it. */
  notes?: readonly string[];
}

/** One import: what it writes to, and what is to be told of each record. */
export interface ImportRun {
  db: Database;
  /** Says what would happen and writes nothing. */
  dryRun: boolean;
  /** The language of reasons and notes. */
  locale: Locale;
  codes: KnownCodes;
  /** The ids of the pictures of products that came with the file. */
  broughtPictures?: ReadonlySet<string>;
  /** The ids of the models of products that came with the file. */
  broughtModels?: ReadonlySet<string>;
  report(row: ReportRow): void;
  /** Is waited for after each batch, in which nothing is half written; ends the run by throwing `ImportStopped`. */
  betweenBatches?(): Promise<void>;
}

/** An operator has ended the import. */
export class ImportStopped extends Error {
  override name = 'ImportStopped';
}

/** How many records came to which end. */
export type ImportTotals = Record<ImportResult, number>;

export const noTotals = (): ImportTotals => ({ added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 });

/** The entries in groups of this many at most. */
export async function* inBatches<Entry>(entries: AsyncIterable<Entry>, size: number): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
