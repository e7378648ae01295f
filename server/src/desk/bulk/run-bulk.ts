import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { locales } from '@afterimage/words/locale.ts';
import { operators } from '../../operators/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { Failure } from '../../platform/http/failure.ts';
import { mayDo, type Operator } from '../../platform/http/handlers.ts';
import type { BulkAction } from '../../platform/lists/bulk-action.ts';
import { listCondition } from '../../platform/lists/list-page.ts';
import type { ListRows, ListView } from '../../platform/lists/list.ts';
import { bulkItems, bulkRuns } from '../tables.ts';
import type { Registry } from './find-action.ts';

const batch = 50;

type Run = typeof bulkRuns.$inferSelect;

interface Bulk {
  run: Run;
  list: ListRows;
  action: BulkAction;
  operator: Operator;
  view: ListView;
}

/**
 * Goes on with a run for about so many milliseconds; answers whether rows are left. Each row has a transaction of its
 * own, which locks it: any number of processes may do this at once, and what one of them was cut off from is there for
 * the next.
 */
export async function runBulk(
  db: Database,
  registry: Registry,
  runId: string,
  { timeZone, milliseconds = 8000 }: { timeZone: string; milliseconds?: number },
): Promise<'finished' | 'rows left'> {
  const end = Date.now() + milliseconds;
  const bulk = await openBulk(db, registry, runId, timeZone);
  if (!bulk) return 'finished';
  for (;;) {
    const positions = await pendingPositions(db, runId);
    for (const position of positions) {
      if (Date.now() > end) return 'rows left';
      if ((await takeRow(db, bulk, position)) === 'ended') return 'finished';
    }
    if (positions.length === 0) break;
  }
  await db
    .update(bulkRuns)
    .set({ finishedAt: sql`clock_timestamp()` })
    .where(and(eq(bulkRuns.id, runId), isNull(bulkRuns.finishedAt)));
  return 'finished';
}

/** A run with what it needs; null when it has ended, or ends now because its operator may do it no more. */
async function openBulk(db: Database, registry: Registry, runId: string, timeZone: string): Promise<Bulk | null> {
  const [row] = await db
    .select({ run: bulkRuns, operator: operators })
    .from(bulkRuns)
    .innerJoin(operators, eq(operators.id, bulkRuns.operatorId))
    .where(eq(bulkRuns.id, runId));
  if (!row || row.run.finishedAt || row.run.cancelledAt || row.run.stoppedAt) return null;
  const { run } = row;
  const list = registry.lists.find(({ rows }) => rows.name === run.list)?.rows;
  const action = registry.bulkActions.find((known) => known.list === run.list && known.name === run.action);
  if (!list || !action || row.operator.removedAt || !mayDo(row.operator, action.right)) {
    await db
      .update(bulkRuns)
      .set({ stoppedAt: sql`clock_timestamp()` })
      .where(eq(bulkRuns.id, runId));
    return null;
  }
  const { id, name, emailShown: email, role } = row.operator;
  // Named days mean what they meant when the run began.
  const view = { locale: 'en' as const, timeZone, now: run.createdAt };
  return { run, list, action, operator: { id, name, email, role, sessionId: '' }, view };
}

async function pendingPositions(db: Database, runId: string): Promise<number[]> {
  const rows = await db
    .select({ position: bulkItems.position })
    .from(bulkItems)
    .where(and(eq(bulkItems.runId, runId), eq(bulkItems.state, 'pending')))
    .orderBy(asc(bulkItems.position))
    .limit(batch);
  return rows.map(({ position }) => position);
}

const itemAt = (runId: string, position: number) =>
  and(eq(bulkItems.runId, runId), eq(bulkItems.position, position), eq(bulkItems.state, 'pending'));

/** Does the action with one row, unless another process has it or the filter selects it no more. */
async function takeRow(db: Database, bulk: Bulk, position: number): Promise<'taken' | 'ended'> {
  const { run, action, operator } = bulk;
  try {
    return await db.transaction(async (tx) => {
      // Who cancels waits for this row, and no further one is begun.
      const [state] = await tx
        .select({ cancelledAt: bulkRuns.cancelledAt, stoppedAt: bulkRuns.stoppedAt })
        .from(bulkRuns)
        .where(eq(bulkRuns.id, run.id))
        .for('share');
      if (!state || state.cancelledAt || state.stoppedAt) return 'ended';
      const [item] = await tx
        .select({ key: bulkItems.key })
        .from(bulkItems)
        .where(itemAt(run.id, position))
        .for('update', { skipLocked: true });
      if (!item) return 'taken';
      const isSelected = await stillSelected(tx, bulk, item.key);
      if (isSelected) await action.run(tx, operator, item.key, run.input);
      await tx
        .update(bulkItems)
        .set({ state: isSelected ? 'done' : 'skipped' })
        .where(itemAt(run.id, position));
      return 'taken';
    });
  } catch (error) {
    if (isOfConnection(error)) throw error;
    await noteFailure(db, run.id, position, error);
    return 'taken';
  }
}

async function stillSelected(tx: Database, { list, run, view, action }: Bulk, key: string): Promise<boolean> {
  const ofKey = sql`${list.key.column} = ${key}::${sql.raw(list.key.type)}`;
  const condition = and(ofKey, listCondition(list, run, view), action.applies);
  return (await tx.execute(sql`select from ${list.table} where ${condition}`)).rowCount === 1;
}

async function noteFailure(db: Database, runId: string, position: number, error: unknown): Promise<void> {
  const failure = error instanceof Failure ? error : new Failure('INTERNAL');
  const descriptions = Object.fromEntries(locales.map((locale) => [locale, failure.factsIn(locale).description]));
  await db
    .update(bulkItems)
    .set({ state: 'failed', failure: { code: failure.code, descriptions } })
    .where(itemAt(runId, position));
}

/** Whether the database is away, a lock could not be had or a transaction was chosen to end: the row is tried again. */
function isOfConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^(?:08|40|53|55|57)\w{3}$|^E[A-Z]+$/.test(code)) return true;
  if (error instanceof Error && /connection/i.test(error.message) && !(error instanceof Failure)) return true;
  return cause instanceof Error && isOfConnection(cause);
}
