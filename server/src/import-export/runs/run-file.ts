import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { fileRunLimits } from '@afterimage/contract/values/file-runs.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { audit } from '../../operators/audit.ts';
import { freeSpaceOf } from '../../files/store/disk-room.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { storedOperatorLocale } from '../../platform/locale/request-locale.ts';
import { CsvFileError } from '../csv/csv-rows.ts';
import { exportShop } from '../export-shop.ts';
import { importFile } from '../import-file.ts';
import { ImportStopped, type ImportTotals, noTotals, type ReportRow } from '../import-run.ts';
import { fileRuns } from '../tables.ts';
import { words as importWords } from '../import.words.ts';
import { productsCsv } from './products-csv.ts';
import { ReportFile } from './report-file.ts';
import { words } from './file-run.words.ts';
import { isZip, readZip, tableEntry, unpackEntries, ZipFileError } from './zip-folder.ts';

interface RunParts {
  db: Database;
  store: FileStore;
  incoming: string;
  shopUrl: () => string;
}
type Run = typeof fileRuns.$inferSelect;

const localeOf = ({ options }: Run): Locale => storedOperatorLocale(options.locale ?? '');

/** Checks, writes or exports what a run says; its row tells how far it is. A run that was cut off is done from its beginning. */
export async function runFile(parts: RunParts, runId: string): Promise<void> {
  const { db } = parts;
  const [run] = await db.select().from(fileRuns).where(eq(fileRuns.id, runId));
  if (!run || (run.state !== 'checking' && run.state !== 'writing')) return;
  const progress = new Progress(db, run);
  try {
    if (run.kind === 'import') await runImport(parts, run, progress);
    else await runExport(parts, run, progress);
  } catch (error) {
    if (error instanceof ImportStopped) return progress.end({ state: 'stopped' });
    if (error instanceof CsvFileError)
      return progress.end({ state: 'failed', problem: error.messageIn(localeOf(run)) });
    if (error instanceof ZipFileError)
      return progress.end({ state: 'failed', problem: inLocale(words, localeOf(run)).zip[error.fault] });
    throw error;
  }
}

/** Ends runs whose jobs have failed for good: an import that nothing goes on with would keep others out. */
export async function failAbandonedRuns(db: Database): Promise<void> {
  const job = sql`select from pgboss.job where name = 'file-run' and data ->> 'runId' = ${fileRuns.id}::text
    and state in ('created', 'retry', 'active')`;
  const isAbandoned = and(inArray(fileRuns.state, ['checking', 'writing']), sql`not exists (${job})`);
  for (const run of await db.select().from(fileRuns).where(isAbandoned))
    await db
      .update(fileRuns)
      .set({ state: 'failed', problem: inLocale(words, localeOf(run)).brokeOff, finishedAt: new Date() })
      .where(and(eq(fileRuns.id, run.id), isAbandoned));
}

/** Writes to its row how far a run is, twice a second at most, and reads there whether it is to stop. */
class Progress {
  readonly totals: ImportTotals = noTotals();
  readonly rows: ReportRow[] = [];
  readonly #db: Database;
  readonly #run: Run;
  #told = 0;

  constructor(db: Database, run: Run) {
    this.#db = db;
    this.#run = run;
  }

