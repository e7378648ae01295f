import { isDeepStrictEqual } from 'node:util';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type CustomerEntry, importCustomers } from './import-customers.ts';
import { importProducts, type ProductEntry } from './import-products.ts';
import type { ImportRun, ReportRow } from './import-run.ts';
import { withoutMissingModels } from './pictures/product-models.ts';
import { withoutMissingPictures } from './pictures/product-pictures.ts';
import { readKnownCodes } from './records/known-codes.ts';
import { complaintOf } from './records/record-complaint.ts';
import { withStoredAmounts } from './records/stored-amounts.ts';
import type { RecordKind } from './records/record-kind.ts';
import { kindsAfterProducts, kindsBeforeProducts } from './records/record-kinds.ts';
import { refusalOf } from './records/refused-record.ts';
import { importMessage } from './import-message.ts';
import { words } from './import.words.ts';

const kinds = new Map([...kindsBeforeProducts, ...kindsAfterProducts].map((kind) => [kind.name, kind]));

/** A line of a file that is a JSON object. */
interface RecordLine {
  line: number;
  value: Record<string, unknown>;
}

/**
 * Takes in the shop's own format: one JSON object in each line. Lines in a row of one kind are taken in together, and what a
 * record names stands before it.
 */
export async function importLines(run: ImportRun, lines: AsyncIterable<string>): Promise<void> {
  const existing = new Map<string, Map<string, { record: string }>>();
  const group = groupsOf(run, lines);
  for await (const { kind, records } of group) {
    if (kind === 'product') await importProducts(run, productEntries(run, records));
    else if (kind === 'customer') await importCustomers(run, mapped(records, customerEntry));
    else
      for await (const line of records) {
        await importRecord(run, line, existing);
        await run.betweenBatches?.();
      }
  }
}

interface RecordGroup {
  kind: string;
  records: AsyncIterable<RecordLine>;
}

/** Records of one kind in a row; a group is read to its end before the next begins. */
async function* groupsOf(run: ImportRun, lines: AsyncIterable<string>): AsyncGenerator<RecordGroup> {
  const parsed = parsedLines(run, lines)[Symbol.asyncIterator]();
  let next = await parsed.next();
  while (!next.done) {
    const kind = String(next.value.value['record']);
    const records = async function* () {
      while (!next.done && next.value.value['record'] === kind) {
        yield next.value;
        next = await parsed.next();
      }
    };
    yield { kind, records: records() };
  }
}

async function* parsedLines(run: ImportRun, lines: AsyncIterable<string>): AsyncGenerator<RecordLine> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const value = parse(text);
    if (value && (kinds.has(String(value['record'])) || ['product', 'customer'].includes(String(value['record']))))
      yield { line, value };
    else run.report({ line, record: 'line', key: '', result: 'refused', reason: refusal(value)(run.locale) });
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function refusal(value: Record<string, unknown> | null): LocalizedMessage {
  if (value === null) return importMessage(({ row }) => row.notObject);
  const kind = JSON.stringify(value['record'] ?? null);
  return importMessage(({ row }) => row.unknownKind({ kind }), 'record');
}

async function* mapped<Entry>(
  records: AsyncIterable<RecordLine>,
  entryOf: (line: RecordLine) => Entry,
): AsyncGenerator<Entry> {
  for await (const record of records) yield entryOf(record);
}

async function* productEntries(run: ImportRun, records: AsyncIterable<RecordLine>): AsyncGenerator<ProductEntry> {
  const messages = inLocale(words, run.locale).picture;
  for await (const { line, value } of records) {
    const { record: pictured, missing } = await withoutMissingPictures(run.db, value, run.broughtPictures);
    const { record, missing: models } = await withoutMissingModels(run.db, pictured, run.broughtModels);
    yield {
      line,
      slug: String(value['slug']),
      recordOf: (existing) => withStoredAmounts(record, existing),
      notes: [...missing.map((id) => messages.noFiles({ id })), ...models.map((id) => messages.noModelFile({ id }))],
    };
  }
}

const customerEntry = ({ line, value }: RecordLine): CustomerEntry => ({
  line,
  email: String(value['email']),
  record: value,
});

async function importRecord(
  run: ImportRun,
  { line, value: read }: RecordLine,
  existing: Map<string, Map<string, { record: string }>>,
): Promise<void> {
  const kind = kinds.get(String(read['record'])) as RecordKind;
  const value = kind.upgrade?.(read) ?? read;
  const stored = existing.get(kind.name) ?? (await readKind(run, kind));
  existing.set(kind.name, stored);
  const report = (row: Pick<ReportRow, 'result' | 'reason' | 'key'>) => run.report({ line, record: kind.name, ...row });
  const parsed = kind.schema.safeParse(value);
  if (!parsed.success)
    return report({ key: '', result: 'refused', reason: complaintOf(parsed.error, value)(run.locale) });
  const key = kind.keyOf(parsed.data);
  const before = stored.get(key);
  const after = withKept(parsed.data, before, kind.keeps?.filter((name) => !(name in value)) ?? []);
  if (before && isDeepStrictEqual(before, after)) return report({ key, result: 'unchanged' });
  try {
    if (!run.dryRun) {
      await run.db.transaction((tx) => kind.write(tx, after, before === undefined));
      if (kind.addCodes) run.codes = await readKnownCodes(run.db);
    }
    kind.addCodes?.(run.codes, after);
    stored.set(key, after);
    report({ key, result: before ? 'changed' : 'added' });
  } catch (error) {
    report({ key, result: 'refused', reason: refusalOf(error)(run.locale) });
  }
}

/** A record with these fields as they are stored. */
function withKept(record: { record: string }, before: { record: string } | undefined, names: readonly string[]) {
  if (!before) return record;
  const stored: Record<string, unknown> = { ...before };
  return { ...record, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
}

async function readKind(run: ImportRun, kind: RecordKind): Promise<Map<string, { record: string }>> {
  const values = (await kind.readAll(run.db)).map((value) => kind.schema.parse(value));
  return new Map(values.map((value) => [kind.keyOf(value), value]));
}
