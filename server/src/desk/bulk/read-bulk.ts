import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BulkState } from '@afterimage/contract/values/bulk.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { delayedActs } from '../../acts/tables.ts';
import { audit } from '../../operators/audit.ts';
import { operators } from '../../operators/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { bulkItems, bulkRuns } from '../tables.ts';
import { findList, type Registry } from './find-action.ts';

const mostFailures = 200;
const mostRuns = 20;

type Run = typeof bulkRuns.$inferSelect;

/** A run with the name of its operator, and until when it can be undone; null once it has begun. */
interface RunRow {
  run: Run;
  operatorName: string;
  waitsUntil: Date | null;
}

/** How far a run is; those who may see its list may see it. */
export async function readBulkRun(db: Database, registry: Registry, operator: Operator, runId: string, locale: Locale) {
  const [row] = await selectRuns(db).where(eq(bulkRuns.id, runId));
  if (!row) return fail('NOT_FOUND');
  findList(registry, operator, row.run.list);
  return runOnWire(db, row, locale);
}

/** The operator's own newest runs. */
export async function readBulkRuns(db: Database, operator: Operator, locale: Locale) {
  const rows = await selectRuns(db)
    .where(eq(bulkRuns.operatorId, operator.id))
    .orderBy(desc(bulkRuns.createdAt))
    .limit(mostRuns);
  return Promise.all(rows.map((row) => runOnWire(db, row, locale)));
}

/** Ends a run: the row that is under way is finished, and no further one is begun. */
export async function cancelBulkRun(db: Database, operator: Operator, runId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx.select().from(bulkRuns).where(eq(bulkRuns.id, runId)).for('no key update');
    if (!run) return fail('NOT_FOUND');
    if (run.operatorId !== operator.id && operator.role !== 'owner') return fail('NOT_ALLOWED');
    const cancelled = await tx
      .update(bulkRuns)
      .set({ cancelledAt: sql`clock_timestamp()` })
      .where(and(eq(bulkRuns.id, runId), isNull(bulkRuns.finishedAt), isNull(bulkRuns.cancelledAt)))
      .returning({ id: bulkRuns.id });
    if (cancelled.length > 0)
      await audit(tx, operator, { action: 'bulk.cancelled', subject: { kind: 'bulk', id: runId } });
  });
}

const selectRuns = (db: Database) =>
  db
    .select({ run: bulkRuns, operatorName: operators.name, waitsUntil: delayedActs.runsAt })
    .from(bulkRuns)
    .leftJoin(
      delayedActs,
      and(eq(delayedActs.id, bulkRuns.actId), isNull(delayedActs.doneAt), isNull(delayedActs.undoneAt)),
    )
    .innerJoin(operators, eq(operators.id, bulkRuns.operatorId))
    .$dynamic();

async function runOnWire(db: Database, { run, operatorName, waitsUntil }: RunRow, locale: Locale) {
  const counts = await db
    .select({ state: bulkItems.state, count: sql<number>`count(*)::int` })
    .from(bulkItems)
    .where(eq(bulkItems.runId, run.id))
    .groupBy(bulkItems.state);
  const countOf = (wanted: string) => counts.find(({ state }) => state === wanted)?.count ?? 0;
  const failed = await db
    .select({ key: bulkItems.key, failure: bulkItems.failure })
    .from(bulkItems)
    .where(and(eq(bulkItems.runId, run.id), eq(bulkItems.state, 'failed')))
    .orderBy(asc(bulkItems.position))
    .limit(mostFailures);
  return {
    id: run.id,
    list: run.list,
    action: run.action,
    operatorName,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    state: stateOf(run, waitsUntil),
    act: run.actId && waitsUntil ? { actId: run.actId, until: waitsUntil.toISOString() } : null,
    total: run.total,
    done: countOf('done'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
    failureList: failed.map(({ key, failure }) => ({
      key,
      code: failure?.code ?? 'INTERNAL',
      description: failure?.descriptions[locale] ?? '',
    })),
  };
}

function stateOf(run: Run, waitsUntil: Date | null): BulkState {
  if (run.cancelledAt) return 'cancelled';
  if (run.stoppedAt) return 'stopped';
  if (waitsUntil) return 'waiting';
  return run.finishedAt ? 'finished' : 'running';
}
