import { desc, eq } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Right } from '@afterimage/contract/values/rights.ts';
import type { ExportFormat, ImportFormat } from '@afterimage/contract/values/file-runs.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { mayDo, type Operator } from '../../platform/http/handlers.ts';
import { fileRuns } from '../tables.ts';
import type { SignRun } from './run-addresses.ts';

type Row = typeof fileRuns.$inferSelect;
type Run = Reply<'listFileRuns'>['runList'][number];

/** What an operator must be allowed to do for a file: products belong to the catalogue, all records to the whole shop. */
const rightsFor: Readonly<Record<ImportFormat | ExportFormat, readonly Right[]>> = {
  'shop-json': ['catalogue.write', 'settings.write', 'people.write'],
  'shopify-products': ['catalogue.write'],
  'woocommerce-products': ['catalogue.write'],
  'shopify-customers': ['catalogue.write', 'people.write'],
  'woocommerce-customers': ['catalogue.write', 'people.write'],
  'products-csv': ['catalogue.write'],
};

/** Whether an operator may see and start a run of a format. */
export const mayRun = (operator: Operator, format: ImportFormat | ExportFormat): boolean =>
  rightsFor[format].every((right) => mayDo(operator, right));

/** The newest runs that an operator may see. */
export async function readRuns(db: Database, operator: Operator, sign: SignRun): Promise<Reply<'listFileRuns'>> {
  const rows = await db.select().from(fileRuns).orderBy(desc(fileRuns.createdAt), desc(fileRuns.id)).limit(30);
  const permittedRuns = rows.filter(({ format }) => mayRun(operator, format));
  const names = await operatorNames(
    db,
    permittedRuns.map(({ operatorId }) => operatorId),
  );
  return { runList: permittedRuns.map((row) => runOf(row, names, sign)) };
}

/** A run with the first rows of its report; fails with NOT_FOUND where the operator may not see it. */
export async function readRun(
  db: Database,
  operator: Operator,
  runId: string,
  sign: SignRun,
): Promise<Reply<'getFileRun'>> {
  const row = await findRun(db, operator, runId);
  const names = await operatorNames(db, [row.operatorId]);
  const rowList = row.rows.map(({ line, record, key, result, reason = '', notes = [] }) => ({
    line,
    record,
    key,
    result,
    reason: [...(reason ? [reason] : []), ...notes].join('; '),
  }));
  return { ...runOf(row, names, sign), rowList };
}

/** The row of a run that an operator may see. */
export async function findRun(db: Database, operator: Operator, runId: string): Promise<Row> {
  const [row = fail('NOT_FOUND')] = await db.select().from(fileRuns).where(eq(fileRuns.id, runId));
  return mayRun(operator, row.format) ? row : fail('NOT_FOUND');
}

const runOf = (row: Row, names: ReadonlyMap<string, string>, sign: SignRun): Run => ({
  runId: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  format: row.format,
  totals: row.totals,
  total: row.total,
  problem: row.problem,
  isStopping: row.isStopping,
  operatorName: names.get(row.operatorId) ?? '',
  createdAt: row.createdAt.toISOString(),
  writtenAt: row.writtenAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  url: row.resultKey === null ? null : sign(row.id),
});
