import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import { fileRunLimits, type ImportFormat } from '@afterimage/contract/values/file-runs.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { withReceived } from '../../files/receive/received.ts';
import type { DiskRoom } from '../../files/store/disk-room.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { type Context, operatorOf } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { CsvFileError } from '../csv/csv-rows.ts';
import { formatOf } from '../import-file.ts';
import { noTotals } from '../import-run.ts';
import { fileRuns } from '../tables.ts';
import { findRun, mayRun } from './read-runs.ts';
import { words } from './file-run.words.ts';
import { isZip, readZip, tableEntry, unpackEntries, ZipFileError } from './zip-folder.ts';

export interface ReceiveParts {
  store: FileStore;
  /** Where uploads arrive. */
  incoming: string;
  room: DiskRoom;
}

const noOptions = { pictureHosts: [], uncountedStock: 0, customers: false };

/** Receives a file, stores it and has a job check it. Answers the id of the run. */
export async function uploadImport(context: Context, { store, incoming, room }: ReceiveParts): Promise<string> {
  const operator = operatorOf(context);
  await refuseSecondImport(context.db);
  return withReceived(context, { folder: incoming, room, maxBytes: fileRunLimits.bytes }, async ({ path, name }) => {
    const format = await formatOfFile(path).catch((error: unknown) => {
      if (error instanceof ZipFileError)
        return fail('FILE_UNREADABLE', (locale) => ({ description: inLocale(words, locale).zip[error.fault] }));
      if (!(error instanceof CsvFileError)) throw error;
      return fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).unknownFormat }));
    });
    if (!mayRun(operator, format))
      fail('NOT_ALLOWED', (locale) => ({ description: inLocale(words, locale).needsRights }));
    const { key } = await store.put(createReadStream(path));
    try {
      return await addRun(context, {
        kind: 'import',
        state: 'checking',
        name: name ?? 'import',
        format,
        sourceKey: key,
        options: { ...noOptions, locale: context.locale },
      });
    } catch (error) {
      await store.delete(key);
      throw error;
    }
  });
}

/** The format of a file, or of the CSV in a ZIP, of which only this is unpacked. */
async function formatOfFile(path: string): Promise<ImportFormat> {
  if (!(await isZip(path))) return formatOf(path);
  const folder = await mkdtemp(`${path}-`);
  try {
    const entry = tableEntry(await readZip(path));
    await unpackEntries(path, [entry], folder);
    return await formatOf(join(folder, entry.name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Has a job write every record, or the products as CSV. Answers the id of the run. */
export async function startExport(
  context: Context,
  { format, customers }: Checked<'startExport'>['body'],
): Promise<string> {
  const operator = operatorOf(context);
  if (!mayRun(operator, format))
    fail('NOT_ALLOWED', (locale) => ({ description: inLocale(words, locale).exportNeedsRights }));
  return addRun(context, {
    kind: 'export',
    state: 'writing',
    name: '',
    format,
    writtenAt: new Date(),
    options: { ...noOptions, customers: customers && format === 'shop-json', locale: context.locale },
  });
}

type NewRun = Omit<typeof fileRuns.$inferInsert, 'operatorId' | 'totals'>;

async function addRun(context: Context, run: NewRun): Promise<string> {
  const operator = operatorOf(context);
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(fileRuns)
      .values({ operatorId: operator.id, totals: noTotals(), ...run })
      .onConflictDoNothing()
      .returning({ id: fileRuns.id });
    const { id } = row ?? fail('IMPORT_RUNNING');
    await enqueue(tx, 'file-run', { runId: id });
    return id;
  });
}

async function refuseSecondImport(db: Database): Promise<void> {
  const running = and(eq(fileRuns.kind, 'import'), inArray(fileRuns.state, ['checking', 'writing']));
  if ((await db.$count(fileRuns, running)) > 0) fail('IMPORT_RUNNING');
}

/** Lets a job write what was checked. */
export async function writeImport(
  context: Context,
  runId: string,
  { pictureHosts, uncountedStock }: Checked<'writeImport'>['body'],
): Promise<void> {
  const operator = operatorOf(context);
  await findRun(context.db, operator, runId);
  await context.db.transaction(async (tx) => {
    const [run = fail('NOT_FOUND')] = await tx.select().from(fileRuns).where(eq(fileRuns.id, runId)).for('update');
    if (run.state !== 'checked') return fail('ACT_DONE');
    await refuseSecondImport(tx);
    await tx
      .update(fileRuns)
      .set({
        state: 'writing',
        operatorId: operator.id,
        totals: noTotals(),
        options: { ...noOptions, pictureHosts, uncountedStock, locale: context.locale },
        rows: [],
        writtenAt: new Date(),
        finishedAt: null,
      })
      .where(eq(fileRuns.id, runId));
    await enqueue(tx, 'file-run', { runId });
  });
}

/** The job sees it after the batch that is under way. */
export async function stopRun(context: Context, runId: string): Promise<void> {
  const { id } = await findRun(context.db, operatorOf(context), runId);
  const isRunning = and(eq(fileRuns.id, id), inArray(fileRuns.state, ['checking', 'writing']));
  await context.db.update(fileRuns).set({ isStopping: true }).where(isRunning);
}
