import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bulkTolerance, mostBulkRows } from '@afterimage/contract/values/bulk.ts';
import { fieldMessages } from '@afterimage/contract/values/field-messages.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { delayAct, delayedActKind } from '../../acts/delayed-act.ts';
import { audit } from '../../operators/audit.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BulkAction } from '../../platform/lists/bulk-action.ts';
import { listCondition } from '../../platform/lists/list-page.ts';
import type { ListRows, ListView } from '../../platform/lists/list.ts';
import { words } from '../desk.words.ts';
import { bulkItems, bulkRuns } from '../tables.ts';
import { findAction, findList, type Registry } from './find-action.ts';

/** What an operator wants to do with every row that a filter selects. */
export interface BulkOrder {
  list: string;
  action: string;
  filter?: string | undefined;
  text?: string | undefined;
}

interface StartedBulk extends BulkOrder {
  runId: string;
  expectedCount: number;
  input?: unknown;
}

/** How many rows are selected, and with how many of them the action can do something. */
export async function previewBulk(
  db: Database,
  registry: Registry,
  operator: Operator,
  order: BulkOrder,
  view: ListView,
): Promise<{ count: number; applicable: number }> {
  const { rows: list } = findList(registry, operator, order.list);
  const { applies } = findAction(registry, operator, order.list, order.action);
  const condition = listCondition(list, order, view) ?? sql`true`;
  const { rows } = await db.execute<{ count: number; applicable: number }>(
    sql`select count(*)::int as count, count(*) filter (where ${applies ?? sql`true`})::int as applicable
        from ${list.table} where ${condition}`,
  );
  return rows[0] ?? { count: 0, applicable: 0 };
}

/**
 * Begins to do something with every row that a filter selects. The server selects them, in one statement, and refuses
 * when there are more or fewer than the operator saw; those with which the action can do nothing are left out. Sent twice
 * with the same `runId`, it is one run.
 */
export async function startBulk(
  db: Database,
  registry: Registry,
  operator: Operator,
  order: StartedBulk,
  view: ListView,
): Promise<void> {
  const { rows: list } = findList(registry, operator, order.list);
  const action = findAction(registry, operator, order.list, order.action);
  const input = checkedInput(action, order.input);
  const condition = listCondition(list, order, view);
  await db.transaction(async (tx) => {
    const { runId, filter = '', text = '' } = order;
    const run = { id: runId, operatorId: operator.id, list: list.name, action: action.name, filter, text, input };
    const begun = await tx
      .insert(bulkRuns)
      .values({ ...run, total: 0, createdAt: view.now })
      .onConflictDoNothing()
      .returning({ id: bulkRuns.id });
    if (begun.length === 0) return;
    const selected = await countOf(tx, list, condition);
    refuseOther(selected, order.expectedCount);
    const total = await selectRows(tx, runId, list, and(condition, action.applies));
    await tx.update(bulkRuns).set({ total }).where(eq(bulkRuns.id, runId));
    const after = { list: list.name, action: action.name, filter, count: total };
    await audit(tx, operator, { action: 'bulk.started', subject: { kind: 'bulk', id: runId }, after });
    if (!action.isDelayed) return enqueue(tx, 'bulk', { runId });
    const { actId } = await delayAct(tx, operator, { kind: delayedBulk.name, input: { runId } });
    await tx.update(bulkRuns).set({ actId }).where(eq(bulkRuns.id, runId));
  });
}

/** The beginning of a run that waits; undone, the run has ended before it began. */
export const delayedBulk = delayedActKind({
  name: 'bulk-begun',
  input: z.strictObject({ runId: z.uuid() }),
  run: (tx, { runId }) => enqueue(tx, 'bulk', { runId }),
  undo: async (tx, { runId }) => {
    await tx
      .update(bulkRuns)
      .set({ cancelledAt: sql`clock_timestamp()` })
      .where(eq(bulkRuns.id, runId));
  },
});

function checkedInput(action: BulkAction, input: unknown): unknown {
  const read = action.input.safeParse(input);
  if (read.success) return read.data;
  const { issues } = read.error;
  return fail('INVALID_REQUEST', (locale) => ({
    fields: fieldMessages(issues, input, fieldWording(locale)),
  }));
}

function refuseOther(count: number, expected: number): void {
  if (count > mostBulkRows)
    fail('INVALID_REQUEST', (locale) => ({ fields: { filter: inLocale(words, locale).tooManyRows({ count }) } }));
  if (Math.abs(count - expected) <= bulkTolerance(expected)) return;
  fail('RECORD_CHANGED', (locale) => ({ description: inLocale(words, locale).otherCount({ count, expected }) }));
}

async function countOf(tx: Database, list: ListRows, condition: ReturnType<typeof listCondition>): Promise<number> {
  const counted = sql`select count(*)::int as count from ${list.table} where ${condition ?? sql`true`}`;
  return (await tx.execute<{ count: number }>(counted)).rows[0]?.count ?? 0;
}

async function selectRows(
  tx: Database,
  runId: string,
  list: ListRows,
  condition: ReturnType<typeof and>,
): Promise<number> {
  const key = list.key.column;
  const { rowCount } = await tx.execute(
    sql`insert into ${bulkItems} (run_id, position, key)
        select ${runId}::uuid, row_number() over (order by ${key}), ${key}::text
        from ${list.table} where ${condition ?? sql`true`}`,
  );
  return rowCount ?? 0;
}