  async tell(): Promise<void> {
    if (Date.now() - this.#told < 500) return;
    this.#told = Date.now();
    const [row] = await this.#db
      .update(fileRuns)
      .set({ totals: this.totals, rows: this.rows })
      .where(eq(fileRuns.id, this.#run.id))
      .returning({ isStopping: fileRuns.isStopping });
    if (row?.isStopping !== false) throw new ImportStopped();
  }

  async end(change: Partial<Run>): Promise<void> {
    await this.#db
      .update(fileRuns)
      .set({ totals: this.totals, rows: this.rows, isStopping: false, finishedAt: new Date(), ...change })
      .where(eq(fileRuns.id, this.#run.id));
  }
}

const folderPrefix = 'import-';
/** No job takes longer. */
const longestJob = 6 * 3_600_000;

/** Deletes the folders that processes which were killed have left behind. */
export async function deleteAbandonedFolders(incoming: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    if (!name.startsWith(folderPrefix)) continue;
    const path = join(incoming, name);
    const facts = await stat(path).catch(() => null);
    if (facts && now - facts.mtimeMs > longestJob) await rm(path, { recursive: true, force: true });
  }
}

async function runImport({ db, store, incoming }: RunParts, run: Run, progress: Progress): Promise<void> {
  await mkdir(incoming, { recursive: true });
  // A folder of its own: pictures are looked for beside the file.
  const folder = await mkdtemp(join(incoming, folderPrefix));
  try {
    const sent = join(folder, run.format === 'shop-json' ? 'records.jsonl' : 'file.csv');
    await pipeline(await store.open(run.sourceKey ?? ''), createWriteStream(sent, { mode: 0o600 }));
    const path = (await isZip(sent)) ? await unpackedTable(sent, join(folder, 'unpacked')) : sent;
    const report = new ReportFile(join(folder, 'report'), localeOf(run));
    try {
      await importFile({
        db,
        store,
        path,
        name: run.name,
        dryRun: run.state === 'checking',
        pictureHosts: run.options.pictureHosts,
        uncountedStock: run.options.uncountedStock,
        operator: { id: run.operatorId },
        locale: localeOf(run),
        report: (row) => {
          progress.totals[row.result] += 1;
          const remarkable = remarkableRow(row, localeOf(run));
          if (!remarkable) return;
          if (progress.rows.length < fileRunLimits.rows) progress.rows.push(remarkable);
          report.add(remarkable);
        },
        betweenBatches: () => progress.tell(),
      });
    } finally {
      report.close();
    }
    const resultKey = report.isEmpty ? null : (await store.put(report.read())).key;
    if (run.resultKey !== null) await store.delete(run.resultKey);
    const total = Object.values(progress.totals).reduce((sum, count) => sum + count, 0);
    await progress.end({ state: run.state === 'checking' ? 'checked' : 'done', total, resultKey });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unpacks a ZIP into a folder. Answers the path of its CSV, beside which its pictures lie. */
async function unpackedTable(zip: string, folder: string): Promise<string> {
  const entries = await readZip(zip);
  const { name } = tableEntry(entries);
  const free = await freeSpaceOf(dirname(zip));
  if (free !== null && entries.reduce((sum, { bytes }) => sum + bytes, 0) > free / 2)
    throw new ZipFileError('tooLarge');
  await unpackEntries(zip, entries, folder);
  return join(folder, name);
}

/** A row that the report tells: refused, skipped or taken in otherwise. A customer is told by the line alone. */
function remarkableRow(row: ReportRow, locale: Locale): ReportRow | null {
  // On its screen operators do not have the option of the command line that it names.
  const { notFetched } = inLocale(importWords, locale).picture;
  const notes = row.notes?.filter((note) => note !== notFetched) ?? [];
  if (row.result !== 'refused' && row.result !== 'skipped' && notes.length === 0) return null;
  const { notes: _notes, ...rest } = row;
  return { ...rest, key: row.record === 'customer' ? '' : row.key, ...(notes.length > 0 && { notes }) };
}

async function runExport({ db, store, shopUrl }: RunParts, run: Run, progress: Progress): Promise<void> {
  const lines = async function* () {
    for await (const { text, records } of textsOf(db, run, shopUrl)) {
      progress.totals.added += records;
      await progress.tell();
      yield text;
    }
  };
  const { key } = await store.put(Readable.from(lines(), { objectMode: false }));
  await audit(
    db,
    { id: run.operatorId },
    {
      action: 'file.exported',
      subject: { kind: 'file', id: run.format },
      after: { records: progress.totals.added, customers: run.options.customers },
    },
  );
  await progress.end({ state: 'done', total: progress.totals.added, resultKey: key });
}

async function* textsOf(
  db: Database,
  { format, options: { customers } }: Run,
  shopUrl: () => string,
): AsyncGenerator<{ text: string; records: number }> {
  if (format === 'products-csv')
    for await (const { text, products } of productsCsv(db, shopUrl())) yield { text, records: products };
  else
    for await (const record of exportShop(db, { customers })) yield { text: `${JSON.stringify(record)}\n`, records: 1 };
}

/** Deletes the files of runs a day after they ended, and the runs after 30 days. */
export async function deleteOldRuns(db: Database, store: FileStore): Promise<void> {
  const isOld = (age: string) =>
    and(
      lt(sql`coalesce(${fileRuns.finishedAt}, ${fileRuns.createdAt})`, sql`now() - ${age}::interval`),
      inArray(fileRuns.state, ['checked', 'done', 'stopped', 'failed']),
    );
  const rows = await db.select().from(fileRuns).where(isOld('1 day'));
  for (const { id, sourceKey, resultKey, state } of rows) {
    for (const key of [sourceKey, resultKey]) if (key !== null) await store.delete(key);
    // What was checked and whose file is gone cannot be written any more.
    const stopped = state === 'checked' ? ('stopped' as const) : state;
    await db.update(fileRuns).set({ sourceKey: null, resultKey: null, state: stopped }).where(eq(fileRuns.id, id));
  }
  await db.delete(fileRuns).where(isOld('30 days'));
}
